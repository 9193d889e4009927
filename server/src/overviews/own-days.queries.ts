// What somebody booked and was expected to work, day by day.
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import type { Period, WorkDay } from './home.rules.ts'

/** Hours are found by employee and moment; their day is at most so many days away from that moment in UTC. */
const ZONE_DAYS = 2

export async function findWorkDays(tx: Tx, employeeId: string, { date_from, date_to }: Period): Promise<WorkDay[]> {
  const found = await tx.first<{ days: WorkDay[] }>(sql`
    with booked as materialized (
      select e.date, count(*)::integer as entries, sum(e.minutes)::integer as minutes,
        (count(*) filter (where e.approval_status = 'open'))::integer as open_entries
      from time_entry e
      where e.employee_id = ${employeeId} and e.date between ${date_from}::date and ${date_to}::date
        and e.start_at between ${date_from}::date - ${ZONE_DAYS}::integer and ${date_to}::date + ${ZONE_DAYS}::integer
      group by 1),
    expected as materialized (
      select d.date, sum(d.net)::integer as minutes from working_time(${date_from}::date, ${date_to}::date) d
      where d.employee_id = ${employeeId} group by 1)
    select coalesce(json_agg(r order by r.date), '[]') as days from (
      select date, coalesce(b.entries, 0) as entries, coalesce(b.minutes, 0) as minutes, coalesce(b.open_entries, 0) as open_entries,
        coalesce(x.minutes, 0) as expected_minutes, coalesce(date <= closed.until, false) as is_closed
      from booked b full join expected x using (date)
      left join (
        select c.hours_closed_until as until from employee e
        join company_profile c on c.environment_id = e.environment_id and c.id = e.company_profile_id
        where e.id = ${employeeId}) closed on true) r`)
  return found!.days
}
