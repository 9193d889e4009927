// The events of an environment as they are committed. A slow transaction commits behind what was shown already, so every look goes
// back further than a transaction can last, and what was shown is remembered for as long.
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { inEnvironment, type Tx } from '../db/transaction.ts'
import { firstIdAt } from '../shared/clock.ts'

export interface TailedEvent {
  readonly id: string
  readonly kind: string
  readonly payload: string
  readonly created_at: string
}

export interface Tail {
  /** What was not shown yet, the oldest first, at most BITE. */
  next(): Promise<TailedEvent[]>
}

export interface Wish {
  readonly environmentId: string
  readonly kinds: readonly string[]
  /** In milliseconds; what is committed from now on when nothing is said. */
  readonly sinceMs?: number | undefined
}

export const BITE = 100
const LONGEST_MS = 120_000

export async function openTail(db: Database, { environmentId, kinds, sinceMs }: Wish): Promise<Tail> {
  const shown = new Set<string>()
  let fromMs = sinceMs ?? 0
  const look = <T>(work: (tx: Tx) => Promise<T>) =>
    inEnvironment(db, { environmentId, today: new Date().toISOString().slice(0, 10) }, 'read', work)
  const wanted = (): Sql =>
    sql`environment_id = current_environment() and id >= ${firstIdAt(fromMs)} and kind = any(${kinds}::text[])`
  // The clock of before the look: what it did not see yet is younger than that, or in a transaction that is still open.
  const moveOn = (ms: number) => {
    fromMs = Math.max(fromMs, ms - LONGEST_MS)
    for (const id of shown) if (id < firstIdAt(fromMs)) shown.delete(id)
  }

  if (sinceMs === undefined) {
    const committed = await look(async (tx) => {
      moveOn(await clockOf(tx))
      return tx.last<{ id: string }>(sql`select id from outbox where ${wanted()}`)
    })
    for (const { id } of committed) shown.add(id)
  }
  return {
    async next() {
      const { clockMs, events } = await look(async (tx) => ({
        clockMs: await clockOf(tx),
        events: await tx.last<TailedEvent>(sql`
          select id, kind, payload::text as payload, created_at from outbox
          where ${wanted()} and id not in (select unnest(${[...shown]}::uuid[])) order by id limit ${BITE}`),
      }))
      for (const { id } of events) shown.add(id)
      moveOn(events.length === BITE ? Math.min(clockMs, timeOf(events.at(-1)!.id)) : clockMs)
      return events
    },
  }
}

async function clockOf(tx: Tx): Promise<number> {
  const clock = await tx.first<{ ms: number }>(sql`select (extract(epoch from now()) * 1000)::float8 as ms`)
  return clock!.ms
}

/** Ids begin with the milliseconds of their making. */
function timeOf(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
}
