// The days of leave follow the schedule while they lie ahead, and absences always.
import type { Context } from '../../../db/context.ts'
import { loadRecords } from '../../../db/record.ts'
import { sql } from '../../../db/sql.ts'
import { renderAllUpdated } from '../../../db/write.ts'
import { addDays } from '../../../shared/calendar.ts'
import { type DaysChanged, findDays } from '../days.queries.ts'
import { type LeaveDay, leaveDays, type WorkingDays, withAbsences } from './days.rules.ts'
import { leave } from './leave.queries.ts'

interface StoredDay extends LeaveDay {
  readonly leave_id: string
  readonly employee_id: string
  readonly asked_minutes: number | null
}

/** Counts the days of leave anew that is asked for or approved: after a change of schedule those after today, after one of absences all. */
export async function renewLeaveDays(
  ctx: Context,
  { employeeIds, from, to }: DaysChanged,
  because: 'schedule' | 'absence',
): Promise<void> {
  const tomorrow = addDays(ctx.today, 1)
  const first = because === 'schedule' && from < tomorrow ? tomorrow : from
  const days = await findLeaveDays(ctx, employeeIds, first, to)
  if (days.length === 0) return
  const known = await findDays(
    ctx.tx,
    [...new Set(days.map((day) => day.employee_id))],
    days[0]!.date,
    days.at(-1)!.date,
  )
  const changed = days.flatMap((day) => {
    const now =
      because === 'schedule'
        ? recounted(day, known.get(day.employee_id)!)
        : withAbsences(day, known.get(day.employee_id)!)
    return isSame(day, now) ? [] : [{ ...day, ...now }]
  })
  if (changed.length > 0) await storeDays(ctx, changed)
}

function findLeaveDays(ctx: Context, employeeIds: readonly string[], from: string, to: string | null) {
  return ctx.tx.all<StoredDay>(sql`
    select d.leave_id, d.employee_id, d.date, d.own_minutes, d.minutes, d.excluded_reason, l.asked_minutes
    from leave_day d join leave l on l.environment_id = d.environment_id and l.id = d.leave_id and l.status in ('requested', 'approved')
    where d.employee_id = any(${employeeIds}::uuid[]) and d.date >= ${from} and d.date <= coalesce(${to}::date, 'infinity')
    order by d.date`)
}

function recounted({ date, asked_minutes }: StoredDay, known: WorkingDays): LeaveDay {
  return leaveDays({ start_date: date, end_date: date, asked_minutes }, known)[0]!
}

function isSame(a: LeaveDay, b: LeaveDay): boolean {
  return a.own_minutes === b.own_minutes && a.minutes === b.minutes && a.excluded_reason === b.excluded_reason
}

async function storeDays(ctx: Context, days: readonly StoredDay[]): Promise<void> {
  const ids = [...new Set(days.map(({ leave_id }) => leave_id))]
  const found = await loadRecords(ctx.tx, leave, sql`t.id = any(${ids}::uuid[])`, ctx)
  ctx.tx.send(sql`
    update leave_day d set own_minutes = w.own_minutes, minutes = w.minutes, excluded_reason = w.excluded_reason
    from json_to_recordset(${JSON.stringify(days)}::json) w (leave_id uuid, date date, own_minutes integer, minutes integer, excluded_reason text)
    where d.leave_id = w.leave_id and d.date = w.date`)
  ctx.tx.send(sql`
    update leave l set minutes = (
      select sum(d.minutes) from leave_day d where d.environment_id = l.environment_id and d.leave_id = l.id)
    where l.id = any(${ids}::uuid[])`)
  await renderAllUpdated(ctx, leave, found)
}
