import type { Context } from '../../../db/context.ts'
import { sql } from '../../../db/sql.ts'
import { holdEmployees } from '../hold-employees.ts'
import { absenceChanged } from '../ripples.ts'

/**
 * An open absence covers one more day every day: leave and planning learn that, of at most so many at a time. To count a day
 * twice, as two processes at once may, changes nothing.
 */
export async function countOpenAbsences(ctx: Context, most: number): Promise<number> {
  const found = await ctx.tx.all<{ id: string; employee_id: string; from: string }>(sql`
    select id, employee_id, coalesce(counted_until + 1, start_date) as from from absence
    where status = 'reported' and end_date is null and coalesce(counted_until, start_date - 1) < current_day()
    order by "from", id limit ${most}`)
  const [first] = found
  if (!first) return 0
  const employeeIds = found.map(({ employee_id }) => employee_id)
  await holdEmployees(ctx, employeeIds)
  ctx.tx.send(
    sql`update absence set counted_until = current_day() where id = any(${found.map(({ id }) => id)}::uuid[])`,
  )
  await absenceChanged(ctx, { employeeIds, from: first.from, to: ctx.today })
  return found.length
}
