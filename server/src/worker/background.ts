// Work of the system itself in one environment: one transaction that leaves the same trail as a request does.
import { type Actor, type Context, inContext } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem, retrying } from '../db/transaction.ts'
import { leaveTrail } from '../events/outbox.ts'
import { type Clock, idMaker, systemClock } from '../shared/clock.ts'
import { rights } from '../shared/rights.ts'

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
  const timeZone = await timeZoneOf(db, environmentId)
  const actor: Actor = { ...SYSTEM, environmentId, timeZone }
  const newId = idMaker(clock)
  return retrying(() =>
    inContext(db, { actor, surface: 'app', requestId: newId(), clock, newId }, 'write', async (ctx) => {
      const result = await work(ctx)
      leaveTrail(ctx, operation)
      return result
    }),
  )
}

async function timeZoneOf(db: Database, environmentId: string): Promise<string> {
  const [found] = await inSystem(db, (tx) =>
    tx.last<{ time_zone: string }>(sql`select time_zone from environment where environment_id = ${environmentId}`),
  )
  if (!found) throw new Error(`there is no environment ${environmentId}`)
  return found.time_zone
}
