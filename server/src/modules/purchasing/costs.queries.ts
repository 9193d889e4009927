// Costs as they are stored: the record, the list, and what the rules ask about one cost.
import type { Context } from '../../db/context.ts'
import { byFlag, byId, bySearch, byWord, dayRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecords, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import type { Decimal } from '../../shared/money.ts'
import {
  bookingFacts,
  byProjectCustomer,
  type ProjectStatus,
  type BookingFacts as WorkPlace,
} from '../projects/public.ts'
import type { CostStatus, PlaceFacts } from './costs.rules.ts'
import { Cost, costStatuses } from './costs.shapes.ts'

export const cost = recordType({
  name: 'cost',
  table: 'cost',
  shape: Cost,
  joins: sql`
    join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id`,
  columns: {
    project_name: raw('project.name'),
    service_name: raw('service.name'),
    employee_name: raw('employee.full_name'),
    locked: raw(`t.invoice_status in ('on_draft', 'invoiced', 'written_off')`),
  },
})

export const costList = listing({
  type: cost,
  filters: {
    q: bySearch(raw('t.search')),
    project_id: byId(raw('t.project_id')),
    service_id: byId(raw('t.service_id')),
    organization_id: byProjectCustomer('organization_id'),
    purchase_invoice_id: byId(raw('t.purchase_invoice_id')),
    employee_id: byId(raw('t.employee_id')),
    billable: byFlag(raw('t.billable')),
    invoice_status: byWord(raw('t.invoice_status'), costStatuses),
    ...dayRange('date'),
  },
  screenFilters: { person_id: byProjectCustomer('person_id') },
  orders: { date: { by: raw('t.date') }, cost_amount: { by: raw('t.cost_amount') } },
  defaultSort: '-date',
  tallied: true,
  deletable: true,
})

/** The row, with what the rules want to know of its surroundings. */
export interface CostRow extends Omit<Tables['cost'], 'invoice_status'> {
  invoice_status: CostStatus
  organization_id: string | null
  person_id: string | null
  billing_method: string | null
}

export type LoadedCost = Loaded<CostRow>

export async function loadCost(ctx: Context, id: string): Promise<LoadedCost | undefined> {
  return (await loadCosts(ctx, sql`t.id = ${id}`))[0]
}

export function loadCosts(ctx: Context, condition: Sql): Promise<LoadedCost[]> {
  const surroundings = raw(', project.organization_id, project.person_id, service.billing_method')
  return loadRecords<'cost', CostRow>(ctx.tx, cost, condition, ctx, surroundings)
}

/** What a cost refers to, and who it is. */
export interface WantedCost {
  readonly project_id: string
  readonly service_id: string | null
  readonly purchase_invoice_id: string | null
  readonly employee_id: string | null
  readonly vat_rate_id: string | null
}

export interface CostSurroundings extends WorkPlace, Pick<PlaceFacts, 'employee' | 'vat_rate'> {
  readonly purchase_invoice: { readonly total_excl_vat: Decimal; readonly other_amount: Decimal } | null
  /** Where the cost stands before a change. */
  readonly before_project: { readonly status: ProjectStatus } | null
}

/** Locks first, then facts, all in one flight: what is read stays true until the commit. What does not exist is null. */
export async function findSurroundings(ctx: Context, wanted: WantedCost, before?: Tables['cost']) {
  // Costs of one purchase invoice are written one after the other, so that two of them cannot exceed it together.
  const purchases = [wanted.purchase_invoice_id, before?.purchase_invoice_id].filter(Boolean)
  const place = bookingFacts(ctx.tx, wanted.project_id, wanted.service_id)
  const beforeProject = before && holdProject(ctx, before.project_id)
  if (purchases.length > 0)
    ctx.tx.send(sql`select from purchase_invoice where id = any(${purchases}::uuid[]) order by id for no key update`)
  const rest = ctx.tx.first<Omit<CostSurroundings, keyof WorkPlace | 'before_project'>>(sql`
    select
      (select to_json(f) from (
        select employment_start, employment_end, is_deactivated from employee where id = ${wanted.employee_id}) f) as employee,
      (select to_json(f) from (
        select company_profile_id from vat_rate where id = ${wanted.vat_rate_id}) f) as vat_rate,
      (select to_json(f) from (
        select p.total_excl_vat::text, (
          select coalesce(sum(c.cost_amount), 0)::numeric(20, 2)::text from cost c
          where c.purchase_invoice_id = p.id and c.id is distinct from ${before?.id ?? null}) as other_amount
        from purchase_invoice p where p.id = ${wanted.purchase_invoice_id}) f) as purchase_invoice`)
  const [found, more, before_project = null] = await Promise.all([place, rest, beforeProject])
  return { ...found, ...more!, before_project } satisfies CostSurroundings
}

/** Takes the project of an existing cost in hand, so that it cannot be closed meanwhile. */
export async function holdProject(ctx: Context, projectId: string): Promise<{ readonly status: ProjectStatus }> {
  const held = await ctx.tx.first<{ status: ProjectStatus }>(
    sql`select status from project where id = ${projectId} for share`,
  )
  return held!
}
