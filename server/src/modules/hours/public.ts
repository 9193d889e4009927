// What invoices do to time entries, and how whatever uses up a budget tells of it. The stamp is a column of the entry, so that its lock needs no look at invoices.
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'

export { type BudgetChange, crossedBudgets } from './budget.rules.ts'
export { tellBudgetExceeded } from './budget.ts'

/** Which entry stands on which line. */
export interface HoursOnLine {
  readonly hours_id: string
  readonly invoice_line_id: string
}

/** Puts entries on a draft; the answer is fewer than were asked for when some can no longer be invoiced. */
export function putOnDraft(ctx: Context, invoiceId: string, links: readonly HoursOnLine[]): Promise<number> {
  return ctx.tx.count(sql`
    update time_entry t set invoice_status = 'on_draft', invoice_id = ${invoiceId}, invoice_line_id = l.line_id,
      version = version + 1, updated_at = greatest(updated_at, ${ctx.now})
    from unnest(${links.map((l) => l.hours_id)}::uuid[], ${links.map((l) => l.invoice_line_id)}::uuid[]) l (id, line_id)
    where t.id = l.id and t.invoice_status = 'to_invoice' and t.hourly_rate is not null
      and t.approval_status in ('approved', 'not_required')`)
}

/** Finalisation: what stands on the draft is invoiced, and locked for good. */
export async function markInvoiced(ctx: Context, invoiceId: string): Promise<string[]> {
  const rows = await ctx.tx.all<{ id: string }>(sql`
    update time_entry set invoice_status = 'invoiced', version = version + 1, updated_at = greatest(updated_at, ${ctx.now})
    where invoice_id = ${invoiceId} and invoice_status = 'on_draft' returning id`)
  return rows.map(({ id }) => id)
}

/** Takes entries off their invoice: a line or draft was removed, or a credit note took the whole line back. */
export async function releaseHours(ctx: Context, invoiceId: string, hoursIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.tx.all<{ id: string }>(sql`
    update time_entry t set invoice_id = null, invoice_line_id = null, version = t.version + 1,
      updated_at = greatest(t.updated_at, ${ctx.now}),
      invoice_status = billing_of(t.billable, p.organization_id is not null or p.person_id is not null,
        (select s.billing_method from service s where s.environment_id = t.environment_id and s.id = t.service_id))
    from project p
    where p.environment_id = t.environment_id and p.id = t.project_id
      and t.invoice_id = ${invoiceId} and t.id = any(${hoursIds}::uuid[]) returning t.id`)
  return rows.map(({ id }) => id)
}
