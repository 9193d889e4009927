// Days are text (YYYY-MM-DD) and instants are text in UTC with milliseconds; both compare and sort as text.
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)$/
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number)
  if (!year || !month || !day || month > 12) return false
  return day <= daysInMonth(year, month)
}

// RFC 3339 with an offset that exists on earth, a day away from the ends of the calendar so that the local day is a date in every zone.
export function isInstant(text: string): boolean {
  const date = INSTANT.exec(text)?.[1]
  if (date === undefined || !isDate(date)) return false
  const utc = new Date(text).toISOString()
  return utc >= '0001-01-02' && utc < '9999-12-31'
}

export function toInstant(text: string): string {
  if (!isInstant(text)) throw new RangeError(`not an instant: ${text}`)
  return new Date(text).toISOString()
}

export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export function localDay(instant: string, timeZone: string): string {
  const part = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`
}

/** The instant of this minute of the day on the clock of the zone; a minute that the clock leaves out is the one an hour later. */
export function instantAt(date: string, minute: number, timeZone: string): string {
  const wall = Date.parse(date) + minute * MINUTE_MS
  const guess = wall - offsetMs(wall, timeZone)
  return new Date(wall - offsetMs(guess, timeZone)).toISOString()
}

function offsetMs(at: number, timeZone: string): number {
  // Clocks are set on the quarter of an hour, nowhere more often.
  const quarter = Math.floor(at / (15 * MINUTE_MS))
  const key = `${timeZone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(quarter * 15 * MINUTE_MS)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>
  const wall = Date.UTC(part.year, part.month - 1, part.day, part.hour % 24, part.minute)
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  offsets.set(key, wall - quarter * 15 * MINUTE_MS)
  return wall - quarter * 15 * MINUTE_MS
}

const MOST_OFFSETS = 20_000
const offsets = new Map<string, number>()
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const clock = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { timeZone, hourCycle: 'h23', ...numeric })
  clocks.set(timeZone, clock)
  return clock
}

// Elapsed time, so a clock that is set forward or back in between makes no difference.
export function addMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString()
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** 0 is Monday. */
export function weekday(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7
}

/** Whether the number of its ISO week is odd; a week belongs to the year of its Thursday. */
export function isOddWeek(date: string): boolean {
  const thursday = addDays(date, 3 - weekday(date))
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) % 2 === 0
}

/** Every day from one to the other, both included. */
export function daysFrom(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, day) => addDays(from, day))
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

/** From the first day of all these periods to the last. */
export function spanOf(periods: readonly { readonly start_date: string; readonly end_date: string }[]) {
  const [starts, ends] = [periods.map(({ start_date }) => start_date), periods.map(({ end_date }) => end_date)]
  return { from: starts.sort()[0]!, to: ends.sort().at(-1)! }
}
