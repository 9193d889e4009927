import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTENT } from '../../test/demo-content.ts'
import { DEMO_DAY } from '../../test/demo-database.ts'
import { brokenRules } from '../../test/demo-rules.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { shapeOf } from '../../test/shape.ts'
import { holdServing } from '../db/serving.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { inEnvironment } from '../db/transaction.ts'
import { fillDemo } from './fill.ts'
import { loadRows } from './load-rows.ts'

const today = DEMO_DAY
const HOURS = 3000
// In as many rows as there were writers.
const SUMS = [
  sql`select resource, bucket, rows from tally where resource = 'time_entry by day' order by bucket`,
  sql`
    select place_id, sum(spent_minutes) as spent, sum(billable_minutes) as billable, sum(hours_amount) as hours, sum(value) as value,
      sum(written_off) as written_off, sum(unpriced_minutes) as unpriced
    from work_sum group by place_id order by place_id`,
]
let scratch: Scratch
let server: TestServer
let before: string[]

// Of its own, for its hours are locked meanwhile.
beforeAll(async () => {
  scratch = await scratchDatabase()
  before = await shapeOf(scratch.client)
  server = await startTestServer({ databaseUrl: scratch.url })
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

test('hours that are loaded are those that are put in one by one, and everything holds to what it held to before', async () => {
  const [loaded, inserted] = [await server.environment(), await server.environment()]
  const told = new Set<string>()
  const progress = (_done: number, _total: number, what: string) => told.add(what)
  const summary = await fillDemo(server.db, loaded.id, { today, hours: HOURS, alone: true, progress })
  expect([...told]).toContain('indexes and references of the hours')
  expect(await shapeOf(scratch.client)).toEqual(before)
  expect(await fillDemo(server.db, inserted.id, { today, hours: HOURS })).toEqual(summary)
  for (const table of ['time_entry', 'service', 'project'] as const) {
    const rows = sql`select ${raw(CONTENT[table])} from ${raw(table)} t order by 1, 2`
    expect(await all(loaded, rows), table).toEqual(await all(inserted, rows))
  }
  for (const sums of SUMS) expect(await all(loaded, sums)).toEqual(await all(inserted, sums))
  expect((await loaded.get('/hours/hours?limit=1')).body.meta.count).toBe(HOURS)
  for (const [rule, query] of Object.entries(brokenRules(today)))
    expect(await all(loaded, sql`${query} limit 3`), rule).toEqual([])
})

test('where there are more hours already, they are put in one by one', async () => {
  const environment = await server.environment()
  const told = new Set<string>()
  const progress = (_done: number, _total: number, what: string) => told.add(what)
  await fillDemo(server.db, environment.id, { today, hours: 500, alone: true, progress })
  expect([...told]).toEqual(['people, companies and projects', 'hours'])
})

test('a row that refers to nothing leaves everything as it was', async () => {
  const environment = await server.environment()
  const row = {
    id: crypto.randomUUID(),
    employee_id: crypto.randomUUID(),
    start_at: `${today}T09:00:00.000Z`,
    minutes: 60,
    date: today,
    rate_source: 'none' as const,
    invoice_status: 'not_billable' as const,
    source: 'app' as const,
    created_at: `${today}T09:00:00.000Z`,
    updated_at: `${today}T09:00:00.000Z`,
  }
  const load = { table: 'time_entry' as const, rows: [row].values(), count: 1, what: 'hours' }
  const loading = loadRows(server.db, { environmentId: environment.id, today }, load, () => {})
  await expect(loading).rejects.toThrow('time_entry_employee')
  expect(await shapeOf(scratch.client)).toEqual(before)
  expect(await all(environment, sql`select from time_entry`)).toEqual([])
})

test('kantoor demo locks the hours only while nobody serves the database', async () => {
  const [alone, served] = [await server.environment(), await server.environment()]
  const shown = 'indexes and references of the hours'
  expect(kantoor('demo', '--environment', alone.slug, '--hours', '8000')).toContain(shown)
  const hold = await holdServing(scratch.url, () => {})
  // Would be waited for until the end of the test by whoever wants the hours for himself.
  await scratch.client.query('begin; select from time_entry limit 1')
  expect(kantoor('demo', '--environment', served.slug, '--hours', '400')).not.toContain(shown)
  await scratch.client.query('commit')
  await hold!.release()
})

function kantoor(...words: string[]): string {
  const env = { DATABASE_URL: scratch.url, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  const cli = join(import.meta.dirname, '../cli.ts')
  const { status, stderr } = spawnSync(process.execPath, [cli, ...words], { encoding: 'utf8', env })
  expect(status, stderr).toBe(0)
  return stderr
}

function all({ id }: TestEnvironment, query: Sql): Promise<Record<string, unknown>[]> {
  return inEnvironment(server.db, { environmentId: id, today }, 'read', (tx) => tx.all(query))
}
