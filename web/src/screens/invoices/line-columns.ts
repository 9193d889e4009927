// What a list of invoice lines shows, of all invoices or of one project.
import type { Column, Filter } from '../../ui/column.ts'
import { STATUSES } from './words.ts'

export const LINES = '/invoices/invoiceline'

type LineColumn = Column<typeof LINES>

const all: readonly LineColumn[] = [
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
  { key: 'service_name', group: 'value', head: { en: 'Service', nl: 'Dienst' }, width: 170 },
  {
    key: 'invoice_date',
    group: 'month',
    head: { en: 'Date', nl: 'Datum' },
    kind: 'day',
    sort: 'invoice_date',
    phone: 'line',
    width: 115,
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

export function lineColumnsWithout(...keys: readonly LineColumn['key'][]): readonly LineColumn[] {
  return all.filter(({ key }) => !keys.includes(key))
}

export const lineFilters: readonly Filter<typeof LINES>[] = [
  { key: 'invoice_status', head: { en: 'Status', nl: 'Status' }, options: STATUSES },
  { key: 'invoice_date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'invoice_date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
]

export function openInvoice({ invoice_id: id }: { invoice_id: string }) {
  return { to: '/invoices/$id', params: { id } } as const
}
