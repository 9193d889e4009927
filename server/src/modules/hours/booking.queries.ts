// What the rules ask about one booking. Locks first, then facts, all in one flight: what is read stays true until the commit.
import type { Context } from '../../db/context.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Decimal } from '../../shared/money.ts'
import { bookingFacts, type BookingFacts as PlaceFacts } from '../projects/public.ts'
import type { BookingFacts } from './booking.rules.ts'
import type { DatedRate } from './price.rules.ts'

/** What is to be booked. A project that is left out follows from the service. */
export interface Wanted {
  readonly employee_id: string
  readonly project_id: string | null
  readonly service_id: string | null
  readonly hour_type_id: string | null
  readonly start_at: string
  readonly minutes: number
  /** The day it has already; null is for an entry that begins anew, whose day follows from the employee's zone. */
  readonly date: string | null
}

interface PersonFacts {
  readonly date: string
  readonly employee: BookingFacts['employee']
  readonly employee_rates: readonly DatedRate[]
  readonly cost_rates: readonly DatedRate[]
  readonly hours_approval: 'none' | 'manager'
  readonly hours_overlap: 'allow' | 'refuse'
  readonly hours_closed_until: string | null
  readonly hour_type: { is_active: boolean; hourly_rate: Decimal | null; rates: DatedRate[] } | null
  readonly other_minutes: number
  readonly has_overlap: boolean
}

export interface Found extends PersonFacts, PlaceFacts {
  /** Where the entry is booked before a change. */
  readonly before_project: BookingFacts['project']
}

/** The entry as it stands; it does not count as another one of its day. */
interface Existing {
  readonly id: string
  readonly project_id: string | null
}

/** undefined when there is no such employee. */
export async function findBooking(ctx: Context, wanted: Wanted, before?: Existing): Promise<Found | undefined> {
  holdHoursOf(ctx, wanted.employee_id)
  const [place, person, before_project] = await Promise.all([
    bookingFacts(ctx.tx, wanted.project_id, wanted.service_id),
    ctx.tx.first<PersonFacts>(personFacts(wanted, before?.id ?? null)),
    before?.project_id ? holdProject(ctx, before.project_id) : null,
  ])
  return person && { ...person, ...place, before_project }
}

/** Day total and overlap hold because one employee's entries are written one after the other. */
export function holdHoursOf(ctx: Context, employeeId: string): void {
  ctx.tx.send(sql`select pg_advisory_xact_lock(hashtextextended(${employeeId}::uuid::text, 0))`)
}

/** Takes the project of an existing entry in hand, so that it cannot be closed meanwhile. */
export async function holdProject(ctx: Context, projectId: string): Promise<BookingFacts['project']> {
  const query = sql`select status from project where id = ${projectId} for share`
  return (await ctx.tx.first<NonNullable<BookingFacts['project']>>(query)) ?? null
}

/** The same for those of many entries, always in the same order. */
export async function holdProjects(ctx: Context, ids: readonly string[]) {
  const query = sql`select id, status from project where id = any(${ids}::uuid[]) order by id for share`
  const rows = await ctx.tx.all<{ id: string } & NonNullable<BookingFacts['project']>>(query)
  return new Map(rows.map((row) => [row.id, row]))
}

function personFacts(wanted: Wanted, entryId: string | null): Sql {
  const { employee_id, hour_type_id, start_at, minutes, date } = wanted
  const start = sql`${start_at}::timestamptz`
  const others = sql`from time_entry o where o.employee_id = e.id and o.id is distinct from ${entryId}`
  return sql`
    select day.date, profile.hours_approval, profile.hours_overlap, profile.hours_closed_until,
      (select to_json(f) from (select e.employment_start, e.employment_end, e.is_deactivated) f) as employee,
      ${datedRates(sql`employee_rate r where r.employee_id = e.id and r.kind = 'sales' and r.valid_from <= day.date`)} as employee_rates,
      ${datedRates(sql`employee_rate r where r.employee_id = e.id and r.kind = 'cost' and r.valid_from <= day.date`)} as cost_rates,
      (select to_json(f) from (
        select h.is_active, h.hourly_rate::text,
          ${datedRates(sql`hour_type_rate r where r.hour_type_id = h.id and r.valid_from <= day.date`)} as rates
        from hour_type h where h.id = ${hour_type_id}) f) as hour_type,
      (select coalesce(sum(o.minutes), 0) ${others} and o.date = day.date
        and o.start_at between ${start} - interval '3 days' and ${start} + interval '3 days') as other_minutes,
      profile.hours_overlap = 'refuse' and exists (select ${others}
        and o.start_at > ${start} - interval '1 day' and o.start_at < ${start} + make_interval(mins => ${minutes})
        and o.start_at + make_interval(mins => o.minutes) > ${start}) as has_overlap
    from employee e
    join environment on environment.environment_id = e.environment_id
    join company_profile profile on profile.environment_id = e.environment_id and profile.id = e.company_profile_id
    cross join lateral (select coalesce(${date}::date, (${start} at time zone coalesce(e.time_zone, environment.time_zone))::date) as date) day
    where e.id = ${employee_id}`
}

/** Effective-dated rates r as JSON, their amounts as text so that they stay decimal. */
export function datedRates(source: Sql): Sql {
  return sql`(select coalesce(json_agg(f), '[]') from (select r.hourly_rate::text, r.valid_from from ${source}) f)`
}
