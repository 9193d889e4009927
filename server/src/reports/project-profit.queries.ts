// What projects brought in and what they cost: invoice lines by the day of their invoice, hours and costs by their own day.
import { and, raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { keyColumns, keysOf, summary } from './grouping.queries.ts'
import { planForMany } from './planning.queries.ts'
import type { ProjectProfitData, ProjectProfitQuestion } from './project-profit.shapes.ts'
import { currency, pagedReport, percentage } from './report.queries.ts'

const sum = (column: string) => `coalesce(sum(f.${column}), 0)`
const margin = `${sum('revenue')} - ${sum('hours_cost')} - ${sum('costs')}`
const FIGURES = {
  revenue_amount: `${sum('revenue')}::numeric(20, 2)`,
  minutes: sum('minutes'),
  uncosted_minutes: sum('uncosted'),
  hours_cost_amount: `${sum('hours_cost')}::numeric(20, 2)`,
  costs_amount: `${sum('costs')}::numeric(20, 2)`,
  margin_amount: `(${margin})::numeric(20, 2)`,
  margin_percentage: percentage(`(${margin})`, sum('revenue')),
}
const ORDERS = { group: undefined, revenue: 'revenue_amount desc', margin: 'margin_amount desc' } as const

export function projectProfit(tx: Tx, today: string, question: ProjectProfitQuestion) {
  const { date_from, date_to, group_by: groupBy = ['project'], sort = 'group', limit = 100, offset = 0 } = question
  const { columns, places } = keyColumns(keysOf(groupBy), 'd')
  const inPeriod = sql`d.date between ${date_from}::date and ${date_to}::date and ${ofProjects(question, raw('d.project_id'))}`
  const facts = sql`
    select ${columns}, sum(d.amount) as revenue, 0 as minutes, 0 as uncosted, 0 as hours_cost, 0 as costs
    from (
      select i.invoice_date as date, l.project_id, l.amount
      from invoice i join invoice_line l on l.environment_id = i.environment_id and l.invoice_id = i.id
      where ${invoiced(question)} and i.currency = ${currency}) d
    group by ${places}
    union all
    select ${columns}, 0, sum(d.minutes), coalesce(sum(d.minutes) filter (where d.cost_amount is null), 0),
      coalesce(sum(d.cost_amount), 0), 0
    from time_entry d where ${inPeriod} group by ${places}
    union all
    select ${columns}, 0, 0, 0, 0, sum(d.cost_amount) from cost d where ${inPeriod} group by ${places}`
  const { ctes, values } = summary({ groupBy, facts, figures: FIGURES, order: ORDERS[sort], limit, offset })
  planForMany(tx)
  return pagedReport<ProjectProfitData>(
    tx,
    sql`with ${ctes} select json_build_object('as_of', ${today}::date, 'currency', ${currency},
      'other_currencies', (select coalesce(json_agg(distinct i.currency order by i.currency), '[]')
        from invoice i join invoice_line l on l.environment_id = i.environment_id and l.invoice_id = i.id
        where ${invoiced(question)} and i.currency <> ${currency}), ${values}) as data`,
    { limit, offset },
  )
}

function invoiced(question: ProjectProfitQuestion): Sql {
  return and([
    sql`i.status = 'finalised' and i.invoice_date between ${question.date_from}::date and ${question.date_to}::date`,
    ofProjects(question, raw('l.project_id')),
  ])
}

/** What belongs to no project is nobody's profit here. */
function ofProjects({ project_id, organization_id }: ProjectProfitQuestion, column: Sql): Sql {
  return and([
    sql`${column} is not null`,
    ...(project_id ? [sql`${column} = ${project_id}`] : []),
    ...(organization_id ? [sql`${column} in (select id from project where organization_id = ${organization_id})`] : []),
  ])
}
