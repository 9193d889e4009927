// Installments as they are read. Ready is what nobody has put on an invoice when its day has come.
import type { Context } from '../../db/context.ts'
import { type Loaded, loadRecords, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { Installment } from './installments.shapes.ts'

export const installmentStatus = sql`case
  when t.is_invoiced then 'invoiced'
  when t.invoice_id is not null then 'on_draft'
  when t.planned_date <= current_day() then 'ready'
  else 'planned'
end`

export const installment = recordType({
  name: 'installment',
  table: 'installment',
  shape: Installment,
  joins: sql`
    join service on service.environment_id = t.environment_id and service.id = t.service_id
    join project on project.environment_id = t.environment_id and project.id = service.project_id`,
  columns: {
    service_name: raw('service.name'),
    project_id: raw('project.id'),
    project_name: raw('project.name'),
    status: installmentStatus,
  },
})

export type LoadedInstallment = Loaded<Tables['installment']>

/** All installments of these services, held. */
export function installmentsOf(ctx: Context, serviceIds: readonly string[]): Promise<LoadedInstallment[]> {
  return loadRecords(ctx.tx, installment, sql`t.service_id = any(${serviceIds}::uuid[])`, ctx)
}

/**
 * The database keeps installments in step with the price, so whoever changes one or the other looks before and after, and this
 * tells of the difference. The answer are the installments as they are now.
 */
export async function noteInstallments(
  ctx: Context,
  before: readonly LoadedInstallment[],
  serviceIds: readonly string[],
): Promise<LoadedInstallment[]> {
  const present = await installmentsOf(ctx, serviceIds)
  const then = new Map(before.map((one) => [one.id, one]))
  const now = new Set(present.map(({ id }) => id))
  for (const one of before)
    if (!now.has(one.id)) ctx.changes.push({ type: installment, before: one, kinds: ['installment.deleted'] })
  for (const after of present) {
    const old = then.get(after.id)
    if (!old) ctx.changes.push({ type: installment, after, kinds: ['installment.created'] })
    else if (old.version !== after.version)
      ctx.changes.push({ type: installment, before: old, after, kinds: ['installment.updated'] })
  }
  return present
}
