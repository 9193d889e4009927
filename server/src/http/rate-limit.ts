// A fixed window of sixty seconds, opened by the first request of its bucket.
import type { FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem, type Tx } from '../db/transaction.ts'
import type { Clock } from '../shared/clock.ts'
import { Problem } from '../shared/problem.ts'

export interface Window {
  /** How many came in this window, this one included. */
  readonly hits: number
  readonly endsAt: number
}

export interface RateLimiter {
  hit(bucket: string, seconds?: number): Window | Promise<Window>
  /** Takes one hit back, for what is only counted when it fails. */
  giveBack(bucket: string): void | Promise<void>
}

export const WINDOW_SECONDS = 60
const MOST_BUCKETS = 100_000

/** Exact for one process. */
export function memoryLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, { hits: number; endsAt: number }>()
  return {
    hit(bucket, seconds = WINDOW_SECONDS) {
      const now = clock.now()
      const open = windows.get(bucket)
      if (open && now < open.endsAt) {
        open.hits++
        return { ...open }
      }
      if (windows.size >= MOST_BUCKETS) forgetEnded(windows, now)
      const opened = { hits: 1, endsAt: now + seconds * 1000 }
      windows.set(bucket, opened)
      return { ...opened }
    },
    giveBack(bucket) {
      const open = windows.get(bucket)
      if (open && open.hits > 0) open.hits--
    },
  }
}

interface Batch {
  hits: number
  /** The window after all hits of the batch. */
  readonly counted: Promise<Window>
}

/** Exact across all processes that share the database; its clock is the one that counts. */
export function sharedLimiter(db: Database): RateLimiter {
  // Hits that come while their bucket is being written travel together in the next statement.
  const waiting = new Map<string, Batch>()
  const writing = new Map<string, Promise<unknown>>()
  const send = (bucket: string, seconds: number): Promise<Window> => {
    const { hits } = waiting.get(bucket)!
    waiting.delete(bucket)
    const counted = addHits(db, bucket, seconds, hits)
    const done: Promise<unknown> = counted
      .catch(() => {})
      .then(() => {
        if (writing.get(bucket) === done) writing.delete(bucket)
      })
    writing.set(bucket, done)
    return counted
  }
  return {
    async hit(bucket, seconds = WINDOW_SECONDS) {
      const earlier = writing.get(bucket) ?? Promise.resolve()
      const batch = waiting.get(bucket) ?? { hits: 0, counted: earlier.then(() => send(bucket, seconds)) }
      waiting.set(bucket, batch)
      const place = ++batch.hits
      const { hits, endsAt } = await batch.counted
      return { hits: hits - batch.hits + place, endsAt }
    },
    giveBack: (bucket) =>
      inSystem(db, async (tx) => {
        await tx.last(sql`update rate_window set hits = hits - 1 where bucket = ${bucket} and hits > 0`)
      }),
  }
}

async function addHits(db: Database, bucket: string, seconds: number, hits: number): Promise<Window> {
  const ended = sql`w.opened_at + make_interval(secs => ${seconds}) <= excluded.opened_at`
  const [row] = await inSystem(db, (tx) =>
    tx.last<{ hits: number; ends_at: string }>(sql`
      insert into rate_window as w (bucket, opened_at, hits) values (${bucket}, clock_timestamp(), ${hits})
      on conflict (bucket) do update set
        hits = case when ${ended} then excluded.hits else w.hits + excluded.hits end,
        opened_at = case when ${ended} then excluded.opened_at else w.opened_at end
      returning hits, opened_at + make_interval(secs => ${seconds}) as ends_at`),
  )
  return { hits: row!.hits, endsAt: Date.parse(row!.ends_at) }
}

export interface Allowance {
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly limit: number
  /** Refuses whoever has too many requests open at once. */
  enter?(bucket: string, reply: FastifyReply): void
}

/** Counts a request, tells the caller how many are left, and refuses the one too many. */
export async function countRequest(
  { limiter, clock, limit }: Allowance,
  bucket: string,
  reply: FastifyReply,
): Promise<void> {
  const window = await limiter.hit(bucket)
  reply.header('x-ratelimit-limit', String(limit))
  reply.header('x-ratelimit-remaining', String(Math.max(0, limit - window.hits)))
  reply.header('x-ratelimit-reset', String(Math.ceil(window.endsAt / 1000)))
  if (window.hits > limit) throw rateLimited(window, clock, `You may make ${limit} requests a minute.`)
}

export function rateLimited(window: Window, clock: Clock, detail: string): Problem {
  return new Problem('rate-limited', detail, { retry_after: secondsLeft(window, clock) })
}

export function secondsLeft({ endsAt }: Window, clock: Clock): number {
  return Math.max(1, Math.ceil((endsAt - clock.now()) / 1000))
}

/** Windows that have ended; the longest lasts a day. */
export function forgetWindows(tx: Tx): Promise<number> {
  return tx.count(sql`delete from rate_window where opened_at < clock_timestamp() - interval '1 day'`)
}

function forgetEnded(windows: Map<string, Window>, now: number): void {
  for (const [bucket, { endsAt }] of windows) if (endsAt <= now) windows.delete(bucket)
}
