// A week as the grid shows it: what is booked, what could be, and what whoever asks may do about it.
import type { Context } from '../../db/context.ts'
import { addDays, daysFrom, weekday } from '../../shared/calendar.ts'
import { Problem, referenceProblem, refusalOf } from '../../shared/problem.ts'
import { approvalOfPeriod, isOpenTo } from './approval.rules.ts'
import { approverOf } from './approval.ts'
import { checkDay, checkMayBook, checkMayChange, checkPlace } from './booking.rules.ts'
import { bookerOf } from './booking.ts'
import { lockReason } from './hours.rules.ts'
import { findWeek, type WeekDay, type WeekEmployee, type WeekEntry, type WeekPlace } from './week.queries.ts'
import { cellsOf, minutesOf, nextStart } from './week.rules.ts'
import type { WeekQuestion } from './week.shapes.ts'

export async function readWeek(ctx: Context, { employee_id, date = ctx.today }: WeekQuestion) {
  const monday = mondayOf(date)
  const { employee, entries, places, days } = await findWeek(ctx, whose(ctx, employee_id), monday)
  if (!employee) throw referenceProblem(['employee_id'])
  const dates = daysFrom(monday, addDays(monday, 6))
  const shown = entries.map((entry) => shownEntry(ctx, employee, entry))
  const rows = places.map((place) => rowOf(place, cellsOf(place, shown, dates), monday)).filter(isOffered)
  const columns = days.map((day) => columnOf(ctx, employee, day, entries))
  return {
    data: {
      employee_id: employee.id,
      employee_name: employee.full_name,
      time_zone: employee.time_zone,
      date_from: monday,
      date_to: addDays(monday, 6),
      rows: rows.map(({ days: cells, ...row }) => ({ ...row, days: cells.map(withoutPlaces) })),
      days: columns,
      totals: { ...bookedIn(entries), net: isScheduleSeen(ctx, employee) ? netOf(columns) : null },
      approval: {
        is_required: employee.hours_approval === 'manager',
        status: approvalOfPeriod(entries.map(({ approval_status }) => approval_status)),
      },
      actions: actionsOf(ctx, employee, entries),
    },
  }
}

export function mondayOf(date: string): string {
  return addDays(date, -weekday(date))
}

/** Oneself, unless somebody else is named. */
export function whose({ actor }: Context, employeeId: string | undefined): string {
  const id = employeeId?.toLowerCase() ?? actor.employeeId
  if (id === null)
    throw new Problem('forbidden', 'Your account is not linked to an employee: say whose week by employee_id.')
  return id
}

export function shownPlace(place: WeekPlace) {
  const { project, service, hour_type, last_date, ...shown } = place
  return { ...shown, refusal: refusalOf(() => checkPlace(place)) }
}

function shownEntry(ctx: Context, { id: employee_id, hours_closed_until }: WeekEmployee, entry: WeekEntry) {
  const { project_status, project_manager_id, ...shown } = entry
  const facts = { ...entry, employee_id, hours_closed_until }
  const reason = lockReason(facts)
  const project = project_status && { status: project_status }
  const refusal = refusalOf(() => checkMayChange(facts, project, bookerOf(ctx)))
  return { ...shown, locked: reason !== null, lock_reason: reason, refusal }
}

type ShownEntry = ReturnType<typeof shownEntry>
type Cells = ReturnType<typeof cellsOf<ShownEntry>>

function rowOf(place: WeekPlace, days: Cells, monday: string) {
  return { ...shownPlace(place), carried: place.last_date < monday, minutes: minutesOf(days), days }
}

// What takes no more hours is of no use in a week that has none of it.
function isOffered({ carried, refusal }: ReturnType<typeof rowOf>): boolean {
  return !carried || refusal === null
}

function withoutPlaces({ entries, ...cell }: Cells[number]) {
  return { ...cell, entries: entries.map(({ project_id, service_id, hour_type_id, date, ...entry }) => entry) }
}

function columnOf(ctx: Context, employee: WeekEmployee, day: WeekDay, entries: readonly WeekEntry[]) {
  const own = entries.filter(({ date }) => date === day.date)
  const refusal = refusalOf(() => {
    checkMayBook([employee.id], bookerOf(ctx))
    checkDay(day.date, employee)
  })
  return {
    date: day.date,
    ...bookedIn(own),
    schedule: isScheduleSeen(ctx, employee) ? seenSchedule(ctx, employee, day.schedule) : null,
    holiday: day.holiday,
    next_start_at: nextStart(own, day),
    refusal,
  }
}

function bookedIn(entries: readonly WeekEntry[]) {
  return { minutes: minutesOf(entries), billable_minutes: minutesOf(entries.filter(({ billable }) => billable)) }
}

// As /hrm/capacity: the schedule is for readers of people, what takes away from it for those whom it concerns.
function isScheduleSeen(ctx: Context, employee: WeekEmployee): boolean {
  return isClose(ctx, employee) || ctx.can('hrm:read')
}

/** One without the other would tell both, since together they are what is missing. */
function seenSchedule(ctx: Context, employee: WeekEmployee, schedule: WeekDay['schedule']) {
  const isTold = isClose(ctx, employee) || (ctx.can('approve_leave') && ctx.can('absence'))
  return isTold ? schedule : schedule && { ...schedule, leave: null, absence: null }
}

function isClose({ actor }: Context, { id, manager_employee_id }: WeekEmployee): boolean {
  return actor.employeeId !== null && [id, manager_employee_id].includes(actor.employeeId)
}

function netOf(days: readonly { readonly schedule: { readonly net: number } | null }[]): number {
  return days.reduce((sum, { schedule }) => sum + (schedule?.net ?? 0), 0)
}

function actionsOf(ctx: Context, { id, manager_employee_id }: WeekEmployee, entries: readonly WeekEntry[]) {
  const actor = approverOf(ctx)
  const openTo = (action: Parameters<typeof isOpenTo>[0]) =>
    entries
      .filter((entry) => isOpenTo(action, { ...entry, employee_id: id, manager_employee_id }, actor))
      .map((entry) => entry.id)
  return {
    submit: openTo('submit'),
    approve: openTo('approve'),
    reject: openTo('reject'),
    withdraw: openTo('withdraw'),
  }
}
