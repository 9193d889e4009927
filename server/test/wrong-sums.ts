// The places whose kept sums are not what their hours come to, one by one.
import { sql } from '../src/db/sql.ts'

export const wrongSums = sql`
  select place_id from (
    select place_id, spent_minutes, billable_minutes, hours_amount, value, written_off, invoiced, unpriced_minutes from work_sum
    union all
    select coalesce(service_id, project_id), -minutes, case when billable then -minutes else 0 end,
      case when billable then -coalesce(amount, 0) else 0 end,
      case when invoice_status = 'not_billable' then 0 else -coalesce(amount, 0) end,
      case when invoice_status = 'written_off' then -coalesce(amount, 0) else 0 end,
      case when invoice_status = 'invoiced' then -coalesce(amount, 0) else 0 end,
      case when amount is null and invoice_status not in ('not_billable', 'written_off') then -minutes else 0 end
    from time_entry where project_id is not null) both_ways
  group by 1
  having sum(spent_minutes) <> 0 or sum(billable_minutes) <> 0 or sum(hours_amount) <> 0 or sum(value) <> 0
    or sum(written_off) <> 0 or sum(invoiced) <> 0 or sum(unpriced_minutes) <> 0`

/** The same for the lines of final invoices. */
export const wrongLineSums = sql`
  select place_id from (
    select place_id, invoiced, of_price from invoiced_sum
    union all
    select coalesce(l.service_id, l.project_id), -l.amount, case when l.kind in ('installment', 'subscription') then -l.amount else 0 end
    from invoice_line l join invoice i on i.id = l.invoice_id
    where i.status = 'finalised' and l.project_id is not null) both_ways
  group by 1 having sum(invoiced) <> 0 or sum(of_price) <> 0`
