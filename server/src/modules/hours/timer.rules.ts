import { checkFields, fieldError, Problem } from '../../shared/problem.ts'

const MINUTE_MS = 60_000
const LONG_MINUTES = 8 * 60
const MOST_MINUTES = 24 * 60

export interface Stretch {
  readonly start_at: string
  readonly minutes: number
}

// Whole minutes of the clock, both ends cut down: what ends in a minute and what begins in it meet and never overlap, and a day of
// switching adds up. Less than a minute is a slip of the finger.
export function stretchOf(startedAt: string, stoppedAt: string): Stretch | null {
  const [from, to] = [Date.parse(startedAt), Date.parse(stoppedAt)]
  if (to - from < MINUTE_MS) return null
  return { start_at: onTheMinute(from).toISOString(), minutes: minutesIn(to) - minutesIn(from) }
}

// What would be booked if it ended now, as far as an entry can hold it, and at least the least that can be booked.
export function stretchSoFar(startedAt: string, now: string): Stretch {
  const minutes = minutesIn(Date.parse(now)) - minutesIn(Date.parse(startedAt))
  return {
    start_at: onTheMinute(Date.parse(startedAt)).toISOString(),
    minutes: Math.min(Math.max(minutes, 1), MOST_MINUTES),
  }
}

export function isLong(startedAt: string, now: string): boolean {
  return elapsed(startedAt, now) >= LONG_MINUTES
}

export function isForgotten(startedAt: string, now: string): boolean {
  return elapsed(startedAt, now) > MOST_MINUTES
}

export function checkStarted(startedAt: string, now: string): void {
  if (startedAt > now) checkFields([fieldError('/started_at', 'in_the_future', `It is not later than ${now}.`)])
  if (isForgotten(startedAt, now))
    checkFields([fieldError('/started_at', 'too_long_ago', 'A timer starts at most 24 hours ago.')])
}

// The running one ends where the next begins, so it must have begun by then.
export function checkSwitch(running: { started_at: string }, startedAt: string): void {
  if (startedAt < running.started_at)
    checkFields([
      fieldError(
        '/started_at',
        'before_running',
        `Another timer is running since ${running.started_at}; stop it first.`,
      ),
    ])
  checkRemembered(running, startedAt)
}

// Nobody works that long in one go, so nobody but the employee knows when it ended.
export function checkRemembered({ started_at }: { started_at: string }, now: string): void {
  if (isForgotten(started_at, now))
    throw new Problem(
      'timer-forgotten',
      `The timer has been running since ${started_at}. Stop it with stopped_at, the moment when you stopped.`,
      { started_at },
    )
}

export function checkStopped({ started_at }: { started_at: string }, stoppedAt: string, now: string): void {
  if (stoppedAt > now) checkFields([fieldError('/stopped_at', 'in_the_future', `It is not later than ${now}.`)])
  if (stoppedAt < started_at)
    checkFields([fieldError('/stopped_at', 'before_start', `The timer started at ${started_at}.`)])
  if (isForgotten(started_at, stoppedAt))
    checkFields([fieldError('/stopped_at', 'too_long', 'At most 24 hours after the start; discard it otherwise.')])
}

function elapsed(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MINUTE_MS
}

function minutesIn(instant: number): number {
  return Math.floor(instant / MINUTE_MS)
}

function onTheMinute(instant: number): Date {
  return new Date(minutesIn(instant) * MINUTE_MS)
}
