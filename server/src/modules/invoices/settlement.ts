// Writing off what will not be paid, and taking that back: only in the screens.
import { updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { Body, Name, Nothing, One } from '../../shared/shapes.ts'
import { invoice, loadInvoice } from './invoices.queries.ts'
import { InvoiceDetail } from './invoices.shapes.ts'
import { checkFinalised, checkWriteOff, type PaymentStatus } from './settlement.rules.ts'

const WriteOff = Body({ reason: Name(500) }, 'InvoiceWriteOff')

export const writeOffs = [
  operation({
    id: 'invoice.write_off',
    summary: 'Write off what is still owed on an invoice',
    method: 'POST',
    path: '/invoices/invoice/{id}/write-off',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    body: WriteOff,
    success: 200,
    response: One(InvoiceDetail),
    problems: ['invoice-not-finalised', 'invalid-transition'],
    run: async (ctx, { before, body }) => {
      const { row } = before
      checkFinalised(row)
      checkWriteOff('write_off', row.type, row.payment_status as PaymentStatus)
      const values = { written_off_amount: row.outstanding_amount, write_off_reason: body.reason }
      return updateRecord(ctx, invoice, before, values)
    },
  }),
  operation({
    id: 'invoice.undo_write_off',
    summary: 'Take back the write-off of an invoice',
    method: 'POST',
    path: '/invoices/invoice/{id}/undo-write-off',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    body: Nothing,
    success: 200,
    response: One(InvoiceDetail),
    problems: ['invoice-not-finalised', 'invalid-transition'],
    run: async (ctx, { before }) => {
      checkFinalised(before.row)
      checkWriteOff('undo_write_off', before.row.type, before.row.payment_status as PaymentStatus)
      return updateRecord(ctx, invoice, before, { written_off_amount: '0.00', write_off_reason: null })
    },
  }),
]
