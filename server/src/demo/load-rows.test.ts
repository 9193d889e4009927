import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTENT } from '../../test/demo-content.ts'
import { DEMO_DAY } from '../../test/demo-database.ts'
import { brokenRules } from '../../test/demo-rules.ts'
import { worldOf } from '../../test/examples.ts'
import { freshDatabase } from '../../test/fresh-database.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { shapeOf } from '../../test/shape.ts'
import { migrate } from '../db/migrate.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { inEnvironment } from '../db/transaction.ts'
import { fillDemo } from './fill.ts'
import { loadRows } from './load-rows.ts'
import { putRows } from './put-rows.ts'

const today = DEMO_DAY
const HOURS = 3000
const LOADED = 'indexes and references of the hours'
// In as many rows as there were writers.
const SUMS = [
  sql`select resource, bucket, rows from tally where resource = 'time_entry by day' order by bucket`,
  sql`
    select place_id, sum(spent_minutes) as spent, sum(billable_minutes) as billable, sum(hours_amount) as hours, sum(value) as value,
      sum(written_off) as written_off, sum(unpriced_minutes) as unpriced
    from work_sum group by place_id order by place_id`,
  sql`select kind, word, record_id from search_word order by 1, 2, 3`,
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
  expect([...told]).toContain(LOADED)
  expect(await shapeOf(scratch.client)).toEqual(before)
  expect(await fillDemo(server.db, inserted.id, { today, hours: HOURS })).toEqual(summary)
  for (const table of ['time_entry', 'service', 'service_rate', 'task', 'project'] as const) {
    const rows = sql`select ${raw(CONTENT[table])} from ${raw(table)} t order by 1, 2`
    expect(await all(loaded, rows), table).toEqual(await all(inserted, rows))
  }
  for (const sums of SUMS) expect(await all(loaded, sums)).toEqual(await all(inserted, sums))
  expect((await loaded.get('/hours/hours?limit=1')).body.meta.count).toBe(HOURS)
  for (const [rule, query] of Object.entries(brokenRules(today)))
    expect(await all(loaded, sql`${query} limit 3`), rule).toEqual([])
})

test.each([true, false])('tasks are loaded when one is alone (%s), and put in one by one otherwise', async (alone) => {
  const environment = await server.environment()
  const world = worldOf(server, environment)
  const row = { id: crypto.randomUUID(), project_id: await world.make('/projects/project'), name: 'Draw', position: 1 }
  const at = { created_at: `${today}T09:00:00.000Z`, updated_at: `${today}T09:00:00.000Z` }
  const told: string[] = []
  const site = { db: server.db, scene: { environmentId: environment.id, today }, alone }
  // More of them than there are.
  const count = 1_000_000
  const progress = (_done: number, _total: number, what: string) => told.push(what)
  await putRows(site, { table: 'task', lumps: [[{ ...row, ...at }]], count, what: 'tasks', progress })
  expect(told.includes('indexes and references of the tasks')).toBe(alone)
  expect((await environment.get(`/projects/task/${row.id}`)).body.data.name).toBe('Draw')
  expect(await shapeOf(scratch.client)).toEqual(before)
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
  const load = { table: 'time_entry' as const, rows: [row].values(), count: 1, what: 'hours', progress: () => {} }
  const loading = loadRows(server.db, environment.id, load)
  await expect(loading).rejects.toThrow('time_entry_employee')
  expect(await shapeOf(scratch.client)).toEqual(before)
  expect(await all(environment, sql`select from time_entry`)).toEqual([])
})

test('an owner who does not stand above row security puts them in one by one', async () => {
  const role = `owner_${process.pid}_${Date.now()}`
  await scratch.client.query(`create role ${role} login createrole`)
  await scratch.client.query(`grant kantoor_app, kantoor_system, kantoor_reader to ${role}`)
  const own = await freshDatabase(role)
  try {
    await migrate(own.url, { log: () => {} })
    expect(kantoor(own.url, 'environment', 'create', 'office')).toBe('')
    expect(kantoor(own.url, 'demo', '--environment', 'office', '--hours', '300')).not.toContain(LOADED)
  } finally {
    await own.drop()
    await scratch.client.query(`drop role ${role}`)
  }
})

test('kantoor demo locks the hours only while nobody else is connected', async () => {
  const own = await scratchDatabase()
  try {
    for (const name of ['one', 'two']) kantoor(own.url, 'environment', 'create', name)
    expect(kantoor(own.url, 'demo', '--environment', 'one', '--hours', '300')).not.toContain(LOADED)
    await own.client.end()
    expect(kantoor(own.url, 'demo', '--environment', 'two', '--hours', '600')).toContain(LOADED)
  } finally {
    await own.drop()
  }
})

function kantoor(url: string, ...words: string[]): string {
  const env = { DATABASE_URL: url, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  const cli = join(import.meta.dirname, '../cli.ts')
  const { status, stderr } = spawnSync(process.execPath, [cli, ...words], { encoding: 'utf8', env, timeout: 180_000 })
  expect(status, stderr).toBe(0)
  return stderr
}

function all({ id }: TestEnvironment, query: Sql): Promise<Record<string, unknown>[]> {
  return inEnvironment(server.db, { environmentId: id, today }, 'read', (tx) => tx.all(query))
}
