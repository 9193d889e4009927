// What the week of an employee is made of, in one round: himself, his entries, the places they are on, his days.
import type { Context } from '../../db/context.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { addDays } from '../../shared/calendar.ts'
import type { Booking, BookingFacts, Place } from './booking.rules.ts'
import type { ApprovalStatus, InvoiceStatus } from './hours.rules.ts'

export interface WeekEmployee {
  readonly id: string
  readonly full_name: string
  readonly manager_employee_id: string | null
  readonly time_zone: string
  readonly employee: BookingFacts['employee']
  readonly hours_approval: 'none' | 'manager'
  readonly hours_closed_until: string | null
}

export interface WeekEntry extends Omit<Booking, 'employee_id'> {
  readonly id: string
  readonly version: number
  readonly end_at: string
  readonly note: string | null
  readonly billable: boolean
  readonly approval_status: ApprovalStatus
  readonly approval_note: string | null
  readonly invoice_status: InvoiceStatus
  readonly project_status: NonNullable<BookingFacts['project']>['status'] | null
  readonly project_manager_id: string | null
}

export interface WeekPlace extends Place {
  readonly project_id: string | null
  readonly project_name: string | null
  readonly service_id: string | null
  readonly service_name: string | null
  readonly organization_id: string | null
  readonly organization_name: string | null
  readonly hour_type_id: string | null
  readonly hour_type_name: string | null
  /** Of the days asked for, the last one on which something is booked here. */
  readonly last_date: string
}

export interface WeekDay {
  readonly date: string
  /** Midnight, nine o'clock and the next midnight where the employee is. */
  readonly starts_at: string
  readonly opens_at: string
  readonly ends_at: string
  readonly holiday: { readonly name: string; readonly half_day: boolean } | null
  /** Null on a day without contract. */
  readonly schedule: {
    readonly gross: number
    readonly holiday: number
    readonly leave: number
    readonly absence: number
    readonly net: number
  } | null
}

/** The employee is undefined when there is none. */
export async function findWeek(ctx: Context, employeeId: string, monday: string) {
  const sunday = addDays(monday, 6)
  const [employee, entries, places, days] = await Promise.all([
    ctx.tx.first<WeekEmployee>(employeeFacts(employeeId)),
    ctx.tx.all<WeekEntry>(entryFacts(employeeId, monday, sunday)),
    findPlaces(ctx, employeeId, addDays(monday, -7), sunday),
    ctx.tx.last<WeekDay>(dayFacts(employeeId, monday, sunday)),
  ])
  return { employee, entries, places, days }
}

/** Every combination of project, service and hour type in these days, by name. */
export function findPlaces(ctx: Context, employeeId: string, from: string, to: string): Promise<WeekPlace[]> {
  return ctx.tx.all(sql`
    select t.project_id, project.name as project_name, t.service_id, service.name as service_name,
      project.organization_id, organization.name as organization_name, t.hour_type_id, hour_type.name as hour_type_name,
      case when project.id is not null then json_build_object('status', project.status) end as project,
      case when service.id is not null then json_build_object('status', service.status, 'is_bookable', service.is_bookable) end as service,
      case when hour_type.id is not null then json_build_object('is_active', hour_type.is_active) end as hour_type,
      t.last_date
    from (
      select environment_id, project_id, service_id, hour_type_id, max(date) as last_date
      from time_entry t where ${entriesBetween(employeeId, from, to)} group by 1, 2, 3, 4) t
    left join project on project.environment_id = t.environment_id and project.id = t.project_id
    left join organization on organization.environment_id = t.environment_id and organization.id = project.organization_id
    left join service on service.environment_id = t.environment_id and service.id = t.service_id
    left join hour_type on hour_type.environment_id = t.environment_id and hour_type.id = t.hour_type_id
    order by organization.name, project.name, project.id, service.position, service.id, hour_type.position, hour_type.id`)
}

export interface CopiedEntry extends Omit<Booking, 'employee_id' | 'date'> {
  readonly id: string
  readonly note: string | null
  readonly billable: boolean
  /** On its day there is something on the same place already. */
  readonly is_filled: boolean
}

/** What was booked in a week, at the same time of the clock so many days later; in the order in which projects are held. */
export function findCopies(ctx: Context, employeeId: string, monday: string, days: number): Promise<CopiedEntry[]> {
  return ctx.tx.all(sql`
    select t.id, t.project_id, t.service_id, t.hour_type_id, t.minutes, t.note, t.billable,
      (t.start_at at time zone zone.name + make_interval(days => ${days})) at time zone zone.name as start_at,
      exists (select from time_entry o where o.employee_id = t.employee_id and o.date = t.date + ${days}::integer
        and o.start_at between t.start_at + make_interval(days => ${days} - 2) and t.start_at + make_interval(days => ${days} + 2)
        and o.project_id is not distinct from t.project_id and o.service_id is not distinct from t.service_id
        and o.hour_type_id is not distinct from t.hour_type_id) as is_filled
    from time_entry t
    join employee e on e.environment_id = t.environment_id and e.id = t.employee_id
    cross join lateral (select ${zoneOf}) zone (name)
    where ${entriesBetween(employeeId, monday, addDays(monday, 6))}
    order by t.project_id, t.service_id, t.start_at, t.id`)
}

const zoneOf = raw(
  'coalesce(e.time_zone, (select n.time_zone from environment n where n.environment_id = e.environment_id))',
)

// The day is the one it was written on, wherever the employee was then; the start lets an index find it.
function entriesBetween(employeeId: string, from: string, to: string): Sql {
  return sql`t.employee_id = ${employeeId} and t.date between ${from}::date and ${to}::date
    and t.start_at >= ${from}::date - interval '2 days' and t.start_at < ${to}::date + interval '3 days'`
}

function employeeFacts(employeeId: string): Sql {
  return sql`
    select e.id, e.full_name, e.manager_employee_id, ${zoneOf} as time_zone, profile.hours_approval, profile.hours_closed_until,
      (select to_json(f) from (select e.employment_start, e.employment_end, e.is_deactivated) f) as employee
    from employee e
    join company_profile profile on profile.environment_id = e.environment_id and profile.id = e.company_profile_id
    where e.id = ${employeeId}`
}

function entryFacts(employeeId: string, from: string, to: string): Sql {
  return sql`
    select t.id, t.version, t.project_id, t.service_id, t.hour_type_id, t.start_at, t.start_at + make_interval(mins => t.minutes) as end_at,
      t.date, t.minutes, t.note, t.billable, t.approval_status, t.approval_note, t.invoice_status,
      project.status as project_status, project.manager_employee_id as project_manager_id
    from time_entry t
    left join project on project.environment_id = t.environment_id and project.id = t.project_id
    where ${entriesBetween(employeeId, from, to)} order by t.start_at, t.id`
}

function dayFacts(employeeId: string, from: string, to: string): Sql {
  return sql`
    with w as materialized (select * from working_time(${from}::date, ${to}::date) where employee_id = ${employeeId})
    select d.day::date as date, d.day at time zone zone.name as starts_at, (d.day + time '09:00') at time zone zone.name as opens_at,
      (d.day + interval '1 day') at time zone zone.name as ends_at,
      (select json_build_object('name', h.name, 'half_day', h.half_day) from public_holiday h
        where h.environment_id = e.environment_id and h.date = d.day::date and h.company_profile_id = coalesce(
          (select c.company_profile_id from contract c where c.environment_id = e.environment_id and c.employee_id = e.id
            and d.day::date between c.start_date and coalesce(c.end_date, d.day::date)), e.company_profile_id)) as holiday,
      case when w.date is not null then json_build_object('gross', w.gross, 'holiday', w.holiday, 'leave', w.leave, 'absence', w.absence,
        'net', w.net) end as schedule
    from employee e
    cross join lateral (select ${zoneOf}) zone (name)
    cross join generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') d (day)
    left join w on w.date = d.day::date
    where e.id = ${employeeId} order by 1`
}
