// Exports that somebody asked for. One that fails is tried twice more, and then says so to whoever waits.
import type { Database } from '../db/database.ts'
import { loadRecord } from '../db/record.ts'
import { sql } from '../db/sql.ts'
import { inEnvironment } from '../db/transaction.ts'
import { updateRecord } from '../db/write.ts'
import { dataExport, dropParts, type ExportRow, findExport, keepParts } from '../export/data-exports.queries.ts'
import { makeExport } from '../export/make-export.ts'
import { systemClock } from '../shared/clock.ts'
import { type Handler, LEASE_SECONDS, type StoredJob } from './jobs.ts'

const MOST_TRIES = 3

export const exportMaker = {
  operation: 'dataexport.make',
  async prepare(db, job) {
    const row = await findExport(db, { environment_id: job.environment_id, id: job.record_id })
    // Whatever took so long that it is gone again is wanted by nobody.
    if (!row) return async () => {}
    const outcome = await attempt(db, row, job)
    return async (ctx) => {
      const before = await loadRecord(ctx.tx, dataExport, row.id, ctx)
      if (!before) return
      if ('error' in outcome) dropParts(ctx, row.id)
      else keepParts(ctx, row.id, job.attempts)
      await updateRecord(
        ctx,
        dataExport,
        before,
        'error' in outcome ? { status: 'failed' } : { ...outcome, status: 'ready' },
      )
    }
  },
} satisfies Handler

async function attempt(db: Database, row: ExportRow, job: StoredJob) {
  const beat = (tx: Parameters<Parameters<typeof inEnvironment>[3]>[0]) =>
    tx.send(sql`
      update job set run_at = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${job.id} and attempts = ${job.attempts}`)
  try {
    const timeZone = await timeZoneOf(db, row)
    return await makeExport(db, row, { attempt: job.attempts, clock: systemClock, timeZone, beat })
  } catch (error) {
    if (job.attempts < MOST_TRIES) throw error
    return { error }
  }
}

async function timeZoneOf(db: Database, { environment_id }: ExportRow): Promise<string> {
  const scene = { environmentId: environment_id, today: new Date().toISOString().slice(0, 10) }
  const [found] = await inEnvironment(db, scene, 'read', (tx) =>
    tx.last<{ time_zone: string }>(sql`select time_zone from environment`),
  )
  return found!.time_zone
}
