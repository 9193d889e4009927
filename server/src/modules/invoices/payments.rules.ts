// When a payment can be recorded.
import { add, compare, type Decimal } from '../../shared/money.ts'
import { checkFields, fieldError, Problem } from '../../shared/problem.ts'
import { type Amounts, outstanding, sign } from './settlement.rules.ts'

export function checkPaymentFields(payment: { readonly date: string; readonly amount: number }, today: string): void {
  checkFields([
    ...(payment.date > today ? [fieldError('/date', 'in_future', 'date must not be later than today.')] : []),
    ...(payment.amount === 0 ? [fieldError('/amount', 'zero', 'amount must not be 0.')] : []),
  ])
}

/** More than is owed needs to be said aloud, and no more can go back than came in. */
export function checkPayment(
  { type, ...amounts }: Amounts & { readonly type: string },
  amount: Decimal,
  allowOverpayment: boolean,
): void {
  const direction = type === 'credit_note' ? -1 : 1
  const owed = outstanding(amounts)
  const exceeds = sign(amount) === direction && compare(amount, owed) === direction
  if (exceeds && !allowOverpayment) {
    throw new Problem('payment-exceeds-outstanding', `The payment is ${amount}, outstanding is ${owed}.`)
  }
  if (sign(add(amounts.paid_amount, amount)) === -direction) {
    throw new Problem(
      'payment-exceeds-outstanding',
      `The payments add up to ${amounts.paid_amount}; ${amount} would take back more than that.`,
    )
  }
}
