// Hours added up, by whom, for what and when.
import { and, raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { employees, keyColumns, keysOf, summary } from './grouping.queries.ts'
import type { HoursSummaryData, HoursSummaryQuestion } from './hours-summary.shapes.ts'
import { planForMany } from './planning.queries.ts'
import { canBeBilled, currency, pagedReport } from './report.queries.ts'

const SUMS = raw(`sum(e.minutes) as minutes,
  sum(e.minutes) filter (where ${canBeBilled('e')}) as billable_minutes,
  sum(e.minutes) filter (where e.invoice_status = 'invoiced') as invoiced_minutes,
  sum(e.minutes) filter (where e.invoice_status in ('to_invoice', 'on_draft')) as to_invoice_minutes,
  sum(e.amount) filter (where ${canBeBilled('e')}) as amount`)

const FIGURES = {
  minutes: 'coalesce(sum(f.minutes), 0)',
  billable_minutes: 'coalesce(sum(f.billable_minutes), 0)',
  non_billable_minutes: 'coalesce(sum(f.minutes), 0) - coalesce(sum(f.billable_minutes), 0)',
  invoiced_minutes: 'coalesce(sum(f.invoiced_minutes), 0)',
  to_invoice_minutes: 'coalesce(sum(f.to_invoice_minutes), 0)',
  amount: 'coalesce(sum(f.amount), 0)::numeric(20, 2)',
}

export function hoursSummary(tx: Tx, today: string, question: HoursSummaryQuestion) {
  const { group_by: groupBy = ['project'], team_id, sort, limit = 100, offset = 0 } = question
  const facts = factsOf(question, keysOf(groupBy))
  const order = sort === 'minutes' ? 'minutes desc' : undefined
  const { ctes, values } = summary({ groupBy, facts, figures: FIGURES, order, teamId: team_id, limit, offset })
  planForMany(tx)
  return pagedReport<HoursSummaryData>(
    tx,
    sql`with ${ctes} select json_build_object('as_of', ${today}::date, 'currency', ${currency}, ${values}) as data`,
    { limit, offset },
  )
}

// By month, each month is read by itself: to work out the month of every day takes as long as all the rest. There are 13 at most.
function factsOf(question: HoursSummaryQuestion, keys: readonly string[]): Sql {
  const { date_from: from, date_to: to } = question
  if (!keys.includes('month')) return sumsOf(question, keys, sql`${from}::date`, sql`${to}::date`)
  const others = keys.filter((key) => key !== 'month')
  const first = sql`greatest(m.month, ${from}::date)`
  const last = sql`least((m.month + interval '1 month')::date - 1, ${to}::date)`
  return sql`select m.month, f.* from (
      select generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, '1 month')::date as month) m
    cross join lateral (${sumsOf(question, others, first, last)}) f`
}

function sumsOf(question: HoursSummaryQuestion, keys: readonly string[], first: Sql, last: Sql): Sql {
  const isChosen = sql`e.date between ${first} and ${last} and ${chosen(question)}`
  if (keys.length === 0) return sql`select ${SUMS} from time_entry e where ${isChosen} having count(*) > 0`
  const { columns, places } = keyColumns(keys, 'e')
  return sql`select ${columns}, ${SUMS} from time_entry e where ${isChosen} group by ${places}`
}

function chosen(question: HoursSummaryQuestion): Sql {
  const { project_id, organization_id, billable } = question
  return and([
    employees(question, raw('e.employee_id')),
    ...(project_id ? [sql`e.project_id = ${project_id}`] : []),
    ...(organization_id
      ? [sql`e.project_id in (select id from project where organization_id = ${organization_id})`]
      : []),
    ...(billable === undefined ? [] : [sql`(${raw(canBeBilled('e'))}) = ${billable}`]),
  ])
}
