// What can be done with a purchase invoice now: the service says which states one may give it.
import { Button, Popover, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { showProblem } from '../../api/problems.ts'
import { usePatch, useRefresh } from '../../api/records.ts'
import { useSession } from '../../api/session.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { todayIn } from '../../ui/day.ts'
import { type MoreAction, MoreMenu } from '../../ui/more-menu.tsx'
import { useUndoOffer } from '../../ui/undo.tsx'
import { useWords, words } from '../../words/language.tsx'
import type { PurchaseDetail, PurchaseStatus } from './words.ts'

const PATH = '/purchasing/purchaseinvoice'

const texts = words({
  en: {
    to: { received: 'Take up again', approved: 'Approve', rejected: 'Reject', paid: 'Paid' },
    unpay: 'Not paid after all',
    done: { received: 'Taken up again', approved: 'Approved', rejected: 'Rejected', paid: 'Marked as paid' },
    on: 'Paid on',
    act: 'Mark as paid',
  },
  nl: {
    to: { received: 'Weer oppakken', approved: 'Goedkeuren', rejected: 'Afkeuren', paid: 'Betaald' },
    unpay: 'Toch niet betaald',
    done: { received: 'Weer opgepakt', approved: 'Goedgekeurd', rejected: 'Afgekeurd', paid: 'Op betaald gezet' },
    on: 'Betaald op',
    act: 'Op betaald zetten',
  },
})

interface PurchaseActionsProps {
  readonly invoice: PurchaseDetail
  /** Those that one may give it. */
  readonly statuses: readonly PurchaseStatus[]
  /** Behind the dots, after what belongs there anyway. */
  readonly more: readonly MoreAction[]
}

export function PurchaseActions({ invoice, statuses, more }: PurchaseActionsProps) {
  const said = useWords(texts)
  const { status, allowed_actions } = invoice
  const give = useStatus(invoice)
  // A change shows before the service has said what may follow it.
  const isAllowed = (to: PurchaseStatus) => allowed_actions.includes(to) && statuses.includes(to)
  const main = status === 'received' ? 'approved' : 'paid'
  const others = (['received', 'rejected', 'approved'] as const).filter((to) => to !== main && isAllowed(to))
  const actions = [
    ...others.map((to) => ({
      label: status === 'paid' ? said.unpay : said.to[to],
      icon: ICONS[to],
      run: () => give({ status: to }),
    })),
    ...more,
  ]
  return (
    <>
      {isAllowed('paid') && <Pay isMain={main === 'paid'} onPay={(paid_on) => give({ status: 'paid', paid_on })} />}
      {main === 'approved' && isAllowed('approved') && (
        <Button onClick={() => give({ status: 'approved' })}>{said.to.approved}</Button>
      )}
      {actions.length > 0 && <MoreMenu actions={actions} />}
    </>
  )
}

const ICONS = { received: 'repeat', rejected: 'close', approved: 'undo' } as const

interface Given {
  readonly status: PurchaseStatus
  readonly paid_on?: string
}

// Where the way back is allowed too, Undo takes it.
function useStatus({ id, status: before }: PurchaseDetail): (given: Given) => void {
  const said = useWords(texts)
  const patch = usePatch(PATH)
  const refresh = useRefresh()
  const offerUndo = useUndoOffer()
  const send = (body: Given) => patch.mutateAsync({ id, body }).finally(() => refresh(PATH))
  return (given) =>
    void send(given)
      .then(({ allowed_actions }) => {
        if (before !== 'paid' && allowed_actions.includes(before))
          offerUndo({ said: said.done[given.status], undo: () => void send({ status: before }).catch(showProblem) })
      })
      .catch(showProblem)
}

function Pay({ isMain, onPay }: { isMain: boolean; onPay(day: string): void }) {
  const said = useWords(texts)
  const [isOpen, { toggle, close }] = useDisclosure()
  const [day, setDay] = useState<string | null>(todayIn(useSession().environment.time_zone))
  return (
    <Popover opened={isOpen} onClose={close} onDismiss={close} position="bottom-end" trapFocus>
      <Popover.Target>
        <Button variant={isMain ? 'filled' : 'default'} onClick={toggle}>
          {said.to.paid}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!day) return
            close()
            onPay(day)
          }}
        >
          <Stack gap="sm">
            <DateInput label={said.on} value={day} onChange={setDay} popoverProps={{ withinPortal: false }} />
            <Button type="submit" disabled={!day} data-autofocus>
              {said.act}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
