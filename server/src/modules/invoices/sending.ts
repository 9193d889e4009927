// An invoice that left by another way than our own mail is marked as sent by hand.
import Type from 'typebox'
import { updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { Body, One, OneOf } from '../../shared/shapes.ts'
import { invoice, loadInvoice } from './invoices.queries.ts'
import { InvoiceDetail, sentVia } from './invoices.shapes.ts'
import { checkFinalised } from './settlement.rules.ts'

const Sent = Body({ via: Type.Optional(OneOf(sentVia, 'manual')) }, 'InvoiceMarkSent')

export const sending = [
  operation({
    id: 'invoice.mark_sent',
    summary: 'Mark an invoice as sent',
    method: 'POST',
    path: '/invoices/invoice/{id}/mark-sent',
    surface: 'app',
    scope: 'invoices:write',
    load: loadInvoice,
    body: Sent,
    success: 200,
    response: One(InvoiceDetail),
    problems: ['invoice-not-finalised'],
    run: async (ctx, { before, body }) => {
      const { sent_at } = before.row
      checkFinalised(before.row)
      const values = { sent_at: sent_at ?? ctx.now, sent_via: body.via }
      return updateRecord(ctx, invoice, before, values, sent_at ? [] : ['invoice.sent'])
    },
  }),
]
