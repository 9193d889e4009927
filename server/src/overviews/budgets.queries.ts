// How the budgets of several projects stand, as each project tells of itself.
import { raw, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { work } from '../modules/projects/public.ts'
import { planForMany } from '../reports/planning.queries.ts'
import { currency, percentage } from '../reports/report.queries.ts'
import type { ProjectBudgetsData } from './budgets.shapes.ts'
import { PASSED } from './passed.queries.ts'

export async function findBudgets(tx: Tx, ids: readonly string[]): Promise<ProjectBudgetsData> {
  planForMany(tx)
  const found = await tx.first<{ data: ProjectBudgetsData }>(sql`
    with used as materialized (
      select w.project_id, sum(w.spent_minutes)::integer as spent_minutes, sum(w.hours_amount + w.costs_amount)::numeric(20, 2) as used_amount
      from (${work((project) => sql`${project} = any(${ids}::uuid[])`)}) w group by 1)
    select json_build_object('currency', ${currency}, 'rows', (select coalesce(json_agg(r), '[]') from (
      select p.id as project_id, ${PASSED} as time_passed_percentage, p.budget_minutes, u.spent_minutes,
        ${raw(percentage('u.spent_minutes', 'p.budget_minutes'))} as budget_minutes_used_percentage, p.budget_amount, u.used_amount,
        ${raw(percentage('u.used_amount', 'p.budget_amount'))} as budget_amount_used_percentage
      from used u join project p on p.id = u.project_id order by p.id) r)) as data`)
  return found!.data
}
