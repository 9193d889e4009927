// Employees as they are stored: the record, the list, and telling of what changes by date.
import type { Context } from '../../../db/context.ts'
import { byCustomField, byId, byLink, bySearch, byText, byWord } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { type Loaded, loadRecords, type RecordType, recordType, rowsOf } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { raw, type Sql, sql } from '../../../db/sql.ts'
import { touch, updateRecord } from '../../../db/write.ts'
import { visibleWith } from '../visibility.ts'
import { contract } from './contracts.queries.ts'
import { employeeRate, visibleRates } from './employee-rates.queries.ts'
import { Employee, employeeStatuses } from './employees.shapes.ts'

type LoadedEmployee = Loaded<Tables['employee']>

const status = raw(
  `case when t.is_deactivated or t.employment_start > current_day() or t.employment_end < current_day() then 'inactive' else 'active' end`,
)
const byDate = {
  status,
  hourly_rate: rateToday('sales'),
  cost_rate: rateToday('cost'),
  weekly_minutes: sql`(select c.weekly_minutes from contract c where c.environment_id = t.environment_id and c.employee_id = t.id
    and c.start_date <= current_day() and coalesce(c.end_date >= current_day(), true))`,
}

export const employee = recordType({
  name: 'employee',
  table: 'employee',
  shape: Employee,
  joins: sql`left join employee manager on manager.environment_id = t.environment_id and manager.id = t.manager_employee_id`,
  columns: {
    ...byDate,
    manager_employee_name: raw('manager.full_name'),
    team_ids: sql`(select coalesce(json_agg(m.team_id order by m.team_id), '[]') from team_member m
      where m.environment_id = t.environment_id and m.employee_id = t.id)`,
  },
  detail: detailWith(raw('true'), raw('true')),
  hidden: { right: 'cost_rates', fields: ['cost_rate'] },
})

/** The same, with those contracts and rates inside that this reader may see. */
export function employeeFor(ctx: Context): RecordType<'employee'> {
  if (ctx.can('people') && ctx.can('cost_rates')) return employee
  return { ...employee, detail: detailWith(visibleWith(ctx, 'people') ?? raw('true'), visibleRates(ctx)) }
}

export const employeeList = listing({
  type: employee,
  filters: {
    q: bySearch(raw('t.search')),
    status: byWord(sql`(${status})`, employeeStatuses),
    team_id: byLink(
      (ids) =>
        sql`exists (select from team_member m where m.environment_id = t.environment_id and m.employee_id = t.id and m.team_id = any(${ids}::uuid[]))`,
    ),
    manager_employee_id: byId(raw('t.manager_employee_id')),
    email: byText(raw('lower(t.email)'), (text) => text.toLowerCase()),
    custom_field: byCustomField(),
  },
  orders: {
    last_name: { by: raw('t.last_name') },
    full_name: { by: raw('t.full_name') },
    employment_start: { by: raw('t.employment_start'), nullable: true },
  },
  defaultSort: 'last_name',
})

// What was last told of an employee, so that nothing is told twice and nothing that came by date is forgotten.
const told = sql`jsonb_build_object('status', ${status}, 'hourly_rate', ${byDate.hourly_rate}, 'cost_rate', ${byDate.cost_rate},
  'weekly_minutes', ${byDate.weekly_minutes})`

/** Tells of at most so many employees who changed because the day has come; the answer is how many it were. */
export async function announceEmployees(ctx: Context, most: number, among: Sql = raw('true')): Promise<number> {
  // What was there before anything was told is learned in silence.
  ctx.tx.send(sql`update employee t set announced = ${told} where t.announced is null and ${among}`)
  const isNews = sql`t.announced <> ${told} and ${among}`
  // Asked twice: another process may have told of one while we waited for it.
  const some = sql`t.id = any(array(select t.id from employee t where ${isNews} order by t.id limit ${most}))`
  const found = await loadRecords(ctx.tx, employee, sql`${some} and ${isNews}`, ctx)
  await Promise.all(
    found.map((now) => {
      const { status: becomes } = JSON.parse(now.record)
      return updateRecord(ctx, employee, asTold(now), { announced: told }, deactivation(now, becomes))
    }),
  )
  return found.length
}

/** A contract or a rate of the employee changed, and with it what is shown of him. */
export async function employeeMoved(ctx: Context, id: string): Promise<void> {
  if ((await announceEmployees(ctx, 1, sql`t.id = ${id}`)) === 0) ctx.tx.send(touch(ctx, 'employee', id))
}

/** For whoever wrote the employee, because all of this goes out with that change. */
export function rememberTold(ctx: Context, id: string): void {
  ctx.tx.send(sql`update employee t set announced = ${told} where t.id = ${id}`)
}

/** The event of somebody of whom everybody still thinks that he works here. */
export function deactivation({ row, record }: LoadedEmployee, becomes: string): string[] {
  const was = toldOf(row).status ?? JSON.parse(record).status
  return was === 'active' && becomes === 'inactive' ? ['employee.deactivated'] : []
}

function asTold(now: LoadedEmployee): LoadedEmployee {
  const then = toldOf(now.row)
  const fields = Object.entries(JSON.parse(now.record))
  const record = Object.fromEntries(fields.map(([field, value]) => [field, field in then ? then[field] : value]))
  return { ...now, record: JSON.stringify(record) }
}

function toldOf({ announced }: Tables['employee']): Readonly<Record<string, unknown>> {
  return (announced ?? {}) as Readonly<Record<string, unknown>>
}

function detailWith(seenContracts: Sql, seenRates: Sql): Record<string, Sql> {
  return {
    contracts: rowsOf(contract, sql`t.employee_id = owner.id and ${seenContracts}`, raw('t.start_date, t.id')),
    rates: rowsOf(employeeRate, sql`t.employee_id = owner.id and ${seenRates}`, raw('t.valid_from, t.id')),
    teams: sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'since', m.since) order by t.name, t.id), '[]')
      from team_member m join team t on t.environment_id = m.environment_id and t.id = m.team_id
      where m.environment_id = owner.environment_id and m.employee_id = owner.id)`,
  }
}

function rateToday(kind: 'sales' | 'cost'): Sql {
  return raw(`(select r.hourly_rate from employee_rate r where r.environment_id = t.environment_id and r.employee_id = t.id
    and r.kind = '${kind}' and r.valid_from <= current_day() order by r.valid_from desc limit 1)`)
}
