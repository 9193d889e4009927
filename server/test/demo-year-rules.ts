// What has to hold of sales, leave, absence and planning in every demo, whatever its size, seed and day.
import { type Sql, sql } from '../src/db/sql.ts'

/** Each finds rows that may not exist. */
export function brokenSalesRules(today: string): Record<string, Sql> {
  return {
    'what was decided says when, and what was lost why': sql`
      select id from sales where (status = 'lost') <> (lost_reason is not null) or (status = 'open') <> (closed_on is null) or closed_on > ${today}`,
    'an opportunity that became a project was won before, for the same customer': sql`
      select s.id from sales s join project p on p.sales_id = s.id
      where s.status <> 'won' or s.organization_id is distinct from p.organization_id or s.closed_on > (p.created_at at time zone 'Europe/Amsterdam')::date`,
    'opportunities are with people who are there': sql`
      select s.id from sales s join employee e on e.id = s.owner_employee_id
      where s.created_at < e.employment_start or e.employment_end < ${today}::date`,
    'lines make the total of a quote': sql`
      select q.id from quote q left join quote_line l on l.quote_id = q.id group by q.environment_id, q.id
      having coalesce(sum(l.amount) filter (where l.is_selected), 0) <> q.total_excl_vat
        or (select sum((g ->> 'vat_amount')::numeric) from jsonb_array_elements(q.vat_breakdown) g) <> q.total_vat`,
    'a revision replaces what was sent before': sql`
      select n.id from quote n join quote p on p.id = n.previous_quote_id
      where p.status <> 'superseded' or n.revision <> p.revision + 1 or n.number is distinct from p.number
      union all select id from quote q where status = 'superseded' and not exists (select from quote n where n.previous_quote_id = q.id)`,
    'an offer ends with its last day': sql`
      select id from quote where (status = 'sent' and valid_until < ${today}) or (status = 'expired' and valid_until >= ${today})
        or accepted_at::date > valid_until`,
    'an accepted quote wins its opportunity': sql`
      select q.id from quote q join sales s on s.id = q.sales_id where q.status = 'accepted' and s.status <> 'won'`,
    'a quote and its project came from the same opportunity': sql`
      select q.id from quote q join project p on p.id = q.project_id where p.sales_id is distinct from q.sales_id`,
  }
}

export function brokenPeopleRules(today: string): Record<string, Sql> {
  return {
    'nobody works on a day that is taken off': sql`
      select t.employee_id, t.date from (select distinct employee_id, date from time_entry) t
      join contract c on c.employee_id = t.employee_id and t.date >= c.start_date and coalesce(t.date <= c.end_date, true)
      where scheduled_minutes(c.schedule, c.schedule_odd_weeks, t.date) <= coalesce((
          select sum(d.minutes) from leave_day d join leave l on l.id = d.leave_id and l.status = 'approved'
          where d.employee_id = t.employee_id and d.date = t.date), 0)
        or exists (select from absence a where a.employee_id = t.employee_id and a.start_date <= t.date
          and t.date <= coalesce(a.end_date, ${today}))`,
    'days make leave': sql`
      select l.id from leave l left join leave_day d on d.leave_id = l.id group by l.environment_id, l.id
      having sum(d.minutes) is distinct from l.minutes`,
    'nobody has more leave than he has': sql`
      select b.id from leave_balance b join leave_type y on y.id = b.leave_type_id
      where not y.allow_negative and b.entitled_minutes + b.carried_over_minutes + b.adjustment_minutes - b.expired_minutes
        - b.approved_minutes - b.requested_minutes < 0`,
    'balances say what was taken': sql`
      select b.id from leave_balance b
      left join leave l on l.employee_id = b.employee_id and l.leave_type_id = b.leave_type_id and l.status in ('approved', 'requested')
      left join leave_day d on d.leave_id = l.id and extract(year from d.date) = b.year
      group by b.environment_id, b.id
      having coalesce(sum(d.minutes) filter (where l.status = 'approved'), 0) <> b.approved_minutes
        or coalesce(sum(d.minutes) filter (where l.status = 'requested'), 0) <> b.requested_minutes`,
    'leave is decided on by the manager': sql`
      select l.id from leave l join employee e on e.id = l.employee_id
      where l.status in ('approved', 'rejected') and l.decided_by_employee_id is distinct from coalesce(e.manager_employee_id, e.id)`,
    'who is no longer absent is back': sql`
      select id from absence where end_date > ${today} or (status = 'closed') <> (end_date is not null)`,
    'days make planning': sql`
      select p.id from planning p left join planning_day d on d.planning_id = p.id group by p.environment_id, p.id
      having sum(d.minutes) is distinct from p.minutes`,
    'work ahead is planned where it can be done': sql`
      select l.id from planning l join project p on p.id = l.project_id left join service s on s.id = l.service_id
      where l.end_date >= ${today} and (p.status <> 'active' or s.status <> 'open')`,
    'conflicts are what is planned beyond the working time': sql`
      with w as materialized (select * from working_time(${today}::date - 30, ${today}::date + 90)),
      day as (
        select d.planning_id, d.date, w.gross, w.gross - w.holiday as after_holiday, greatest(0, w.gross - w.holiday - w.leave) as after_leave,
          greatest(0, w.gross - w.holiday - w.leave - w.absence) as after_absence,
          (select sum(o.minutes) from planning_day o join planning q on q.id = o.planning_id
            where o.employee_id = d.employee_id and o.date = d.date and (q.status = 'confirmed' or p.status = 'tentative')) as planned
        from planning_day d join planning p on p.id = d.planning_id
        join w on w.employee_id = d.employee_id and w.date = d.date),
      expected as (
        select planning_id, date, kind, minutes from day cross join lateral (values
          ('over_capacity', planned - gross), ('holiday', least(planned, gross) - after_holiday),
          ('leave', least(planned, after_holiday) - after_leave), ('absence', least(planned, after_leave) - after_absence)) c (kind, minutes)
        where minutes > 0),
      kept as (
        select p.id as planning_id, c.date, c.kind, c.minutes
        from planning p cross join lateral jsonb_to_recordset(p.conflicts) c (date date, kind text, minutes bigint))
      (select * from expected except select * from kept) union all (select * from kept except select * from expected)`,
  }
}
