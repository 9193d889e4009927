// The working year of a Dutch office: Monday to Friday without the public holidays.
import { addDays, weekday } from '../shared/calendar.ts'
import { publicHolidays } from '../shared/holidays.ts'

export function isWorkday(day: string): boolean {
  return weekday(day) < 5 && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

export function workdays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkday(day)) days.push(day)
  return days
}

/** This day, or the first on which people work again. */
export function workdayFrom(day: string): string {
  return isWorkday(day) ? day : workdayFrom(addDays(day, 1))
}

/** This day, or the last before it on which people worked. */
export function workdayUntil(day: string): string {
  return isWorkday(day) ? day : workdayUntil(addDays(day, -1))
}

export function mondayOf(day: string): string {
  return addDays(day, -weekday(day))
}

/** The instant, in milliseconds, of this minute of the day on the clock of the zone; the clock is never set during office hours. */
export function officeTime(day: string, minute: number, timeZone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return noon - offsetMinutes(noon, timeZone) * 60_000 + (minute - 720) * 60_000
}

/** As toISOString, whose search for the day of each of a million instants takes longer than all that is decided about them. */
export function instantText(at: number): string {
  const day = Math.floor(at / DAY_MS)
  if (day !== lastDay) {
    lastDay = day
    lastDate = new Date(at).toISOString().slice(0, 11)
  }
  const ms = at - day * DAY_MS
  const [hour, minute, second] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
  return `${lastDate}${TWO[hour]}:${TWO[minute]}:${TWO[second]}.${THREE[ms % 1000]}Z`
}

const DAY_MS = 86_400_000
const TWO = Array.from({ length: 60 }, (_, i) => String(i).padStart(2, '0'))
const THREE = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'))
let lastDay = Number.NaN
let lastDate = ''

const holidays = new Map<number, ReadonlySet<string>>()

function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidays.get(year)
  if (known) return known
  const days = new Set(publicHolidays('NL', year).map(({ date }) => date))
  holidays.set(year, days)
  return days
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function offsetMinutes(at: number, timeZone: string): number {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    formatters.set(timeZone, formatter)
  }
  const name = formatter.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  if (!sign) return 0
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}
