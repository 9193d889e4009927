// One answer for all who ask within a moment, so that what strangers may ask costs the same however often they do.
import type { Clock } from '../shared/clock.ts'

const HELD_MS = 1000
// Nobody sets it back.
const steady: Clock = { now: () => performance.now() }

/** Asks for one answer at a time, and not again for a second after it came. */
export function held<T>(ask: () => Promise<T>, clock: Clock = steady): () => Promise<T> {
  let answer: Promise<T> | undefined
  let endsAt = 0
  return () => {
    if (answer && clock.now() < endsAt) return answer
    endsAt = Number.POSITIVE_INFINITY
    answer = ask().finally(() => {
      endsAt = clock.now() + HELD_MS
    })
    return answer
  }
}
