// All quotes and how they stand.
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import type { Shapes } from '../../api/api.ts'
import { useSession } from '../../api/session.ts'
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { useMaking } from '../../ui/making.ts'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { optionLabel } from '../../ui/value.ts'
import { useLanguage, useWords, words } from '../../words/language.tsx'
import { QuoteCreate } from './quote-create.tsx'
import { QUOTES } from './sales-queries.ts'
import { SalesTabs } from './sales-tabs.tsx'
import { QuoteBadge } from './status-badge.tsx'
import { QUOTE_STATUSES } from './words.ts'

const texts = words({
  en: {
    title: 'Quotes',
    make: 'New quote',
    none: 'No quotes yet',
    teach:
      'An offer in sections and options, which the customer reads and accepts on the web. Accepted, it becomes a project.',
  },
  nl: {
    title: 'Offertes',
    make: 'Nieuwe offerte',
    none: 'Nog geen offertes',
    teach:
      'Een aanbod in onderdelen en opties, dat de klant op het web leest en akkoord geeft. Daarna wordt het een project.',
  },
})

const columns: readonly Column<typeof QUOTES>[] = [
  {
    key: 'number',
    head: { en: 'Number', nl: 'Nummer' },
    value: (row) => quoteNumber(row) ?? row.subject,
    cell: (row) => quoteNumber(row) ?? <Unnumbered />,
    width: 138,
  },
  { key: 'subject', head: { en: 'Subject', nl: 'Onderwerp' }, phone: 'line' },
  {
    key: 'organization_name',
    head: { en: 'Customer', nl: 'Klant' },
    value: (row) => row.organization_name ?? row.person_name,
    phone: 'line',
    width: 160,
  },
  {
    key: 'status',
    head: { en: 'Status', nl: 'Status' },
    kind: 'choice',
    options: QUOTE_STATUSES,
    cell: ({ status }) => <QuoteBadge status={status} />,
    phone: 'line',
    width: 124,
  },
  { key: 'quote_date', head: { en: 'Date', nl: 'Datum' }, kind: 'day', sort: 'quote_date', width: 120 },
  { key: 'valid_until', head: { en: 'Valid until', nl: 'Geldig tot' }, kind: 'day', sort: 'valid_until', width: 120 },
  {
    key: 'total_excl_vat',
    head: { en: 'Excl. VAT', nl: 'Excl. btw' },
    kind: 'money',
    sort: 'total_excl_vat',
    isSummed: true,
    phone: 'side',
    width: 126,
  },
]

const filters: readonly Filter<typeof QUOTES>[] = [
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: QUOTE_STATUSES },
  { key: 'organization_id', head: { en: 'Customer', nl: 'Klant' }, of: 'organization' },
]

const SHOWN = ['draft', 'sent', 'accepted', 'declined', 'expired']

export function Quotes() {
  const said = useWords(texts)
  const { language } = useLanguage()
  const { can } = useSession()
  const [isMaking, { open, close }] = useMaking()
  const views = useMemo(
    () => SHOWN.map((status) => ({ name: optionLabel(QUOTE_STATUSES, status, language), search: { status } })),
    [language],
  )
  const make = can('sales:write') && <Button onClick={open}>{said.make}</Button>
  return (
    <Page title={said.title} above={<SalesTabs />} actions={make}>
      <RecordList
        path={QUOTES}
        title={said.title}
        columns={columns}
        filters={filters}
        views={views}
        open={openQuote}
        isFaint={isRevised}
        empty={<Empty icon="document" title={said.none} text={said.teach} action={make} />}
      />
      {isMaking && <QuoteCreate onClose={close} />}
    </Page>
  )
}

function openQuote({ id }: { id: string }) {
  return { to: '/sales/quotes/$id', params: { id } } as const
}

function isRevised({ status }: Shapes['Quote']) {
  return status === 'superseded'
}

// A draft has none until it is sent.
function quoteNumber({ number, version }: Shapes['Quote']) {
  return number && version > 1 ? `${number} v${version}` : number
}

function Unnumbered() {
  const { language } = useLanguage()
  return <span className="quiet">{optionLabel(QUOTE_STATUSES, 'draft', language)}</span>
}
