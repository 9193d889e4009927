import { addDays } from '../../shared/calendar.ts'
import { compare, type Decimal, parseDecimal } from '../../shared/money.ts'
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'
import { allowedActions, isStatusChange, type Transitions } from '../../shared/transition.ts'
import { type Totals, totalsOf, vatBreakdown } from '../../shared/vat.ts'

export type PurchaseInvoiceStatus = 'received' | 'approved' | 'rejected' | 'paid'
export type PurchaseInvoiceEvent = 'purchaseinvoice.approved' | 'purchaseinvoice.rejected' | 'purchaseinvoice.paid'

const DAYS_TO_PAY = 30
const OPEN_FIELDS = ['status', 'paid_on', 'note']

export const purchaseInvoiceTransitions: Transitions<PurchaseInvoiceStatus, PurchaseInvoiceStatus> = {
  received: ['rejected'],
  approved: ['received', 'paid'],
  rejected: ['received', 'approved'],
  paid: ['received', 'approved'],
}

// The event that tells of a new status, or null when nothing changes or nobody has to know.
export function statusEvent(from: PurchaseInvoiceStatus, to: PurchaseInvoiceStatus): PurchaseInvoiceEvent | null {
  if (!isStatusChange(purchaseInvoiceTransitions, from, to) || to === 'received') return null
  return `purchaseinvoice.${to}`
}

// Approval is what needs the right: to pay what somebody approved is bookkeeping, to pay what nobody approved is both at once.
export function checkMayApprove(from: PurchaseInvoiceStatus, to: PurchaseInvoiceStatus, canApprove: boolean): void {
  if (canApprove || !isApproval(from, to)) return
  throw new Problem('forbidden', 'Approving purchase invoices needs the right approve_purchases.', {
    required_right: 'approve_purchases',
  })
}

/** The statuses that somebody may give it who approves, or who does not. */
export function givableStatuses(from: PurchaseInvoiceStatus, canApprove: boolean): PurchaseInvoiceStatus[] {
  return allowedActions(purchaseInvoiceTransitions, from).filter((to) => canApprove || !isApproval(from, to))
}

// Once approved only its own course goes on, unless the same change takes the approval back.
export function checkNotProcessed(
  from: PurchaseInvoiceStatus,
  to: PurchaseInvoiceStatus,
  changedFields: readonly string[],
): void {
  if (!isProcessed(from) || !isProcessed(to) || changedFields.every((field) => OPEN_FIELDS.includes(field))) return
  throw processedProblem(from, `only ${OPEN_FIELDS.join(', ')} can change`)
}

/** All of it, or only what OPEN_FIELDS names. */
export function canChange(status: PurchaseInvoiceStatus): boolean {
  return !isProcessed(status)
}

export function checkDeletable(status: PurchaseInvoiceStatus): void {
  if (isProcessed(status)) throw processedProblem(status, 'it cannot be deleted')
}

// What stands on a customer's invoice keeps its origin, so the purchase behind it has to stay.
export function checkCostsReleasable(costs: readonly BookedCost[]): void {
  const bound = boundCosts(costs)
  if (bound.length === 0) return
  throw new Problem('cost-locked', 'Costs of this purchase invoice stand on an invoice to a customer, so it stays.', {
    cost_ids: bound.map(({ id }) => id),
  })
}

export function boundCosts(costs: readonly BookedCost[]): readonly BookedCost[] {
  return costs.filter(({ invoice_status }) => invoice_status === 'on_draft' || invoice_status === 'invoiced')
}

interface BookedCost {
  readonly id: string
  readonly invoice_status: string
}

// paid_on is undefined where nothing was sent: then it stays, or goes together with the status.
export function paidOn(
  status: PurchaseInvoiceStatus,
  sent: string | null | undefined,
  before: string | null = null,
): string | null {
  const isPaid = status === 'paid'
  const paid_on = sent === undefined && isPaid ? before : (sent ?? null)
  if (isPaid && paid_on === null)
    checkFields([fieldError('/paid_on', 'required', 'paid_on is required with the status paid.')])
  if (!isPaid && paid_on !== null)
    checkFields([fieldError('/paid_on', 'not_allowed', 'paid_on must be empty unless the status is paid.')])
  return paid_on
}

export function dueDate(invoiceDate: string): string {
  return addDays(invoiceDate, DAYS_TO_PAY)
}

export function checkPurchaseDates({ invoice_date, due_date }: { invoice_date: string; due_date: string | null }) {
  if (due_date === null || due_date >= invoice_date) return
  checkFields([fieldError('/due_date', 'before_start', `This date lies before the invoice date ${invoice_date}.`)])
}

// A supplier's invoice is grouped by rate alone: which category of VAT stands behind a rate is the supplier's affair.
export function purchaseTotals(lines: readonly { amount: number; vat_percentage: number }[]): Totals {
  const groups = vatBreakdown(
    lines.map(({ amount, vat_percentage }) => ({
      amount: parseDecimal(amount)!,
      vat_category: 'S',
      vat_percentage: parseDecimal(vat_percentage)!,
      exemption_reason: null,
    })),
  )
  return totalsOf(groups)
}

// What was bought bounds what is passed on; a credit note of a supplier leaves nothing to pass on.
export function checkAllocation(allocated: Decimal, totalExclVat: Decimal): void {
  if (compare(allocated, '0') <= 0 || compare(allocated, totalExclVat) <= 0) return
  throw new Problem(
    'cost-exceeds-purchase-invoice',
    `The costs would be ${allocated}, the purchase invoice is ${totalExclVat}.`,
    { allocated_amount: Number(allocated), total_excl_vat: Number(totalExclVat) },
  )
}

export function entryNumber(sequence: number): string {
  return `PI${String(sequence).padStart(5, '0')}`
}

function isApproval(from: PurchaseInvoiceStatus, to: PurchaseInvoiceStatus): boolean {
  return from === 'received' && (to === 'approved' || to === 'paid')
}

function isProcessed(status: PurchaseInvoiceStatus): boolean {
  return status === 'approved' || status === 'paid'
}

function processedProblem(status: PurchaseInvoiceStatus, consequence: string): Problem {
  return new Problem('purchase-invoice-processed', `This purchase invoice is ${status}; ${consequence}.`, { status })
}
