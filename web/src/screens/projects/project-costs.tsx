// What was bought for a project, and what the customer pays for it.
import type { Column, Filter } from '../../ui/column.ts'
import { words } from '../../words/language.tsx'
import { ofProject, ProjectList } from './project-list.tsx'
import { COST_STATUSES } from './words.ts'

const PATH = '/purchasing/cost'

const texts = words({
  en: {
    title: 'Costs',
    none: 'No costs yet',
    teach: 'Purchases and expenses for this project stand here, with what the customer pays for them.',
  },
  nl: {
    title: 'Kosten',
    none: 'Nog geen kosten',
    teach: 'Inkopen en onkosten voor dit project staan hier, met wat de klant ervoor betaalt.',
  },
})

const columns: readonly Column<typeof PATH>[] = [
  { key: 'description', head: { en: 'Description', nl: 'Omschrijving' } },
  { key: 'date', head: { en: 'Day', nl: 'Dag' }, kind: 'day', sort: 'date', phone: 'line', width: 120 },
  { key: 'service_name', head: { en: 'Service', nl: 'Dienst' }, width: 150 },
  {
    key: 'purchase_invoice_id',
    head: { en: 'Purchase invoice', nl: 'Inkoopfactuur' },
    kind: 'flag',
    value: (row) => row.purchase_invoice_id !== null,
    width: 145,
  },
  { key: 'cost_amount', head: { en: 'Cost', nl: 'Kosten' }, kind: 'money', sort: 'cost_amount', width: 110 },
  { key: 'sales_amount', head: { en: 'Sold for', nl: 'Verkoop' }, kind: 'money', phone: 'side', width: 110 },
  {
    key: 'invoice_status',
    head: { en: 'Invoicing', nl: 'Facturatie' },
    kind: 'choice',
    options: COST_STATUSES,
    phone: 'line',
    width: 130,
  },
]

const filters: readonly Filter<typeof PATH>[] = [
  { key: 'date_from', head: { en: 'From', nl: 'Vanaf' }, isDay: true },
  { key: 'date_to', head: { en: 'Up to', nl: 'Tot en met' }, isDay: true },
  { key: 'invoice_status', head: { en: 'Invoicing', nl: 'Facturatie' }, options: COST_STATUSES },
]

export function ProjectCosts() {
  return <ProjectList path={PATH} asked={ofProject} icon="cart" texts={texts} columns={columns} filters={filters} />
}
