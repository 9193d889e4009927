// What stands on all invoices, line by line: the rows behind turnover, revenue and what was invoiced of work.
import type { Filter } from '../../ui/column.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { RecordList } from '../../ui/record-list.tsx'
import { useWords, words } from '../../words/language.tsx'
import { InvoiceTabs } from './invoice-tabs.tsx'
import { LINES, lineColumnsWithout, lineFilters, openInvoice } from './line-columns.ts'
import { TYPES } from './words.ts'

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

const columns = lineColumnsWithout('service_name', 'invoice_status')

const filters: readonly Filter<typeof LINES>[] = [
  { key: 'organization_id', head: { en: 'Customer', nl: 'Klant' }, of: 'organization' },
  { key: 'project_id', head: { en: 'Project', nl: 'Project' }, of: 'project' },
  { key: 'invoice_type', head: { en: 'Kind', nl: 'Soort' }, options: TYPES },
  ...lineFilters,
]

export function InvoiceLines() {
  const said = useWords(texts)
  return (
    <Page title={said.title} above={<InvoiceTabs />}>
      <RecordList
        path={LINES}
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
