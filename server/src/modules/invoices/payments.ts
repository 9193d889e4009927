// Payments: /invoices/payment. They are only ever added; a correction is a payment the other way.
import type { Context } from '../../db/context.ts'
import { page } from '../../db/page.ts'
import { insertRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { add, parseDecimal } from '../../shared/money.ts'
import { referenceProblem } from '../../shared/problem.ts'
import { One, Page } from '../../shared/shapes.ts'
import { invoice, loadInvoice } from './invoices.queries.ts'
import { payment, paymentList } from './payments.queries.ts'
import { checkPayment, checkPaymentFields } from './payments.rules.ts'
import { type NewPayment, Payment, PaymentCreate } from './payments.shapes.ts'
import { checkFinalised, settled } from './settlement.rules.ts'

export const payments = [
  operation({
    id: 'payment.list',
    summary: 'List payments',
    method: 'GET',
    path: '/invoices/payment',
    scope: 'invoices:read',
    list: paymentList,
    success: 200,
    response: Page(Payment),
    run: (ctx, { list }) => page(ctx.tx, paymentList, list, ctx),
  }),
  operation({
    id: 'payment.create',
    summary: 'Record a payment on an invoice or a credit note',
    method: 'POST',
    path: '/invoices/payment',
    scope: 'invoices:write',
    body: PaymentCreate,
    success: 201,
    response: One(Payment),
    problems: ['invoice-not-finalised', 'payment-exceeds-outstanding', 'duplicate-payment'],
    run: (ctx, { body }) => recordPayment(ctx, body),
  }),
]

async function recordPayment(ctx: Context, { allow_overpayment = false, ...values }: NewPayment) {
  checkPaymentFields(values, ctx.today)
  const before = await loadInvoice(ctx, values.invoice_id)
  if (!before) throw referenceProblem(['invoice_id'])
  const { row } = before
  const amount = parseDecimal(values.amount)!
  checkFinalised(row)
  checkPayment(row, amount, allow_overpayment)
  const source = ctx.surface === 'v2' ? 'api' : 'app'
  const books = settled(row, { paid_amount: add(row.paid_amount, amount) }, ctx.now)
  const becomesPaid = books.paid_at !== null && row.paid_at === null
  const [recorded] = await Promise.all([
    insertRecord(ctx, payment, { id: ctx.newId(), ...values, amount, source }),
    updateRecord(ctx, invoice, before, books, becomesPaid ? ['invoice.paid'] : []),
  ])
  return recorded
}
