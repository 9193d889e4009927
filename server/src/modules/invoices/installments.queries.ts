// Installments as they are stored: the list, the holds, and what invoices do to them.
import type { Context } from '../../db/context.ts'
import { byId, byLink, byWord, dayRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { loadRecord } from '../../db/record.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import {
  type HeldService,
  holdService,
  installment,
  installmentStatus,
  installmentStatuses,
  installmentsOf,
  type LoadedInstallment,
  noteInstallments,
  touchService,
} from '../projects/public.ts'
import { checkInstallments, type InstallmentFacts } from './installments.rules.ts'

export const installmentList = listing({
  type: installment,
  filters: {
    service_id: byId(raw('t.service_id')),
    project_id: byLink(
      (ids) => sql`t.service_id in (select s.id from service s where s.project_id = any(${ids}::uuid[]))`,
    ),
    status: byWord(installmentStatus, installmentStatuses),
    ...dayRange('planned_date'),
    invoice_id: byId(raw('t.invoice_id')),
  },
  orders: { planned_date: { by: raw('t.planned_date'), nullable: true }, position: { by: raw('t.position') } },
  defaultSort: 'planned_date',
})

export interface PlannedInstallment extends LoadedInstallment {
  readonly service: HeldService
}

/** Held together with its service, the service first: the plan of one service is changed by one at a time. */
export async function loadInstallment(ctx: Context, id: string): Promise<PlannedInstallment | undefined> {
  const service = await holdService(ctx.tx, sql`(select service_id from installment where id = ${id})`)
  const loaded = service && (await loadRecord(ctx.tx, installment, id, ctx))
  return loaded && { ...loaded, service }
}

export function installmentFacts(tx: Tx, serviceIds: readonly string[]): Promise<InstallmentFacts[]> {
  return tx.all(sql`
    select s.name as service_name, s.price::text, coalesce(sum(i.amount), 0)::numeric(20, 2)::text as planned_amount,
      (count(i.id) filter (where i.invoice_id is null))::integer as open_count
    from service s left join installment i on i.environment_id = s.environment_id and i.service_id = s.id
    where s.id = any(${serviceIds}::uuid[]) and s.billing_method = 'fixed_price' group by s.environment_id, s.id`)
}

/** A service whose installments are held, and its project with it. */
export interface HeldPlan {
  readonly id: string
  readonly project: { readonly id: string }
}

/** Projects, then services, then their installments: so two drafts cannot both miss that they hold the last one. */
export function holdPlans(ctx: Context, condition: Sql): Promise<HeldPlan[]> {
  const services = sql`select t.service_id from installment t where ${condition}`
  ctx.tx.send(sql`
    select from project where id in (select project_id from service where id in (${services})) order by id for no key update`)
  return ctx.tx.all(sql`
    select id, json_build_object('id', project_id) as project from service where id in (${services})
    order by id for no key update`)
}

/** Changes installments; the amounts that follow the price follow, what shows them moves, and all of it is told. */
export async function changePlans<T>(ctx: Context, plans: readonly HeldPlan[], change: () => Promise<T> | T) {
  const serviceIds = plans.map(({ id }) => id)
  const before = await installmentsOf(ctx, serviceIds)
  const result = await change()
  ctx.tx.send(
    sql`select settle_installments(s, ${ctx.now}::timestamptz) from service s where s.id = any(${serviceIds}::uuid[])`,
  )
  for (const { id, project } of plans) touchService(ctx, project, id)
  return { result, installments: await noteInstallments(ctx, before, serviceIds) }
}

export interface InstallmentOnLine {
  readonly installment_id: string
  readonly invoice_line_id: string
}

/**
 * Puts installments on a draft; the answer is fewer than were asked for when some stand on an invoice already. With the last one
 * of a service the sum has to be the price.
 */
export async function putInstallmentsOnDraft(
  ctx: Context,
  invoiceId: string,
  links: readonly InstallmentOnLine[],
): Promise<number> {
  if (links.length === 0) return 0
  const ids = links.map((link) => link.installment_id)
  const lineIds = links.map((link) => link.invoice_line_id)
  const line = sql`(select l.line_id from unnest(${ids}::uuid[], ${lineIds}::uuid[]) l (id, line_id) where l.id = t.id)`
  const chosen = sql`t.id = any(${ids}::uuid[]) and t.invoice_id is null`
  return (await stamp(ctx, chosen, sql`invoice_id = ${invoiceId}, invoice_line_id = ${line}`)).length
}

/** Finalisation: what stands on the draft is invoiced. */
export function markInstallmentsInvoiced(ctx: Context, invoiceId: string): Promise<string[]> {
  return stamp(ctx, sql`t.invoice_id = ${invoiceId} and not t.is_invoiced`, raw('is_invoiced = true'))
}

/** Takes installments off their invoice: a line or draft was removed, or a credit note took the whole line back. */
export async function releaseInstallments(
  ctx: Context,
  invoiceId: string,
  installmentIds: readonly string[],
): Promise<string[]> {
  if (installmentIds.length === 0) return []
  const chosen = sql`t.invoice_id = ${invoiceId} and t.id = any(${installmentIds}::uuid[])`
  return stamp(ctx, chosen, raw('invoice_id = null, invoice_line_id = null, is_invoiced = false'))
}

async function stamp(ctx: Context, chosen: Sql, set: Sql): Promise<string[]> {
  const plans = await holdPlans(ctx, chosen)
  if (plans.length === 0) return []
  const { result } = await changePlans(ctx, plans, () =>
    ctx.tx.all<{ id: string }>(sql`
      update installment t set ${set}, version = version + 1, updated_at = greatest(updated_at, ${ctx.now})
      where ${chosen} returning t.id`),
  )
  const serviceIds = plans.map(({ id }) => id)
  for (const facts of await installmentFacts(ctx.tx, serviceIds)) checkInstallments(facts)
  return result.map(({ id }) => id)
}
