// What a final credit note does to the invoice it credits: what is owed falls, and work that is wholly taken back is free again.
import type { Context } from '../../db/context.ts'
import type { Tables } from '../../db/schema.ts'
import { sql } from '../../db/sql.ts'
import { renderUpdated, updateRow } from '../../db/write.ts'
import { add, type Decimal } from '../../shared/money.ts'
import { releaseHours } from '../hours/public.ts'
import { releaseCosts } from '../purchasing/public.ts'
import { releaseInstallments } from './installments.queries.ts'
import { invoice, type LoadedInvoice, loadInvoice } from './invoices.queries.ts'
import { settled, settlement } from './settlement.rules.ts'
import { noteHours } from './work.queries.ts'

export interface Credited {
  readonly invoice: LoadedInvoice
  readonly set_off: Decimal
  readonly covers: boolean
  readonly released_hours_ids: readonly string[]
}

/** Holds the invoice that a credit note credits: what is left of it is only known while no other takes of it. */
export async function holdCredited(ctx: Context, invoiceId: string): Promise<Credited['invoice']> {
  const credited = await loadInvoice(ctx, invoiceId)
  if (!credited) throw new Error('a credit note credits an invoice')
  return credited
}

/** Settles, and releases the work of lines that are now credited as a whole. */
export async function takeBack(
  ctx: Context,
  creditNote: { readonly id: string; readonly total_incl_vat: Decimal },
  credited: Credited['invoice'],
): Promise<Credited> {
  const released_hours_ids = await releaseWork(ctx, creditNote.id, credited.id)
  return { invoice: credited, ...settlement(credited.row, creditNote.total_incl_vat), released_hours_ids }
}

/** Tells of the credited invoice, once the credit note is final and so stands among its credit notes. */
export async function noteCredited(ctx: Context, credited: Credited): Promise<void> {
  const { invoice: before, set_off, covers, released_hours_ids } = credited
  const { row } = before
  const books = settled(row, { credited_amount: add(row.credited_amount, set_off) }, ctx.now)
  updateRow(ctx, 'invoice', before.id, books)
  const kinds = [...(covers ? ['invoice.credited'] : []), ...(books.paid_at && !row.paid_at ? ['invoice.paid'] : [])]
  const after = await renderUpdated(ctx, invoice, before, kinds)
  noteHours(ctx, 'hours.unlocked', after, released_hours_ids)
}

async function releaseWork(ctx: Context, creditNoteId: string, invoiceId: string): Promise<string[]> {
  const lines = await ctx.tx.all<Line>(sql`
    update invoice_line l set is_live = false
    where l.invoice_id = ${invoiceId} and l.is_live
      and exists (select from invoice_line c where c.credited_line_id = l.id and c.invoice_id = ${creditNoteId})
      and (-l.amount, -coalesce(l.quantity, 0)) = (
        select sum(c.amount), sum(coalesce(c.quantity, 0))
        from invoice_line c join invoice n on n.environment_id = c.environment_id and n.id = c.invoice_id
        where c.credited_line_id = l.id and (n.status = 'finalised' or n.id = ${creditNoteId}))
    returning l.id, l.cost_id, l.installment_id`)
  if (lines.length === 0) return []
  const entries = await ctx.tx.all<{ id: string }>(sql`
    update invoice_line_hours set is_live = false
    where invoice_line_id = any(${lines.map(({ id }) => id)}::uuid[]) and is_live returning time_entry_id as id`)
  const ofLines = (field: 'cost_id' | 'installment_id') => lines.flatMap((line) => line[field] ?? [])
  const hoursIds = entries.map(({ id }) => id)
  // Projects and services are held before hours, as by whoever books.
  await releaseInstallments(ctx, invoiceId, ofLines('installment_id'))
  await releaseCosts(ctx, invoiceId, ofLines('cost_id'))
  return releaseHours(ctx, invoiceId, hoursIds)
}

type Line = Pick<Tables['invoice_line'], 'id' | 'cost_id' | 'installment_id'>
