// Work of the system itself in one environment, or of somebody who needs no account: one transaction that leaves the same trail
// as a request does.
import { type Actor, type Context, inContext, type Occasion } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inEnvironment, retrying } from '../db/transaction.ts'
import { type Clock, idMaker, systemClock } from '../shared/clock.ts'
import { rights } from '../shared/rights.ts'
import { leaveTrail } from './outbox.ts'

const SYSTEM = {
  type: 'system',
  id: '00000000-0000-0000-0000-000000000000',
  userId: null,
  employeeId: null,
  rights: new Set(rights),
} as const

/** The operation is the name in the audit, such as invoice.print. */
export async function inBackground<T>(
  db: Database,
  environmentId: string,
  operation: string,
  work: (ctx: Context) => Promise<T>,
  clock: Clock = systemClock,
): Promise<T> {
  const occasion = await occasionIn(db, environmentId, clock)
  if (!occasion) throw new Error(`there is no environment ${environmentId}`)
  return retrying(() =>
    inContext(db, occasion, 'write', async (ctx) => {
      const result = await work(ctx)
      leaveTrail(ctx, operation)
      return result
    }),
  )
}

/** A look that changes nothing; undefined where there is no such environment. */
export async function lookInBackground<T>(
  db: Database,
  environmentId: string,
  look: (ctx: Context) => Promise<T>,
  clock: Clock = systemClock,
): Promise<T | undefined> {
  const occasion = await occasionIn(db, environmentId, clock)
  return occasion && inContext(db, occasion, 'read', look)
}

async function occasionIn(db: Database, environmentId: string, clock: Clock): Promise<Occasion | undefined> {
  const timeZone = await timeZoneOf(db, environmentId, clock)
  if (timeZone === undefined) return undefined
  const actor: Actor = { ...SYSTEM, environmentId, timeZone }
  const newId = idMaker(clock)
  return { actor, surface: 'app', requestId: newId(), clock, newId }
}

// Whose day it is decides what today is, so it is asked before.
async function timeZoneOf(db: Database, environmentId: string, clock: Clock): Promise<string | undefined> {
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const [found] = await inEnvironment(db, { environmentId, today }, 'read', (tx) =>
    tx.last<{ time_zone: string }>(sql`select time_zone from environment`),
  )
  return found?.time_zone
}
