// What waits to be invoiced, row by row and added up per client. The rows are those of the view invoiceable.
import type { Context } from '../../db/context.ts'
import { byDay, byId, byWord, type Filters } from '../../db/filter.ts'
import { type ListRequest, listing } from '../../db/listing.ts'
import type { PageOfText } from '../../db/page.ts'
import { recordType } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { and, join, raw, type Sql, sql } from '../../db/sql.ts'
import { RowToInvoice, workKinds } from './to-invoice.shapes.ts'

const row = recordType({
  name: 'to_invoice',
  table: 'invoiceable' as keyof Tables,
  shape: RowToInvoice,
  joins: sql`
    join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join organization on organization.environment_id = t.environment_id and organization.id = t.organization_id
    left join person on person.environment_id = t.environment_id and person.id = t.person_id
    left join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join hour_type on hour_type.environment_id = t.environment_id and hour_type.id = t.hour_type_id
    left join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id`,
  columns: {
    organization_name: raw('organization.name'),
    person_name: raw('person.full_name'),
    project_name: raw('project.name'),
    service_name: raw('service.name'),
    hour_type_name: raw('hour_type.name'),
    employee_name: raw('employee.full_name'),
  },
})

const filters: Filters = {
  until: byDay((day) => sql`t.ready_on <= ${day}`, 'Ready on this day or earlier.'),
  organization_id: byId(raw('t.organization_id')),
  person_id: byId(raw('t.person_id')),
  project_id: byId(raw('t.project_id')),
  service_id: byId(raw('t.service_id')),
  company_profile_id: byId(raw('t.company_profile_id')),
  kind: byWord(raw('t.kind'), workKinds),
}

export const rowList = listing({
  type: row,
  filters,
  orders: {
    ready_on: { by: raw('t.ready_on') },
    amount: { by: raw('t.amount'), nullable: true },
    project_name: { by: raw('project.name'), joined: true },
    employee_name: { by: raw('employee.full_name'), joined: true, nullable: true },
  },
  defaultSort: 'ready_on',
})

/** The same filters choose the rows; what is listed and sorted are the clients to whom they belong. */
export const clientList = listing({
  type: row,
  filters,
  orders: {
    customer_name: { by: raw('coalesce(t.organization_name, t.person_name)') },
    total_amount: { by: raw('t.total_amount') },
    first_date: { by: raw('t.first_date') },
  },
  defaultSort: 'customer_name',
})

/** One statement: the chosen rows added up per service, those per client, of the clients one page, and of all of them the totals. */
export async function pageOfClients(
  ctx: Context,
  { limit, offset, sort, conditions }: ListRequest,
): Promise<PageOfText> {
  const order = join([
    ...sort.map(({ field, descending }) => sql`${clientList.orders[field]!.by}${raw(descending ? ' desc' : '')}`),
    raw('t.company_profile_id, coalesce(t.organization_id, t.person_id)'),
  ])
  const [found] = await ctx.tx.last<{ count: number; data: string | null; totals: string }>(sql`
    with per_service as (
      select t.company_profile_id, t.organization_id, t.person_id, t.project_id, t.service_id, ${SUMS},
        min(t.ready_on) as first_date, max(t.ready_on) as last_date, min(t.created_at) as created_at, max(t.updated_at) as updated_at
      from invoiceable t where ${and(conditions)}
      group by t.environment_id, t.company_profile_id, t.organization_id, t.person_id, t.project_id, t.service_id
    ), per_client as (
      select t.company_profile_id, c.name as company_profile_name, c.currency, t.organization_id, o.name as organization_name, t.person_id,
        p.full_name as person_name, min(t.first_date) as first_date, max(t.last_date) as last_date, ${SUMMED},
        min(t.created_at) as created_at, max(t.updated_at) as updated_at
      from per_service t join company_profile c on c.id = t.company_profile_id
      left join organization o on o.id = t.organization_id left join person p on p.id = t.person_id
      group by t.company_profile_id, c.name, c.currency, t.organization_id, o.name, t.person_id, p.full_name
    ), chosen as (select t.*, row_number() over (order by ${order}) as place from per_client t order by place limit ${limit} offset ${offset})
    select (select count(*) from per_client) as count, (
      select coalesce(json_agg(s order by s.currency), '[]')::text from (select t.currency, ${TOTALS} from per_client t group by 1) s) as totals, (
      select string_agg(to_json(shown)::text, ',' order by t.place) from chosen t, lateral (
        select t.company_profile_id, t.company_profile_name, t.organization_id, t.organization_name, t.person_id, t.person_name,
          t.first_date, t.last_date, ${OWN}, (
        select json_agg(json_build_object('project_id', s.project_id, 'project_number', j.project_number, 'project_name', j.name,
            'service_id', s.service_id, 'service_name', v.name, ${SHOWN}) order by j.project_number, v.position, v.id)
        from per_service s join project j on j.id = s.project_id left join service v on v.id = s.service_id
        where s.company_profile_id = t.company_profile_id and s.organization_id is not distinct from t.organization_id
          and s.person_id is not distinct from t.person_id) as services) shown) as data`)
  return { count: found!.count, data: found!.data ?? '', limit, offset, totals: found!.totals }
}

const COUNTED = {
  hours: sql`t.kind = 'hours' and t.unit_price is not null`,
  costs: sql`t.kind = 'cost'`,
  installments: sql`t.kind = 'installment'`,
  subscriptions: sql`t.kind = 'subscription'`,
}
const UNPRICED = sql`t.kind = 'hours' and t.unit_price is null`

const SUMS = join([
  ...Object.entries(COUNTED).flatMap(([name, isMeant]) => [
    sql`(count(*) filter (where ${isMeant}))::integer as ${raw(`${name}_count`)}`,
    sql`coalesce(sum(t.amount) filter (where ${isMeant}), 0)::numeric(20, 2) as ${raw(`${name}_amount`)}`,
  ]),
  sql`coalesce(sum(t.minutes) filter (where ${COUNTED.hours}), 0)::integer as hours_minutes`,
  sql`(count(*) filter (where ${UNPRICED}))::integer as unpriced_count`,
  sql`coalesce(sum(t.minutes) filter (where ${UNPRICED}), 0)::integer as unpriced_minutes`,
  sql`coalesce(sum(t.amount) filter (where t.ready_on < current_day() - 30), 0)::numeric(20, 2) as over_30_amount`,
  sql`coalesce(sum(t.amount) filter (where t.ready_on < current_day() - 60), 0)::numeric(20, 2) as over_60_amount`,
  sql`coalesce(sum(t.amount), 0)::numeric(20, 2) as total_amount`,
])

const NUMBERS = [
  ...Object.keys(COUNTED).flatMap((name) => [`${name}_count`, `${name}_amount`]),
  ...['hours_minutes', 'unpriced_count', 'unpriced_minutes', 'over_30_amount', 'over_60_amount', 'total_amount'],
]
const SUMMED: Sql = join(NUMBERS.map((name) => raw(`sum(t.${name}) as ${name}`)))
const TOTALS = join([
  raw('count(*)::integer as clients_count'),
  ...['total_amount', 'over_30_amount', 'over_60_amount', 'unpriced_minutes'].map((name) =>
    raw(`sum(t.${name}) as ${name}`),
  ),
])
const OWN: Sql = join(NUMBERS.map((name) => raw(`t.${name}`)))
const SHOWN: Sql = join(NUMBERS.map((name) => raw(`'${name}', s.${name}`)))
