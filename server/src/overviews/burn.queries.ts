// What was done on a project week by week, against its budget, and what is planned. Booked minutes and amounts are those of the
// summary of hours, what is used of the budget those of the project's totals.
import type { Context } from '../db/context.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { keyColumns } from '../reports/grouping.queries.ts'
import { planForMany } from '../reports/planning.queries.ts'
import { canBeBilled, currency, percentage } from '../reports/report.queries.ts'
import type { ProjectBurnData } from './burn.shapes.ts'
import { PASSED } from './passed.queries.ts'

/** Undefined when there is no such project. */
export async function findBurn(ctx: Context, id: string): Promise<ProjectBurnData | undefined> {
  const seesPlanning = ctx.can('hrm:read')
  planForMany(ctx.tx)
  const found = await ctx.tx.first<{ data: ProjectBurnData | null }>(burnOf(id, ctx.today, seesPlanning))
  return found?.data ? { ...found.data, omitted: seesPlanning ? [] : ['planning'] } : undefined
}

function burnOf(id: string, today: string, seesPlanning: boolean): Sql {
  const seen = (expression: string) => raw(seesPlanning ? expression : 'null')
  return sql`
    with facts as materialized (
      select ${byWeek('e')}, e.employee_id, sum(e.minutes) as minutes, sum(e.amount) filter (where ${raw(canBeBilled('e'))}) as amount,
        sum(e.amount) filter (where e.billable) as used, 0 as planned, 0 as tentative, 0 as ahead
      from time_entry e where e.project_id = ${id} group by 1, 2
      union all
      select ${byWeek('c')}, null, 0, 0, sum(c.sales_amount), 0, 0, 0 from cost c where c.project_id = ${id} and c.billable group by 1
      union all
      select ${byWeek('d')}, d.employee_id, 0, 0, 0, sum(d.minutes) filter (where n.status = 'confirmed'),
        sum(d.minutes) filter (where n.status = 'tentative'), sum(d.minutes) filter (where n.status = 'confirmed' and d.date > ${today}::date)
      from planning n join planning_day d on d.environment_id = n.environment_id and d.planning_id = n.id
      where n.project_id = ${id} and ${raw(String(seesPlanning))} group by 1, 2),
    weeks as materialized (select f.week, ${SUMS} from facts f group by 1),
    people as materialized (select f.employee_id, ${SUMS} from facts f where f.employee_id is not null group by 1),
    totals as materialized (select ${SUMS} from facts f)
    select json_build_object('as_of', ${today}::date, 'currency', ${currency}, 'start_date', p.start_date, 'end_date', p.end_date,
      'time_passed_percentage', ${PASSED},
      'budget_minutes', p.budget_minutes, 'spent_minutes', t.minutes,
      'budget_minutes_used_percentage', ${raw(percentage('t.minutes', 'p.budget_minutes'))},
      'budget_amount', p.budget_amount, 'used_amount', t.used,
      'budget_amount_used_percentage', ${raw(percentage('t.used', 'p.budget_amount'))},
      'planned_ahead_minutes', ${seen('t.ahead')},
      'weeks', (select coalesce(json_agg(r order by r.monday), '[]') from (
        select to_char(w.week, 'IYYY-"W"IW') as week, w.week as monday, w.minutes, w.amount, w.used as used_amount,
          ${seen('w.planned')} as planned_minutes, ${seen('w.tentative')} as tentative_minutes,
          (sum(w.minutes) over passed)::integer as cumulative_minutes, sum(w.used) over passed as cumulative_used_amount,
          ${seen('(sum(w.minutes + w.ahead) over passed)::integer')} as forecast_minutes
        from weeks w window passed as (order by w.week)) r),
      'team', (select coalesce(json_agg(r), '[]') from (
        select m.employee_id, e.full_name as employee_name, m.minutes, m.amount, ${seen('m.ahead')} as planned_ahead_minutes
        from people m join employee e on e.id = m.employee_id where m.minutes > 0 or m.ahead > 0
        order by m.minutes desc, m.ahead desc, e.full_name, e.id) r)) as data
    from project p, totals t where p.id = ${id}`
}

const byWeek = (row: string) => keyColumns(['week'], row).columns

const SUMS = raw(
  [
    ...['minutes', 'planned', 'tentative', 'ahead'].map((name) => `coalesce(sum(f.${name}), 0)::integer as ${name}`),
    ...['amount', 'used'].map((name) => `coalesce(sum(f.${name}), 0)::numeric(20, 2) as ${name}`),
  ].join(', '),
)
