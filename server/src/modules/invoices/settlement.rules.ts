// What is still owed on a final invoice, and how payments, credit notes and write-offs settle it. Amounts of a credit note are
// negative: it owes the customer.
import { compare, type Decimal, subtract } from '../../shared/money.ts'
import { Problem } from '../../shared/problem.ts'
import { checkTransition, type Transitions } from '../../shared/transition.ts'

export type PaymentStatus = 'unpaid' | 'partially_paid' | 'paid' | 'overpaid' | 'credited' | 'written_off'

export interface Amounts {
  readonly total_incl_vat: Decimal
  readonly paid_amount: Decimal
  readonly credited_amount: Decimal
  readonly written_off_amount: Decimal
}

export function outstanding(amounts: Amounts): Decimal {
  return subtract(open(amounts), amounts.written_off_amount)
}

/** The same as the column payment_status computes. */
export function paymentStatus(amounts: Amounts): PaymentStatus {
  const { total_incl_vat, paid_amount, credited_amount, written_off_amount } = amounts
  const left = sign(open(amounts))
  if (sign(written_off_amount) !== 0) return 'written_off'
  if (left === 0) return sign(paid_amount) === 0 && sign(credited_amount) !== 0 ? 'credited' : 'paid'
  if (left !== sign(total_incl_vat)) return 'overpaid'
  return sign(paid_amount) === 0 && sign(credited_amount) === 0 ? 'unpaid' : 'partially_paid'
}

/** When it became paid: kept while it is, forgotten when a payment is taken back. */
export function paidAt(before: string | null, amounts: Amounts, now: string): string | null {
  return ['paid', 'overpaid'].includes(paymentStatus(amounts)) ? (before ?? now) : null
}

/** The bookkeeping of an invoice on which more, or less again, is paid or credited. */
export function settled(
  before: Amounts & { readonly write_off_reason: string | null; readonly paid_at: string | null },
  changed: Partial<Pick<Amounts, 'paid_amount' | 'credited_amount'>>,
  now: string,
) {
  const written_off_amount = stillWrittenOff({ ...before, ...changed })
  const write_off_reason = sign(written_off_amount) === 0 ? null : before.write_off_reason
  const paid_at = paidAt(before.paid_at, { ...before, ...changed, written_off_amount }, now)
  return { ...changed, written_off_amount, write_off_reason, paid_at }
}

// What came in after all is no loss: never more stays written off than would be owed.
function stillWrittenOff(amounts: Amounts): Decimal {
  const { written_off_amount } = amounts
  if (sign(written_off_amount) === 0) return written_off_amount
  const left = open(amounts)
  return sign(left) <= 0 ? NOTHING : least(written_off_amount, left)
}

/**
 * What a credit note takes off the invoice it credits; the rest of it stays to be given back. What was written off is credited
 * like what is still owed.
 */
export function settlement(credited: Amounts, creditTotal: Decimal) {
  const left = open(credited)
  if (sign(left) <= 0) return { set_off: NOTHING, covers: false }
  const setOff = least(left, subtract(NOTHING, creditTotal))
  return { set_off: setOff, covers: compare(left, setOff) === 0 }
}

const writeOffs: Transitions<'write_off' | 'undo_write_off', PaymentStatus> = {
  write_off: ['unpaid', 'partially_paid'],
  undo_write_off: ['written_off'],
}

export function checkWriteOff(action: keyof typeof writeOffs, type: string, status: PaymentStatus): void {
  if (type === 'credit_note') {
    throw new Problem('invalid-transition', 'A credit note is not written off: it owes the customer.', {
      from: status,
      to: action,
      allowed: [],
    })
  }
  checkTransition(writeOffs, status, action)
}

export function checkFinalised({ status }: { readonly status: string }): void {
  if (status !== 'finalised')
    throw new Problem('invoice-not-finalised', 'The invoice is still a draft; finalise it first.')
}

const NOTHING: Decimal = '0.00'

/** What would be owed had nothing been written off. */
function open({ total_incl_vat, paid_amount, credited_amount }: Amounts): Decimal {
  return subtract(subtract(total_incl_vat, paid_amount), credited_amount)
}

function least(left: Decimal, right: Decimal): Decimal {
  return compare(left, right) <= 0 ? left : right
}

export function sign(amount: Decimal): number {
  return compare(amount, NOTHING)
}
