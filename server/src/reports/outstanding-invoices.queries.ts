// Final invoices on which something is open, how much, and for how long it has been due.
import { and, join, raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { ageing } from './ageing.rules.ts'
import type { OutstandingInvoicesData, OutstandingInvoicesQuestion } from './outstanding-invoices.shapes.ts'
import { planForMany } from './planning.queries.ts'
import { currency, pagedReport } from './report.queries.ts'

const ORDERS = {
  due_date: raw('i.due_date, i.outstanding_amount desc, i.id'),
  amount: raw('i.outstanding_amount desc, i.due_date, i.id'),
}

export function outstandingInvoices(tx: Tx, today: string, question: OutstandingInvoicesQuestion) {
  const { sort = 'due_date', limit = 25, offset = 0 } = question
  const own = question.currency ? sql`${question.currency}::text` : currency
  const owed = sql`invoice i where i.outstanding_amount <> 0 and ${chosen(question, today)}`
  planForMany(tx)
  return pagedReport<OutstandingInvoicesData>(
    tx,
    sql`
    with owing as materialized (
      select i.currency, ${classOf(today)} as class, count(*) as count, sum(i.outstanding_amount) as amount from ${owed} group by 1, 2),
    own as materialized (select * from owing where currency = ${own})
    select json_build_object('as_of', ${today}::date, 'currency', ${own},
      'other_currencies', (select coalesce(json_agg(distinct currency order by currency), '[]') from owing where currency <> ${own}),
      'count', (select coalesce(sum(count), 0) from own),
      'totals', (select json_build_object('count', ${sumOf('count')}, 'outstanding_amount', ${sumOf('amount')},
        'overdue_count', ${sumOf('count', 'class > 0')}, 'overdue_amount', ${sumOf('amount', 'class > 0')}) from own),
      'ageing', (select json_build_object(${join(ageing.map(({ name }, i) => figuresOf(name, i)))}) from own),
      'rows', (select coalesce(json_agg(r), '[]') from (
        select i.id as invoice_id, i.number, i.type, i.organization_id, o.name as organization_name, i.person_id, p.full_name as person_name,
          i.invoice_date, i.due_date, case when i.outstanding_amount > 0 then greatest(${today}::date - i.due_date, 0) else 0 end as days_overdue,
          i.total_incl_vat, i.outstanding_amount
        from (select i.id from ${owed} and i.currency = ${own} order by ${ORDERS[sort]} limit ${limit} offset ${offset}) page
        join invoice i on i.id = page.id
        left join organization o on o.id = i.organization_id
        left join person p on p.id = i.person_id
        order by ${ORDERS[sort]}) r)) as data`,
    { limit, offset },
  )
}

function chosen(question: OutstandingInvoicesQuestion, today: string): Sql {
  const { organization_id, person_id, overdue_only, min_days_overdue, due_before } = question
  const leastDays = min_days_overdue ?? (overdue_only ? 1 : 0)
  return and([
    ...(organization_id ? [sql`i.organization_id = ${organization_id}`] : []),
    ...(person_id ? [sql`i.person_id = ${person_id}`] : []),
    ...(leastDays > 0 ? [sql`i.outstanding_amount > 0 and i.due_date <= ${today}::date - ${leastDays}::integer`] : []),
    ...(due_before ? [sql`i.due_date < ${due_before}::date`] : []),
  ])
}

/** The place among the classes of ageing; what is to be given back is never overdue. */
function classOf(today: string): Sql {
  const later = ageing
    .slice(1)
    .map(({ from }, i) => sql`when i.due_date > ${today}::date - ${raw(String(from))} then ${raw(String(i))}`)
  return sql`case when i.outstanding_amount <= 0 then 0 ${join(later, ' ')} else ${raw(String(ageing.length - 1))} end`
}

function figuresOf(name: string, place: number): Sql {
  const here = `class = ${place}`
  return sql`${raw(`'${name}'`)}, json_build_object('count', ${sumOf('count', here)}, 'outstanding_amount', ${sumOf('amount', here)})`
}

function sumOf(column: string, where = 'true'): Sql {
  return raw(`coalesce(sum(${column}) filter (where ${where}), 0)`)
}
