// Installments as they are stored: the list, the holds, and what invoices do to them.
import type { Context } from '../../db/context.ts'
import { byId, byWord, dayRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, loadRecords } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { updateRecord } from '../../db/write.ts'
import {
  type HeldService,
  holdService,
  installment,
  installmentStatus,
  installmentStatuses,
} from '../projects/public.ts'
import { checkInstallments, type InstallmentFacts } from './installments.rules.ts'

const PROJECT = raw(
  '(select s.project_id from service s where s.environment_id = t.environment_id and s.id = t.service_id)',
)

export const installmentList = listing({
  type: installment,
  filters: {
    service_id: byId(raw('t.service_id')),
    project_id: byId(PROJECT),
    status: byWord(installmentStatus, installmentStatuses),
    ...dayRange('planned_date'),
    invoice_id: byId(raw('t.invoice_id')),
  },
  orders: { planned_date: { by: raw('t.planned_date'), nullable: true }, position: { by: raw('t.position') } },
  defaultSort: 'planned_date',
})

export interface LoadedInstallment extends Loaded<Tables['installment']> {
  readonly service: HeldService
}

/** Held together with its service, the service first: the plan of one service is changed by one at a time. */
export async function loadInstallment(ctx: Context, id: string): Promise<LoadedInstallment | undefined> {
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

/** Renews the amounts that follow the price. */
export function settle(ctx: Context, serviceIds: readonly string[]): void {
  ctx.tx.send(
    sql`select settle_installments(s, ${ctx.now}::timestamptz) from service s where s.id = any(${serviceIds}::uuid[])`,
  )
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
  const lines = new Map(links.map((link) => [link.installment_id, link.invoice_line_id]))
  const rows = await holdPlans(ctx, sql`t.id = any(${[...lines.keys()]}::uuid[]) and t.invoice_id is null`)
  for (const row of rows)
    await updateRecord(ctx, installment, row, { invoice_id: invoiceId, invoice_line_id: lines.get(row.id) })
  await checkPlans(ctx, rows)
  return rows.length
}

/** Finalisation: what stands on the draft is invoiced. */
export async function markInstallmentsInvoiced(ctx: Context, invoiceId: string): Promise<string[]> {
  const rows = await holdPlans(ctx, sql`t.invoice_id = ${invoiceId} and not t.is_invoiced`)
  for (const row of rows) await updateRecord(ctx, installment, row, { is_invoiced: true })
  await checkPlans(ctx, rows)
  return rows.map(({ id }) => id)
}

/** Takes installments off their invoice: a line or draft was removed, or a credit note took the whole line back. */
export async function releaseInstallments(
  ctx: Context,
  invoiceId: string,
  installmentIds: readonly string[],
): Promise<string[]> {
  if (installmentIds.length === 0) return []
  const rows = await holdPlans(ctx, sql`t.invoice_id = ${invoiceId} and t.id = any(${installmentIds}::uuid[])`)
  const free = { invoice_id: null, invoice_line_id: null, is_invoiced: false }
  for (const row of rows) await updateRecord(ctx, installment, row, free)
  settle(ctx, servicesOf(rows))
  return rows.map(({ id }) => id)
}

// Services before their installments, as whoever changes a plan holds them; so two drafts cannot both miss that they hold the last.
async function holdPlans(ctx: Context, condition: Sql): Promise<Loaded<Tables['installment']>[]> {
  ctx.tx.send(sql`
    select from service where id in (select t.service_id from installment t where ${condition}) order by id for no key update`)
  return loadRecords<'installment'>(ctx.tx, installment, condition, ctx)
}

async function checkPlans(ctx: Context, rows: readonly Loaded<Tables['installment']>[]): Promise<void> {
  if (rows.length === 0) return
  for (const facts of await installmentFacts(ctx.tx, servicesOf(rows))) checkInstallments(facts)
}

function servicesOf(rows: readonly Loaded<Tables['installment']>[]): string[] {
  return [...new Set(rows.map(({ row }) => row.service_id))]
}
