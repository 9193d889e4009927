// Weeks, which begin on Monday.
import type { Formats } from '../words/formats.ts'
import { shiftDay } from './day.ts'

export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return shiftDay(day, -weekday)
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** Such as 16 – 22 November 2026. */
export function periodText(from: string, to: string, { locale }: Formats): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** By ISO 8601: the first week has the first Thursday. */
export function weekNumber(monday: string): number {
  const thursday = new Date(Date.parse(`${monday}T00:00:00Z`) + 3 * DAY_MS)
  return Math.ceil((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1) + DAY_MS) / DAY_MS / 7)
}

/** Such as 2026-W47; its year is that of the Thursday. */
export function isoWeek(monday: string): string {
  return `${shiftDay(monday, 3).slice(0, 4)}-W${String(weekNumber(monday)).padStart(2, '0')}`
}

const DAY_MS = 86_400_000
