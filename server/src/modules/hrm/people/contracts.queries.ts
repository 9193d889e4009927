// Contracts as they are stored: the record, the list, and the writes with what follows from them.
import type { Context } from '../../../db/context.ts'
import { byDay, byId, byWord } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { type Loaded, loadRecord, loadRecords, recordType } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { raw, type Sql, sql } from '../../../db/sql.ts'
import { updateRecord } from '../../../db/write.ts'
import { holdEmployeesOf } from '../hold-employees.ts'
import type { Days, Standing } from './contracts.rules.ts'
import { Contract, contractStatuses, weekdays } from './contracts.shapes.ts'

const status = raw(
  `case when t.start_date > current_day() then 'future' when t.end_date < current_day() then 'ended' else 'current' end`,
)

export const contract = recordType({
  name: 'contract',
  table: 'contract',
  shape: Contract,
  joins: sql`join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id`,
  columns: {
    employee_name: raw('employee.full_name'),
    schedule: weekOf('schedule'),
    schedule_odd_weeks: sql`case when t.schedule_odd_weeks is not null then ${weekOf('schedule_odd_weeks')} end`,
    // Forty hours are a full week, unless the contract says otherwise.
    fte_percentage: raw('coalesce(t.fte_percentage, round(t.weekly_minutes / 24.0, 2))'),
    status,
  },
})

export const contractList = listing({
  type: contract,
  filters: {
    employee_id: byId(raw('t.employee_id')),
    status: byWord(sql`(${status})`, contractStatuses),
    valid_on: byDay(
      (day) => sql`t.start_date <= ${day} and coalesce(t.end_date >= ${day}, true)`,
      'Those that count on this day.',
    ),
  },
  orders: {
    start_date: { by: raw('t.start_date') },
    employee_name: { by: raw('employee.full_name'), joined: true },
  },
  defaultSort: 'employee_name,-start_date',
})

export type LoadedContract = Loaded<Tables['contract']>

export function loadContract(ctx: Context, id: string): Promise<LoadedContract | undefined> {
  holdEmployeesOf(ctx, 'contract', sql`id = ${id}`)
  return loadRecord(ctx.tx, contract, id, ctx)
}

/** How many time entries and approved leaves there are in these days. */
export async function findStanding(ctx: Context, employeeId: string, days: readonly Days[]): Promise<Standing> {
  if (days.length === 0) return { hours: 0, leave: 0 }
  const ranges = `{${days.map(({ from, to }) => `[${from},${to ?? ''}]`).join(',')}}`
  const found = await ctx.tx.first<Standing>(sql`
    select (select count(*)::integer from time_entry h where h.employee_id = ${employeeId} and h.date <@ ${ranges}::datemultirange) as hours,
      (select count(distinct l.id)::integer from leave_day d join leave l on l.environment_id = d.environment_id and l.id = d.leave_id
        where d.employee_id = ${employeeId} and d.minutes > 0 and l.status = 'approved' and d.date <@ ${ranges}::datemultirange) as leave`)
  return found!
}

/** Tells of at most so many contracts that began or ended because the day has come; the answer is how many it were. */
export async function announceContracts(ctx: Context, most: number): Promise<number> {
  // What was there before anything was told is learned in silence.
  ctx.tx.send(sql`update contract t set announced_status = ${status} where t.announced_status is null`)
  const isNews = sql`t.announced_status <> ${status}`
  // Asked twice: another process may have told of one while we waited for it.
  const some = sql`t.id = any(array(select t.id from contract t where ${isNews} order by t.id limit ${most}))`
  const found = await loadRecords(ctx.tx, contract, sql`${some} and ${isNews}`, ctx)
  await Promise.all(
    found.map((now) => {
      const then = JSON.stringify({ ...JSON.parse(now.record), status: now.row.announced_status })
      return updateRecord(ctx, contract, { ...now, record: then }, { announced_status: status })
    }),
  )
  return found.length
}

function weekOf(column: string): Sql {
  return raw(`json_build_object(${weekdays.map((day, i) => `'${day}', t.${column}[${i + 1}]`).join(', ')})`)
}
