// Every mail that left or should have left, and why it did not.
import { Badge } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Shapes } from '../../../api/api.ts'
import type { Column, Filter } from '../../../ui/column.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Page } from '../../../ui/page.tsx'
import { RecordList } from '../../../ui/record-list.tsx'
import { type Option, optionLabel } from '../../../ui/value.ts'
import { useLanguage, useWords, words } from '../../../words/language.tsx'
import { MailDrawer } from './mail-drawer.tsx'

const PATH = '/settings/mail'
type Mail = Shapes['Mail']

const texts = words({
  en: {
    title: 'Sent mail',
    lead: 'Every mail that Kantoor sent or should have sent. Without a mail server it is kept here and can be sent later.',
    none: 'No mail yet',
    teach: 'Invoices, reminders and quotes that you send show up here, with what became of them.',
    trouble: 'Not sent',
  },
  nl: {
    title: 'Verstuurde mail',
    lead: 'Elke mail die Kantoor verstuurde of had moeten versturen. Zonder mailserver blijft die hier bewaard voor later.',
    none: 'Nog geen mail',
    teach: 'Facturen, herinneringen en offertes die je verstuurt komen hier, met wat ervan werd.',
    trouble: 'Niet verstuurd',
  },
})

export const STATUSES: readonly Option[] = [
  { value: 'waiting', label: { en: 'On its way', nl: 'Onderweg' } },
  { value: 'sent', label: { en: 'Sent', nl: 'Verstuurd' } },
  { value: 'kept', label: { en: 'Kept', nl: 'Bewaard' } },
  { value: 'failed', label: { en: 'Failed', nl: 'Mislukt' } },
]

const KINDS: readonly Option[] = [
  { value: 'invoice', label: { en: 'Invoice', nl: 'Factuur' } },
  { value: 'reminder', label: { en: 'Reminder', nl: 'Herinnering' } },
  { value: 'quote', label: { en: 'Quote', nl: 'Offerte' } },
  { value: 'webhook', label: { en: 'Webhook', nl: 'Webhook' } },
  { value: 'security', label: { en: 'Security', nl: 'Beveiliging' } },
]

const columns: readonly Column<typeof PATH>[] = [
  { key: 'subject', head: { en: 'Subject', nl: 'Onderwerp' } },
  { key: 'recipient', head: { en: 'To', nl: 'Aan' }, phone: 'line', width: 220 },
  { key: 'kind', head: { en: 'Kind', nl: 'Soort' }, kind: 'choice', options: KINDS, width: 110 },
  {
    key: 'status',
    head: { en: 'Status', nl: 'Status' },
    kind: 'choice',
    options: STATUSES,
    cell: ({ status }) => <Status of={status} />,
    phone: 'side',
    width: 120,
  },
  {
    key: 'created_at',
    head: { en: 'Made', nl: 'Gemaakt' },
    kind: 'instant',
    sort: 'created_at',
    phone: 'line',
    width: 170,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: STATUSES },
  { key: 'kind', head: { en: 'Kind', nl: 'Soort' }, options: KINDS },
]

export function Mails() {
  const said = useWords(texts)
  const { hash } = useLocation()
  const navigate = useNavigate()
  const close = () => void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  return (
    <Page title={said.title} lead={said.lead}>
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        views={[{ name: said.trouble, search: { status: 'kept,failed' } }]}
        open={openMail}
        empty={<Empty icon="mail" title={said.none} text={said.teach} />}
      />
      {hash && <MailDrawer id={hash} onClose={close} />}
    </Page>
  )
}

function openMail({ id }: Mail) {
  return { to: '/settings/mail', search: true, hash: id } as const
}

export function Status({ of }: { of: Mail['status'] }) {
  const { language } = useLanguage()
  const color = of === 'failed' ? 'red' : of === 'kept' ? 'yellow' : of === 'sent' ? 'office' : 'gray'
  return <Badge color={color}>{optionLabel(STATUSES, of, language)}</Badge>
}
