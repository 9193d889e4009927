// Moments as the clock on the wall of the office shows them: a day, and the minutes since its midnight.
export interface WallTime {
  readonly date: string
  readonly minutes: number
}

export function wallTimeOf(instant: string | number, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(new Date(instant))
      .map((p) => [p.type, p.value]),
  )
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

/** Minutes may lie beyond the day. An hour that the clock skips is the one after it. */
export function instantOf({ date, minutes }: WallTime, timeZone: string): string {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  const first = wanted - offsetAt(wanted, timeZone)
  return new Date(wanted - offsetAt(first, timeZone)).toISOString()
}

/** 545 → 09:05 */
export function clockOf(minutes: number): string {
  const whole = ((Math.round(minutes) % 1440) + 1440) % 1440
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** 09:05, 9.05, 905 and 9 as minutes; undefined where it is no time. */
export function minutesOfClock(clock: string): number | undefined {
  const [, hours, minutes = '0'] = /^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*$/.exec(clock) ?? []
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return undefined
  const whole = Number(hours) * 60 + Number(minutes)
  return whole <= 1440 ? whole : undefined
}

function offsetAt(instant: number, timeZone: string): number {
  const { date, minutes } = wallTimeOf(instant, timeZone)
  return Date.parse(`${date}T00:00:00Z`) + minutes * 60_000 - Math.floor(instant / 60_000) * 60_000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, made)
  return made
}
