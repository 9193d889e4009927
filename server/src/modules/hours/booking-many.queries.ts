// What the rules ask about many bookings at once: the same facts as for one, each asked once.
import type { Context } from '../../db/context.ts'
import { sql } from '../../db/sql.ts'
import { datedRates, type Found } from './booking.queries.ts'

type Person = Pick<
  Found,
  'employee' | 'employee_rates' | 'cost_rates' | 'hours_approval' | 'hours_overlap' | 'hours_closed_until'
> & { readonly id: string; readonly time_zone: string }
type HourType = NonNullable<Found['hour_type']> & { readonly id: string }

/** One day of an employee as it stands. */
export interface BookedDay {
  readonly employee_id: string
  readonly date: string
  readonly minutes: number
  readonly last_end: string
}

export interface Interval {
  readonly employee_id: string
  readonly start_at: string
  readonly minutes: number
}

/** Day totals and overlaps hold because one employee's entries are written one after the other. */
export async function findPeople(ctx: Context, employeeIds: readonly string[]): Promise<Map<string, Person>> {
  ctx.tx.send(sql`
    select pg_advisory_xact_lock(hashtextextended(id::text, 0)) from (select id from unnest(${employeeIds}::uuid[]) e (id) order by id) e`)
  const rows = await ctx.tx.all<Person>(sql`
    select e.id, coalesce(e.time_zone, environment.time_zone) as time_zone,
      profile.hours_approval, profile.hours_overlap, profile.hours_closed_until,
      (select to_json(f) from (select e.employment_start, e.employment_end, e.is_deactivated) f) as employee,
      ${datedRates(sql`employee_rate r where r.employee_id = e.id and r.kind = 'sales'`)} as employee_rates,
      ${datedRates(sql`employee_rate r where r.employee_id = e.id and r.kind = 'cost'`)} as cost_rates
    from employee e
    join environment on environment.environment_id = e.environment_id
    join company_profile profile on profile.environment_id = e.environment_id and profile.id = e.company_profile_id
    where e.id = any(${employeeIds}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findHourTypes(ctx: Context, ids: readonly string[]): Promise<Map<string, HourType>> {
  const rows = await ctx.tx.all<HourType>(sql`
    select h.id, h.is_active, h.hourly_rate::text, ${datedRates(sql`hour_type_rate r where r.hour_type_id = h.id`)} as rates
    from hour_type h where h.id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findDays(
  ctx: Context,
  days: readonly { readonly employee_id: string; readonly date: string }[],
): Promise<BookedDay[]> {
  // Day by day along the index; joined as a whole it reads every entry there is.
  return ctx.tx.all<BookedDay>(sql`
    select d.employee_id, d.date, booked.minutes, booked.last_end
    from unnest(${days.map((day) => day.employee_id)}::uuid[], ${days.map((day) => day.date)}::date[]) d (employee_id, date)
    cross join lateral (
      select sum(o.minutes)::integer as minutes, max(o.start_at + make_interval(mins => o.minutes)) as last_end
      from time_entry o
      where o.employee_id = d.employee_id and o.date = d.date
        and o.start_at between d.date::timestamptz - interval '3 days' and d.date::timestamptz + interval '3 days'
      having count(*) > 0) booked`)
}

/** Entries that could overlap some that begin between these two moments. */
export async function findIntervals(
  ctx: Context,
  employeeIds: readonly string[],
  from: string,
  to: string,
): Promise<Interval[]> {
  return ctx.tx.all<Interval>(sql`
    select employee_id, start_at, minutes from time_entry
    where employee_id = any(${employeeIds}::uuid[])
      and start_at > ${from}::timestamptz - interval '1 day' and start_at < ${to}::timestamptz + interval '1 day'`)
}
