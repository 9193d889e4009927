// What has to hold in every demo, whatever its size, seed and day.
import { type Sql, sql } from '../src/db/sql.ts'
import { brokenPeopleRules, brokenSalesRules } from './demo-year-rules.ts'
import { wrongLineSums, wrongSums } from './wrong-sums.ts'

/** Each finds rows that may not exist. */
export function brokenRules(today: string): Record<string, Sql> {
  return {
    ...brokenSalesRules(today),
    ...brokenPeopleRules(today),
    'a day has 1440 minutes': sql`select employee_id, date from time_entry group by 1, 2 having sum(minutes) > 1440`,
    'entries of one employee do not overlap': sql`
      select id from (select id, start_at, lag(start_at + make_interval(mins => minutes)) over (partition by employee_id order by start_at) as before
        from time_entry) t where before > start_at`,
    'the date is the local day of the start': sql`
      select id from time_entry where date <> (start_at at time zone 'Europe/Amsterdam')::date`,
    'work is done on working days': sql`
      select id from time_entry where extract(isodow from date) > 5 or to_char(date, 'MM-DD') in ('01-01', '04-27', '12-25', '12-26')
        or date in ('2026-04-06', '2026-05-14', '2026-05-25')`,
    'work is done at office hours': sql`
      select id from time_entry where (start_at at time zone 'Europe/Amsterdam')::time not between '08:30' and '19:00'`,
    'amounts follow from minutes and rates': sql`
      select id from time_entry where amount is distinct from round(minutes * hourly_rate / 60, 2)
        or cost_amount is distinct from round(minutes * cost_rate / 60, 2)`,
    'every entry has a rate and a cost': sql`select id from time_entry where hourly_rate is null or cost_rate is null`,
    'rates of the service and the employee are those of the day': sql`
      select t.id from time_entry t join service s on s.id = t.service_id where rate_source = 'service' and t.hourly_rate <> s.hourly_rate
      union all
      select t.id from time_entry t where rate_source = 'employee' and t.hourly_rate <> (select r.hourly_rate from employee_rate r
        where r.employee_id = t.employee_id and r.kind = 'sales' and r.valid_from <= t.date order by r.valid_from desc limit 1)`,
    'nobody works outside employment': sql`
      select t.id from time_entry t join employee e on e.id = t.employee_id
      where t.date < e.employment_start or t.date > e.employment_end`,
    'contracts cover the hours': sql`
      select t.id from time_entry t where not exists (select from contract c where c.employee_id = t.employee_id
        and t.date >= c.start_date and (c.end_date is null or t.date <= c.end_date))`,
    'closed projects take no hours': sql`
      select t.id from time_entry t join project p on p.id = t.project_id where t.start_at >= p.closed_at or t.date < p.start_date`,
    'states and their moments agree': sql`
      select id from project where (status = 'active') <> (closed_at is null) or (status = 'archived') <> (archived_at is not null)
        or archived_at < closed_at`,
    'the billing state follows from the service': sql`
      select t.id from time_entry t join project p on p.id = t.project_id left join service s on s.id = t.service_id
      where t.invoice_status <> billing_of(t.billable, p.organization_id is not null or p.person_id is not null, s.billing_method)
        and not (t.invoice_status = 'written_off' and write_off_reason is not null and s.billing_method = 'time_and_materials')
        and not (t.invoice_status in ('on_draft', 'invoiced') and t.billable and s.billing_method = 'time_and_materials')`,
    'invoiced work points at the line that bills it': sql`
      select t.id from time_entry t left join invoice_line_hours h on h.time_entry_id = t.id and h.is_live
      left join invoice_line l on l.id = h.invoice_line_id left join invoice i on i.id = l.invoice_id
      where case t.invoice_status when 'invoiced' then 'finalised' when 'on_draft' then 'draft' end is distinct from i.status
        or (t.invoice_id, t.invoice_line_id) is distinct from (i.id, l.id) or h.minutes <> t.minutes
      union all
      select c.id from cost c left join invoice i on i.id = c.invoice_id
      where case c.invoice_status when 'invoiced' then 'finalised' when 'on_draft' then 'draft' end is distinct from i.status
      union all
      select n.id from installment n left join invoice i on i.id = n.invoice_id where n.is_invoiced <> coalesce(i.status = 'finalised', false)`,
    'installments make the price': sql`
      select s.id from service s left join installment i on i.service_id = s.id where s.billing_method = 'fixed_price'
      group by s.id, s.price having sum(i.amount) is distinct from s.price`,
    'lines make the total': sql`
      select i.id from invoice i left join invoice_line l on l.invoice_id = i.id group by i.environment_id, i.id
      having sum(l.amount) is distinct from i.total_excl_vat`,
    'an invoice is paid by its payments': sql`
      select i.id from invoice i left join payment p on p.invoice_id = i.id group by i.environment_id, i.id
      having coalesce(sum(p.amount), 0) <> i.paid_amount`,
    'costs fit their purchase invoice': sql`
      select p.id from purchase_invoice p join cost c on c.purchase_invoice_id = p.id group by p.environment_id, p.id
      having sum(c.cost_amount) > p.total_excl_vat`,
    'done tasks say when': sql`select id from task where (status = 'done') <> (completed_at is not null)`,
    'running work is with people who are there': sql`
      select k.id from task k join employee e on e.id = k.assignee_employee_id where e.employment_end < ${today}::date
      union all select p.id from project p join employee e on e.id = p.manager_employee_id where e.employment_end < ${today}::date`,
    'nothing was written tomorrow': sql`
      select id from time_entry where created_at >= ${today}::date + 1 union all select id from note where created_at >= ${today}::date + 1
      union all select id from project where updated_at >= ${today}::date + 1
      union all select id from invoice where updated_at >= ${today}::date + 1 or invoice_date > ${today}
      union all select id from payment where date > ${today} union all select id from purchase_invoice where invoice_date > ${today}
      union all select id from cost where date > ${today}
      union all select id from sales where updated_at >= ${today}::date + 1
      union all select id from quote where updated_at >= ${today}::date + 1 or quote_date > ${today}
      union all select id from leave where updated_at >= ${today}::date + 1
      union all select id from absence where updated_at >= ${today}::date + 1
      union all select id from planning where updated_at >= ${today}::date + 1`,
    'ids carry the moment of creation': sql`
      select id from time_entry where ('x' || translate(substr(id::text, 1, 13), '-', ''))::bit(48)::bigint <> round(extract(epoch from created_at) * 1000)`,
    'records carry their custom values': sql`
      select record_id from (
        select v.record_id, jsonb_object_agg(v.key, v.value) as fields from custom_field_value v group by 1) v
      join (select id, custom_fields from organization union all select id, custom_fields from person
        union all select id, custom_fields from project union all select id, custom_fields from employee) r on r.id = v.record_id
      where r.custom_fields <> v.fields`,
    'tallies count every row': sql`
      select resource from tally group by resource having sum(rows) <> case resource
        when 'time_entry' then (select count(*) from time_entry) when 'organization' then (select count(*) from organization)
        when 'person' then (select count(*) from person) when 'project' then (select count(*) from project)
        when 'service' then (select count(*) from service) when 'task' then (select count(*) from task)
        when 'note' then (select count(*) from note) when 'contact_role' then (select count(*) from contact_role)
        when 'invoice' then (select count(*) from invoice) when 'payment' then (select count(*) from payment)
        when 'cost' then (select count(*) from cost) when 'purchase_invoice' then (select count(*) from purchase_invoice)
        when 'sales' then (select count(*) from sales) when 'quote' then (select count(*) from quote)
        when 'leave' then (select count(*) from leave) when 'planning' then (select count(*) from planning)
        when 'custom_field_value' then (select count(*) from custom_field_value)
        else sum(rows) end`,
    'time entries are counted on their day': sql`
      select bucket from tally full join (select start_day(start_at) as bucket, count(*) as rows from time_entry group by 1) t using (bucket)
      where tally.resource = 'time_entry by day' and tally.rows is distinct from t.rows`,
    'hours are summed up by place': wrongSums,
    'lines of final invoices are summed up by place': wrongLineSums,
  }
}
