// What people can work, and what of it is planned; also planning on days without a contract counts.
import { raw, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import type { CapacityData, CapacityQuestion } from './capacity.shapes.ts'
import { employees, keyColumns, keysOf, summary } from './grouping.queries.ts'
import { planForMany } from './planning.queries.ts'
import { pagedReport } from './report.queries.ts'

const FIGURES = {
  gross_minutes: 'coalesce(sum(f.gross), 0)',
  net_minutes: 'coalesce(sum(f.net), 0)',
  planned_minutes: 'coalesce(sum(f.planned), 0)',
  tentative_minutes: 'coalesce(sum(f.tentative), 0)',
  free_minutes: 'coalesce(sum(f.net), 0) - coalesce(sum(f.planned), 0)',
  unavailable_days: 'coalesce(sum(f.unavailable), 0)',
}

type Question = CapacityQuestion & { readonly employee_ids?: readonly string[] }

export function capacity(tx: Tx, today: string, question: Question) {
  const { date_from, date_to, group_by: groupBy = ['employee'], team_id, limit = 100, offset = 0 } = question
  const { columns, places } = keyColumns(keysOf(groupBy), 'd')
  const facts = sql`
    select ${columns}, sum(d.gross) as gross, sum(d.net) as net, count(*) filter (where d.gross > 0 and d.net = 0) as unavailable,
      0 as planned, 0 as tentative
    from working_time(${date_from}::date, ${date_to}::date) d where ${employees(question, raw('d.employee_id'))} group by ${places}
    union all
    select ${columns}, 0, 0, 0, coalesce(sum(d.minutes) filter (where p.status = 'confirmed'), 0),
      coalesce(sum(d.minutes) filter (where p.status = 'tentative'), 0)
    from planning_day d join planning p on p.environment_id = d.environment_id and p.id = d.planning_id
    where d.date between ${date_from}::date and ${date_to}::date and ${employees(question, raw('d.employee_id'))} group by ${places}`
  const { ctes, values } = summary({ groupBy, facts, figures: FIGURES, teamId: team_id, limit, offset })
  planForMany(tx)
  return pagedReport<CapacityData>(
    tx,
    sql`with ${ctes} select json_build_object('as_of', ${today}::date, ${values}) as data`,
    {
      limit,
      offset,
    },
  )
}
