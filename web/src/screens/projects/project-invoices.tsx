// The invoices on which work of a project stands.
import { useRouter } from '@tanstack/react-router'
import type { Column, Filter } from '../../ui/column.ts'
import type { Option } from '../../ui/value.ts'
import { words } from '../../words/language.tsx'
import { ofProject, ProjectList } from './project-list.tsx'

const PATH = '/invoices/invoice'

const texts = words({
  en: { title: 'Invoices', none: 'No invoices yet', teach: 'Invoices with work of this project stand here.' },
  nl: { title: 'Facturen', none: 'Nog geen facturen', teach: 'Facturen met werk van dit project staan hier.' },
})

const STATUSES: readonly Option[] = [
  { value: 'draft', label: { en: 'Draft', nl: 'Concept' } },
  { value: 'finalised', label: { en: 'Final', nl: 'Definitief' } },
]

const PAYMENTS: readonly Option[] = [
  { value: 'unpaid', label: { en: 'Unpaid', nl: 'Niet betaald' } },
  { value: 'partially_paid', label: { en: 'Partly paid', nl: 'Deels betaald' } },
  { value: 'paid', label: { en: 'Paid', nl: 'Betaald' } },
  { value: 'overpaid', label: { en: 'Overpaid', nl: 'Te veel betaald' } },
  { value: 'credited', label: { en: 'Credited', nl: 'Gecrediteerd' } },
  { value: 'written_off', label: { en: 'Written off', nl: 'Afgeboekt' } },
]

const columns: readonly Column<typeof PATH>[] = [
  { key: 'number', head: { en: 'Number', nl: 'Nummer' }, sort: 'number', width: 130 },
  { key: 'subject', head: { en: 'Subject', nl: 'Onderwerp' }, phone: 'line' },
  {
    key: 'invoice_date',
    head: { en: 'Date', nl: 'Datum' },
    kind: 'day',
    sort: 'invoice_date',
    phone: 'line',
    width: 120,
  },
  { key: 'due_date', head: { en: 'Due', nl: 'Vervalt' }, kind: 'day', sort: 'due_date', width: 120 },
  { key: 'status', head: { en: 'Status', nl: 'Status' }, kind: 'choice', options: STATUSES, width: 100 },
  { key: 'payment_status', head: { en: 'Payment', nl: 'Betaling' }, kind: 'choice', options: PAYMENTS, width: 120 },
  { key: 'total_excl_vat', head: { en: 'Excl. VAT', nl: 'Excl. btw' }, kind: 'money', phone: 'side', width: 120 },
  {
    key: 'outstanding_amount',
    head: { en: 'Open', nl: 'Openstaand' },
    kind: 'money',
    sort: 'outstanding_amount',
    width: 120,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'status', head: { en: 'Status', nl: 'Status' }, options: STATUSES },
  { key: 'payment_status', head: { en: 'Payment', nl: 'Betaling' }, options: PAYMENTS },
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
      {...(hasScreen ? { open: openInvoice } : {})}
    />
  )
}

function openInvoice({ id }: { id: string }) {
  return { to: '/invoices/$id', params: { id } } as never
}
