// What final invoices come to, by the day on them.
import { and, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { keyColumns, keysOf, summary } from './grouping.queries.ts'
import { planForMany } from './planning.queries.ts'
import { currency, pagedReport } from './report.queries.ts'
import type { TurnoverData, TurnoverQuestion } from './turnover.shapes.ts'

const amount = (column: string) => `coalesce(sum(f.${column}), 0)::numeric(20, 2)`
const FIGURES = {
  invoiced_amount: amount('invoiced'),
  credited_amount: amount('credited'),
  turnover_amount: `(coalesce(sum(f.invoiced), 0) + coalesce(sum(f.credited), 0))::numeric(20, 2)`,
}

export function turnover(tx: Tx, today: string, question: TurnoverQuestion) {
  const { group_by: groupBy = ['month'], limit = 100, offset = 0 } = question
  const own = question.currency ? sql`${question.currency}::text` : currency
  const { columns, places } = keyColumns(keysOf(groupBy), 'e')
  const facts = sql`
    select ${columns}, sum(e.amount) filter (where e.type = 'invoice') as invoiced, sum(e.amount) filter (where e.type = 'credit_note') as credited
    from (
      select i.type, i.invoice_date as date, i.organization_id, case when i.organization_id is null then i.person_id end as person_id,
        l.project_id, l.amount
      from invoice i join invoice_line l on l.environment_id = i.environment_id and l.invoice_id = i.id
      where ${chosen(question)} and i.currency = ${own}) e
    group by ${places}`
  const { ctes, values } = summary({ groupBy, facts, figures: FIGURES, limit, offset })
  planForMany(tx)
  return pagedReport<TurnoverData>(
    tx,
    sql`with ${ctes} select json_build_object('as_of', ${today}::date, 'currency', ${own},
      'other_currencies', (select coalesce(json_agg(distinct i.currency order by i.currency), '[]')
        from invoice i join invoice_line l on l.environment_id = i.environment_id and l.invoice_id = i.id
        where ${chosen(question)} and i.currency <> ${own}), ${values}) as data`,
    { limit, offset },
  )
}

function chosen({ date_from, date_to, organization_id, person_id, project_id }: TurnoverQuestion): Sql {
  return and([
    sql`i.status = 'finalised' and i.invoice_date between ${date_from}::date and ${date_to}::date`,
    ...(organization_id ? [sql`i.organization_id = ${organization_id}`] : []),
    ...(person_id ? [sql`i.person_id = ${person_id}`] : []),
    ...(project_id ? [sql`l.project_id = ${project_id}`] : []),
  ])
}
