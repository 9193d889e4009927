// Invoices as v2 shows them: /invoices/invoice. What the screens do with drafts stands in drafts.ts.
import { page } from '../../db/page.ts'
import { findRecord } from '../../db/record.ts'
import { operation } from '../../http/operation.ts'
import { One, Page } from '../../shared/shapes.ts'
import { invoice, invoiceList } from './invoices.queries.ts'
import { Invoice, InvoiceDetail } from './invoices.shapes.ts'

export const invoices = [
  operation({
    id: 'invoice.list',
    summary: 'List invoices and credit notes',
    method: 'GET',
    path: '/invoices/invoice',
    scope: 'invoices:read',
    list: invoiceList,
    success: 200,
    response: Page(Invoice),
    run: (ctx, { list }) => page(ctx.tx, invoiceList, list, ctx),
  }),
  operation({
    id: 'invoice.read',
    summary: 'Read an invoice with its lines and payments',
    method: 'GET',
    path: '/invoices/invoice/{id}',
    scope: 'invoices:read',
    load: (ctx, id) => findRecord(ctx.tx, invoice, id, ctx),
    success: 200,
    response: One(InvoiceDetail),
    run: async (_ctx, { before }) => before,
  }),
]
