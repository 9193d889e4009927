// What was invoiced of a project, line by line: an invoice may hold work of other projects too.
import { useRouter } from '@tanstack/react-router'
import type { Column, Filter } from '../../ui/column.ts'
import { words } from '../../words/language.tsx'
import { STATUSES } from '../invoices/words.ts'
import { ofProject, ProjectList } from './project-list.tsx'

const PATH = '/invoices/invoiceline'

const texts = words({
  en: {
    title: 'Invoiced',
    none: 'Nothing invoiced yet',
    teach: 'What stands on invoices of this project is found here.',
  },
  nl: {
    title: 'Gefactureerd',
    none: 'Nog niets gefactureerd',
    teach: 'Wat van dit project op facturen staat, vind je hier.',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  {
    key: 'invoice_number',
    head: { en: 'Invoice', nl: 'Factuur' },
    value: (row) => row.invoice_number ?? '–',
    width: 130,
  },
  { key: 'description', head: { en: 'Description', nl: 'Omschrijving' }, phone: 'line' },
  { key: 'service_name', head: { en: 'Service', nl: 'Dienst' }, width: 170 },
  {
    key: 'invoice_date',
    head: { en: 'Date', nl: 'Datum' },
    kind: 'day',
    sort: 'invoice_date',
    phone: 'line',
    width: 120,
  },
  { key: 'invoice_status', head: { en: 'Status', nl: 'Status' }, kind: 'choice', options: STATUSES, width: 100 },
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
  { key: 'invoice_status', head: { en: 'Status', nl: 'Status' }, options: STATUSES },
  { key: 'invoice_date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'invoice_date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
]

export function ProjectInvoices() {
  const hasScreen = '/invoices/$id' in useRouter().routesByPath
  return (
    <ProjectList
      path={PATH}
      asked={ofProject}
      icon="invoice"
      texts={texts}
      columns={columns}
      filters={filters}
      hasSearch={false}
      {...(hasScreen ? { open: openInvoice } : {})}
    />
  )
}

function openInvoice({ invoice_id: id }: { invoice_id: string }) {
  return { to: '/invoices/$id', params: { id } } as const
}
