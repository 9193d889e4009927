// One answer for all who ask within a moment, so that what strangers may ask costs the same however often they do.
import type { Clock } from '../shared/clock.ts'

const HELD_MS = 1000
/** Whoever asks so long after a question that has no answer yet asks anew: its connection may be dead. */
const PATIENCE_MS = 5000
// Nobody sets it back.
const steady: Clock = { now: () => performance.now() }

/** Asks for one answer at a time while answers come, and not again for a second after one came. */
export function held<T>(ask: () => Promise<T>, clock: Clock = steady): () => Promise<T> {
  let answer: Promise<T> | undefined
  let endsAt = 0
  return () => {
    if (answer && clock.now() < endsAt) return answer
    endsAt = clock.now() + PATIENCE_MS
    const own = ask().finally(() => {
      if (answer === own) endsAt = clock.now() + HELD_MS
    })
    answer = own
    return own
  }
}
