// What the accounts of leave follow from, of many employees in one round.
import type { Context } from '../../../db/context.ts'
import { raw, sql } from '../../../db/sql.ts'
import { rowsAsJson } from '../days.queries.ts'
import type { EmployeeLeave, LeaveScene, LeaveTypeTerms } from './balances.rules.ts'

export interface LeaveType extends LeaveTypeTerms {
  readonly requires_approval: boolean
  readonly allow_negative: boolean
}

export interface LeaveFacts {
  readonly types: readonly LeaveType[]
  readonly employees: ReadonlyMap<string, EmployeeLeave>
  readonly scene: LeaveScene
}

export async function findLeaveFacts(ctx: Context, employeeIds: readonly string[]): Promise<LeaveFacts> {
  const [types, settings, employees] = await Promise.all([
    ctx.tx.all<LeaveType>(sql`
      select id, kind, is_active, affects_balance, expires_after_months, requires_approval, allow_negative
      from leave_type order by position, id`),
    ctx.tx.first<{ leave_since: number }>(sql`select leave_since from environment`),
    ctx.tx.all<EmployeeLeave & { id: string }>(sql`
      select e.id, ${CONTRACTS} as contracts, ${ADJUSTMENTS} as adjustments, ${USES} as uses, ${BALANCES} as balances
      from employee e where e.id = any(${employeeIds}::uuid[])`),
  ])
  return {
    types,
    employees: new Map(employees.map(({ id, ...leave }) => [id, leave])),
    scene: { today: ctx.today, leave_since: settings!.leave_since },
  }
}

const CONTRACTS = rowsAsJson(
  raw(`select c.start_date, c.end_date, c.weekly_minutes, c.leave_minutes_per_year from contract c
    where c.environment_id = e.environment_id and c.employee_id = e.id`),
)

const ADJUSTMENTS = rowsAsJson(
  raw(`select a.leave_type_id, a.year, a.minutes from leave_adjustment a
    where a.environment_id = e.environment_id and a.employee_id = e.id`),
)

const USES = rowsAsJson(
  raw(`select l.leave_type_id, l.id as leave_id, l.status, d.date, d.minutes from leave l
    join leave_type y on y.environment_id = l.environment_id and y.id = l.leave_type_id and y.affects_balance
    join leave_day d on d.environment_id = l.environment_id and d.leave_id = l.id and d.minutes > 0
    where l.environment_id = e.environment_id and l.employee_id = e.id and l.status in ('requested', 'approved')`),
)

const BALANCES = rowsAsJson(
  raw(`select b.leave_type_id, b.year, b.entitled_minutes, b.carried_over_minutes, b.adjustment_minutes, b.expired_minutes,
      b.approved_minutes, b.requested_minutes, b.expires_on, b.is_extended, b.has_lapsed, b.counted_since
    from leave_balance b where b.environment_id = e.environment_id and b.employee_id = e.id`),
)
