// What waits for somebody who decides for others. Who decides on what is said by the rules of hours and of leave.
import type { Context } from '../db/context.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { currency } from '../reports/report.queries.ts'
import type { Period } from './home.rules.ts'

export interface Waiting {
  readonly employee_id: string
  readonly employee_name: string
  /** Whether he decides on all of it, or only on what was booked on his projects. */
  readonly is_whole: boolean
  readonly project_ids: readonly string[]
  readonly count: number
  readonly minutes: number
}

export interface Decisions {
  readonly rows: readonly Waiting[]
  /** Nothing else waits that the caller can see. */
  readonly isAll: boolean
}

/** Submitted hours that the caller may approve, by whose they are; the same as canTake in approval.rules.ts. */
export async function findHoursToApprove(ctx: Context): Promise<Decisions> {
  const own = ctx.actor.employeeId
  const isEverybodys = ctx.can('users') || ctx.can('approve_hours')
  const isWhole = isEverybodys ? raw('true') : sql`coalesce(w.manager_employee_id = ${own}, false)`
  const isOthers = ctx.can('users') ? raw('true') : sql`e.employee_id is distinct from ${own}::uuid`
  const found = await ctx.tx.first<{ rows: Waiting[]; count: number }>(sql`
    with waiting as materialized (
      select e.employee_id, e.project_id, count(*)::integer as count, sum(e.minutes)::integer as minutes
      from time_entry e where e.approval_status = 'submitted' group by 1, 2)
    select (select coalesce(sum(count), 0)::integer from waiting) as count,
      (select coalesce(json_agg(r), '[]') from (
        select e.employee_id, w.full_name as employee_name, ${isWhole} as is_whole,
          array_remove(array_agg(distinct e.project_id), null) as project_ids, sum(e.count)::integer as count, sum(e.minutes)::integer as minutes
        from waiting e join employee w on w.id = e.employee_id left join project p on p.id = e.project_id
        where ${isOthers} and (${isWhole} or p.manager_employee_id = ${own})
        group by 1, 2, 3 order by 2, 1) r) as rows`)
  const whole = found!.rows.filter(({ is_whole }) => is_whole)
  return { rows: found!.rows, isAll: whole.reduce((total, { count }) => total + count, 0) === found!.count }
}

/** Leave that was asked for and that the caller decides on; the same as leaveActor in leave.rules.ts. */
export async function findLeaveToDecide(ctx: Context): Promise<Decisions> {
  const own = ctx.actor.employeeId
  const decides = ctx.can('approve_leave') ? raw('true') : sql`coalesce(w.manager_employee_id = ${own}, false)`
  const decidesOwn = raw(String(ctx.can('approve_own')))
  const found = await ctx.tx.first<{ rows: Waiting[]; has_own: boolean }>(sql`
    with waiting as materialized (
      select w.id, w.full_name, case when w.id = ${own}::uuid then ${decidesOwn} else ${decides} end as is_decided,
        count(*)::integer as count, sum(t.minutes)::integer as minutes
      from leave t join employee w on w.id = t.employee_id where t.status = 'requested' group by 1, 2, 3)
    select exists (select from waiting where id = ${own}::uuid and not is_decided) as has_own,
      (select coalesce(json_agg(r), '[]') from (
        select id as employee_id, full_name as employee_name, true as is_whole, array[]::uuid[] as project_ids, count, minutes
        from waiting where is_decided order by full_name, id) r) as rows`)
  return { rows: found!.rows, isAll: !found!.has_own }
}

export type Late = Pick<Waiting, 'employee_id' | 'employee_name' | 'count' | 'minutes'>

/**
 * Those whose hours of these days are not submitted: some are open or were rejected, or nothing was booked where something was
 * expected. Only where hours are approved, and of people whose hours the caller approves.
 */
export async function findLate(ctx: Context, { date_from, date_to }: Period): Promise<Late[]> {
  const own = ctx.actor.employeeId
  const isMine = ctx.can('users') || ctx.can('approve_hours') ? raw('true') : sql`w.manager_employee_id = ${own}`
  const found = await ctx.tx.first<{ rows: Late[] }>(sql`
    with booked as materialized (
      select e.employee_id, (count(*) filter (where e.approval_status in ('open', 'rejected')))::integer as count,
        coalesce(sum(e.minutes) filter (where e.approval_status in ('open', 'rejected')), 0)::integer as minutes
      from time_entry e where e.date between ${date_from}::date and ${date_to}::date group by 1),
    expected as materialized (
      select d.employee_id, sum(d.net) as minutes from working_time(${date_from}::date, ${date_to}::date) d group by 1)
    select coalesce(json_agg(r), '[]') as rows from (
      select w.id as employee_id, w.full_name as employee_name, coalesce(b.count, 0) as count, coalesce(b.minutes, 0) as minutes
      from employee w join company_profile c on c.id = w.company_profile_id
      left join booked b on b.employee_id = w.id left join expected x on x.employee_id = w.id
      where c.hours_approval = 'manager' and w.id is distinct from ${own}::uuid and ${isMine}
        and (b.count > 0 or b.employee_id is null and x.minutes > 0)
      order by 2, 1) r`)
  return found!.rows
}

export interface Counted {
  readonly count: number
  readonly amount: number | null
  readonly other_currencies: readonly string[]
}

/** How many rows these are, and what they come to in the currency of the company. */
export async function countRows(ctx: Context, table: string, where: Sql, amount?: string): Promise<Counted> {
  const own = amount === 'amount' ? currency : raw('t.currency')
  const counted = amount
    ? sql`coalesce(sum(t.${raw(amount)}) filter (where ${own} = ${currency}), 0)::numeric(20, 2) as amount,
        coalesce(json_agg(distinct ${own}) filter (where ${own} <> ${currency}), '[]') as other_currencies`
    : sql`null as amount, '[]'::json as other_currencies`
  const found = await ctx.tx.first<Counted>(
    sql`select count(*)::integer as count, ${counted} from ${raw(table)} t where ${where}`,
  )
  return { ...found!, amount: found!.amount === null ? null : Number(found!.amount) }
}
