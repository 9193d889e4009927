// The lines of a final invoice, with what credit notes took back of them.
import type { Context } from '../../db/context.ts'
import type { Tables } from '../../db/schema.ts'
import { sql } from '../../db/sql.ts'
import type { CreditableLine } from './credit-notes.rules.ts'

export type OriginalLine = Omit<Tables['invoice_line'], 'quantity'> & CreditableLine

/** To be read while the invoice is held, so that two credit notes cannot take the same. */
export function creditableLines(ctx: Context, invoiceId: string): Promise<OriginalLine[]> {
  return ctx.tx.all(sql`
    select l.*, coalesce(l.quantity, 0) as quantity, coalesce(c.quantity, 0)::numeric(16, 6) as credited_quantity,
      coalesce(c.amount, 0)::numeric(14, 2) as credited_amount
    from invoice_line l left join lateral (
      select sum(c.quantity) as quantity, sum(c.amount) as amount from invoice_line c
      where c.environment_id = l.environment_id and c.credited_line_id = l.id) c on true
    where l.invoice_id = ${invoiceId} order by l.position, l.id`)
}

/** The lines that credit notes took back as a whole, with their hours, and the texts between them. */
export function linesToRebill(
  ctx: Context,
  invoiceId: string,
): Promise<(Tables['invoice_line'] & { readonly hours_ids: readonly string[] })[]> {
  return ctx.tx.all(sql`
    select l.*, array(select h.time_entry_id from invoice_line_hours h
      where h.environment_id = l.environment_id and h.invoice_line_id = l.id) as hours_ids
    from invoice_line l where l.invoice_id = ${invoiceId} and (not l.is_live or l.kind = 'text') order by l.position, l.id`)
}
