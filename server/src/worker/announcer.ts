// Telling once of what came true by itself because a day has come, in every environment by its own calendar.
import type { Context } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { inBackground } from '../events/background.ts'
import { findEnvironments } from '../modules/access/environments.ts'
import type { Duty } from './duty.ts'

const BITE = 100

interface Announcer extends Duty {
  runIn(db: Database, environmentId: string, signal?: AbortSignal): Promise<void>
}

/** The work announces at most so many and answers how many it were; the operation is the name in the audit. */
export function announcer(
  name: string,
  operation: string,
  announce: (ctx: Context, most: number) => Promise<number>,
): Announcer {
  const runIn: Announcer['runIn'] = async (db, environmentId, signal) => {
    const bite = () => inBackground(db, environmentId, operation, (ctx) => announce(ctx, BITE))
    while (!signal?.aborted && (await bite()) === BITE);
  }
  return {
    name,
    everyMs: 60 * 60_000,
    runIn,
    async run(db, signal) {
      const failures: string[] = []
      for (const [slug, id] of await findEnvironments(db)) {
        try {
          await runIn(db, id, signal)
        } catch (error) {
          failures.push(`${slug}: ${(error as Error).message}`)
        }
      }
      if (failures.length > 0) throw new Error(failures.join('; '))
    },
  }
}
