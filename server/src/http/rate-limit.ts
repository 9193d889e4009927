// A fixed window of sixty seconds, opened by the first request of its bucket.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import type { Clock } from '../shared/clock.ts'

export interface Window {
  /** How many came in this window, this one included. */
  readonly hits: number
  readonly endsAt: number
}

export interface RateLimiter {
  hit(bucket: string, seconds?: number): Window | Promise<Window>
}

const SECONDS = 60
const MOST_BUCKETS = 100_000

/** Exact for one process. */
export function memoryLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { hits: number; endsAt: number }>()
  return {
    hit(bucket, seconds = SECONDS) {
      const now = clock.now()
      const open = windows.get(bucket)
      if (open && now < open.endsAt) {
        open.hits++
        return open
      }
      if (windows.size >= MOST_BUCKETS) forgetEnded(windows, now)
      const opened = { hits: 1, endsAt: now + seconds * 1000 }
      windows.set(bucket, opened)
      return opened
    },
  }
}

/** Exact across all processes that share the database; its clock is the one that counts. */
export function sharedLimiter(db: Database): RateLimiter {
  return {
    hit: (bucket, seconds = SECONDS) =>
      inSystem(db, async (tx) => {
        const [row] = await tx.last<{ hits: number; ends_at: string }>(sql`
          insert into rate_window as w (bucket, opened_at, hits) values (${bucket}, clock_timestamp(), 1)
          on conflict (bucket) do update set
            hits = case when w.opened_at + make_interval(secs => ${seconds}) <= clock_timestamp() then 1 else w.hits + 1 end,
            opened_at = case when w.opened_at + make_interval(secs => ${seconds}) <= clock_timestamp() then clock_timestamp() else w.opened_at end
          returning hits, opened_at + make_interval(secs => ${seconds}) as ends_at`)
        return { hits: row!.hits, endsAt: Date.parse(row!.ends_at) }
      }),
  }
}

function forgetEnded(windows: Map<string, Window>, now: number): void {
  for (const [bucket, { endsAt }] of windows) if (endsAt <= now) windows.delete(bucket)
}
