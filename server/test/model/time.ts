// What an employee can work on a day, told from everything that is known of it.
import { type Absence, type Company, type Employee, type Leave, type LeaveDay, sum } from './company.ts'
import { daysOf, EASTER_MONDAY, GOOD_FRIDAY, isOddWeek, TODAY, weekday } from './days.ts'

export interface Time {
  readonly gross: number
  readonly holiday: number
  readonly leave: number
  readonly absence: number
  readonly net: number
}

export function hasContract({ contractFrom, contractTo }: Employee, date: string): boolean {
  return contractFrom <= date && date <= contractTo
}

/** Null without a contract. */
export function timeOn(company: Company, employee: Employee, date: string): Time | null {
  if (!hasContract(employee, date)) return null
  const gross = scheduled(employee, date)
  const holiday = gross - workable(employee, date)
  const approved = company.leave.filter((one) => one.employee === employee && one.status === 'approved')
  const leave = sum(
    approved.flatMap((one) => leaveDays(company, one)).map((day) => (day.date === date ? day.minutes : 0)),
  )
  const percentage = absencesOn(company, employee, date)[0]?.percentage ?? 0
  const absence = Math.floor(((gross - holiday) * percentage + 50) / 100)
  return { gross, holiday, leave, absence, net: Math.max(0, gross - holiday - leave - absence) }
}

/** Before absences and leave. */
export function workable(employee: Employee, date: string): number {
  const gross = hasContract(employee, date) ? scheduled(employee, date) : 0
  if (date === EASTER_MONDAY) return 0
  return date === GOOD_FRIDAY ? gross - Math.floor(gross / 2) : gross
}

/** Whoever is ill all day takes no leave that day. */
export function leaveDays(company: Company, leave: Omit<Leave, 'id' | 'type' | 'status'>): readonly LeaveDay[] {
  const { employee, askedMinutes } = leave
  if (leave.days) return leave.days
  return daysOf(leave.start, leave.end).map((date) => {
    const minutes = Math.min(askedMinutes ?? 1440, workable(employee, date))
    if (scheduled(employee, date) === 0) return { date, minutes: 0, excluded_reason: 'not_scheduled' }
    if (minutes === 0) return { date, minutes: 0, excluded_reason: 'holiday' }
    const isIll = absencesOn(company, employee, date).some(({ percentage }) => percentage === 100)
    return isIll ? { date, minutes: 0, excluded_reason: 'absence' } : { date, minutes, excluded_reason: null }
  })
}

/** An open absence is known to last until today, or until it is expected to end, and for its first day. */
export function lastDayOf({ start, end, expectedEnd }: Absence): string {
  if (end !== null) return end
  return [start, expectedEnd ?? TODAY, TODAY].sort().at(-1)!
}

function absencesOn({ absences }: Company, employee: Employee, date: string): Absence[] {
  return absences.filter((one) => one.employee === employee && one.start <= date && date <= lastDayOf(one))
}

function scheduled({ even, odd }: Employee, date: string): number {
  return (isOddWeek(date) ? odd : even)[weekday(date)]!
}
