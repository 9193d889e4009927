// Behind an erasure: the audit forgets what it told of somebody, and the erasure what he was called.
import type { Database } from '../db/database.ts'
import { loadRecord } from '../db/record.ts'
import { sql } from '../db/sql.ts'
import { inEnvironment, inSystem } from '../db/transaction.ts'
import { updateRecord } from '../db/write.ts'
import { forgetInAudit } from '../events/forget-person.ts'
import { erasure } from '../privacy/erasures.queries.ts'
import type { Handler, StoredJob } from './jobs.ts'

interface Erased {
  readonly names: readonly string[] | null
  readonly record_ids: readonly string[] | null
}

export const personForgetter = {
  operation: 'erasure.clean',
  async prepare(db, job) {
    const { names, record_ids } = (await findErased(db, job)) ?? { names: null, record_ids: null }
    if (!names || !record_ids) return async () => {}
    const { environment_id: environmentId } = job
    const audit_entries = await inSystem(db, (tx) => forgetInAudit(tx, { environmentId, names, recordIds: record_ids }))
    return async (ctx) => {
      const before = await loadRecord(ctx.tx, erasure, job.record_id, ctx)
      const done = { names: null, record_ids: null, audit_entries, cleaned_at: ctx.now }
      if (before) await updateRecord(ctx, erasure, before, done)
    }
  },
} satisfies Handler

async function findErased(db: Database, { environment_id, record_id }: StoredJob): Promise<Erased | undefined> {
  const scene = { environmentId: environment_id, today: new Date().toISOString().slice(0, 10) }
  const query = sql`select names, record_ids from erasure where id = ${record_id}`
  return (await inEnvironment(db, scene, 'read', (tx) => tx.last<Erased>(query)))[0]
}
