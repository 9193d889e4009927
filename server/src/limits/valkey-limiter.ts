// The windows of the rate limit in Valkey or Redis: exact across all processes that share it, one round trip each.
import { type RateLimiter, WINDOW_SECONDS, type Window } from '../http/rate-limit.ts'
import type { Clock } from '../shared/clock.ts'
import type { Valkey } from './valkey.ts'

export interface ValkeyLimiter extends RateLimiter {
  /** Whether it counts there at this moment, or otherwise. */
  isThere(): boolean
}

export interface ValkeyLimiterOptions {
  readonly valkey: Valkey
  readonly clock: Clock
  /** Counts while Valkey does not answer. */
  readonly otherwise: RateLimiter
  readonly onChange: (isThere: boolean, reason: string) => void
}

// One script is one moment for everybody. A window without an end is one that has just begun.
const HIT = `local hits = redis.call('incr', KEYS[1])
if redis.call('pttl', KEYS[1]) < 0 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return {hits, redis.call('pttl', KEYS[1])}`
const GIVE_BACK = `if tonumber(redis.call('get', KEYS[1]) or 0) > 0 then return redis.call('decr', KEYS[1]) end return 0`

export function valkeyLimiter({ valkey, clock, otherwise, onChange }: ValkeyLimiterOptions): ValkeyLimiter {
  let isThere: boolean | undefined
  const judge = (next: boolean, reason: string) => {
    if (next !== isThere) onChange(next, reason)
    isThere = next
  }
  const attempt = async <T>(there: () => Promise<T>, elsewhere: () => T | Promise<T>): Promise<T> => {
    try {
      const found = await there()
      judge(true, 'it answers')
      return found
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException
      judge(false, message || code || 'no answer')
      return elsewhere()
    }
  }
  const hit = async (bucket: string, seconds: number): Promise<Window> => {
    const answer = await valkey.ask('EVAL', HIT, 1, keyOf(bucket), seconds * 1000)
    const [hits, leftMs] = (Array.isArray(answer) ? answer : []) as readonly number[]
    if (!Number.isInteger(hits) || !Number.isInteger(leftMs)) throw new Error('it does not count')
    return { hits: hits!, endsAt: clock.now() + leftMs! }
  }
  return {
    hit: (bucket, seconds = WINDOW_SECONDS) =>
      attempt(
        () => hit(bucket, seconds),
        () => otherwise.hit(bucket, seconds),
      ),
    giveBack: (bucket) =>
      attempt<void>(
        async () => void (await valkey.ask('EVAL', GIVE_BACK, 1, keyOf(bucket))),
        () => otherwise.giveBack(bucket),
      ),
    isThere: () => isThere ?? true,
  }
}

function keyOf(bucket: string): string {
  return `kantoor:rate:${bucket}`
}
