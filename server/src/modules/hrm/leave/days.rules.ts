// The days of a leave: what each would take from the balance, and why it takes nothing.
import { daysFrom } from '../../../shared/calendar.ts'
import { type ScheduledDays, scheduledTime } from '../schedule.rules.ts'

export type ExcludedReason = 'holiday' | 'not_scheduled' | 'absence'

export interface LeaveDay {
  readonly date: string
  /** Without the absence that may cover the day: what comes back when it does not. */
  readonly own_minutes: number
  readonly minutes: number
  readonly excluded_reason: ExcludedReason | null
}

export interface LeavePeriod {
  readonly start_date: string
  readonly end_date: string
  /** Of a single day that is taken in part; null is all of it. */
  readonly asked_minutes: number | null
}

/** What is known of an employee's days, as far as leave depends on it. */
export interface WorkingDays extends ScheduledDays {
  readonly absences: readonly { readonly from: string; readonly to: string; readonly percentage: number }[]
}

/** Every day of the period, also those on which nobody works. */
export function leaveDays({ start_date, end_date, asked_minutes }: LeavePeriod, known: WorkingDays): LeaveDay[] {
  return daysFrom(start_date, end_date).map((date) => {
    const workable = workableMinutes(date, known)
    const own_minutes = Math.min(asked_minutes ?? workable, workable)
    const reason = workable > 0 ? null : scheduledTime(known, date)?.gross ? 'holiday' : 'not_scheduled'
    return withAbsences({ date, own_minutes, minutes: own_minutes, excluded_reason: reason }, known)
  })
}

/** Whoever is ill all day takes no leave that day; when the absence goes, the leave comes back. */
export function withAbsences(day: LeaveDay, { absences }: Pick<WorkingDays, 'absences'>): LeaveDay {
  if (day.own_minutes === 0) return day
  const isAbsent = absences.some(({ from, to, percentage }) => percentage === 100 && from <= day.date && day.date <= to)
  return { ...day, minutes: isAbsent ? 0 : day.own_minutes, excluded_reason: isAbsent ? 'absence' : null }
}

/** What can be taken on one day, without regard to absences. */
export function workableMinutes(date: string, known: ScheduledDays): number {
  const { gross, holiday } = scheduledTime(known, date) ?? { gross: 0, holiday: 0 }
  return gross - holiday
}

export function totalMinutes(days: readonly Pick<LeaveDay, 'minutes'>[]): number {
  return days.reduce((total, { minutes }) => total + minutes, 0)
}
