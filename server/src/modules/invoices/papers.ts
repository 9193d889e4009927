// What is added to a final invoice after the answer: its paper, and that it was sent.
import type { Context } from '../../db/context.ts'
import { updateRecord } from '../../db/write.ts'
import { invoice, loadInvoice } from './invoices.queries.ts'

export async function attachDocument(ctx: Context, invoiceId: string, documentId: string): Promise<void> {
  const before = await loadInvoice(ctx, invoiceId)
  if (before) await updateRecord(ctx, invoice, before, { document_id: documentId })
}

/** The first time counts: a copy that is sent later does not make the invoice younger. */
export async function noteMailed(ctx: Context, invoiceId: string): Promise<void> {
  const before = await loadInvoice(ctx, invoiceId)
  if (!before || before.row.sent_at !== null) return
  await updateRecord(ctx, invoice, before, { sent_at: ctx.now, sent_via: 'email' }, ['invoice.sent'])
}
