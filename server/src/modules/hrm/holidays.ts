import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import { scheduleChanged } from './ripples.ts'

/** The holidays of a company changed on these days: everybody with a contract there works less or more on them. */
export async function holidaysChanged(ctx: Context, companyProfileId: string, dates: readonly string[]): Promise<void> {
  if (dates.length === 0) return
  const days = dates.toSorted()
  const [from, to] = [days[0]!, days.at(-1)!]
  const employees = await ctx.tx.all<{ employee_id: string }>(sql`
    select distinct c.employee_id from contract c, unnest(${days}::date[]) d (day)
    where c.company_profile_id = ${companyProfileId} and c.start_date <= d.day and coalesce(c.end_date >= d.day, true)`)
  if (employees.length === 0) return
  await scheduleChanged(ctx, { employeeIds: employees.map(({ employee_id }) => employee_id), from, to })
}
