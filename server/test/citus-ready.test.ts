// The schema distributes by the environment: every table, every key, every reference, and every statement. Those of the operations
// are looked at in contract.test.ts, where they are sent; here are the others.
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/db/sql.ts'
import { inEnvironment } from '../src/db/transaction.ts'
import { toldNames } from '../src/mcp/tools/records.queries.ts'
import { tools } from '../src/mcp/tools.ts'
import { workOf } from '../src/worker/worker.ts'
import { ACROSS, UNDISTRIBUTED } from './across.ts'
import { SECRET, startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { type Scratch, scratchDatabase } from './scratch.ts'
import { looksWithoutEnvironment, type Sent, watchSent } from './sent-statements.ts'
import { type SmallWorld, smallWorld } from './small-world.ts'
import { EXCEPTIONS, tenantFaults, tenantTables } from './tenant-check.ts'

let scratch: Scratch
let server: TestServer
let sent: Sent
let env: TestEnvironment
let client: pg.Client
beforeAll(async () => {
  scratch = await scratchDatabase()
  client = scratch.client
  server = await startTestServer({ databaseUrl: scratch.url })
  sent = watchSent(server.db)
  env = await server.environment()
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

test('every table distributes by the environment, but for those that are listed with a reason', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'environment_id' and attnotnull)
     union select 'environment' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(UNDISTRIBUTED).toSorted())
  expect(EXCEPTIONS.toSorted()).toEqual(Object.keys(UNDISTRIBUTED).toSorted())
})

test('no primary, unique or foreign key lacks the environment', async () => {
  expect(await tenantFaults(client)).toEqual([])
})

test('tools, exports and background work look at no row without its environment, but for those listed', async () => {
  const asked = questions(await smallWorld(server, env))
  expect(Object.keys(asked).toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
  expect(asked.fetch).toHaveLength(toldNames.length)
  for (const [tool, some] of Object.entries(asked))
    for (const question of some) {
      const { answer, texts } = await env.tool(tool, question)
      expect(answer, `${tool}: ${texts}`).toBeDefined()
    }
  for (const list of ['crm/organization', 'hours/hours', 'invoices/invoice'])
    expect((await server.send('GET', `/export/${list}.csv`, { cookie: env.app.cookie })).status).toBe(200)
  const settings = {
    secret: SECRET,
    webhookAllowPrivate: false,
    smtpUrl: undefined,
    mailFrom: undefined,
    publicUrl: '',
  }
  const duties = workOf(settings as Parameters<typeof workOf>[0])
  for (const duty of duties) await duty.run(server.db, new AbortController().signal)
  for (const duty of duties) duty.close?.()
  expect(sent.reader.size).toBeGreaterThan(5)
  const looks = await looksWithoutEnvironment(server.db, sent, await tenantTables(client))
  expect(looks.filter(({ role }) => role !== 'system')).toEqual([])
  expect([...new Set(looks.map(({ table }) => table))].filter((table) => !(table in ACROSS))).toEqual([])
})

test('a look without the environment is found', async () => {
  await client.query('alter table organization disable row level security')
  await inEnvironment(server.db, { environmentId: env.id, today: '2026-01-31' }, 'read', (tx) =>
    tx.all(sql`select name from organization where name = ${'x'} limit 1`),
  )
  const looks = await looksWithoutEnvironment(server.db, sent, ['organization'])
  expect(looks.map(({ text }) => text)).toContain('select name from organization where name = $1 limit 1')
})

const questions = ({ acme, person, project, developer, invoice, sales }: SmallWorld): Record<string, object[]> => ({
  whoami: [{}],
  hours_summary: [{ date_from: '2026-01-01', date_to: '2026-01-31' }],
  outstanding_invoices: [{}],
  work_in_progress: [{}],
  sales_pipeline: [{}],
  project_status: [{}],
  find_client: [{ query: 'Acme' }],
  find_employee: [{}],
  search: [{ query: 'Acme' }],
  fetch: Object.entries({ organization: acme, person, project, employee: developer, invoice, sales }).map(
    ([kind, id]) => ({ id: `${kind}:${id}` }),
  ),
})
