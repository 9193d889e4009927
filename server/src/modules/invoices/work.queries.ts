// Work on its way to an invoice: found, held, stamped with its line, and let go again.
import { createHash } from 'node:crypto'
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { and, raw, type Sql, sql } from '../../db/sql.ts'
import { putOnDraft, releaseHours } from '../hours/public.ts'
import { putCostsOnDraft, releaseCosts } from '../purchasing/public.ts'
import type { Work } from './grouping.rules.ts'
import { putInstallmentsOnDraft, releaseInstallments } from './installments.queries.ts'
import { invoice } from './invoices.queries.ts'

export interface Cycle {
  readonly service_id: string
  readonly period_start: string
}

/** Work by its names. */
export interface Choice {
  readonly hours: readonly string[]
  readonly costs: readonly string[]
  readonly installments: readonly string[]
  readonly cycles: readonly Cycle[]
}

/** A row that exists, and what keeps it from being invoiced, as far as the row itself tells. */
export interface HeldWork {
  readonly id: string
  readonly obstacle: string | null
}

export interface ReadyWork extends Work {
  readonly company_profile_id: string
  readonly organization_id: string | null
  readonly person_id: string | null
  readonly invoice_reference: string | null
}

/** All that these clients can be invoiced for. */
export async function findReady(
  ctx: Context,
  clients: { readonly organizationIds: readonly string[]; readonly personIds: readonly string[] },
  until: string,
): Promise<Choice> {
  if (clients.organizationIds.length + clients.personIds.length === 0) return NOTHING
  const rows = await ctx.tx.all<{ kind: Work['kind']; id: string } & Cycle>(sql`
    select t.kind, t.id, t.service_id, t.period_start from invoiceable t
    where (t.organization_id = any(${clients.organizationIds}::uuid[]) or t.person_id = any(${clients.personIds}::uuid[]))
      and t.ready_on <= ${until} and t.unit_price is not null`)
  const of = (kind: Work['kind']) => rows.filter((row) => row.kind === kind)
  return {
    hours: of('hours').map(({ id }) => id),
    costs: of('cost').map(({ id }) => id),
    installments: of('installment').map(({ id }) => id),
    cycles: of('subscription'),
  }
}

const NOTHING: Choice = { hours: [], costs: [], installments: [], cycles: [] }

/**
 * Holds the chosen work until the end of the transaction, so that it goes on one invoice only. The projects come first, as for
 * whoever books or changes a customer, then services, then the rows, each in the order of their ids.
 */
export async function holdWork(ctx: Context, choice: Choice, until: string): Promise<Record<keyof Choice, HeldWork[]>> {
  const { hours, costs, installments } = choice
  const services = choice.cycles.map(({ service_id }) => service_id)
  const installmentServices = sql`select service_id from installment where id = any(${installments}::uuid[])`
  // Installments move the project that shows them, so it is held for that at once: a hold that grows can deadlock.
  const hold = installments.length > 0 ? raw('no key update') : raw('share')
  ctx.tx.send(sql`
    select from project where id in (
      select project_id from time_entry where id = any(${hours}::uuid[])
      union select project_id from cost where id = any(${costs}::uuid[])
      union select project_id from service where id = any(${services}::uuid[]) or id in (${installmentServices}))
    order by id for ${hold}`)
  const held = (rows: Sql) => ctx.tx.all<HeldWork>(rows)
  const [heldServices, heldHours, heldCosts, heldInstallments] = await Promise.all([
    held(sql`
      select id, null as obstacle from service where id = any(${services}::uuid[]) or id in (${installmentServices})
      order by id for no key update`),
    held(sql`
      select id, case when invoice_status <> 'to_invoice' then invoice_status when approval_status not in ('approved', 'not_required') then 'not_approved'
        when hourly_rate is null then 'no_rate' when date > ${until} then 'later' end as obstacle
      from time_entry where id = any(${hours}::uuid[]) order by id for no key update`),
    held(sql`
      select id, case when invoice_status <> 'to_invoice' then invoice_status when date > ${until} then 'later' end as obstacle
      from cost where id = any(${costs}::uuid[]) order by id for no key update`),
    held(sql`
      select id, case when is_invoiced then 'invoiced' when invoice_id is not null then 'on_draft'
        when planned_date is null or planned_date > ${until} then 'later' end as obstacle
      from installment where id = any(${installments}::uuid[]) order by id for no key update`),
  ])
  return { cycles: heldServices!, hours: heldHours!, costs: heldCosts!, installments: heldInstallments! }
}

/** What of the held work can be invoiced, with all that its lines say. */
export function readWork(
  ctx: Context,
  { hours, costs, installments, cycles }: Choice,
  until: string,
): Promise<ReadyWork[]> {
  const ids = [...hours, ...costs, ...installments, ...cycles.map(cycleId)]
  // The id of a cycle is computed, so it is the service that finds it.
  const isChosen = sql`t.id = any(${ids}::uuid[])
    and (t.kind <> 'subscription' or t.service_id = any(${cycles.map(({ service_id }) => service_id)}::uuid[]))`
  return ctx.tx.all(sql`
    select t.id, t.kind, t.project_id, p.project_number, p.name as project_name, p.invoice_reference, t.service_id, s.name as service_name,
      s.description as service_description, s.position as service_position, s.cycle, t.hour_type_id, h.name as hour_type_name,
      t.employee_id, e.full_name as employee_name, t.description, t.minutes, t.quantity, t.unit_price, t.amount,
      coalesce(t.vat_rate_id, s.vat_rate_id) as vat_rate_id, t.period_start, t.period_end,
      t.company_profile_id, t.organization_id, t.person_id
    from invoiceable t
    join project p on p.environment_id = t.environment_id and p.id = t.project_id
    left join service s on s.environment_id = t.environment_id and s.id = t.service_id
    left join hour_type h on h.environment_id = t.environment_id and h.id = t.hour_type_id
    left join employee e on e.environment_id = t.environment_id and e.id = t.employee_id
    where ${and([isChosen, sql`t.ready_on <= ${until}`, sql`t.unit_price is not null`])}`)
}

// As the view invoiceable makes it.
function cycleId({ service_id, period_start }: Cycle): string {
  const hex = createHash('md5').update(`${service_id}${period_start}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Stamps the work with its lines; false when something of it could not be taken after all. */
export async function stampWork(
  ctx: Context,
  invoiceId: string,
  work: readonly (Work & { readonly line_id: string })[],
): Promise<boolean> {
  const of = (kind: Work['kind']) => work.filter((one) => one.kind === kind)
  const [hours, costs, installments] = [of('hours'), of('cost'), of('installment')]
  const links = <Name extends string>(rows: typeof work, name: Name) =>
    rows.map((one) => ({ [name]: one.id, invoice_line_id: one.line_id }) as Record<Name | 'invoice_line_id', string>)
  if (hours.length > 0)
    ctx.tx.send(sql`
      insert into invoice_line_hours (environment_id, invoice_line_id, time_entry_id, minutes)
      select current_environment(), l.* from unnest(${hours.map((one) => one.line_id)}::uuid[],
        ${hours.map((one) => one.id)}::uuid[], ${hours.map((one) => one.minutes)}::integer[]) l`)
  const taken = await Promise.all([
    hours.length > 0 ? putOnDraft(ctx, invoiceId, links(hours, 'hours_id')) : 0,
    costs.length > 0 ? putCostsOnDraft(ctx, invoiceId, links(costs, 'cost_id')) : 0,
    putInstallmentsOnDraft(ctx, invoiceId, links(installments, 'installment_id')),
  ])
  return [hours, costs, installments].every((rows, i) => rows.length === taken[i])
}

/** Lets go what stands on these lines of a draft; the lines themselves are left to the caller. */
export async function releaseWork(ctx: Context, draft: Rendered, lineIds: readonly string[]): Promise<void> {
  const onLines = sql`where invoice_line_id = any(${lineIds}::uuid[])`
  const [entries, costs, installments] = await Promise.all([
    ctx.tx.all<{ id: string }>(sql`select time_entry_id as id from invoice_line_hours ${onLines}`),
    ctx.tx.all<{ id: string }>(sql`select id from cost ${onLines}`),
    ctx.tx.all<{ id: string }>(sql`select id from installment ${onLines}`),
  ])
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  // Projects and services are held before hours, as by whoever books.
  await releaseInstallments(ctx, draft.id, idsOf(installments))
  await releaseCosts(ctx, draft.id, idsOf(costs))
  noteHours(ctx, 'hours.unlocked', draft, await releaseHours(ctx, draft.id, idsOf(entries)))
}

/** Takes single entries off a line; the answer are those that do not stand on it. */
export async function releaseEntries(
  ctx: Context,
  draft: Rendered,
  lineId: string,
  hoursIds: readonly string[],
): Promise<string[]> {
  const gone = await ctx.tx.all<{ id: string }>(sql`
    delete from invoice_line_hours where invoice_line_id = ${lineId} and time_entry_id = any(${hoursIds}::uuid[])
    returning time_entry_id as id`)
  const taken = new Set(gone.map(({ id }) => id))
  noteHours(ctx, 'hours.unlocked', draft, await releaseHours(ctx, draft.id, [...taken]))
  return hoursIds.filter((id) => !taken.has(id))
}

const MOST_IN_EVENT = 500

/**
 * Tells once per invoice, not per entry, that hours were locked or unlocked by it. The entries leave no audit of their own, as in
 * decision 014: the invoice's tells who put them on it or took them off, and each moves its version and updated_at.
 */
export function noteHours(
  ctx: Context,
  kind: 'hours.locked' | 'hours.unlocked',
  { id, version }: Pick<Rendered, 'id' | 'version'>,
  hoursIds: readonly string[],
): void {
  for (let at = 0; at < hoursIds.length; at += MOST_IN_EVENT) {
    const record = JSON.stringify({ invoice_id: id, hours_ids: hoursIds.slice(at, at + MOST_IN_EVENT) })
    ctx.changes.push({ type: invoice, after: { id, version, record, detail: '{}' }, kinds: [kind], isNotice: true })
  }
}
