// Work that was stored to be done after the answer. Whoever takes a job moves its time forward first, so that nobody else has
// it meanwhile and a process that dies leaves it to the next one. Its end commits with its effect.
import type { Context } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { raw, sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import type { JobKind } from '../events/jobs.ts'
import { type Clock, systemClock } from '../shared/clock.ts'
import { inBackground } from './background.ts'
import type { Job } from './job.ts'

export interface StoredJob {
  readonly environment_id: string
  readonly id: string
  readonly kind: JobKind
  readonly record_id: string
  /** Counts the one that begins. */
  readonly attempts: number
}

export interface Handler {
  /** The name in the audit. */
  readonly operation: string
  /** Reads, renders and sends outside of any transaction; returns what is to be written with the end of the job. */
  prepare(db: Database, job: StoredJob): Promise<(ctx: Context) => Promise<void>>
}

export type Handlers = Readonly<Record<JobKind, Handler>>

export const MOST_ATTEMPTS = 20
const LANES = 2
// Longer than any job may take.
const LEASE_SECONDS = 180
const PAUSES_SECONDS = [10, 60, 300, 1800, 7200]

export function storedJobs(handlers: Handlers, clock: Clock = systemClock): Job {
  return {
    name: 'jobs',
    everyMs: 1000,
    async run(db, signal) {
      const failures: string[] = []
      const lane = async () => {
        while (!signal?.aborted) {
          const job = await take(db, clock)
          if (!job) return
          try {
            await carryOut(db, handlers[job.kind], job, clock)
          } catch (error) {
            failures.push(`${job.kind} ${job.record_id}: ${messageOf(error)}`)
            await postpone(db, job, error, clock)
          }
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      if (failures.length > 0) throw new Error(failures.join('; '))
    },
  }
}

export interface JobCounts {
  readonly waiting: number
  /** Tried so often that a person has to look. */
  readonly given_up: number
}

export async function countJobs(db: Database): Promise<JobCounts> {
  const [counts] = await inSystem(db, (tx) =>
    tx.last<JobCounts>(sql`
      select count(*) filter (where attempts < ${MOST_ATTEMPTS})::integer as waiting,
        count(*) filter (where attempts >= ${MOST_ATTEMPTS})::integer as given_up
      from job`),
  )
  return counts!
}

// The bound is written out, so that the index of the jobs below it is used.
async function take(db: Database, clock: Clock): Promise<StoredJob | undefined> {
  const [job] = await inSystem(db, (tx) =>
    tx.last<StoredJob>(sql`
      update job set attempts = attempts + 1, run_at = ${momentAfter(clock, LEASE_SECONDS)}
      where (environment_id, id) = (
        select environment_id, id from job where run_at <= ${momentAfter(clock, 0)} and attempts < ${raw(String(MOST_ATTEMPTS))}
        order by run_at limit 1 for update skip locked)
      returning environment_id, id, kind, record_id, attempts`),
  )
  return job
}

async function carryOut(db: Database, handler: Handler, job: StoredJob, clock: Clock): Promise<void> {
  const write = await handler.prepare(db, job)
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

async function postpone(db: Database, job: StoredJob, error: unknown, clock: Clock): Promise<void> {
  const pause = PAUSES_SECONDS[Math.min(job.attempts, PAUSES_SECONDS.length) - 1]!
  await inSystem(db, (tx) =>
    tx.count(sql`
      update job set run_at = ${momentAfter(clock, pause)}, error = ${messageOf(error)}
      where environment_id = ${job.environment_id} and id = ${job.id}`),
  )
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}

function momentAfter(clock: Clock, seconds: number): string {
  return new Date(clock.now() + seconds * 1000).toISOString()
}
