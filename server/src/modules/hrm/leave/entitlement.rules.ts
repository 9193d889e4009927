// What contracts entitle to in a year, and how long it can be taken.
import { daysBetween } from '../../../shared/calendar.ts'

export interface EntitlingContract {
  readonly start_date: string
  readonly end_date: string | null
  readonly weekly_minutes: number
  /** For a full year, what the law gives and what comes on top of it. */
  readonly leave_minutes_per_year: number
}

export interface Entitlement {
  readonly statutory: number
  readonly extra: number
}

/** Four times the working week is what the law gives. */
export const STATUTORY_WEEKS = 4

export function entitlement(contracts: readonly EntitlingContract[], year: number): Entitlement {
  const parts = contracts.map((contract) => {
    const statutory = STATUTORY_WEEKS * contract.weekly_minutes
    const extra = Math.max(0, contract.leave_minutes_per_year - statutory)
    return { statutory: proRata(statutory, contract, year), extra: proRata(extra, contract, year) }
  })
  return {
    statutory: parts.reduce((total, { statutory }) => total + statutory, 0),
    extra: parts.reduce((total, { extra }) => total + extra, 0),
  }
}

/** The first day on which what was accrued in the year is no longer there; null is never. */
export function expiryDay(year: number, expiresAfterMonths: number | null): string | null {
  if (expiresAfterMonths === null) return null
  return new Date(Date.UTC(year + 1, expiresAfterMonths, 1)).toISOString().slice(0, 10)
}

export function firstDay(year: number): string {
  return `${String(year).padStart(4, '0')}-01-01`
}

export function lastDay(year: number): string {
  return `${String(year).padStart(4, '0')}-12-31`
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

function proRata(minutes: number, { start_date, end_date }: EntitlingContract, year: number): number {
  const [from, to] = [firstDay(year), lastDay(year)]
  const first = start_date > from ? start_date : from
  const last = end_date !== null && end_date < to ? end_date : to
  const days = Math.max(0, daysBetween(first, last) + 1)
  return Math.ceil((minutes * days) / (daysBetween(from, to) + 1))
}
