// Words that the screens of projects share.
import type { Option } from '../../ui/value.ts'

export const PROJECT_STATUSES: readonly Option[] = [
  { value: 'active', label: { en: 'Active', nl: 'Lopend' } },
  { value: 'closed', label: { en: 'Closed', nl: 'Afgesloten' } },
  { value: 'archived', label: { en: 'Archived', nl: 'Gearchiveerd' } },
]

export const TASK_STATUSES: readonly Option[] = [
  { value: 'open', label: { en: 'To do', nl: 'Te doen' } },
  { value: 'in_progress', label: { en: 'In progress', nl: 'Bezig' } },
  { value: 'done', label: { en: 'Done', nl: 'Klaar' } },
  { value: 'cancelled', label: { en: 'Cancelled', nl: 'Vervallen' } },
]

export const PRIORITIES: readonly Option[] = [
  { value: 'high', label: { en: 'High', nl: 'Hoog' } },
  { value: 'normal', label: { en: 'Normal', nl: 'Normaal' } },
  { value: 'low', label: { en: 'Low', nl: 'Laag' } },
]

export const BILLING_METHODS: readonly Option[] = [
  { value: 'time_and_materials', label: { en: 'By the hour', nl: 'Op uurbasis' } },
  { value: 'fixed_price', label: { en: 'Fixed price', nl: 'Vaste prijs' } },
  { value: 'subscription', label: { en: 'Subscription', nl: 'Abonnement' } },
  { value: 'non_billable', label: { en: 'Not billable', nl: 'Niet declarabel' } },
]

export const CYCLES: readonly Option[] = [
  { value: 'month', label: { en: 'Month', nl: 'Maand' } },
  { value: 'quarter', label: { en: 'Quarter', nl: 'Kwartaal' } },
  { value: 'half_year', label: { en: 'Half year', nl: 'Half jaar' } },
  { value: 'year', label: { en: 'Year', nl: 'Jaar' } },
]

export const RATE_BASES: readonly Option[] = [
  { value: 'service', label: { en: 'Of the service', nl: 'Van de dienst' } },
  { value: 'employee', label: { en: 'Of the employee', nl: 'Van de medewerker' } },
  { value: 'hour_type', label: { en: 'Of the kind of hours', nl: 'Van de urensoort' } },
]

export const INSTALLMENT_STATUSES: readonly Option[] = [
  { value: 'planned', label: { en: 'Planned', nl: 'Gepland' } },
  { value: 'ready', label: { en: 'Ready to invoice', nl: 'Te factureren' } },
  { value: 'on_draft', label: { en: 'On a draft', nl: 'Op een concept' } },
  { value: 'invoiced', label: { en: 'Invoiced', nl: 'Gefactureerd' } },
]

/** How far hours are on their way to an invoice. */
export const HOUR_STATUSES: readonly Option[] = [
  { value: 'not_billable', label: { en: 'Not billable', nl: 'Niet declarabel' } },
  { value: 'included', label: { en: 'Included', nl: 'Inbegrepen' } },
  { value: 'to_invoice', label: { en: 'To invoice', nl: 'Te factureren' } },
  { value: 'on_draft', label: { en: 'On a draft', nl: 'Op een concept' } },
  { value: 'invoiced', label: { en: 'Invoiced', nl: 'Gefactureerd' } },
  { value: 'written_off', label: { en: 'Written off', nl: 'Afgeboekt' } },
]

export const COST_STATUSES = HOUR_STATUSES.filter(({ value }) => value !== 'included')
