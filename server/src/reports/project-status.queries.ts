// How projects stand: budget, work, tasks and planning, for some projects at a time. Work is added up where projects does it.
import { and, raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { type MoneyField, moneyFields } from '../modules/projects/money.rules.ts'
import { work } from '../modules/projects/public.ts'
import { planForMany } from './planning.queries.ts'
import { type ProjectState, signalsOf } from './project-status.rules.ts'
import type { ProjectStatusQuestion } from './project-status.shapes.ts'
import { currency, pagedReport, percentage } from './report.queries.ts'

interface Found {
  readonly count: number
  readonly rows: readonly (ProjectState & Record<string, unknown>)[]
}

/** What the caller may not see is left out and named. */
export async function projectStatus(
  tx: Tx,
  today: string,
  question: ProjectStatusQuestion,
  omitted: readonly MoneyField[],
) {
  const { limit = 25, offset = 0 } = question
  planForMany(tx)
  const { data } = await pagedReport<Found>(
    tx,
    sql`
    with chosen as materialized (select p.id, p.project_number from project p where ${chosen(question)}),
    page as materialized (select id from chosen order by project_number, id limit ${limit} offset ${offset}),
    spent as materialized (
      select w.project_id, sum(w.spent_minutes)::integer as spent_minutes, sum(w.hours_amount + w.costs_amount)::numeric(20, 2) as used_amount,
        sum(w.invoiced)::numeric(20, 2) as invoiced_amount, sum(w.wip_amount)::numeric(20, 2) as wip_amount
      from (${work((project) => sql`${project} in (select id from page)`)}) w group by 1)
    select json_build_object('as_of', ${today}::date, 'currency', ${currency}, 'count', (select count(*) from chosen),
      'rows', (select coalesce(json_agg(r), '[]') from (
        select p.id as project_id, p.project_number, p.name as project_name, p.organization_id, o.name as organization_name,
          p.person_id, c.full_name as person_name, p.manager_employee_id, m.full_name as manager_employee_name, p.status,
          p.start_date, p.end_date, p.budget_minutes, s.spent_minutes,
          ${raw(percentage('s.spent_minutes', 'p.budget_minutes'))} as budget_minutes_used_percentage,
          p.budget_amount, s.used_amount, ${raw(percentage('s.used_amount', 'p.budget_amount'))} as budget_amount_used_percentage,
          ${raw(
            moneyFields
              .filter((field) => !omitted.includes(field))
              .map((field) => `s.${field}, `)
              .join(''),
          )}
          t.open_tasks, t.overdue_tasks, d.planned_minutes_next_4_weeks, h.quiet_since
        from page join project p on p.id = page.id
        join spent s on s.project_id = p.id
        left join organization o on o.id = p.organization_id
        left join person c on c.id = p.person_id
        left join employee m on m.id = p.manager_employee_id
        cross join lateral (
          select count(*)::integer as open_tasks, (count(*) filter (where t.due_date < ${today}::date))::integer as overdue_tasks
          from task t where t.project_id = p.id and t.status in ('open', 'in_progress')) t
        cross join lateral (
          select coalesce(sum(d.minutes), 0)::integer as planned_minutes_next_4_weeks
          from planning n join planning_day d on d.planning_id = n.id
          where n.project_id = p.id and n.status = 'confirmed' and d.date between ${today}::date and ${today}::date + 27) d
        cross join lateral (
          select coalesce(
            (select e.date from time_entry e where e.project_id = p.id order by e.start_at desc limit 1),
            greatest(p.start_date, (p.created_at at time zone v.time_zone)::date)) as quiet_since
          from environment v) h
        order by p.project_number, p.id) r)) as data`,
    { limit, offset },
  )
  const rows = data.rows.map(({ quiet_since, ...row }) => ({
    ...row,
    signals: signalsOf({ ...row, quiet_since } as ProjectState, today),
  }))
  return { data: { ...data, rows, omitted } }
}

function chosen({ project_id, query, organization_id, manager_employee_id, ...question }: ProjectStatusQuestion): Sql {
  const status = question.status ?? (project_id ? undefined : 'active')
  return and([
    ...(project_id ? [sql`p.id = ${project_id}`] : []),
    ...(query ? [sql`strpos(${NAMES}, search_text(${query})) > 0`] : []),
    ...(organization_id ? [sql`p.organization_id = ${organization_id}`] : []),
    ...(manager_employee_id ? [sql`p.manager_employee_id = ${manager_employee_id}`] : []),
    ...(status ? [sql`p.status = ${status}`] : []),
  ])
}

const NAMES = raw(`search_text(p.name || ' ' || p.project_number || ' ' || coalesce((
  select o.name from organization o where o.id = p.organization_id), ''))`)
