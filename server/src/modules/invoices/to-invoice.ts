// What can be invoiced now: /invoices/to-invoice per client, /invoices/to-invoice/rows with the ids to choose from.
import { page } from '../../db/page.ts'
import { operation } from '../../http/operation.ts'
import { Page } from '../../shared/shapes.ts'
import { clientList, pageOfClients, rowList } from './to-invoice.queries.ts'
import { ClientsToInvoice, RowToInvoice } from './to-invoice.shapes.ts'

export const toInvoice = [
  operation({
    id: 'to_invoice.list',
    summary: 'List the clients that can be invoiced, with the sums of their work',
    method: 'GET',
    path: '/invoices/to-invoice',
    surface: 'app',
    scope: 'invoices:read',
    list: clientList,
    success: 200,
    response: ClientsToInvoice,
    run: (ctx, { list }) => pageOfClients(ctx, list),
  }),
  operation({
    id: 'to_invoice.list_rows',
    summary: 'List the hours, costs, installments and cycles that can be invoiced',
    method: 'GET',
    path: '/invoices/to-invoice/rows',
    surface: 'app',
    scope: 'invoices:read',
    list: rowList,
    success: 200,
    response: Page(RowToInvoice),
    run: (ctx, { list }) => page(ctx.tx, rowList, list, ctx),
  }),
]
