// '2h acme design yesterday', '1:30 acme', 'acme ontwerp 90m', '2u acme gisteren': how long, on which day, and on what.
import { dayOf, shiftDay } from '../../ui/day.ts'
import { minutesOf } from '../../ui/minutes.ts'

export interface Booking {
  /** Undefined where no duration was typed. */
  readonly minutes: number | undefined
  readonly day: string
  /** The rest: words of the customer, the project or the service. */
  readonly text: string
  /** The word timer stood in it. */
  readonly isTimer: boolean
}

export function bookingOf(typed: string, today: string): Booking {
  const tokens = typed.trim().split(/\s+/).filter(Boolean)
  const isTimer = tokens.some((token) => TIMER.test(token))
  const days = tokens.map((token) => nearDayOf(token, today))
  const dayAt = days.findIndex((day) => day !== undefined)
  const left = tokens.filter((token, i) => i !== dayAt && !TIMER.test(token))
  const { minutes, rest } = durationOf(left)
  const text = rest.filter((token) => !FILLERS.has(token.toLowerCase())).join(' ')
  return { minutes, day: days[dayAt] ?? today, text, isTimer }
}

const TIMER = /^timer$/i
const FILLERS: ReadonlySet<string> = new Set(['on', 'op', 'for', 'voor', 'book', 'boek', 'start'])

// With a unit, a colon or a fraction; a bare number may as well be part of a name.
const CLEAR = /^(?:\d{0,3}:\d{1,2}|\d{1,2}[.,]\d{1,2}|\d.*[a-z].*)$/i
const BARE = /^\d{1,3}(?:[.,]\d{1,2})?$/
const UNIT = /^(?:h|hr|hrs|hours?|u|uur|uren|m|min|mins|minutes?|minuut|minuten)$/i
const MOST_MINUTES = 1440

/** At most two neighbouring words: 2h, 2 uur, 1h 30m. */
function durationOf(tokens: readonly string[]): { minutes: number | undefined; rest: readonly string[] } {
  for (const length of [2, 1]) {
    for (let i = 0; i + length <= tokens.length; i++) {
      const minutes = minutesOfParts(tokens.slice(i, i + length))
      if (minutes !== undefined) return { minutes, rest: [...tokens.slice(0, i), ...tokens.slice(i + length)] }
    }
  }
  return { minutes: undefined, rest: tokens }
}

function minutesOfParts([first = '', second]: readonly string[]): number | undefined {
  const isWritten =
    second === undefined
      ? CLEAR.test(first)
      : (BARE.test(first) && UNIT.test(second)) || (/^\d+(?:h|u|uur)$/i.test(first) && /^\d+(?:m|min)$/i.test(second))
  const minutes = isWritten ? minutesOf([first, second].filter(Boolean).join(' ')) : undefined
  return minutes && minutes <= MOST_MINUTES ? minutes : undefined
}

const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'zondag'],
  ['monday', 'maandag'],
  ['tuesday', 'dinsdag'],
  ['wednesday', 'woensdag'],
  ['thursday', 'donderdag'],
  ['friday', 'vrijdag'],
  ['saturday', 'zaterdag'],
]

// The name of a day is the last one that was: hours are booked afterwards.
function nearDayOf(token: string, today: string): string | undefined {
  if (/^\d{1,2}[.]\d{1,2}$/.test(token)) return undefined
  const weekday = WEEKDAYS.findIndex((names) => names.includes(token.toLowerCase()))
  if (weekday < 0) return dayOf(token, today)
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  return shiftDay(today, -((now - weekday + 7) % 7))
}
