// The restore drill: what a backup is for is tried, in every run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts'
import { SECRET, startTestServer, type TestServer } from '../../test/harness.ts'
import { type InvoiceWorld, invoiceWorld } from '../../test/invoice-fixtures.ts'
import { connect, type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { shapeOf } from '../../test/shape.ts'
import { tenantFaults } from '../../test/tenant-check.ts'
import { wrongLineSums, wrongSums } from '../../test/wrong-sums.ts'
import { inEnvironment } from '../db/transaction.ts'
import { fillDemo } from '../demo/fill.ts'
import { verifyInvoices } from '../modules/invoices/seal.queries.ts'
import { restoreBackup } from './restore.ts'
import { takeBackup } from './take.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantoor-drill-'))
const TODAY = '2026-11-13'
let scratch: Scratch
let server: TestServer
let world: InvoiceWorld
const targets: FreshDatabase[] = []
const opened: { end?(): Promise<void>; close?(): Promise<void> }[] = []

beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url })
  world = await invoiceWorld(server)
  const demo = await server.environment()
  await fillDemo(server.db, demo.id, { today: TODAY, hours: 400 })
  await scratch.client.query(`select nextval('oauth_client_place')`)
})
afterAll(async () => {
  for (const one of opened) await (one.close ?? one.end)?.call(one)
  for (const { drop } of targets) await drop()
  await server.close()
  await scratch.drop()
  rmSync(folder, { recursive: true })
})

test('a backup taken while others write is one moment, and restores as that', async () => {
  const writers = startWriters()
  await writers.written(5)
  const taken = await take(scratch.url, 'busy')
  await writers.written(5)
  const numbers = await writers.stop()
  const target = await restored(taken.file)

  const { series } = taken.manifest
  const head = series.find(({ environment_id }) => environment_id === world.env.id)!
  expect(head.last_number).toBeGreaterThanOrEqual(5)
  expect(head.last_number).toBeLessThan(numbers.length)
  const twin = await appOn(target.url)
  for (const { environment_id } of series) expect(await faultsIn(twin, environment_id)).toEqual([])
  expect((await take(target.url, 'busy again')).manifest).toEqual(taken.manifest)
})

test('what is restored is the same in every row, rule and answer, and goes on where it was', async () => {
  await world.final()
  const draft = await world.draft()
  const taken = await take(scratch.url, 'whole')
  const target = await restored(taken.file)
  const client = await connect(target.url)
  opened.push(client)

  const tables = taken.manifest.tables.map(({ table }) => table)
  expect(taken.manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(45)
  for (const table of tables)
    expect(await contentOf(client, table), table).toEqual(await contentOf(scratch.client, table))
  expect(await shapeOf(client)).toEqual(await shapeOf(scratch.client))
  expect(await tenantFaults(client)).toEqual([])

  const twin = await appOn(target.url)
  const authorization = `Bearer ${world.env.key}`
  for (const path of ['/crm/organization', '/invoices/invoice?limit=100', '/invoices/payment', '/documents/document']) {
    const [before, after] = await Promise.all(
      [server, twin].map((one) => one.send('GET', `/api/v2${path}`, { authorization })),
    )
    expect([after!.status, after!.body], path).toEqual([before!.status, before!.body])
  }
  const me = { cookie: world.env.app.cookie, origin: 'http://localhost:3000' }
  expect((await twin.send('GET', '/api/app/session', me)).status).toBe(200)

  const last = taken.manifest.series.find(({ environment_id }) => environment_id === world.env.id)!.last_number
  const final = await twin.send('POST', `/api/v2/invoices/invoice/${draft}/finalize`, { authorization })
  expect(final.status, final.text).toBe(200)
  const numberOf = 'select sequence_number as number from invoice where id = $1'
  expect((await client.query(numberOf, [draft])).rows[0].number).toBe(last + 1)
})

test('an owner who is no superuser makes the same backup, and restores it', async () => {
  const role = `owner_${process.pid}_${Date.now()}`
  await scratch.client.query(`create role ${role} login createrole`)
  await scratch.client.query(`grant kantoor_app, kantoor_system, kantoor_reader to ${role}`)
  const taken = await take(scratch.url, 'for the owner')
  const target = await freshDatabase(role)
  try {
    await restoreBackup({ url: target.url, file: taken.file, secret: SECRET, log: () => {} })
    expect((await take(target.url, 'by the owner')).manifest).toEqual(taken.manifest)
  } finally {
    await target.drop()
    await scratch.client.query(`drop role ${role}`)
  }
})

test('invoices that were wrong in the backup are told, and restored only by will', async () => {
  await scratch.client.query(`set session_replication_role = replica;
    update invoice_line set description = 'Something else' where environment_id = '${world.env.id}' and id = (
      select l.id from invoice_line l join invoice i on i.environment_id = l.environment_id and i.id = l.invoice_id
      where i.environment_id = '${world.env.id}' and i.sequence_number = 2);
    set session_replication_role = origin`)
  const { file, manifest } = await take(scratch.url, 'wrong')
  const target = await freshDatabase()
  targets.push(target)
  const log: string[] = []
  const options = { url: target.url, file, secret: SECRET, log: (line: string) => void log.push(line) }
  await expect(restoreBackup(options)).rejects.toThrow('--with-faults restores them as they were')
  expect(log.at(-1)).toMatch(/number 2 \(.+\) is wrong: the invoice was changed/)
  await restoreBackup({ ...options, withFaults: true })
  expect((await take(target.url, 'as wrong')).manifest).toEqual(manifest)
})

/** Finalises one invoice after the other, and books into another environment, until it is told to stop. */
function startWriters() {
  const numbers: string[] = []
  let isOver = false
  const finalise = async () => {
    while (!isOver) numbers.push((await world.final()).number)
  }
  const running = Promise.all([finalise(), finalise()])
  return {
    async written(more: number) {
      const goal = numbers.length + more
      await expect.poll(() => numbers.length, { interval: 5 }).toBeGreaterThanOrEqual(goal)
    },
    async stop() {
      isOver = true
      await running
      return numbers
    },
  }
}

function take(url: string, name: string) {
  return takeBackup({ url, file: join(folder, `${name}.backup`), secret: SECRET })
}

async function restored(file: string): Promise<FreshDatabase> {
  const target = await freshDatabase()
  targets.push(target)
  await restoreBackup({ url: target.url, file, secret: SECRET, log: () => {} })
  return target
}

async function appOn(databaseUrl: string): Promise<TestServer> {
  const twin = await startTestServer({ databaseUrl })
  opened.push(twin)
  return twin
}

function faultsIn({ db }: TestServer, environmentId: string): Promise<unknown[]> {
  return inEnvironment(db, { environmentId, today: TODAY }, 'read', async (tx) => [
    ...(await verifyInvoices(tx)).filter(({ fault }) => fault !== null),
    ...(await tx.all(wrongSums)),
    ...(await tx.all(wrongLineSums)),
  ])
}

/** Without what is written a moment after an answer: when a key was last used, and which requests came. */
async function contentOf(client: pg.Client, table: string) {
  if (table === 'request') return []
  const { rows } = await client.query(
    `select md5((to_jsonb(t) - '{last_used_at,last_seen_at}'::text[])::text) as row from "${table}" t order by 1`,
  )
  return rows
}
