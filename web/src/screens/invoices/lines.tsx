// What stands on all invoices, line by line: the rows behind turnover, revenue and what was invoiced of work.
import type { Column, Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { InvoiceTabs } from './invoice-tabs.tsx'
import { STATUSES, TYPES } from './words.ts'

const PATH = '/invoices/invoiceline'

const texts = words({
  en: {
    title: 'Invoice lines',
    none: 'No invoice lines yet',
    teach: 'Every line of every invoice is found here, by customer and project.',
  },
  nl: {
    title: 'Factuurregels',
    none: 'Nog geen factuurregels',
    teach: 'Hier vind je elke regel van elke factuur, per klant en project.',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  {
    key: 'invoice_number',
    head: { en: 'Invoice', nl: 'Factuur' },
    value: (row) => row.invoice_number ?? '–',
    width: 130,
  },
  {
    key: 'organization_name',
    group: 'value',
    head: { en: 'Customer', nl: 'Klant' },
    value: (row) => row.organization_name ?? row.person_name,
    phone: 'line',
    width: 180,
  },
  { key: 'project_name', group: 'value', head: { en: 'Project', nl: 'Project' }, width: 180 },
  { key: 'description', head: { en: 'Description', nl: 'Omschrijving' }, phone: 'line' },
  {
    key: 'invoice_date',
    group: 'month',
    head: { en: 'Date', nl: 'Datum' },
    kind: 'day',
    sort: 'invoice_date',
    width: 115,
  },
  {
    key: 'amount',
    head: { en: 'Excl. VAT', nl: 'Excl. btw' },
    kind: 'money',
    sort: 'amount',
    phone: 'side',
    width: 130,
    isSummed: true,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'organization_id', head: { en: 'Customer', nl: 'Klant' }, of: 'organization' },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, of: 'project' },
  { key: 'invoice_status', head: { en: 'Status', nl: 'Status' }, options: STATUSES },
  { key: 'invoice_type', head: { en: 'Kind', nl: 'Soort' }, options: TYPES },
  { key: 'invoice_date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'invoice_date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
]

export function InvoiceLines() {
  const said = useWords(texts)
  return (
    <Page title={said.title} above={<InvoiceTabs />}>
      <RecordList
        path={PATH}
        title={said.title}
        columns={columns}
        filters={filters}
        hasSearch={false}
        isPart
        open={openInvoice}
        empty={<Empty icon="invoice" title={said.none} text={said.teach} />}
      />
    </Page>
  )
}

function openInvoice({ invoice_id: id }: { invoice_id: string }) {
  return { to: '/invoices/$id', params: { id } } as const
}
