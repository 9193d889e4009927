// Time and chance are passed in, so that a test can hold them still.
import { randomFillSync } from 'node:crypto'

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** UUIDv7: ordered by time, and within one millisecond by a counter, so that new rows land at the end of every index. */
export function idMaker(clock: Clock): () => string {
  const random = Buffer.alloc(8 * 256)
  let used = random.length
  let last = 0
  let counter = 0
  return () => {
    const now = clock.now()
    counter = now > last ? 0 : counter + 1
    if (counter > 0xfff) {
      last++
      counter = 0
    }
    last = Math.max(last, now)
    if (used + 8 > random.length) {
      randomFillSync(random)
      used = 0
    }
    const tail = random.subarray(used, used + 8)
    used += 8
    tail[0] = (tail[0]! & 0x3f) | 0x80
    const time = last.toString(16).padStart(12, '0')
    const rest = tail.toString('hex')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${rest.slice(0, 4)}-${rest.slice(4)}`
  }
}

/** No id made at this moment or later is smaller, and none made before is greater. */
export function firstIdAt(ms: number): string {
  const time = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
