// A worker that is killed in the middle: another one goes on behind the last batch, and no row is there twice.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { hoursWorld } from '../../test/hours-fixtures.ts'
import { importerOf } from '../../test/import-fixtures.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { sql } from '../db/sql.ts'

const ROWS = 4000
const WORKER = join(import.meta.dirname, '../../test/import-worker.ts')

let scratch: Scratch
let server: TestServer
beforeAll(async () => {
  // No other file of tests takes its import.
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url })
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

test('what a killed worker left is done once', async () => {
  const { env } = await hoursWorld(server)
  const importer = importerOf(server, env)
  const lines = Array.from({ length: ROWS }, (_, i) => {
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(i / 20))).toISOString().slice(0, 10)
    return `U${i};Bakker;${day};0:15;Website;Design;Row ${i}`
  })
  const { id } = await importer.upload(
    'hours',
    ['ID;Medewerker;Datum;Uren;Project;Dienst;Toelichting', ...lines].join('\n'),
  )
  await inTest(server, env, (tx) =>
    tx.count(sql`update import set status = 'running', started_at = now() where id = ${id}`),
  )
  const worker = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WORKER, server.db.url])
  while ((await importer.read(id)).rows_done === 0) await sleep(10)
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  const { rows_done: done, status } = await importer.read(id)
  expect([done, status]).toEqual([expect.any(Number), 'running'])
  expect(done).toBeLessThan(ROWS)
  // It counts as held until it was silent for a minute.
  await inTest(server, env, (tx) =>
    tx.count(sql`update import set held_until = now() - interval '1 second' where id = ${id}`),
  )
  await importer.work()
  expect(await importer.read(id)).toMatchObject({ status: 'done', made_count: ROWS, failed_count: 0, skipped_count: 0 })
  const [found] = await inTest(server, env, (tx) =>
    tx.all(sql`select count(*)::integer as entries, count(distinct note)::integer as notes from time_entry`),
  )
  expect(found).toEqual({ entries: ROWS, notes: ROWS })
  const [trail] = await inTest(server, env, (tx) =>
    tx.all(sql`select (select count(*)::integer from audit where operation = 'import.run') as audited,
      (select count(*)::integer from outbox where kind = 'hours.created') as told`),
  )
  expect(trail).toEqual({ audited: ROWS, told: ROWS })
})
