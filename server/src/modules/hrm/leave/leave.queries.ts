// Leave as it is stored: the record, the list, the writes, and what a request is judged by.
import type { Context } from '../../../db/context.ts'
import { byId, byWord, overlapRange } from '../../../db/filter.ts'
import { listing } from '../../../db/listing.ts'
import { type Loaded, loadRecords, type RecordType, recordType } from '../../../db/record.ts'
import type { Tables } from '../../../db/schema.ts'
import { raw, type Sql, sql } from '../../../db/sql.ts'
import { type EmployeeDays, findDays } from '../days.queries.ts'
import { byTeam, byYear } from '../filters.ts'
import { findEmployee, type HeldEmployee, holdEmployee, holdEmployeesOf } from '../hold-employees.ts'
import { visibleWith } from '../visibility.ts'
import type { LeaveDay } from './days.rules.ts'
import { findLeaveFacts, type LeaveFacts } from './facts.queries.ts'
import type { LeaveRange } from './leave.rules.ts'
import { Leave, leaveStatuses } from './leave.shapes.ts'

export const leave = recordType({
  name: 'leave',
  table: 'leave',
  shape: Leave,
  joins: sql`join employee on employee.environment_id = t.environment_id and employee.id = t.employee_id
    join leave_type on leave_type.environment_id = t.environment_id and leave_type.id = t.leave_type_id
    left join employee decider on decider.environment_id = t.environment_id and decider.id = t.decided_by_employee_id`,
  columns: {
    employee_name: raw('employee.full_name'),
    leave_type_name: raw('leave_type.name'),
    decided_by_employee_name: raw('decider.full_name'),
  },
  detail: { days: daysWith(raw('true')) },
})

/** The same, with days of absence only where this reader may know of them: who decides on leave need not. */
export function leaveFor(ctx: Context): RecordType<'leave'> {
  const visible = visibleWith(ctx, 'absence')
  return visible ? { ...leave, detail: { days: daysWith(visible) } } : leave
}

export const leaveList = listing({
  type: leave,
  filters: {
    employee_id: byId(raw('t.employee_id')),
    team_id: byTeam(),
    leave_type_id: byId(raw('t.leave_type_id')),
    status: byWord(raw('t.status'), leaveStatuses),
    ...overlapRange(raw('t.start_date'), raw('t.end_date')),
    year: byYear(
      (years) => sql`exists (select from unnest(${years}::integer[]) y (year)
        where t.start_date <= make_date(y.year, 12, 31) and t.end_date >= make_date(y.year, 1, 1))`,
    ),
  },
  orders: {
    start_date: { by: raw('t.start_date') },
    employee_name: { by: raw('employee.full_name'), joined: true },
  },
  defaultSort: '-start_date',
  tallied: true,
})

export type LoadedLeave = Loaded<Tables['leave'] & { readonly manager_employee_id: string | null }>

export async function loadLeave(ctx: Context, id: string): Promise<LoadedLeave | undefined> {
  const visible = sql`t.id = ${id} and ${visibleWith(ctx, 'approve_leave') ?? raw('true')}`
  holdEmployeesOf(ctx, 'leave', sql`id = ${id}`)
  const manager = raw(', employee.manager_employee_id')
  return (await loadRecords<'leave', LoadedLeave['row']>(ctx.tx, leaveFor(ctx), visible, ctx, manager))[0]
}

export interface LeaveGround {
  /** Undefined when there is no such employee. */
  readonly employee: HeldEmployee | undefined
  readonly days: EmployeeDays | undefined
  readonly facts: LeaveFacts
  /** Other leave on these days that was asked for or approved. */
  readonly other: LeaveRange | undefined
}

/** All that leave of this employee in these days is judged by; he is held, so that two requests at once queue. */
export function findGround(
  ctx: Context,
  employeeId: string,
  range: LeaveRange,
  leaveId: string | null = null,
): Promise<LeaveGround> {
  return groundOf(ctx, employeeId, range, leaveId, holdEmployee)
}

/** The same for whoever only looks. */
export function lookAtGround(ctx: Context, employeeId: string, range: LeaveRange): Promise<LeaveGround> {
  return groundOf(ctx, employeeId, range, null, findEmployee)
}

async function groundOf(
  ctx: Context,
  employeeId: string,
  { start_date, end_date }: LeaveRange,
  leaveId: string | null,
  find: typeof holdEmployee,
): Promise<LeaveGround> {
  const [employee, days, facts, other] = await Promise.all([
    find(ctx, employeeId),
    findDays(ctx.tx, [employeeId], start_date, end_date),
    findLeaveFacts(ctx, [employeeId]),
    ctx.tx.first<LeaveRange>(sql`
      select start_date, end_date from leave where employee_id = ${employeeId} and status in ('requested', 'approved')
        and start_date <= ${end_date} and end_date >= ${start_date} and id is distinct from ${leaveId} order by start_date limit 1`),
  ])
  return { employee, days: days.get(employeeId.toLowerCase()), facts, other }
}

/** Makes the days exactly these. */
export function setLeaveDays(ctx: Context, leaveId: string, employeeId: string, days: readonly LeaveDay[]): void {
  ctx.tx.send(sql`delete from leave_day where leave_id = ${leaveId}`)
  ctx.tx.send(sql`
    insert into leave_day (environment_id, leave_id, employee_id, date, own_minutes, minutes, excluded_reason)
    select current_environment(), ${leaveId}, ${employeeId}, d.date, d.own_minutes, d.minutes, d.excluded_reason
    from json_to_recordset(${JSON.stringify(days)}::json) d (date date, own_minutes integer, minutes integer, excluded_reason text)`)
}

function daysWith(seenAbsence: Sql): Sql {
  const reason = sql`case when t.excluded_reason = 'absence' and not ${seenAbsence} then 'not_scheduled' else t.excluded_reason end`
  return sql`(select coalesce(json_agg(json_build_object('date', t.date, 'minutes', t.minutes, 'excluded_reason', ${reason})
      order by t.date), '[]')
    from leave_day t where t.environment_id = owner.environment_id and t.leave_id = owner.id)`
}
