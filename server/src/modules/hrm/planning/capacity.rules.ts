// What an employee can work on a day and what of it is planned (DOMAIN 4.12). SQL says the same in working_time().
import { type ScheduledDays, scheduledTime } from '../schedule.rules.ts'

export type PlanningStatus = 'confirmed' | 'tentative'

export interface PlannedDay {
  readonly planning_id: string
  readonly date: string
  readonly minutes: number
  readonly status: PlanningStatus
}

/** The days of one employee, as far as they say when he works. */
export interface WorkFacts extends ScheduledDays {
  readonly leave: readonly { readonly date: string; readonly minutes: number }[]
  readonly absences: readonly { readonly from: string; readonly to: string; readonly percentage: number }[]
}

export interface WorkingTime {
  readonly gross: number
  readonly holiday: number
  readonly leave: number
  readonly absence: number
  readonly net: number
}

export interface DayCapacity extends WorkingTime {
  readonly date: string
  readonly planned: number
  readonly tentative: number
  /** Negative where more is planned than can be worked. */
  readonly free: number
}

/** Null on a day without contract. */
export function workingTime(facts: WorkFacts, date: string): WorkingTime | null {
  const scheduled = scheduledTime(facts, date)
  if (!scheduled) return null
  const { gross, holiday } = scheduled
  const leave = minutesOn(facts.leave, date)
  const covering = facts.absences.find(({ from, to }) => from <= date && date <= to)
  const absence = absenceMinutes(gross - holiday, covering?.percentage ?? 0)
  return { gross, holiday, leave, absence, net: Math.max(0, gross - holiday - leave - absence) }
}

export function dayCapacity(facts: WorkFacts & { readonly planned: readonly PlannedDay[] }, date: string): DayCapacity {
  const time = workingTime(facts, date) ?? NOTHING
  const planned = plannedOn(facts.planned, date, 'confirmed')
  const tentative = plannedOn(facts.planned, date, 'tentative')
  return { date, ...time, planned, tentative, free: time.net - planned }
}

/** Half a minute counts as one. */
export function absenceMinutes(minutes: number, percentage: number): number {
  return Math.floor((minutes * percentage + 50) / 100)
}

export function plannedOn(planned: readonly PlannedDay[], date: string, status: PlanningStatus): number {
  return minutesOn(
    planned.filter((day) => day.status === status),
    date,
  )
}

const NOTHING: WorkingTime = { gross: 0, holiday: 0, leave: 0, absence: 0, net: 0 }

function minutesOn(days: readonly { readonly date: string; readonly minutes: number }[], date: string): number {
  return days.reduce((sum, day) => (day.date === date ? sum + day.minutes : sum), 0)
}
