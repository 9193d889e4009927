// What was done on services and what of it is not yet invoiced: the one place that adds up work (DOMAIN 4.3 and 4.17).
// Costs, invoices and planning join in here when their tables exist; until then nothing was bought, invoiced or planned.
import { raw, type Sql, sql } from '../../db/sql.ts'

/** The detail view of a project is t. */
export const projectTotals: Sql = sql`(
  select json_build_object(
    'spent_minutes', spent_minutes,
    'billable_minutes', billable_minutes,
    'planned_minutes', planned_minutes,
    'hours_amount', hours_amount,
    'costs_amount', costs_amount,
    'invoiced_amount', invoiced_amount,
    'wip_amount', wip_amount,
    'budget_minutes_used_percentage', round(spent_minutes * 100.0 / nullif(t.budget_minutes, 0), 2),
    'budget_amount_used_percentage', round((hours_amount + costs_amount) * 100 / nullif(t.budget_amount, 0), 2))
  from (${summed(sql`e.project_id = t.id`, sql`s.project_id = t.id`)}) totals)`

/** The detail view of a service is t. */
export const serviceTotals: Sql = sql`(
  select json_build_object(
    'spent_minutes', spent_minutes,
    'hours_amount', hours_amount,
    'costs_amount', costs_amount,
    'invoiced_amount', invoiced_amount,
    'wip_amount', wip_amount,
    'planned_minutes', planned_minutes)
  from (${summed(sql`e.service_id = t.id`, sql`s.id = t.id`)}) totals)`

/** What is used of the budget of a project or service: all its minutes, and the value of what is billable. */
export function budgetUse(entries: Sql): Sql {
  return sql`select coalesce(sum(e.minutes), 0)::integer as used_minutes,
      coalesce(sum(e.amount) filter (where e.billable), 0)::numeric(20, 2) as used_amount
    from time_entry e where ${entries}`
}

function summed(entries: Sql, services: Sql): Sql {
  return sql`select coalesce(sum(spent_minutes), 0)::integer as spent_minutes,
      coalesce(sum(billable_minutes), 0)::integer as billable_minutes,
      coalesce(sum(hours_amount), 0)::numeric(20, 2) as hours_amount,
      coalesce(sum(wip_amount), 0)::numeric(20, 2) as wip_amount,
      0 as planned_minutes, 0 as costs_amount, 0 as invoiced_amount
    from (${work(entries, services)}) work`
}

/**
 * One row per service, and one without service for the hours that are booked on a project itself: those count as time and
 * materials. The conditions choose time entries e and services s alike. Nothing is in progress where nobody can be invoiced.
 */
export function work(entries: Sql, services: Sql, asOf: Sql = raw('current_day()')): Sql {
  return sql`
    select coalesce(s.project_id, h.project_id) as project_id, s.id as service_id,
      coalesce(h.spent_minutes, 0) as spent_minutes,
      coalesce(h.billable_minutes, 0) as billable_minutes,
      coalesce(h.hours_amount, 0) as hours_amount,
      case
        when p.organization_id is null and p.person_id is null then 0
        when s.billing_method = 'fixed_price' then least(coalesce(h.done_amount, 0), s.price)
        when s.billing_method = 'subscription' then ${cyclesAmount(asOf)}
        when s.billing_method = 'non_billable' then 0
        else coalesce(h.open_amount, 0)
      end as wip_amount
    from (select * from service s where ${services}) s
    full join (
      select e.environment_id, e.project_id, e.service_id,
        sum(e.minutes) as spent_minutes,
        sum(e.minutes) filter (where e.billable) as billable_minutes,
        sum(e.amount) filter (where e.billable) as hours_amount,
        sum(e.amount) filter (where e.billable and e.date <= ${asOf}) as done_amount,
        sum(e.amount) filter (where e.billable and e.date <= ${asOf} and e.invoice_status not in ('invoiced', 'written_off')) as open_amount
      from time_entry e where ${entries} group by e.environment_id, e.project_id, e.service_id
    ) h on h.environment_id = s.environment_id and h.service_id = s.id
    join project p on p.environment_id = coalesce(s.environment_id, h.environment_id) and p.id = coalesce(s.project_id, h.project_id)`
}

// The price of every cycle of subscription s that has started (in arrears: ended), the last one by its days when it is cut short.
function cyclesAmount(asOf: Sql): Sql {
  return sql`(
    select coalesce(sum(round(s.price * (least(last_day, s.end_date) - first_day + 1) / (last_day - first_day + 1), 2)), 0)
    from (
      select (s.start_date + n * every)::date as first_day, (s.start_date + (n + 1) * every)::date - 1 as last_day
      from (select make_interval(months => case s.cycle when 'month' then 1 when 'quarter' then 3 when 'half_year' then 6 else 12 end) as every) cycle,
        generate_series(0, greatest(0, (extract(year from ${asOf}) - extract(year from s.start_date)) * 12 + 11)::integer) n
    ) cycles
    where first_day <= least(s.end_date, s.closed_on, ${asOf})
      and (s.invoice_in_advance or least(last_day, s.end_date) <= ${asOf}))`
}
