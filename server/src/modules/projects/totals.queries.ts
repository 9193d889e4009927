// The totals that projects and services show: all work on them, added up.
import type { Reader } from '../../db/record.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { moneyFields, omittedMoney } from './money.rules.ts'
import { plannedMinutes } from './planned.queries.ts'
import { type Places, work } from './work.queries.ts'

/** The detail view of a project is t. */
export const projectTotals = byReader(
  (money) => sql`(
  select json_build_object(
    'spent_minutes', spent_minutes,
    'billable_minutes', billable_minutes,
    'planned_minutes', ${plannedMinutes(sql`plan.project_id = t.id`)},
    'hours_amount', hours_amount,
    'costs_amount', costs_amount,
    ${money}
    'budget_minutes_used_percentage', round(spent_minutes * 100.0 / nullif(t.budget_minutes, 0), 2),
    'budget_amount_used_percentage', round((hours_amount + costs_amount) * 100 / nullif(t.budget_amount, 0), 2))
  from (${summed((project) => sql`${project} = t.id`)}) totals)`,
)

/** The detail view of a service is t. */
export const serviceTotals = byReader(
  (money) => sql`(
  select json_build_object(
    'spent_minutes', spent_minutes,
    'hours_amount', hours_amount,
    'costs_amount', costs_amount,
    ${money}
    'planned_minutes', ${plannedMinutes(sql`plan.service_id = t.id`)})
  from (${summed((_project, service) => sql`${service} = t.id`)}) totals)`,
)

// Money that the reader may not see is left out and named. There are few kinds of readers, so each statement is built once.
function byReader(totals: (money: Sql) => Sql): (reader: Reader) => Sql {
  const made = new Map<string, Sql>()
  return (reader) => {
    const omitted = omittedMoney((right) => reader.can(right))
    const names = JSON.stringify(omitted)
    const seen = moneyFields.filter((field) => !omitted.includes(field)).map((field) => `'${field}', ${field},`)
    const named = omitted.length > 0 ? [`'omitted_fields', '${names}'::json,`] : []
    const known = made.get(names) ?? totals(raw([...seen, ...named].join(' ')))
    made.set(names, known)
    return known
  }
}

function summed(places: Places): Sql {
  return sql`select coalesce(sum(spent_minutes), 0)::integer as spent_minutes,
      coalesce(sum(billable_minutes), 0)::integer as billable_minutes,
      coalesce(sum(hours_amount), 0)::numeric(20, 2) as hours_amount,
      coalesce(sum(costs_amount), 0)::numeric(20, 2) as costs_amount,
      coalesce(sum(invoiced), 0)::numeric(20, 2) as invoiced_amount,
      coalesce(sum(wip_amount), 0)::numeric(20, 2) as wip_amount
    from (${work(places)}) work`
}
