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
