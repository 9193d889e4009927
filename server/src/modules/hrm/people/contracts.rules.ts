// The time a contract covers, and what a change of it changes.
import { addDays } from '../../../shared/calendar.ts'
import { checkFields, fieldError, Problem } from '../../../shared/problem.ts'
import type { ContractTerm, Week } from '../schedule.rules.ts'

type Period = Pick<ContractTerm, 'start_date' | 'end_date'>

/** What decides over the days of an employee. */
export interface Terms extends ContractTerm {
  readonly company_profile_id: string
}

/** Both days count; no last day is for good. */
export interface Days {
  readonly from: string
  readonly to: string | null
}

export function contractStatus({ start_date, end_date }: Period, today: string): 'future' | 'current' | 'ended' {
  if (start_date > today) return 'future'
  return end_date !== null && end_date < today ? 'ended' : 'current'
}

export function checkPeriod({ start_date, end_date }: Period): void {
  if (end_date === null || end_date >= start_date) return
  checkFields([fieldError('/end_date', 'before_start', `end_date cannot lie before start_date, ${start_date}.`)])
}

/** The smallest stretch with every day that is worked differently than before. */
export function changedDays(before: Terms, after: Terms): Days | undefined {
  if (!isSameWork(before, after)) return hull(daysOf(before), daysOf(after))
  const differing = [...lostDays(before, after), ...lostDays(after, before)]
  return differing.length === 0 ? undefined : differing.reduce(hull)
}

/** The days of the one that the other does not have. */
export function lostDays(before: Period, after: Period): Days[] {
  const kept = { from: later(before.start_date, after.start_date), to: earlier(before.end_date, after.end_date) }
  if (kept.to !== null && kept.to < kept.from) return [daysOf(before)]
  const lost: Days[] = []
  if (before.start_date < kept.from) lost.push({ from: before.start_date, to: addDays(kept.from, -1) })
  if (kept.to !== before.end_date) lost.push({ from: addDays(kept.to!, 1), to: before.end_date })
  return lost
}

/** What stands in the days that a contract loses. */
export interface Standing {
  readonly hours: number
  readonly leave: number
}

export function checkNothingLost({ hours, leave }: Standing, advice: string): void {
  if (hours === 0 && leave === 0) return
  const found = [count(hours, 'time entry', 'time entries'), count(leave, 'approved leave', 'approved leaves')]
  const what = found.filter((text) => text !== '').join(' and ')
  throw new Problem('in-use', `There ${hours + leave === 1 ? 'is' : 'are'} ${what} in the days it loses; ${advice}`, {
    hours,
    leave,
  })
}

export function daysOf({ start_date, end_date }: Period): Days {
  return { from: start_date, to: end_date }
}

function isSameWork(one: Terms, other: Terms): boolean {
  return (
    one.company_profile_id === other.company_profile_id &&
    isSameWeek(one.schedule, other.schedule) &&
    isSameWeek(one.schedule_odd_weeks, other.schedule_odd_weeks)
  )
}

function isSameWeek(one: Week | null, other: Week | null): boolean {
  if (one === null || other === null) return one === other
  return one.every((minutes, day) => minutes === other[day])
}

function hull(one: Days, other: Days): Days {
  const from = one.from < other.from ? one.from : other.from
  if (one.to === null || other.to === null) return { from, to: null }
  return { from, to: later(one.to, other.to) }
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

function count(number: number, one: string, many: string): string {
  return number === 0 ? '' : `${number} ${number === 1 ? one : many}`
}
