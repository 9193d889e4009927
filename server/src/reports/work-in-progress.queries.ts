// Work in progress by project, service or customer. What counts as what is said in one place, the work of projects.
import { and, join, raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { everywhere, type Places, work } from '../modules/projects/public.ts'
import { planForAll, planForMany } from './planning.queries.ts'
import { currency, pagedReport } from './report.queries.ts'
import type { WorkInProgressData, WorkInProgressQuestion } from './work-in-progress.shapes.ts'

const AMOUNTS = ['hours_value', 'costs_value', 'written_off', 'invoiced', 'wip_amount', 'over_budget_amount']
const FIGURES = [...AMOUNTS, 'unpriced_minutes']
/** What a row is of; its names are looked up once the rows are added up. */
const IDS = {
  organization: {
    organization_id: 'p.organization_id',
    person_id: 'case when p.organization_id is null then p.person_id end',
  },
  project: { project_id: 'w.project_id' },
  service: { project_id: 'w.project_id', service_id: 'w.service_id' },
} as const
const ALL_IDS = ['organization_id', 'person_id', 'project_id', 'service_id']

/** Rows of nothing are left out; the largest come first. */
export function workInProgress(tx: Tx, today: string, question: WorkInProgressQuestion) {
  const { as_of = today, group_by = 'project', min_amount = 0, limit = 100, offset = 0 } = question
  const places = placesOf(question)
  if (places === everywhere) planForAll(tx)
  else planForMany(tx)
  const ids: Readonly<Record<string, string>> = IDS[group_by]
  const query = sql`
    with summed as (
      select ${join(ALL_IDS.map((id) => raw(`${ids[id] ?? 'null::uuid'} as ${id}`)))}, ${figures()}
      from (${work(places, as_of === today ? undefined : as_of)}) w join project p on p.id = w.project_id
      group by ${join(Object.values(ids).map(raw))}
      having abs(sum(wip_amount)) >= ${min_amount}
        and (${join(
          FIGURES.map((field) => raw(`sum(${field}) <> 0`)),
          ' or ',
        )})),
    wip as (
      select o.id as organization_id, o.name as organization_name, c.id as person_id, c.full_name as person_name,
        p.id as project_id, p.project_number, p.name as project_name, s.id as service_id, s.name as service_name,
        ${raw(FIGURES.join(', '))}
      from summed t
      left join project p on p.id = t.project_id
      left join service s on s.id = t.service_id
      left join organization o on o.id = coalesce(t.organization_id, p.organization_id)
      left join person c on c.id = coalesce(t.person_id, case when o.id is null then p.person_id end))
    select json_build_object('as_of', ${as_of}::date, 'currency', ${currency}, 'count', (select count(*) from summed),
      'rows', (select coalesce(json_agg(r), '[]') from (
        select * from wip order by wip_amount desc, organization_name, project_number, service_name, service_id
        limit ${limit} offset ${offset}) r),
      'totals', (select to_json(t) from (select ${figures()} from summed) t)) as data`
  return pagedReport<WorkInProgressData>(tx, query, { limit, offset })
}

function figures(): Sql {
  return join([
    ...AMOUNTS.map((field) => raw(`coalesce(sum(${field}), 0)::numeric(20, 2) as ${field}`)),
    raw('coalesce(sum(unpriced_minutes), 0)::integer as unpriced_minutes'),
  ])
}

function placesOf({ project_id, organization_id, person_id }: WorkInProgressQuestion): Places {
  const conditions: ((project: Sql) => Sql)[] = []
  if (project_id) conditions.push((project) => sql`${project} = ${project_id}`)
  if (organization_id)
    conditions.push((project) => sql`${project} in (select id from project where organization_id = ${organization_id})`)
  if (person_id)
    conditions.push((project) => sql`${project} in (select id from project where person_id = ${person_id})`)
  return conditions.length === 0 ? everywhere : (project) => and(conditions.map((condition) => condition(project)))
}
