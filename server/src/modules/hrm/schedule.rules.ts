// When an employee works: the contract of the day and its schedule.
import { isOddWeek, weekday } from '../../shared/calendar.ts'

/** Minutes per day, Monday first. */
export type Week = readonly number[]

export interface ContractTerm {
  readonly start_date: string
  readonly end_date: string | null
  readonly schedule: Week
  /** For weeks with an odd ISO number, where they differ. */
  readonly schedule_odd_weeks: Week | null
}

/** The contracts of an employee, and the holidays of the company that each is with. */
export interface ScheduledDays {
  readonly contracts: readonly (ContractTerm & { readonly id: string })[]
  readonly holidays: readonly { readonly contract_id: string; readonly date: string; readonly half_day: boolean }[]
}

/** What he would work on a day, and how much of it a holiday takes away; null on a day without contract. */
export function scheduledTime({ contracts, holidays }: ScheduledDays, date: string) {
  const contract = contractOn(contracts, date)
  if (!contract) return null
  const gross = scheduledMinutes(contract, date)
  const free = holidays.find((holiday) => holiday.contract_id === contract.id && holiday.date === date)
  return { gross, holiday: free === undefined ? 0 : free.half_day ? Math.floor(gross / 2) : gross }
}

export function isUnderContract({ start_date, end_date }: Pick<ContractTerm, 'start_date' | 'end_date'>, date: string) {
  return start_date <= date && (end_date === null || date <= end_date)
}

export function contractOn<Term extends ContractTerm>(contracts: readonly Term[], date: string): Term | undefined {
  return contracts.find((contract) => isUnderContract(contract, date))
}

export function scheduledMinutes({ schedule, schedule_odd_weeks }: ContractTerm, date: string): number {
  const week = schedule_odd_weeks && isOddWeek(date) ? schedule_odd_weeks : schedule
  return week[weekday(date)] ?? 0
}

/** An average where the weeks differ; half a minute counts as one. */
export function weeklyMinutes({ schedule, schedule_odd_weeks }: Pick<ContractTerm, 'schedule' | 'schedule_odd_weeks'>) {
  return schedule_odd_weeks ? Math.ceil((sum(schedule) + sum(schedule_odd_weeks)) / 2) : sum(schedule)
}

function sum(week: Week): number {
  return week.reduce((total, minutes) => total + minutes, 0)
}
