// The last look before a draft becomes final: the number it will take, and what can no longer change from then on.
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { client, type Shapes } from '../../api/api.ts'
import { showProblem } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { todayIn } from '../../ui/day.ts'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Money } from '../../ui/money.tsx'
import { ProblemView } from '../../ui/problem-view.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords, words } from '../../words/language.tsx'
import { DraftCheck, useCheck } from './draft-check.tsx'
import { useChanged } from './use-changed.ts'
import { useMailNotice } from './use-mail-notice.ts'

const texts = words({
  en: {
    title: 'Make final',
    number: 'Number',
    date: 'Date',
    total: 'Total incl. VAT',
    locked: 'From then on nothing of this can change:',
    parts: {
      invoice: 'the invoice with its lines and VAT',
      hours: (n: number) => (n === 1 ? '1 time entry' : `${n} time entries`),
      costs: (n: number) => (n === 1 ? '1 cost' : `${n} costs`),
      installments: (n: number) => (n === 1 ? '1 installment' : `${n} installments`),
    },
    later: 'A mistake is corrected by a credit note.',
    act: 'Make final',
    mail: 'Make final and mail',
    keep: 'Cancel',
    done: (number: string) => `Invoice ${number} is final`,
  },
  nl: {
    title: 'Definitief maken',
    number: 'Nummer',
    date: 'Datum',
    total: 'Totaal incl. btw',
    locked: 'Dit ligt daarna vast en kan niet meer wijzigen:',
    parts: {
      invoice: 'de factuur met regels en btw',
      hours: (n: number) => (n === 1 ? '1 urenregel' : `${n} urenregels`),
      costs: (n: number) => (n === 1 ? '1 kostenpost' : `${n} kostenposten`),
      installments: (n: number) => (n === 1 ? '1 termijn' : `${n} termijnen`),
    },
    later: 'Een fout herstel je met een creditnota.',
    act: 'Definitief maken',
    mail: 'Definitief maken en mailen',
    keep: 'Annuleren',
    done: (number: string) => `Factuur ${number} is definitief`,
  },
})

interface FinaliseFormProps {
  readonly invoice: Shapes['InvoiceDetail']
  onClose(): void
}

export function FinaliseForm({ invoice, onClose }: FinaliseFormProps) {
  const said = useWords(texts)
  const { day } = useFormats()
  const { environment } = useSession()
  const changed = useChanged()
  const tellOfMail = useMailNotice()
  const check = useCheck(invoice.id)
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const isReady = check?.errors.length === 0
  const params = { path: { id: invoice.id } }

  async function finalise(isMailed: boolean) {
    setBusy(true)
    const { data, error } = await client.POST('/invoices/invoice/{id}/finalize', { params })
    setBusy(false)
    if (!data) return setProblem(error)
    notifications.show({ message: said.done(data.data.number ?? '') })
    changed(invoice.id, data.data)
    onClose()
    if (isMailed) await mail()
  }

  async function mail() {
    const asked = client.POST('/invoices/invoice/{id}/send', { params, body: {} })
    const { data, error } = await asked.catch((thrown: unknown) => ({ data: undefined, error: thrown }))
    if (!data) return showProblem(error)
    await tellOfMail(invoice.id, data.data)
  }

  return (
    <Modal opened onClose={onClose} title={said.title} size="lg" centered>
      <Stack gap="md">
        {problem !== undefined && <ProblemView error={problem} />}
        {check && !isReady && <DraftCheck invoice={invoice} />}
        <FactList>
          <Fact label={said.number}>
            <b className="amount">{check?.number ?? '…'}</b>
          </Fact>
          <Fact label={said.date}>{day(invoice.invoice_date ?? todayIn(environment.time_zone))}</Fact>
          <Fact label={said.total}>
            <Money amount={invoice.total_incl_vat} currency={invoice.currency} />
          </Fact>
        </FactList>
        <div>
          <Text size="sm">{said.locked}</Text>
          <List size="sm" mt={4}>
            {lockedOf(invoice, said.parts).map((part) => (
              <List.Item key={part}>{part}</List.Item>
            ))}
          </List>
          <Text size="sm" c="dimmed" mt={6}>
            {said.later}
          </Text>
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {said.keep}
          </Button>
          {invoice.billing.email && (
            <Button variant="default" disabled={!isReady} loading={isBusy} onClick={() => void finalise(true)}>
              {said.mail}
            </Button>
          )}
          <Button data-autofocus disabled={!isReady} loading={isBusy} onClick={() => void finalise(false)}>
            {said.act}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function lockedOf({ lines }: Shapes['InvoiceDetail'], parts: (typeof texts)['en']['parts']): readonly string[] {
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length
  const hours = lines.reduce((sum, line) => sum + (line.hours_count ?? 0), 0)
  const [costs, installments] = [count('cost'), count('installment')]
  return [
    parts.invoice,
    ...(hours ? [parts.hours(hours)] : []),
    ...(costs ? [parts.costs(costs)] : []),
    ...(installments ? [parts.installments(installments)] : []),
  ]
}
