// Opportunities by stage, what was won and lost, and which open ones matter. Their weight is said by sales.
import { and, raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { sales } from '../modules/sales/sales.queries.ts'
import { planForMany } from './planning.queries.ts'
import { currency, percentage } from './report.queries.ts'
import { closedPeriod } from './sales-pipeline.rules.ts'
import type { SalesPipelineData, SalesPipelineQuestion } from './sales-pipeline.shapes.ts'

const MOST_OPPORTUNITIES = 10
const AMOUNT = 'coalesce(sum(amount), 0)::numeric(20, 2)'
const FIGURES = raw(
  `count(id) as count, ${AMOUNT} as amount, coalesce(sum(weighted_amount), 0)::numeric(20, 2) as weighted_amount`,
)

export async function salesPipeline(tx: Tx, today: string, question: SalesPipelineQuestion) {
  const { stage_id, close_from, close_to, include_closed = true } = question
  const isExpected = and([
    ...(close_from ? [sql`t.expected_close_date >= ${close_from}::date`] : []),
    ...(close_to ? [sql`t.expected_close_date <= ${close_to}::date`] : []),
  ])
  planForMany(tx)
  const found = await tx.first<{ data: SalesPipelineData }>(sql`
    with opportunity as materialized (
      select t.id, t.name, t.organization_id, t.person_id, t.owner_employee_id, t.stage_id, t.amount, t.expected_close_date,
        ${sales.columns!.effective_probability} as effective_probability, ${sales.columns!.weighted_amount} as weighted_amount
      from sales t join stage on stage.environment_id = t.environment_id and stage.id = t.stage_id
      where t.status = 'open' and ${chosen(question)} and ${isExpected}),
    staged as materialized (select stage_id, ${FIGURES} from opportunity group by 1),
    overdue as materialized (select * from opportunity where expected_close_date < ${today}::date)
    select json_build_object('as_of', ${today}::date, 'currency', ${currency},
      'stages', (select coalesce(json_agg(r), '[]') from (
        select g.id as stage_id, g.name as stage_name, g.position, g.probability, g.is_active, coalesce(s.count, 0) as count,
          coalesce(s.amount, 0) as amount, coalesce(s.weighted_amount, 0) as weighted_amount
        from stage g left join staged s on s.stage_id = g.id
        where (g.is_active or s.count > 0) and ${stage_id ? sql`g.id = ${stage_id}` : raw('true')}
        order by g.position, g.name, g.id) r),
      'totals', (select to_json(t) from (select ${FIGURES} from opportunity) t),
      'closed', ${include_closed ? closed(question, today) : raw('null')},
      'top_open', ${some(raw('opportunity'), raw('weighted_amount desc nulls last, amount desc nulls last, id'))},
      'overdue', (select json_build_object('count', count(*), 'amount', ${raw(AMOUNT)},
        'rows', ${some(raw('overdue'), raw('expected_close_date, weighted_amount desc nulls last, id'))}) from overdue)) as data`)
  return found!
}

function chosen({ owner_employee_id, stage_id, organization_id, person_id }: SalesPipelineQuestion): Sql {
  return and([
    ...(organization_id ? [sql`t.organization_id = ${organization_id}`] : []),
    ...(person_id ? [sql`t.person_id = ${person_id}`] : []),
    ...(owner_employee_id ? [sql`t.owner_employee_id = ${owner_employee_id}`] : []),
    ...(stage_id ? [sql`t.stage_id = ${stage_id}`] : []),
  ])
}

function closed(question: SalesPipelineQuestion, today: string): Sql {
  const { from, to } = closedPeriod(question, today)
  const decided = (status: string) =>
    `json_build_object('count', count(*) filter (where status = '${status}'),
      'amount', coalesce(sum(amount) filter (where status = '${status}'), 0)::numeric(20, 2))`
  return sql`(
    select json_build_object('from', ${from}::date, 'to', ${to}::date, 'won', ${raw(decided('won'))}, 'lost', ${raw(decided('lost'))},
      'win_rate_percentage', ${raw(percentage(`count(*) filter (where status = 'won')`, 'count(*)'))})
    from sales t where t.status <> 'open' and t.closed_on between ${from}::date and ${to}::date and ${chosen(question)})`
}

function some(from: Sql, order: Sql): Sql {
  return sql`(
    select coalesce(json_agg(r), '[]') from (
      select t.id as sales_id, t.name, t.organization_id, o.name as organization_name, t.person_id, p.full_name as person_name,
        t.owner_employee_id, e.full_name as owner_employee_name, t.stage_id, g.name as stage_name, t.amount,
        t.effective_probability, t.weighted_amount, t.expected_close_date
      from (select *, row_number() over (order by ${order}) as place from ${from} order by ${order} limit ${MOST_OPPORTUNITIES}) t
      join stage g on g.id = t.stage_id
      left join organization o on o.id = t.organization_id
      left join person p on p.id = t.person_id
      left join employee e on e.id = t.owner_employee_id
      order by t.place) r)`
}
