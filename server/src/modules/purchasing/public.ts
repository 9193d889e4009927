// What invoices do to costs. The stamp is a column of the cost, so that its lock needs no look at invoices.
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import { updateRecord } from '../../db/write.ts'
import { type CostRow, cost, type LoadedCost, loadCosts } from './costs.queries.ts'
import { billingStatus } from './costs.rules.ts'

/** Which cost stands on which line. */
export interface CostOnLine {
  readonly cost_id: string
  readonly invoice_line_id: string
}

/** Puts costs on a draft; the answer is fewer than were asked for when some can no longer be invoiced. */
export async function putCostsOnDraft(ctx: Context, invoiceId: string, links: readonly CostOnLine[]): Promise<number> {
  const lines = new Map(links.map((link) => [link.cost_id, link.invoice_line_id]))
  const chosen = await loadCosts(ctx, sql`t.id = any(${[...lines.keys()]}::uuid[]) and t.invoice_status = 'to_invoice'`)
  const ids = await stamp(ctx, chosen, ({ id }) => ({
    invoice_status: 'on_draft',
    invoice_id: invoiceId,
    invoice_line_id: lines.get(id)!,
  }))
  return ids.length
}

/** Finalisation: what stands on the draft is invoiced, and locked for good. */
export async function markCostsInvoiced(ctx: Context, invoiceId: string): Promise<string[]> {
  const chosen = await loadCosts(ctx, sql`t.invoice_id = ${invoiceId} and t.invoice_status = 'on_draft'`)
  return stamp(ctx, chosen, () => ({ invoice_status: 'invoiced' }))
}

/** Takes costs off their invoice: a line or draft was removed, or a credit note took the whole line back. */
export async function releaseCosts(ctx: Context, invoiceId: string, costIds: readonly string[]): Promise<string[]> {
  if (costIds.length === 0) return []
  const chosen = await loadCosts(ctx, sql`t.invoice_id = ${invoiceId} and t.id = any(${costIds}::uuid[])`)
  return stamp(ctx, chosen, (row) => ({ invoice_status: billingStatus(row), invoice_id: null, invoice_line_id: null }))
}

async function stamp(
  ctx: Context,
  costs: readonly LoadedCost[],
  stampOf: (row: CostRow) => Partial<CostRow>,
): Promise<string[]> {
  await Promise.all(costs.map((before) => updateRecord(ctx, cost, before, stampOf(before.row))))
  return costs.map(({ id }) => id)
}
