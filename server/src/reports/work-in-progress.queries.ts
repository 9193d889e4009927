// Work in progress by project, service or customer. What counts as what is said in one place, the work of projects.
import { and, join, raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { everywhere, type Places, work } from '../modules/projects/public.ts'
import { planForAll, planForMany } from './planning.queries.ts'
import { currency, pagedReport } from './report.queries.ts'
import type { WorkInProgressData, WorkInProgressQuestion } from './work-in-progress.shapes.ts'

const AMOUNTS = ['hours_value', 'costs_value', 'written_off', 'invoiced', 'wip_amount', 'over_budget_amount']
const FIGURES = [...AMOUNTS, 'unpriced_minutes']
const CUSTOMER = ['organization_id', 'organization_name', 'person_id', 'person_name']
const PROJECT = ['project_id', 'project_number', 'project_name']
const SERVICE = ['service_id', 'service_name']
const KEYS = {
  organization: CUSTOMER,
  project: [...CUSTOMER, ...PROJECT],
  service: [...CUSTOMER, ...PROJECT, ...SERVICE],
}

/** Rows of nothing are left out; the largest come first. */
export function workInProgress(tx: Tx, today: string, question: WorkInProgressQuestion) {
  const { as_of = today, group_by = 'project', min_amount = 0, limit = 100, offset = 0 } = question
  const keys = KEYS[group_by]
  const places = placesOf(question)
  if (places === everywhere) planForAll(tx)
  else planForMany(tx)
  const empty = [...CUSTOMER, ...PROJECT, ...SERVICE]
    .filter((key) => !keys.includes(key))
    .map((key) => raw(`null as ${key}`))
  const query = sql`
    with named as materialized (
      select ${raw(FIGURES.join(', '))}, w.project_id, w.service_id, p.project_number, p.name as project_name,
        s.name as service_name, p.organization_id, o.name as organization_name,
        case when o.id is null then p.person_id end as person_id, case when o.id is null then c.full_name end as person_name
      from (${work(places, as_of === today ? undefined : as_of)}) w
      join project p on p.id = w.project_id
      left join service s on s.id = w.service_id
      left join organization o on o.id = p.organization_id
      left join person c on c.id = p.person_id),
    wip as (
      select ${join([...keys.map(raw), ...empty])}, ${figures()} from named
      group by ${join(keys.map(raw))}
      having abs(sum(wip_amount)) >= ${min_amount}
        and (${join(
          FIGURES.map((field) => raw(`sum(${field}) <> 0`)),
          ' or ',
        )}))
    select json_build_object('as_of', ${as_of}::date, 'currency', ${currency}, 'count', (select count(*) from wip),
      'rows', (select coalesce(json_agg(r), '[]') from (
        select * from wip order by wip_amount desc, organization_name, project_number, service_name, service_id
        limit ${limit} offset ${offset}) r),
      'totals', (select to_json(t) from (select ${figures()} from wip) t)) as data`
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
