// Opportunities as they are stored: the record and the list.
import { actionsIn } from '../../db/actions.ts'
import type { Context } from '../../db/context.ts'
import { amountRange, byCustomField, byId, bySearch, byText, byWord, dayRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { type Loaded, loadRecord, recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { salesTransitions } from './sales.rules.ts'
import { Sales, salesStatuses } from './sales.shapes.ts'

// The same as in pipeline.rules.ts; a list must be able to sort by it.
const effectiveProbability = raw(
  `case t.status when 'won' then 100 when 'lost' then 0 else coalesce(t.probability, stage.probability) end`,
)
const weightedAmount = sql`round(t.amount * ${effectiveProbability} / 100, 2)`

export const sales = recordType({
  name: 'sales',
  table: 'sales',
  shape: Sales,
  joins: sql`
    join stage on stage.environment_id = t.environment_id and stage.id = t.stage_id
    left join organization on organization.environment_id = t.environment_id and organization.id = t.organization_id
    left join person on person.environment_id = t.environment_id and person.id = t.person_id
    left join employee owner_employee on owner_employee.environment_id = t.environment_id and owner_employee.id = t.owner_employee_id`,
  columns: {
    organization_name: raw('organization.name'),
    person_name: raw('person.full_name'),
    owner_employee_name: raw('owner_employee.full_name'),
    allowed_actions: sql`case when t.status = 'won' and exists (
        select from project p where p.environment_id = t.environment_id and p.sales_id = t.id)
      then '[]' else ${actionsIn(salesTransitions, salesStatuses, raw('t.status'))} end`,
    stage_name: raw('stage.name'),
    effective_probability: effectiveProbability,
    weighted_amount: weightedAmount,
    project_id: sql`(select p.id from project p
      where p.environment_id = t.environment_id and p.sales_id = t.id order by p.created_at, p.id limit 1)`,
    quote_ids: sql`array(select q.id from quote q
      where q.environment_id = t.environment_id and q.sales_id = t.id order by q.created_at, q.id)`,
  },
})

export const salesList = listing({
  type: sales,
  filters: {
    q: bySearch(raw('t.search')),
    status: byWord(raw('t.status'), salesStatuses),
    stage_id: byId(raw('t.stage_id')),
    owner_employee_id: byId(raw('t.owner_employee_id')),
    organization_id: byId(raw('t.organization_id')),
    person_id: byId(raw('t.person_id')),
    source: byText(raw('t.source')),
    ...dayRange('expected_close_date'),
    ...dayRange('closed_on'),
    ...amountRange('amount'),
    custom_field: byCustomField(),
  },
  orders: {
    expected_close_date: { by: raw('t.expected_close_date'), nullable: true },
    amount: { by: raw('t.amount'), nullable: true },
    weighted_amount: { by: weightedAmount, nullable: true, joined: true },
    name: { by: raw('t.name') },
    closed_on: { by: raw('t.closed_on'), nullable: true },
  },
  defaultSort: '-created_at',
  tallied: true,
  deletable: true,
})

export type LoadedSales = Loaded<Tables['sales']>

export function loadSales(ctx: Context, id: string): Promise<LoadedSales | undefined> {
  return loadRecord(ctx.tx, sales, id, ctx)
}

/** The first project made from it. */
export async function findProject(ctx: Context, salesId: string) {
  const found = await ctx.tx.first<{ project_number: string }>(
    sql`select project_number from project where sales_id = ${salesId} order by created_at, id limit 1`,
  )
  return found ?? null
}
