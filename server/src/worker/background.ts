// Work of the system itself in one environment: one transaction that leaves the same trail as a request does.
import type { Context } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inEnvironment, inSystem, retrying } from '../db/transaction.ts'
import { leaveTrail } from '../events/outbox.ts'
import { localDay } from '../shared/calendar.ts'
import { type Clock, idMaker, systemClock } from '../shared/clock.ts'
import { type Right, rights } from '../shared/rights.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const allRights: ReadonlySet<Right> = new Set(rights)

/** The operation is the name in the audit, such as invoice.print. */
export async function inBackground<T>(
  db: Database,
  environmentId: string,
  operation: string,
  work: (ctx: Context) => Promise<T>,
  clock: Clock = systemClock,
): Promise<T> {
  const timeZone = await timeZoneOf(db, environmentId)
  const newId = idMaker(clock)
  return retrying(() => {
    const now = new Date(clock.now()).toISOString()
    const today = localDay(now, timeZone)
    return inEnvironment(db, { environmentId, today }, 'write', async (tx) => {
      const ctx: Context = {
        tx,
        actor: {
          type: 'system',
          id: NOBODY,
          environmentId,
          timeZone,
          userId: null,
          employeeId: null,
          rights: allRights,
        },
        surface: 'app',
        requestId: newId(),
        now,
        today,
        changes: [],
        newId,
        can: (right) => allRights.has(right),
      }
      const result = await work(ctx)
      leaveTrail(ctx, operation)
      return result
    })
  })
}

async function timeZoneOf(db: Database, environmentId: string): Promise<string> {
  const [found] = await inSystem(db, (tx) =>
    tx.last<{ time_zone: string }>(sql`select time_zone from environment where environment_id = ${environmentId}`),
  )
  if (!found) throw new Error(`there is no environment ${environmentId}`)
  return found.time_zone
}
