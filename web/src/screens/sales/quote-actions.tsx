// What can be done with a quote now: the likely thing as a button, the rest behind one.
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, type Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import { type MoreAction, MoreMenu } from '../../ui/more-menu.tsx'
import { useDelete } from '../../ui/use-delete.ts'
import { useWords, words } from '../../words/language.tsx'
import { ProjectMake } from './project-make.tsx'
import { QuoteAccept } from './quote-accept.tsx'
import { QuoteDecline } from './quote-decline.tsx'
import { QuoteSend } from './quote-send.tsx'
import { QUOTES, type QuoteRecord, useSalesRefresh } from './sales-queries.ts'

type Action = Shapes['Quote']['allowed_actions'][number]

const texts = words({
  en: {
    send: { draft: 'Send', sent: 'Mail again', expired: 'Send again' },
    mark_sent: 'Mark as sent',
    marked: 'The quote counts as sent. Pass the link on to the customer.',
    accept: 'Customer accepts',
    decline: 'Customer declines',
    revise: 'New version',
    make_project: 'Make a project',
    delete: 'Delete',
    removed: 'The draft is deleted',
  },
  nl: {
    send: { draft: 'Versturen', sent: 'Nogmaals mailen', expired: 'Opnieuw versturen' },
    mark_sent: 'Als verstuurd markeren',
    marked: 'De offerte geldt als verstuurd. Geef de link aan de klant.',
    accept: 'Klant gaat akkoord',
    decline: 'Klant wijst af',
    revise: 'Nieuwe versie',
    make_project: 'Project maken',
    delete: 'Verwijderen',
    removed: 'Het concept is verwijderd',
  },
})

// In this order: the first that is allowed is the button.
const ORDER = ['make_project', 'accept', 'send', 'revise', 'mark_sent', 'decline', 'delete'] as const
const ICONS = {
  make_project: 'project',
  accept: 'check',
  send: 'mail',
  revise: 'copy',
  mark_sent: 'check',
  decline: 'close',
  delete: 'trash',
} as const satisfies Partial<Record<Action, string>>

type Opened = 'send' | 'accept' | 'decline' | 'make_project'

interface QuoteActionsProps {
  readonly quote: QuoteRecord
  settle(): Promise<boolean>
}

export function QuoteActions({ quote, settle }: QuoteActionsProps) {
  const { id, status, allowed_actions } = quote
  const said = useWords(texts)
  const { can } = useSession()
  const navigate = useNavigate()
  const refresh = useSalesRefresh()
  const remove = useDelete(QUOTES)
  const [opened, setOpened] = useState<Opened>()
  const params = { path: { id } }
  const mark = api.useMutation('post', '/sales/quote/{id}/mark-sent', {
    onSuccess: () => {
      notifications.show({ message: said.marked })
      return refresh()
    },
  })
  const revise = api.useMutation('post', '/sales/quote/{id}/revise', {
    onSuccess: ({ data }) => {
      void refresh()
      void navigate({ to: '/sales/quotes/$id', params: { id: data.id } })
    },
  })
  const acts: Record<(typeof ORDER)[number], () => unknown> = {
    make_project: () => setOpened('make_project'),
    accept: () => setOpened('accept'),
    decline: () => setOpened('decline'),
    send: async () => (await settle()) && setOpened('send'),
    mark_sent: async () => (await settle()) && mark.mutate({ params, body: {} }),
    revise: () => revise.mutate({ params, body: {} }),
    delete: () => {
      remove(id, said.removed, { onUndo: () => void navigate({ to: '/sales/quotes/$id', params: { id } }) })
      void navigate({ to: '/sales/quotes' })
    },
  }
  const labelOf = (action: (typeof ORDER)[number]) =>
    action === 'send' ? said.send[status as keyof typeof said.send] : said[action]
  const allowed = ORDER.filter(
    (action) => allowed_actions.includes(action) && (action !== 'make_project' || can('projects:write')),
  )
  const [first, ...rest] = allowed
  const more: MoreAction[] = rest.map((action) => ({
    label: labelOf(action),
    icon: ICONS[action],
    run: () => void acts[action](),
  }))
  const close = () => setOpened(undefined)
  return (
    <>
      {first && (
        <Button onClick={() => void acts[first]()} loading={mark.isPending || revise.isPending}>
          {labelOf(first)}
        </Button>
      )}
      {more.length > 0 && <MoreMenu actions={more} />}
      {opened === 'send' && <QuoteSend quote={quote} onClose={close} />}
      {opened === 'accept' && <QuoteAccept quote={quote} onClose={close} />}
      {opened === 'decline' && <QuoteDecline quote={quote} onClose={close} />}
      {opened === 'make_project' && <ProjectMake of={originOf(quote)} onClose={close} />}
    </>
  )
}

function originOf({ id, subject, number, sales_id, organization_id, person_id }: QuoteRecord) {
  return {
    name: subject ?? number ?? '',
    salesId: sales_id,
    quoteId: id,
    organizationId: organization_id,
    personId: person_id,
    managerId: null,
  }
}
