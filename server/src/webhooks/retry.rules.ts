// When a delivery is tried again, and when a webhook has failed for too long. The pauses are those of Standard Webhooks.
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Before the first attempt and each one after it. */
export const pausesMs: readonly number[] = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
export const MOST_ATTEMPTS = pausesMs.length

const JITTER = 0.1
const LONGEST_WISH_MS = DAY_MS
const FAILING_MS = 5 * DAY_MS
const FLIGHTS = 5
/** Failures in a row after which a webhook is only probed. */
export const PROBED_FAILURES = 10

export interface Failed {
  /** Attempts made so far, with the one that just failed. */
  readonly attempts: number
  /** When that one ended. */
  readonly at: number
  readonly retryAfter?: string | undefined
}

/** undefined once it was tried often enough. The receiver may ask for more patience, never for less. */
export function nextAttemptAt({ attempts, at, retryAfter }: Failed, chance: number): number | undefined {
  const pause = pausesMs[attempts]
  if (pause === undefined) return undefined
  const scheduled = pause * (1 - JITTER + 2 * JITTER * chance)
  return Math.round(at + Math.max(scheduled, wishedMs(retryAfter, at)))
}

export function isProbed(failuresInARow: number): boolean {
  return failuresInARow >= PROBED_FAILURES
}

/** How many may be under way at once. */
export function flightsAtOnce(failuresInARow: number): number {
  return isProbed(failuresInARow) ? 1 : FLIGHTS
}

export function hasFailedTooLong(failingSince: number, at: number): boolean {
  return at - failingSince >= FAILING_MS
}

export function isDelivered(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300
}

/** The receiver wants nothing more, ever. */
export function isGone(status: number | undefined): boolean {
  return status === 410
}

// Seconds, or a moment; what cannot be read asks for nothing.
function wishedMs(retryAfter: string | undefined, at: number): number {
  if (!retryAfter) return 0
  const text = retryAfter.trim()
  const wished = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - at
  return Number.isNaN(wished) ? 0 : Math.min(Math.max(wished, 0), LONGEST_WISH_MS)
}
