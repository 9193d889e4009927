// How much of what people can work was booked, and how much of it is billable.
import { raw, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { employees, keyColumns, keysOf, summary } from './grouping.queries.ts'
import { planForMany } from './planning.queries.ts'
import { canBeBilled, pagedReport, percentage } from './report.queries.ts'
import type { UtilisationQuestion } from './utilisation.shapes.ts'

const FIGURES = {
  net_minutes: 'coalesce(sum(f.net), 0)',
  booked_minutes: 'coalesce(sum(f.booked), 0)',
  billable_minutes: 'coalesce(sum(f.billable), 0)',
  utilisation_percentage: percentage('sum(f.billable)', 'sum(f.net)'),
  booked_percentage: percentage('sum(f.booked)', 'sum(f.net)'),
}

export function utilisation(tx: Tx, today: string, question: UtilisationQuestion) {
  const { date_from, date_to, group_by: groupBy = ['employee'], team_id, limit = 100, offset = 0 } = question
  const { columns, places } = keyColumns(keysOf(groupBy), 'd')
  const facts = sql`
    select ${columns}, sum(d.net) as net, 0 as booked, 0 as billable
    from working_time(${date_from}::date, ${date_to}::date) d where ${employees(question, raw('d.employee_id'))} group by ${places}
    union all
    select ${columns}, 0, sum(d.minutes), coalesce(sum(d.minutes) filter (where ${raw(canBeBilled('d'))}), 0)
    from time_entry d
    where d.date between ${date_from}::date and ${date_to}::date and ${employees(question, raw('d.employee_id'))} group by ${places}`
  const { ctes, values } = summary({ groupBy, facts, figures: FIGURES, teamId: team_id, limit, offset })
  planForMany(tx)
  return pagedReport(tx, sql`with ${ctes} select json_build_object('as_of', ${today}::date, ${values}) as data`, {
    limit,
    offset,
  })
}
