// The report on what customers still owe, and for how long.
import { operation } from '../http/operation.ts'
import { One } from '../shared/shapes.ts'
import { outstandingInvoices } from './outstanding-invoices.queries.ts'
import { OutstandingInvoices, OutstandingInvoicesQuery } from './outstanding-invoices.shapes.ts'

export const outstandingInvoicesReport = [
  operation({
    id: 'report.outstanding_invoices',
    summary: 'Outstanding invoices with their ageing',
    method: 'GET',
    path: '/reports/outstanding-invoices',
    scope: 'invoices:read',
    surface: 'app',
    query: OutstandingInvoicesQuery,
    success: 200,
    response: One(OutstandingInvoices),
    run: (ctx, { body }) => outstandingInvoices(ctx.tx, ctx.today, body),
  }),
]
