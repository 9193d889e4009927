// Booking many time entries at once: the same rules, the facts fetched once for all, the rows in one statement. What one of them is
// refused for does not concern the others.
import type { Context } from '../../db/context.ts'
import type { Rendered } from '../../db/record.ts'
import { deleteRecords, insertRecords } from '../../db/write.ts'
import { addDays, addMinutes, instantAt, localDay } from '../../shared/calendar.ts'
import { Problem, referenceProblem } from '../../shared/problem.ts'
import { manyBookingFacts } from '../projects/public.ts'
import { approvalOfNewEntry } from './approval.rules.ts'
import type { Found } from './booking.queries.ts'
import { holdProjects } from './booking.queries.ts'
import { checkMayBook, checkMayChange } from './booking.rules.ts'
import { bookerOf, settle, wantedOf } from './booking.ts'
import { findDays, findHourTypes, findIntervals, findPeople, type Interval } from './booking-many.queries.ts'
import { tellBudgetExceeded } from './budget.ts'
import { addUse, openBudgets, type Used } from './budget-use.rules.ts'
import { type Entry, hours } from './hours.queries.ts'
import type { NewHours } from './hours.shapes.ts'
import { nextStart } from './week.rules.ts'

/** Hours as people write them down: a day where the employee is, and a minute of it where it is known. */
export interface DayHours extends Omit<NewHours, 'start_at'> {
  readonly date: string
  readonly minute: number | null
}

/** What entries that are not stored come to, for whoever only tries: the next ones are judged as if they were there. */
export interface Tried {
  readonly days: Map<string, { minutes: number; lastEnd: string }>
  readonly used: Used
  readonly intervals: Intervals
}

/** By employee and day on which they begin, in UTC. */
type Intervals = Map<string, Interval[]>

export function nothingTried(): Tried {
  return { days: new Map(), used: new Map(), intervals: new Map() }
}

/** For each what was booked, or why not. With `tried` the caller rolls back, and what was booked is remembered there. */
export async function bookMany(
  ctx: Context,
  bodies: readonly DayHours[],
  source: 'import',
  tried: Tried | null = null,
): Promise<(Rendered | Problem)[]> {
  const judge = await openJudge(ctx, bodies, tried)
  const judged = bodies.map((body) => refused(() => judge(body)))
  const settled = judged.flatMap((one) => (one instanceof Problem ? [] : [one]))
  const made = await insertRecords(
    ctx,
    hours,
    settled.map(({ values, hours_approval }) => ({
      id: ctx.newId(),
      ...values,
      approval_status: approvalOfNewEntry(hours_approval),
      source,
    })),
  )
  if (tried) for (const { values } of settled) remember(tried, values)
  for (const projectId of new Set(settled.flatMap(({ crossed }) => crossed ?? [])))
    await tellBudgetExceeded(ctx, projectId)
  const records = made.values()
  return judged.map((one) => (one instanceof Problem ? one : records.next().value!))
}

function remember(tried: Tried, values: ReturnType<typeof settle>['values']): void {
  const { employee_id, start_at, minutes } = values
  addTo(tried.days, dayKey(values), minutes, addMinutes(start_at, minutes))
  addInterval(tried.intervals, { employee_id, start_at, minutes })
  addUse(tried.used, { ...values, amount: values.amount ?? null })
}

/** Removes those that may be removed; for each why not, or null. */
export async function removeMany(ctx: Context, entries: readonly Entry[]): Promise<(Problem | null)[]> {
  const projects = await holdProjects(ctx, [...new Set(entries.flatMap(({ row }) => row.project_id ?? []))])
  const refusals = entries.map(({ row }) => {
    const outcome = refused(() => checkMayChange(row, projects.get(row.project_id ?? '') ?? null, bookerOf(ctx)))
    return outcome instanceof Problem ? outcome : null
  })
  const removed = entries.filter((_, i) => refusals[i] === null)
  if (removed.length > 0) deleteRecords(ctx, hours, removed)
  return refusals
}

async function openJudge(ctx: Context, bodies: readonly DayHours[], tried: Tried | null) {
  const people = await findPeople(ctx, unique(bodies.map(({ employee_id }) => employee_id)))
  const days = unique(bodies.map((body) => dayKey(body)))
  const [factsAt, hourTypes, booked] = await Promise.all([
    manyBookingFacts(
      ctx.tx,
      unique(bodies.flatMap(({ project_id }) => project_id ?? [])),
      unique(bodies.flatMap(({ service_id }) => service_id ?? [])),
    ),
    findHourTypes(ctx, unique(bodies.flatMap(({ hour_type_id }) => hour_type_id ?? []))),
    findDays(
      ctx,
      days.map((key) => ({ employee_id: key.slice(0, 36), date: key.slice(37) })),
    ),
  ])
  const intervals: Intervals = new Map()
  for (const one of await overlapping(ctx, bodies, people)) addInterval(intervals, one)
  const totals = new Map(
    booked.map(({ minutes, last_end, ...day }) => [dayKey(day), { minutes, lastEnd: last_end }] as const),
  )
  for (const [key, { minutes, lastEnd }] of tried?.days ?? []) addTo(totals, key, minutes, lastEnd)
  const places = new Map(
    bodies.map((body) => [placeKey(body), factsAt(body.project_id ?? null, body.service_id ?? null)]),
  )
  const budgets = openBudgets(places.values(), tried?.used)

  return (body: DayHours) => {
    checkMayBook([body.employee_id], bookerOf(ctx))
    const person = people.get(body.employee_id)
    if (!person) throw referenceProblem(['employee_id'])
    const start_at = startOf(body, person.time_zone, totals.get(dayKey(body))?.lastEnd)
    const { date: _, minute: __, ...rest } = body
    const sent: NewHours = { ...rest, start_at }
    const wanted = wantedOf(sent)
    const date = localDay(start_at, person.time_zone)
    const key = dayKey({ employee_id: body.employee_id, date })
    const found: Found = {
      ...person,
      ...budgets.withUse(places.get(placeKey(body))!),
      date,
      hour_type: body.hour_type_id ? (hourTypes.get(body.hour_type_id) ?? null) : null,
      other_minutes: totals.get(key)?.minutes ?? 0,
      has_overlap:
        person.hours_overlap === 'refuse' &&
        (hasOverlap(intervals, wanted) || (tried !== null && hasOverlap(tried.intervals, wanted))),
      before_project: null,
    }
    const settled = settle(ctx, { body: sent, wanted, found, before: null })
    const end = addMinutes(start_at, body.minutes)
    addTo(totals, key, body.minutes, end)
    if (person.hours_overlap === 'refuse') addInterval(intervals, wanted)
    budgets.use({ ...settled.values, amount: settled.values.amount ?? null })
    return { ...settled, hours_approval: person.hours_approval }
  }
}

function startOf({ date, minute }: DayHours, timeZone: string, lastEnd: string | undefined): string {
  if (minute !== null) return instantAt(date, minute, timeZone)
  const ended = lastEnd === undefined ? [] : [{ start_at: lastEnd, minutes: 0 }]
  const [starts_at, opens_at, ends_at] = [0, 9 * 60, 24 * 60].map((at) => instantAt(date, at, timeZone))
  return nextStart(ended, { starts_at: starts_at!, opens_at: opens_at!, ends_at: ends_at! })
}

async function overlapping(ctx: Context, bodies: readonly DayHours[], people: Awaited<ReturnType<typeof findPeople>>) {
  const careful = [...people.values()].filter(({ hours_overlap }) => hours_overlap === 'refuse').map(({ id }) => id)
  if (careful.length === 0) return []
  const dates = bodies.map(({ date }) => date).sort()
  return findIntervals(ctx, careful, `${dates[0]!}T00:00:00Z`, `${dates.at(-1)!}T23:59:59Z`)
}

function addInterval(intervals: Intervals, one: Interval): void {
  const key = dayKey({ employee_id: one.employee_id, date: one.start_at.slice(0, 10) })
  const day = intervals.get(key)
  if (day) day.push(one)
  else intervals.set(key, [one])
}

// None lasts longer than a day, so what meets this one begins on its day, the one before or the one after.
function hasOverlap(intervals: Intervals, wanted: Interval): boolean {
  const { employee_id, start_at } = wanted
  return [-1, 0, 1].some((days) => {
    const date = addDays(start_at.slice(0, 10), days)
    return intervals.get(dayKey({ employee_id, date }))?.some((one) => isOverlapping(one, wanted))
  })
}

// Half open, as the database compares them.
function isOverlapping(one: Interval, other: Interval): boolean {
  return (
    one.start_at < addMinutes(other.start_at, other.minutes) && addMinutes(one.start_at, one.minutes) > other.start_at
  )
}

function addTo(days: Map<string, { minutes: number; lastEnd: string }>, key: string, minutes: number, end: string) {
  const day = days.get(key)
  const lastEnd = day && day.lastEnd > end ? day.lastEnd : end
  days.set(key, { minutes: (day?.minutes ?? 0) + minutes, lastEnd })
}

function dayKey({ employee_id, date }: { readonly employee_id: string; readonly date: string }): string {
  return `${employee_id} ${date}`
}

function placeKey({ project_id, service_id }: DayHours): string {
  return `${project_id ?? ''} ${service_id ?? ''}`
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}

function refused<T>(work: () => T): T | Problem {
  try {
    return work()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
