// Small sums about people and their days.
import { shiftDay } from '../../ui/day.ts'
import { isoWeek, isWeekend } from '../../ui/weeks.ts'
import type { Span } from './blocks.ts'
import { bookedKey, type Period, type Person } from './board-data.ts'
import type { Scale } from './columns.ts'

export function periodOf(monday: string, weeks: number): Period {
  return { date_from: monday, date_to: shiftDay(monday, weeks * 7 - 1) }
}

export function worksInWeekend({ days }: Person): boolean {
  return days.some(({ date, gross, planned, tentative }) => isWeekend(date) && gross + planned + tentative > 0)
}

/** By person, what was booked in each column. */
export function bookedByColumn(
  people: readonly Person[],
  { columns, unit }: Scale,
  booked: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly number[]> {
  const times = columns.map(({ from }) => (unit === 'week' ? isoWeek(from) : from))
  return new Map(
    people.map(({ employee_id: id }) => [id, times.map((time) => booked.get(bookedKey(id, time)) ?? 0)] as const),
  )
}

const WHOLE_DAY = 480

/** What is left of the first day on which one works, else all of it. */
export function proposedMinutes(people: readonly Person[], { employeeId, start, end }: Span): number {
  const person = people.find(({ employee_id }) => employee_id === employeeId)
  const day = person?.days.find(({ date, net }) => start <= date && date <= end && net > 0)
  if (!day) return WHOLE_DAY
  return day.free > 0 ? day.free : day.net
}
