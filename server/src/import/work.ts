// What the worker does for an import: one step, batch by batch. How far it is stands in the database, so whoever dies in the middle is
// followed by another who goes on behind the last batch that was committed.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { takeStatistics } from '../db/statistics.ts'
import type { Clock } from '../shared/clock.ts'
import { Problem } from '../shared/problem.ts'
import { dealAgain } from './again.ts'
import { dealWith } from './batch.ts'
import type { Cell } from './cells.rules.ts'
import type { Held } from './held.ts'
import { forgetRemarks, forgetRows } from './imports.queries.ts'
import { readImport } from './read-file.ts'
import { isRefused } from './refusal.rules.ts'
import { openSession, type Session } from './session.ts'
import { undoAll } from './undo.ts'

// What was just imported is looked up for every row of what comes next, long before PostgreSQL knows how much there is of it: it would
// go on as it did when there was next to nothing.
const LOOKED_UP = [
  'organization',
  'person',
  'employee',
  'project',
  'service',
  'hour_type',
  'time_entry',
  'import_made',
] as const
const MANY = 1000
const GROWTH = 4

/** True when the step is over, or somebody stopped it; false when the signal interrupted it. */
export async function workOn(db: Database, held: Held, clock: Clock, signal?: AbortSignal): Promise<boolean> {
  const session = await openSession(db, held, clock)
  if (held.status === 'reading') {
    await readImport(session)
    return true
  }
  if (held.status === 'undoing') return undo(session, signal)
  const from = held.status === 'checking' ? await restart(session) : session.row.rows_done
  return dealWithAll(db, session, from, signal)
}

/** Why an import as a whole goes no further, in words for whoever asked for it; null for what may be gone at the next attempt. */
export function lastWord(error: unknown): string | null {
  if (isRefused(error)) return error.message
  return error instanceof Problem ? error.detail : null
}

// A check remembers what it tried, so an interrupted one begins anew; it has made nothing.
async function restart({ held, row, inStep }: Session): Promise<number> {
  if (row.rows_done > 0)
    await inStep(async (ctx) => {
      forgetRemarks(ctx, held.id)
      await ctx.tx.count(sql`
        update import set rows_done = 0, made_count = 0, skipped_count = 0, failed_count = 0
        where id = ${held.id} and status = 'checking'`)
    })
  return 0
}

async function dealWithAll(db: Database, session: Session, from: number, signal?: AbortSignal): Promise<boolean> {
  const { held, row, inStep } = session
  let known = 0
  let part = await partAt(session, from)
  for (let done = from; done < row.row_count; ) {
    if (signal?.aborted) return false
    if (row.row_count >= MANY && done >= known * GROWTH) {
      await takeStatistics(db, LOOKED_UP)
      known = Math.max(done, MANY)
    }
    if (!part) return true
    const { first_row } = part
    const rows = part.rows.map((cells, i) => ({ number: first_row + i + 2, cells })).slice(done - first_row)
    done += rows.length
    // The next part is read while this one is written.
    const [isOurs, next] = await Promise.all([dealWith(session, rows), partAt(session, done)])
    if (!isOurs) return true
    part = next
  }
  const again = await dealAgain(session, signal)
  if (again !== 'over') return again === 'lost'
  await inStep(async (ctx) => {
    const isRun = held.status === 'running'
    const ended = isRun ? sql`status = 'done', ended_at = ${ctx.now}` : sql`status = 'checked'`
    const changed = await ctx.tx.count(sql`
      update import set ${ended}, held_until = null, version = version + 1, updated_at = greatest(updated_at, ${ctx.now})
      where id = ${held.id} and status = ${held.status}`)
    if (isRun && changed > 0) forgetRows(ctx, held.id)
  })
  return true
}

function partAt({ held, inStep }: Session, done: number) {
  return inStep((ctx) =>
    ctx.tx.first<{ first_row: number; rows: Cell[][] }>(sql`
      select first_row, rows from import_part where import_id = ${held.id} and first_row <= ${done} order by first_row desc limit 1`),
  )
}

async function undo(session: Session, signal?: AbortSignal): Promise<boolean> {
  const { held, inStep } = session
  const ending = await undoAll(session, signal)
  if (ending !== 'over') return ending === 'lost'
  await inStep(async (ctx) => {
    await ctx.tx.count(sql`
      update import set status = 'undone', held_until = null, version = version + 1, updated_at = greatest(updated_at, ${ctx.now})
      where id = ${held.id} and status = 'undoing'`)
  })
  return true
}
