// Leave as colleagues see it: when somebody is away, and no more than that unless the list of leave shows it too.
import type { Context } from '../../../db/context.ts'
import { and, raw, type Sql, sql } from '../../../db/sql.ts'
import { daysBetween } from '../../../shared/calendar.ts'
import { checkFields, fieldError, referenceProblem } from '../../../shared/problem.ts'
import { rowsAsJson } from '../days.queries.ts'
import { visibleWith } from '../visibility.ts'
import { type LeaveActor, type LeaveRange, type LeaveStatus, leaveActor } from './leave.rules.ts'
import type { LeaveCalendarQuestion } from './leave-screens.shapes.ts'

const MOST_DAYS = 92

interface CalendarRow {
  readonly employee_id: string
  readonly employee_name: string
  readonly company_profile_id: string
  readonly leave: readonly unknown[]
}

/** Those who have a contract in these days, by name. */
export async function readCalendar(ctx: Context, question: LeaveCalendarQuestion) {
  checkPeriod(question)
  const { date_from, date_to, team_id, limit = 100, offset = 0 } = question
  if (team_id && !(await ctx.tx.first(sql`select from team where id = ${team_id}`))) throw referenceProblem(['team_id'])
  const seen = visibleWith(ctx, 'approve_leave') ?? raw('true')
  const conditions: Sql[] = [
    sql`exists (select from contract c where c.environment_id = e.environment_id and c.employee_id = e.id
      and c.start_date <= ${date_to} and coalesce(c.end_date >= ${date_from}, true))`,
  ]
  if (team_id) conditions.push(sql`e.id in (select employee_id from team_member where team_id = ${team_id})`)
  const [counted, rows, holidays] = await Promise.all([
    ctx.tx.first<{ count: number }>(sql`select count(*)::integer as count from employee e where ${and(conditions)}`),
    ctx.tx.all<CalendarRow>(sql`
      select e.id as employee_id, e.full_name as employee_name, e.company_profile_id,
        ${rowsAsJson(sql`
          select case when ${seen} then t.id end as id, t.start_date, t.end_date, t.status, t.asked_minutes is not null as is_part,
            case when ${seen} then y.name end as leave_type_name
          from leave t join leave_type y on y.environment_id = t.environment_id and y.id = t.leave_type_id
          where t.environment_id = e.environment_id and t.employee_id = e.id and ${shown(seen)}
            and t.start_date <= ${date_to} and t.end_date >= ${date_from} order by t.start_date, t.id`)} as leave
      from employee e where ${and(conditions)} order by e.full_name, e.id limit ${limit} offset ${offset}`),
    ctx.tx.all(sql`
      select company_profile_id, date, name, half_day from public_holiday
      where date between ${date_from} and ${date_to} order by date, company_profile_id`),
  ])
  return { count: counted!.count, rows, holidays }
}

function checkPeriod({ date_from, date_to }: LeaveCalendarQuestion): void {
  const days = daysBetween(date_from, date_to) + 1
  if (days < 1) checkFields([fieldError('/date_to', 'before_start', `date_to is not before ${date_from}.`)])
  if (days > MOST_DAYS)
    checkFields([fieldError('/date_to', 'too_long', `Ask for at most ${MOST_DAYS} days at once, these are ${days}.`)])
}

/** Leave on these days of those with whom somebody shares a team or the manager. */
export function findColleagues(ctx: Context, employeeId: string, { start_date, end_date }: LeaveRange) {
  const seen = visibleWith(ctx, 'approve_leave') ?? raw('true')
  return ctx.tx.all(sql`
    select t.employee_id, e.full_name as employee_name, t.start_date, t.end_date, t.status
    from leave t join employee e on e.environment_id = t.environment_id and e.id = t.employee_id
    where t.employee_id <> ${employeeId} and ${shown(seen)} and t.start_date <= ${end_date} and t.end_date >= ${start_date}
      and (exists (select from team_member own join team_member other
            on other.environment_id = own.environment_id and other.team_id = own.team_id
            where own.employee_id = ${employeeId} and other.employee_id = t.employee_id)
        or exists (select from employee own where own.id = ${employeeId} and own.manager_employee_id = e.manager_employee_id))
    order by t.start_date, e.full_name, t.id limit 100`)
}

export interface Standing {
  readonly leave: LeaveRange & { readonly status: LeaveStatus }
  readonly actor: LeaveActor
}

/** How the reader stands to this leave; undefined where he may not see it. */
export async function findStanding(ctx: Context, id: string): Promise<Standing | undefined> {
  const leave = await ctx.tx.first<
    Standing['leave'] & { readonly employee_id: string; readonly manager_employee_id: string | null }
  >(sql`
    select t.start_date, t.end_date, t.status, t.employee_id, e.manager_employee_id
    from leave t join employee e on e.environment_id = t.environment_id and e.id = t.employee_id
    where t.id = ${id} and ${visibleWith(ctx, 'approve_leave') ?? raw('true')}`)
  return leave && { leave, actor: leaveActor(ctx, leave) }
}

function shown(seen: Sql): Sql {
  return sql`(t.status = 'approved' or t.status = 'requested' and ${seen})`
}
