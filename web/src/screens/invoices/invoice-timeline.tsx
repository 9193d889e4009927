// What happened with an invoice, newest first.
import { api, type Shapes } from '../../api/api.ts'
import { useRecordLink } from '../../links.ts'
import { ProblemView } from '../../ui/problem-view.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { MAIL_FATES, METHODS, SENT_BY } from './words.ts'

type Row = Shapes['InvoiceTimeline']['rows'][number]

const texts = words({
  en: {
    kinds: {
      created: 'Draft made',
      finalised: 'Made final',
      sent: 'Sent',
      mailed: 'Mailed',
      reminded: 'Reminded',
      overdue: 'Overdue',
      paid: 'Payment',
      credited: 'Credited',
      written_off: 'Written off',
      write_off_undone: 'Write-off taken back',
    },
    refund: 'Refund',
    mails: { mailed: 'Mail', reminded: 'Reminder' } as Partial<Record<Row['kind'], string>>,
  },
  nl: {
    kinds: {
      created: 'Concept gemaakt',
      finalised: 'Definitief gemaakt',
      sent: 'Verstuurd',
      mailed: 'Gemaild',
      reminded: 'Herinnerd',
      overdue: 'Te laat',
      paid: 'Betaling',
      credited: 'Gecrediteerd',
      written_off: 'Afgeboekt',
      write_off_undone: 'Afboeking teruggedraaid',
    },
    refund: 'Terugbetaling',
    mails: { mailed: 'Mail', reminded: 'Herinnering' },
  },
})

export function InvoiceTimeline({ invoice: { id, currency } }: { invoice: Shapes['Invoice'] }) {
  const said = useWords(texts)
  const fates = useWords(MAIL_FATES)
  const { language } = useLanguage()
  const linkTo = useRecordLink()
  const { data, error, refetch } = api.useQuery(
    'get',
    '/invoices/invoice/{id}/timeline',
    { params: { path: { id } } },
    { refetchInterval: ({ state }) => (state.data?.data.rows.some(isOnItsWay) ? 2000 : false) },
  )
  if (error) return <ProblemView error={error} retry={refetch} />
  const rows = (data?.data.rows ?? []).map((row) => ({
    at: row.at,
    id: row.record_id,
    kind: row.kind,
    title: titleOf(row),
    text: textOf(row),
    by: row.by,
    amount: row.amount,
    currency,
    link: row.kind === 'credited' ? linkTo('/invoices/invoice', row.record_id) : undefined,
  }))
  return <Timeline rows={rows} />

  function titleOf({ kind, amount, mail_status }: Row): string {
    if (kind === 'paid' && Number(amount) < 0) return said.refund
    // Nobody was reached by what was kept or came back.
    const isSent = mail_status === null || mail_status === 'sent'
    return (isSent ? undefined : said.mails[kind]) ?? said.kinds[kind]
  }

  function textOf({ kind, text, mail_status }: Row): string | null {
    if (kind === 'paid') return optionLabel(METHODS, text, language)
    if (kind === 'sent') return optionLabel(SENT_BY, text, language)
    return [text, mail_status && fates[mail_status]].filter(Boolean).join(': ') || null
  }
}

// A worker sends it, a moment later.
function isOnItsWay({ mail_status }: Row): boolean {
  return mail_status === 'waiting'
}
