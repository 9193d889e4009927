// What invoices do to costs. The stamp is a column of the cost, so that its lock needs no look at invoices.
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'

/** Which cost stands on which line. */
export interface CostOnLine {
  readonly cost_id: string
  readonly invoice_line_id: string
}

/** Puts costs on a draft; the answer is fewer than were asked for when some can no longer be invoiced. */
export function putCostsOnDraft(ctx: Context, invoiceId: string, links: readonly CostOnLine[]): Promise<number> {
  return ctx.tx.count(sql`
    update cost t set invoice_status = 'on_draft', invoice_id = ${invoiceId}, invoice_line_id = l.line_id,
      version = version + 1, updated_at = greatest(updated_at, ${ctx.now})
    from unnest(${links.map((l) => l.cost_id)}::uuid[], ${links.map((l) => l.invoice_line_id)}::uuid[]) l (id, line_id)
    where t.id = l.id and t.invoice_status = 'to_invoice'`)
}

/** Finalisation: what stands on the draft is invoiced, and locked for good. */
export async function markCostsInvoiced(ctx: Context, invoiceId: string): Promise<string[]> {
  const rows = await ctx.tx.all<{ id: string }>(sql`
    update cost set invoice_status = 'invoiced', version = version + 1, updated_at = greatest(updated_at, ${ctx.now})
    where invoice_id = ${invoiceId} and invoice_status = 'on_draft' returning id`)
  return rows.map(({ id }) => id)
}

/** Takes costs off their invoice: a line or draft was removed, or a credit note took the whole line back. */
export async function releaseCosts(ctx: Context, invoiceId: string, costIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.tx.all<{ id: string }>(sql`
    update cost t set invoice_id = null, invoice_line_id = null, version = t.version + 1,
      updated_at = greatest(t.updated_at, ${ctx.now}),
      invoice_status = cost_billing_of(t.billable, p.organization_id is not null or p.person_id is not null,
        (select s.billing_method from service s where s.environment_id = t.environment_id and s.id = t.service_id))
    from project p
    where p.environment_id = t.environment_id and p.id = t.project_id
      and t.invoice_id = ${invoiceId} and t.id = any(${costIds}::uuid[]) returning t.id`)
  return rows.map(({ id }) => id)
}
