// The rates of many entries at once: one look-up per kind, all in one flight.
import type { Context } from '../../db/context.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { datedRates } from './booking.queries.ts'
import type { EntryRow } from './hours.queries.ts'
import type { DatedRate, PriceFacts, ServiceRate } from './price.rules.ts'

type Known<T> = NonNullable<T>

export interface Rates {
  readonly services: ReadonlyMap<string, Known<PriceFacts['service']> & { service_rates: ServiceRate[] }>
  readonly projects: ReadonlyMap<string, Known<PriceFacts['project']>>
  readonly employees: ReadonlyMap<string, { employee_rates: DatedRate[]; cost_rates: DatedRate[] }>
  readonly hourTypes: ReadonlyMap<string, Known<PriceFacts['hour_type']>>
}

export async function findRates(ctx: Context, rows: readonly EntryRow[]): Promise<Rates> {
  const idsOf = (field: 'service_id' | 'project_id' | 'employee_id' | 'hour_type_id') =>
    sql`t.id = any(${[...new Set(rows.flatMap((row) => row[field] ?? []))]}::uuid[])`
  const [services, projects, employees, hourTypes] = await Promise.all([
    look(ctx, serviceRates, idsOf('service_id')),
    look(ctx, sql`select t.id, t.rate_basis from project t`, idsOf('project_id')),
    look(ctx, employeeRates, idsOf('employee_id')),
    look(ctx, hourTypeRates, idsOf('hour_type_id')),
  ])
  return { services, projects, employees, hourTypes } as Rates
}

async function look(ctx: Context, query: Sql, condition: Sql): Promise<Map<string, unknown>> {
  const rows = await ctx.tx.all<{ id: string }>(sql`${query} where ${condition}`)
  return new Map(rows.map((row) => [row.id, row]))
}

const serviceRates = sql`
  select t.id, t.hourly_rate, (select coalesce(json_agg(f), '[]') from (
    select r.hour_type_id, r.employee_id, r.hourly_rate::text, r.valid_from
    from service_rate r where r.service_id = t.id) f) as service_rates
  from service t`

const employeeRates = sql`
  select t.id, ${datedRates(sql`employee_rate r where r.employee_id = t.id and r.kind = 'sales'`)} as employee_rates,
    ${datedRates(sql`employee_rate r where r.employee_id = t.id and r.kind = 'cost'`)} as cost_rates
  from employee t`

const hourTypeRates = sql`
  select t.id, t.hourly_rate, ${datedRates(sql`hour_type_rate r where r.hour_type_id = t.id`)} as rates
  from hour_type t`
