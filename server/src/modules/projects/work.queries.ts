// What was done on services and what of it is not yet invoiced: the one place that adds up work (DOMAIN 4.3 and 4.17).
import { raw, type Sql, sql } from '../../db/sql.ts'

/** Which work is meant, as a condition on its project and its service; what is booked on a project itself has no service. */
export type Places = (project: Sql, service: Sql) => Sql

/** All that there is. */
export const everywhere: Places = () => raw('true')

/**
 * One row per service, and one without service per project for what is booked on the project itself: that counts as time and
 * materials. Minutes and amounts of totals are of all days; value, invoiced and work in progress are as of a day, by default
 * today. Of an earlier day it is known what was invoiced and credited by then. What was written off has no day, so it counts as
 * written off on every day, and the customer, the price and the billing method are those of now.
 */
export function work(places: Places, asOf?: string): Sql {
  const day = asOf === undefined ? raw('(select current_day())') : sql`${asOf}::date`
  return sql`
    select p.id as project_id, s.id as service_id,
      coalesce(h.spent_minutes, 0) as spent_minutes,
      coalesce(h.billable_minutes, 0) as billable_minutes,
      coalesce(h.hours_amount, 0) as hours_amount,
      coalesce(c.costs_amount, 0) as costs_amount,
      coalesce(h.value, 0) as hours_value,
      coalesce(c.value, 0) as costs_value,
      coalesce(h.written_off, 0) + coalesce(c.written_off, 0) as written_off,
      coalesce(l.invoiced, 0) as invoiced,
      case
        when p.organization_id is null and p.person_id is null or s.billing_method = 'non_billable' then 0
        else coalesce(c.open, 0) + case s.billing_method
          when 'fixed_price' then least(coalesce(h.done, 0), s.price) - coalesce(l.of_price, 0)
          when 'subscription' then coalesce(u.due, 0) - coalesce(l.of_price, 0)
          else coalesce(h.open, 0)
        end
      end as wip_amount,
      case when s.billing_method = 'fixed_price' then greatest(coalesce(h.done, 0) - s.price, 0) else 0 end as over_budget_amount,
      coalesce(h.unpriced_minutes, 0) as unpriced_minutes
    from (${placesOf(places)}) place
    join project p on p.id = place.project_id
    left join service s on s.id = place.service_id
    left join (${asOf === undefined ? hoursBy(places) : hoursAsOf(places, day)}) h on h.place_id = place.id
    left join (${cyclesBy(places, asOf === undefined ? raw('current_day()') : day)}) u on u.place_id = place.id
    left join (${costsBy(places, day, asOf === undefined)}) c on c.place_id = place.id
    left join (${asOf === undefined ? linesBy(places) : linesAsOf(places, day)}) l on l.place_id = place.id`
}

/** What is used of the budget: all minutes, and the value of billable hours and costs. */
export function budgetUse(places: Places): Sql {
  return sql`select coalesce(sum(e.minutes), 0)::integer as used_minutes,
      (coalesce(sum(e.amount) filter (where e.billable), 0) + (
        select coalesce(sum(c.sales_amount), 0) from cost c
        where c.billable and ${places(raw('c.project_id'), raw('c.service_id'))}))::numeric(20, 2) as used_amount
    from time_entry e where ${places(raw('e.project_id'), raw('e.service_id'))}`
}

function placesOf(places: Places): Sql {
  return sql`
    select s.id, s.project_id, s.id as service_id from service s where ${places(raw('s.project_id'), raw('s.id'))}
    union all
    select p.id, p.id, null from project p where ${places(raw('p.id'), raw('null::uuid'))}`
}

// The sums that are kept of all hours, without those of days to come.
function hoursBy(places: Places): Sql {
  return sql`
    select w.place_id,
      sum(w.spent_minutes) as spent_minutes,
      sum(w.billable_minutes) as billable_minutes,
      sum(w.hours_amount) as hours_amount,
      sum(w.value) as value,
      sum(w.written_off) as written_off,
      sum(w.value) - sum(w.written_off) as done,
      sum(w.value) - sum(w.written_off) - sum(w.invoiced) as open,
      sum(w.unpriced_minutes) as unpriced_minutes
    from (
      select place_id, spent_minutes, billable_minutes, hours_amount, value, written_off, invoiced, unpriced_minutes
      from work_sum ${among(places)}
      union all
      select coalesce(e.service_id, e.project_id), 0, 0, 0, -coalesce(e.amount, 0),
        case when e.invoice_status = 'written_off' then -coalesce(e.amount, 0) else 0 end,
        case when e.invoice_status = 'invoiced' then -coalesce(e.amount, 0) else 0 end,
        case when e.invoice_status <> 'written_off' and e.amount is null then -e.minutes else 0 end
      from time_entry e
      where e.date > (select current_day()) and e.invoice_status <> 'not_billable' and ${places(raw('e.project_id'), raw('e.service_id'))}
    ) w group by 1`
}

// What the cycles of subscriptions that have begun by that day come to.
function cyclesBy(places: Places, day: Sql): Sql {
  return sql`
    select s.id as place_id, sum(cycle.amount) as due from service s, service_cycles(s, ${day}) cycle
    where s.billing_method = 'subscription' and ${places(raw('s.project_id'), raw('s.id'))} group by 1`
}

function hoursAsOf(places: Places, day: Sql): Sql {
  return sql`
    select coalesce(e.service_id, e.project_id) as place_id,
      sum(e.minutes) as spent_minutes,
      sum(e.minutes) filter (where e.billable) as billable_minutes,
      sum(e.amount) filter (where e.billable) as hours_amount,
      ${sums(raw('e.amount'), raw('e'), day, raw('invoiced.time_entry_id is not null'))},
      sum(e.minutes) filter (where e.amount is null and e.date <= ${day} and e.invoice_status not in ('not_billable', 'written_off')) as unpriced_minutes
    from time_entry e left join (
      select distinct link.time_entry_id from (${standingLines(places, day)}) line
      join invoice_line_hours link on link.environment_id = line.environment_id and link.invoice_line_id = line.id
    ) invoiced on invoiced.time_entry_id = e.id
    where ${places(raw('e.project_id'), raw('e.service_id'))} group by 1`
}

function costsBy(places: Places, day: Sql, isToday: boolean): Sql {
  const chosen = places(raw('k.project_id'), raw('k.service_id'))
  const { from, isInvoiced } = isToday
    ? { from: raw('cost k'), isInvoiced: raw(`k.invoice_status = 'invoiced'`) }
    : {
        from: sql`cost k left join (select distinct line.cost_id from (${standingLines(places, day)}) line) invoiced on invoiced.cost_id = k.id`,
        isInvoiced: raw('invoiced.cost_id is not null'),
      }
  return sql`
    select coalesce(k.service_id, k.project_id) as place_id,
      sum(k.sales_amount) filter (where k.billable) as costs_amount,
      ${sums(raw('k.sales_amount'), raw('k'), day, isInvoiced)}
    from ${from} where ${chosen} group by 1`
}

// Of what can be invoiced: its value, what was written off of it, what was done in earnest, and what still has to be invoiced.
function sums(amount: Sql, row: Sql, day: Sql, isInvoiced: Sql): Sql {
  const counts = sql`${row}.date <= ${day} and ${row}.invoice_status <> 'not_billable'`
  return sql`
      sum(${amount}) filter (where ${counts}) as value,
      sum(${amount}) filter (where ${counts} and ${row}.invoice_status = 'written_off') as written_off,
      sum(${amount}) filter (where ${counts} and ${row}.invoice_status <> 'written_off') as done,
      sum(${amount}) filter (where ${counts} and ${row}.invoice_status <> 'written_off' and not (${isInvoiced})) as open`
}

function among(places: Places): Sql {
  if (places === everywhere) return raw('')
  return sql`where place_id in (select place.id from (${placesOf(places)}) place)`
}

// Credit notes are negative. The sums that are kept of all final lines, without those of days to come: these are few, so their
// lines are looked up invoice by invoice (offset 0 forbids joining them with all lines).
function linesBy(places: Places): Sql {
  return sql`
    select place_id, sum(invoiced) as invoiced, sum(of_price) as of_price from (
      select place_id, invoiced, of_price from invoiced_sum ${among(places)}
      union all
      select coalesce(l.service_id, l.project_id), -l.amount, case when l.kind in ('installment', 'subscription') then -l.amount else 0 end
      from invoice i, lateral (
        select * from invoice_line line where line.environment_id = i.environment_id and line.invoice_id = i.id offset 0) l
      where i.status = 'finalised' and i.invoice_date > (select current_day()) and ${places(raw('l.project_id'), raw('l.service_id'))}
    ) w group by 1`
}

// Costs are invoiced beside the price, so they are no part of it.
function linesAsOf(places: Places, day: Sql): Sql {
  return sql`
    select coalesce(l.service_id, l.project_id) as place_id, sum(l.amount) as invoiced,
      sum(l.amount) filter (where l.kind in ('installment', 'subscription')) as of_price
    from invoice_line l join invoice i on i.environment_id = l.environment_id and i.id = l.invoice_id
    where ${places(raw('l.project_id'), raw('l.service_id'))} and i.status = 'finalised' and i.invoice_date <= ${day} group by 1`
}

// The lines that were final on that day and that no credit note had taken back by then; their work was invoiced.
function standingLines(places: Places, day: Sql): Sql {
  return sql`
    select l.environment_id, l.id, l.cost_id
    from invoice_line l join invoice i on i.environment_id = l.environment_id and i.id = l.invoice_id
    where ${places(raw('l.project_id'), raw('l.service_id'))} and l.credited_line_id is null
      and i.status = 'finalised' and i.invoice_date <= ${day}
      and (l.is_live or ${day} < (
        select max(note.invoice_date) from invoice_line credit
        join invoice note on note.environment_id = credit.environment_id and note.id = credit.invoice_id
        where credit.environment_id = l.environment_id and credit.credited_line_id = l.id and note.status = 'finalised'))`
}
