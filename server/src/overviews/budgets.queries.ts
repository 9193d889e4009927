// How the budgets of several projects stand, and of the services of one, as each tells of itself.
import { raw, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { work } from '../modules/projects/public.ts'
import { planForMany } from '../reports/planning.queries.ts'
import { currency, percentage } from '../reports/report.queries.ts'
import type { ProjectBudgetsData, ServiceBudgetsData } from './budgets.shapes.ts'
import { PASSED } from './passed.queries.ts'

// Of the project or the service p.
const USE =
  raw(`p.budget_minutes, u.spent_minutes, ${percentage('u.spent_minutes', 'p.budget_minutes')} as budget_minutes_used_percentage,
        p.budget_amount, u.used_amount, ${percentage('u.used_amount', 'p.budget_amount')} as budget_amount_used_percentage`)

export async function findBudgets(tx: Tx, ids: readonly string[]): Promise<ProjectBudgetsData> {
  planForMany(tx)
  const found = await tx.first<{ data: ProjectBudgetsData }>(sql`
    with used as materialized (
      select w.project_id, sum(w.spent_minutes)::integer as spent_minutes, sum(w.hours_amount + w.costs_amount)::numeric(20, 2) as used_amount
      from (${work((project) => sql`${project} = any(${ids}::uuid[])`)}) w group by 1)
    select json_build_object('currency', ${currency}, 'rows', (select coalesce(json_agg(r), '[]') from (
      select p.id as project_id, ${PASSED} as time_passed_percentage, ${USE}
      from used u join project p on p.id = u.project_id order by p.id) r)) as data`)
  return found!.data
}

export async function findServiceBudgets(tx: Tx, projectId: string): Promise<ServiceBudgetsData> {
  const found = await tx.first<{ data: ServiceBudgetsData }>(sql`
    with used as materialized (
      select w.service_id, w.spent_minutes::integer as spent_minutes, (w.hours_amount + w.costs_amount)::numeric(20, 2) as used_amount
      from (${work((project) => sql`${project} = ${projectId}`)}) w)
    select json_build_object('currency', ${currency}, 'rows', (select coalesce(json_agg(r), '[]') from (
      select p.id as service_id, ${USE}
      from used u join service p on p.id = u.service_id order by p.position, p.id) r)) as data`)
  return found!.data
}
