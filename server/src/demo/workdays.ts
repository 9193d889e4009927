// The working year of a Dutch office: Monday to Friday without the public holidays.
import { addDays } from '../shared/calendar.ts'

const DAY_MS = 86_400_000

/** 0 is Monday. */
export function weekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

export function isWorkday(day: string): boolean {
  return weekday(day) < 5 && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

export function workdays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkday(day)) days.push(day)
  return days
}

export function mondayOf(day: string): string {
  return addDays(day, -weekday(day))
}

/** The instant, in milliseconds, of this minute of the day on the clock of the zone; the clock is never set during office hours. */
export function officeTime(day: string, minute: number, timeZone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return noon - offsetMinutes(noon, timeZone) * 60_000 + (minute - 720) * 60_000
}

const holidays = new Map<number, ReadonlySet<string>>()

function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidays.get(year)
  if (known) return known
  const easter = easterOf(year)
  const kingsDay = weekday(`${year}-04-27`) === 6 ? `${year}-04-26` : `${year}-04-27`
  const days = new Set([
    `${year}-01-01`,
    addDays(easter, 1),
    kingsDay,
    addDays(easter, 39),
    addDays(easter, 50),
    `${year}-12-25`,
    `${year}-12-26`,
    ...(year % 5 === 0 ? [`${year}-05-05`] : []),
  ])
  holidays.set(year, days)
  return days
}

// Oudin's method for the Gregorian calendar: the Sunday after the full moon of spring.
function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const k = Math.floor((century - 17) / 25)
  let i = (century - Math.floor(century / 4) - Math.floor((century - k) / 3) + 19 * golden + 15) % 30
  i -= Math.floor(i / 28) * (1 - Math.floor(29 / (i + 1)) * Math.floor((21 - golden) / 11))
  const j = (year + Math.floor(year / 4) + i + 2 - century + Math.floor(century / 4)) % 7
  const fromMarch = 28 + i - j
  return new Date(Date.UTC(year, 2, 1) + (fromMarch - 1) * DAY_MS).toISOString().slice(0, 10)
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
