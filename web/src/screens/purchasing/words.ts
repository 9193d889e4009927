// Words that the screens of purchasing share.
import type { Shapes } from '../../api/api.ts'
import type { Option } from '../../ui/value.ts'

export type PurchaseStatus = Shapes['PurchaseInvoice']['status']
export type PurchaseDetail = Shapes['PurchaseInvoiceDetail']
export type Proposal = Shapes['PurchaseProposal']

export const STATUSES: readonly Option[] = [
  { value: 'received', label: { en: 'Received', nl: 'Ontvangen' } },
  { value: 'approved', label: { en: 'Approved', nl: 'Goedgekeurd' } },
  { value: 'rejected', label: { en: 'Rejected', nl: 'Afgekeurd' } },
  { value: 'paid', label: { en: 'Paid', nl: 'Betaald' } },
]

export const STATUS_COLORS: Readonly<Record<PurchaseStatus, string>> = {
  received: 'yellow',
  approved: 'office',
  rejected: 'gray',
  paid: 'gray',
}

export const COST_STATUSES: readonly Option[] = [
  { value: 'not_billable', label: { en: 'Not billable', nl: 'Niet declarabel' } },
  { value: 'to_invoice', label: { en: 'To invoice', nl: 'Te factureren' } },
  { value: 'on_draft', label: { en: 'On a draft', nl: 'Op concept' } },
  { value: 'invoiced', label: { en: 'Invoiced', nl: 'Gefactureerd' } },
  { value: 'written_off', label: { en: 'Written off', nl: 'Afgeboekt' } },
]
