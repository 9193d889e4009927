// Work that was stored to be done after the answer. Whoever takes a job moves its time forward first, so that nobody else has
// it meanwhile and a process that dies leaves it to the next one. Its end commits with its effect.
import type { Context } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { raw, sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import { inBackground } from '../events/background.ts'
import type { JobKind } from '../events/jobs.ts'
import { type Clock, systemClock } from '../shared/clock.ts'
import type { Duty } from './duty.ts'

export interface StoredJob {
  readonly environment_id: string
  readonly id: string
  readonly record_id: string
  /** Counts the one that begins. */
  readonly attempts: number
}

/** What a job that came too early still needs. */
export interface Waiting {
  readonly awaits: string
}

export interface Handler {
  /** The name in the audit. */
  readonly operation: string
  /** Reads, renders and sends outside of any transaction; returns what is to be written with the end of the job. */
  prepare(db: Database, job: StoredJob): Promise<((ctx: Context) => Promise<void>) | Waiting>
}

export const MOST_ATTEMPTS = 20
const LANES = 2
// Longer than any job may take.
export const LEASE_SECONDS = 180
const PAUSES_SECONDS = [10, 60, 300, 1800, 7200]

/** All jobs of a kind: those of another do not wait for a slow one. */
export function storedJobs(kind: JobKind, handler: Handler, clock: Clock = systemClock): Duty {
  return {
    name: kind,
    everyMs: 1000,
    async run(db, signal) {
      const failures: string[] = []
      const lane = async () => {
        while (!signal?.aborted) {
          const job = await take(db, kind, clock)
          if (!job) return
          try {
            await carryOut(db, handler, job, clock)
          } catch (error) {
            failures.push(`${job.record_id}: ${messageOf(error)}`)
            await postpone(db, job, messageOf(error), clock)
          }
        }
      }
      const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
      failures.push(...lanes.flatMap((ended) => (ended.status === 'rejected' ? [messageOf(ended.reason)] : [])))
      if (failures.length > 0) throw new Error(failures.join('; '))
    },
  }
}

/** What was given up gets one more attempt at every start and every day: its cause may be gone, or an update may have cured it. */
export const secondChances: Duty = {
  name: 'second chances',
  everyMs: 24 * 60 * 60_000,
  async run(db) {
    await inSystem(db, (tx) =>
      tx.count(sql`
        update job set attempts = ${MOST_ATTEMPTS - 1}, run_at = clock_timestamp() where attempts >= ${MOST_ATTEMPTS}`),
    )
  },
}

export interface JobCounts {
  readonly waiting: number
  /** Tried so often that a person has to look. */
  readonly given_up: number
  /** How long the oldest that waits could have been done already. */
  readonly overdue_seconds: number
}

export async function countJobs(db: Database): Promise<JobCounts> {
  const [counts] = await inSystem(db, (tx) =>
    tx.last<JobCounts>(sql`
      select count(*) filter (where attempts < ${MOST_ATTEMPTS})::integer as waiting,
        count(*) filter (where attempts >= ${MOST_ATTEMPTS})::integer as given_up,
        coalesce(greatest(extract(epoch from now() - min(run_at) filter (where attempts < ${MOST_ATTEMPTS})), 0), 0)::integer
          as overdue_seconds
      from job`),
  )
  return counts!
}

/** What an error says, as far as it can be stored. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500)
}

// The bound is written out, so that the index of the jobs below it is used.
async function take(db: Database, kind: JobKind, clock: Clock): Promise<StoredJob | undefined> {
  const [job] = await inSystem(db, (tx) =>
    tx.last<StoredJob>(sql`
      update job set attempts = attempts + 1, run_at = ${momentAfter(clock, LEASE_SECONDS)}
      where (environment_id, id) = (
        select environment_id, id from job
        where kind = ${kind} and run_at <= ${momentAfter(clock, 0)} and attempts < ${raw(String(MOST_ATTEMPTS))}
        order by run_at limit 1 for update skip locked)
      returning environment_id, id, record_id, attempts`),
  )
  return job
}

async function carryOut(db: Database, handler: Handler, job: StoredJob, clock: Clock): Promise<void> {
  const write = await handler.prepare(db, job)
  // Tried again like one that failed, but nobody has to be told.
  if ('awaits' in write) return postpone(db, job, write.awaits, clock)
  await inBackground(
    db,
    job.environment_id,
    handler.operation,
    async (ctx) => {
      // Whoever deletes it has done it; one that was too slow finds it gone.
      if ((await ctx.tx.count(sql`delete from job where id = ${job.id}`)) === 1) await write(ctx)
    },
    clock,
  )
}

// One that was too slow leaves it to whoever has it now.
async function postpone(db: Database, job: StoredJob, reason: string, clock: Clock): Promise<void> {
  const pause = PAUSES_SECONDS[Math.min(job.attempts, PAUSES_SECONDS.length) - 1]!
  await inSystem(db, (tx) =>
    tx.count(sql`
      update job set run_at = ${momentAfter(clock, pause)}, error = ${reason}
      where environment_id = ${job.environment_id} and id = ${job.id} and attempts = ${job.attempts}`),
  )
}

function momentAfter(clock: Clock, seconds: number): string {
  return new Date(clock.now() + seconds * 1000).toISOString()
}
