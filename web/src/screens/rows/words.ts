// The states of records that have no screen of their own yet.
import type { Option } from '../../ui/value.ts'

export const APPROVALS: readonly Option[] = [
  { value: 'not_required', label: { en: 'Booked', nl: 'Geschreven' } },
  { value: 'open', label: { en: 'Not submitted', nl: 'Niet ingediend' } },
  { value: 'submitted', label: { en: 'Submitted', nl: 'Ingediend' } },
  { value: 'approved', label: { en: 'Approved', nl: 'Goedgekeurd' } },
  { value: 'rejected', label: { en: 'Rejected', nl: 'Afgekeurd' } },
]

export const TASK_STATUSES: readonly Option[] = [
  { value: 'open', label: { en: 'Open', nl: 'Open' } },
  { value: 'in_progress', label: { en: 'In progress', nl: 'Bezig' } },
  { value: 'done', label: { en: 'Done', nl: 'Klaar' } },
  { value: 'cancelled', label: { en: 'Cancelled', nl: 'Vervallen' } },
]

export const INVOICE_STATUSES: readonly Option[] = [
  { value: 'draft', label: { en: 'Draft', nl: 'Concept' } },
  { value: 'finalised', label: { en: 'Final', nl: 'Definitief' } },
]

export const PURCHASE_STATUSES: readonly Option[] = [
  { value: 'received', label: { en: 'Received', nl: 'Ontvangen' } },
  { value: 'approved', label: { en: 'Approved', nl: 'Goedgekeurd' } },
  { value: 'rejected', label: { en: 'Rejected', nl: 'Afgekeurd' } },
  { value: 'paid', label: { en: 'Paid', nl: 'Betaald' } },
]
