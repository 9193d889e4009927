import type { Context } from '../../../db/context.ts'
import { sql } from '../../../db/sql.ts'
import { holdEmployees } from '../hold-employees.ts'
import { renewBalances } from './renew-balances.ts'

/** Renews the balances of at most so many employees for whom a day has come; the answer is how many it were. */
export async function renewDueBalances(ctx: Context, most: number): Promise<number> {
  const due = await ctx.tx.all<{ id: string }>(sql`
    with this as (select extract(year from current_day())::integer as year)
    select e.id from employee e, this
    where exists (
        -- What was accrued lapses on its day.
        select from leave_balance b
        where b.environment_id = e.environment_id and b.employee_id = e.id and b.expires_on <= current_day() and not b.has_lapsed)
      or exists (
        -- Whoever works in this year has an account of it for every kind.
        select from leave_type y, environment v
        where y.environment_id = e.environment_id and v.environment_id = e.environment_id and y.is_active and y.affects_balance
          and v.leave_since <= this.year
          and exists (
            select from contract c where c.environment_id = e.environment_id and c.employee_id = e.id
              and c.start_date <= make_date(this.year, 12, 31) and coalesce(c.end_date, 'infinity') >= make_date(this.year, 1, 1))
          and not exists (
            select from leave_balance b where b.environment_id = e.environment_id and b.employee_id = e.id
              and b.leave_type_id = y.id and b.year = this.year))
      or exists (
        -- Leave is kept from another year on than it was.
        select from leave_balance b join environment v on v.environment_id = b.environment_id and v.leave_since <> b.counted_since
        where b.environment_id = e.environment_id and b.employee_id = e.id)
      or exists (
        -- What a year left is carried over, also when nobody works any more.
        select from leave_balance b
        where b.environment_id = e.environment_id and b.employee_id = e.id and b.year < this.year
          and b.entitled_minutes + b.carried_over_minutes + b.adjustment_minutes - b.expired_minutes - b.approved_minutes <> 0
          and not exists (
            select from leave_balance n where n.environment_id = b.environment_id and n.employee_id = b.employee_id
              and n.leave_type_id = b.leave_type_id and n.year = b.year + 1))
    order by e.id limit ${most}`)
  const ids = due.map(({ id }) => id)
  await holdEmployees(ctx, ids)
  await renewBalances(ctx, ids)
  return ids.length
}
