// Forgets what has had its time, in bites that no statement timeout cuts off.
import type { Database } from '../db/database.ts'
import { forgetTombstones } from '../db/tombstones.ts'
import { inSystem, type Tx } from '../db/transaction.ts'
import { forgetAnswers } from '../http/idempotency.ts'
import { forgetWindows } from '../http/rate-limit.ts'
import { forgetSessions } from '../modules/access/sessions.queries.ts'
import type { Duty } from './duty.ts'

const BITE = 5000

export const prune: Duty = {
  name: 'prune',
  everyMs: 5 * 60_000,
  async run(db) {
    await inBites(db, (tx) => forgetAnswers(tx, BITE))
    await inBites(db, (tx) => forgetTombstones(tx, BITE))
    await inSystem(db, forgetSessions)
    await inSystem(db, forgetWindows)
  },
}

async function inBites(db: Database, bite: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await inSystem(db, bite)) === BITE);
}
