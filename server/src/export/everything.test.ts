// An export of everything is unpacked, and holds what the lists show: all of it, and no more than its maker may read.
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PDF, uploader } from '../../test/document-fixtures.ts'
import { worldOf } from '../../test/examples.ts'
import { inTest, make, trailOf } from '../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { unzip } from '../../test/unzip.ts'
import { raw, sql } from '../db/sql.ts'
import { fillDemo } from '../demo/fill.ts'
import { operations } from '../operations.ts'
import { rights } from '../shared/rights.ts'
import { storedJobs } from '../worker/jobs.ts'
import { exportMaker } from '../worker/make-export.ts'
import { prune } from '../worker/prune.ts'
import { insertPart, noteProgress } from './data-exports.queries.ts'
import { exportedLists, fileNameOf } from './lists.ts'

// Of its own: whoever takes jobs takes those of every environment.
let scratch: Scratch
let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url })
  env = await server.environment()
  await fillDemo(server.db, env.id, { hours: 1500, today: new Date().toISOString().slice(0, 10) })
  const world = worldOf(server, env)
  for (const path of ['/sales/quote', '/purchasing/purchaseinvoice']) await world.make(path)
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

const work = () => storedJobs('make_export', exportMaker).run(server.db)

async function exported(client: AppClient, body: object = {}) {
  const { id } = await make(client, '/settings/dataexport', body)
  await work()
  const record = (await client.get(`/settings/dataexport/${id}`)).body.data
  const answer = await server.app.inject({ url: record.download_path, headers: { cookie: client.cookie } })
  return { record, answer, files: textsIn(answer.rawPayload) }
}

const textsIn = (bytes: Buffer) => new Map([...unzip(bytes)].map(([name, content]) => [name, content.toString()]))

const rowsOf = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true, delimiter: ';' })

const LINES = [
  ['invoices/invoice-lines.csv', 'invoice_line'],
  ['sales/quote-lines.csv', 'quote_line'],
  ['purchasing/purchaseinvoice-lines.csv', 'purchase_invoice_line'],
] as const

test('everything is in it, as often as the lists count it', async () => {
  const { record, answer, files } = await exported(env.app)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(record.size_bytes),
  })
  const manifest = JSON.parse(files.get('manifest.json')!)
  expect(manifest.left_out).toEqual([])
  let total = 0
  for (const operation of exportedLists) {
    const name = `${fileNameOf(operation)}.csv`
    const { meta } = (await env.app.get(`${operation.path}?limit=1`)).body
    const written = { 'audit.list': 2 }[operation.id] ?? 0
    const rows = rowsOf(files.get(name)!)
    // Making and downloading it were written down after it was read.
    expect(rows.length, name).toBe(meta.count - written)
    expect(manifest.files).toContainEqual({ name, rows: rows.length })
    total += rows.length
  }
  expect(record).toMatchObject({ status: 'ready', rows_done: total, rows_total: total, kind: 'everything' })
  for (const [name, table] of LINES) {
    const lines = await inTest(server, env, (tx) => tx.all(sql`select from ${raw(table)}`))
    if (table !== 'invoice_line') expect(lines.length, name).toBeGreaterThan(0)
    expect(rowsOf(files.get(name)!), name).toHaveLength(lines.length)
  }
  const hours = rowsOf(files.get('hours/hours.csv')!)
  const found = (await env.app.get(`/hours/hours/${hours[700]!.id}`)).body.data
  expect(hours[700]).toMatchObject({ employee_name: found.employee_name, minutes: String(found.minutes) })
})

test('files come along when they are asked for', async () => {
  const { body } = await uploader(() => server)(env, PDF)
  const { files } = await exported(env.app, { has_files: true, separator: 'comma' })
  expect(files.get(`files/${body.data.id}-offer.pdf`)).toBe(PDF.toString())
  expect(files.get('crm/organization.csv')!.slice(1)).toMatch(/^id,name,/)
})

test('it holds what its maker may read, and nobody else gets it', async () => {
  const some = await env.signIn(['settings', 'crm:read', 'hrm:read'])
  const { record, files } = await exported(some)
  expect(files.has('invoices/invoice.csv')).toBe(false)
  expect(JSON.parse(files.get('manifest.json')!).left_out).toContain('hours/hours')
  expect(rowsOf(files.get('hrm/leave.csv')!)).toEqual([])
  expect(rowsOf(files.get('hrm/employee.csv')!)[0]).not.toHaveProperty('cost_rate')
  const download = (cookie: string) => server.send('GET', record.download_path, { cookie })
  expect((await download(env.app.cookie)).status).toBe(404)
  expect((await download('')).status).toBe(401)
  const { cookie } = await env.signIn(rights.filter((right) => right !== 'settings'))
  expect((await download(cookie)).status).toBe(403)
  expect((await trailOf(server, env, record.id)).audit).toEqual([
    'dataexport.create',
    'dataexport.make',
    'dataexport.download',
  ])
})

test('whoever was overtaken adds nothing to it', async () => {
  const { record, answer } = await exported(env.app)
  const place = { environment_id: env.id, id: record.id }
  const part = { attempt: 7, number: 0, bytes: Buffer.from('late') }
  let beats = 0
  await expect(insertPart(server.db, place, part, () => void beats++)).rejects.toThrow('finished by somebody else')
  expect(beats).toBe(1)
  await noteProgress(server.db, place, { done: 1, total: 2 }, () => {})
  await inTest(server, env, (tx) =>
    tx.count(sql`
      insert into data_export_part (environment_id, export_id, attempt, number, bytes)
      select environment_id, id, 0, n, 'late' from data_export, generate_series(0, 9) n where id = ${record.id}`),
  )
  expect((await env.app.get(`/settings/dataexport/${record.id}`)).body.data.status).toBe('ready')
  const again = await server.app.inject({ url: record.download_path, headers: { cookie: env.app.cookie } })
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
})

test('after a day it is gone, with its parts', async () => {
  const { record } = await exported(env.app)
  await inTest(server, env, (tx) =>
    tx.count(sql`update data_export set expires_at = now() - interval '1 minute' where id = ${record.id}`),
  )
  expect((await server.send('GET', record.download_path, { cookie: env.app.cookie })).status).toBe(404)
  await prune.run(server.db)
  const left = (table: string) =>
    inTest(server, env, (tx) =>
      tx.all(sql`select from ${raw(table)} where ${raw(table === 'data_export' ? 'id' : 'export_id')} = ${record.id}`),
    )
  expect([await left('data_export'), await left('data_export_part')]).toEqual([[], []])
})

test('what fails three times says so', async () => {
  const { id } = await make(env.app, '/settings/dataexport', {})
  await inTest(server, env, async (tx) => {
    await tx.count(
      sql`update data_export set kind = 'person', subject_type = 'person', subject_id = gen_random_uuid() where id = ${id}`,
    )
    await tx.count(sql`update job set attempts = 2 where record_id = ${id}`)
  })
  await work()
  expect((await env.app.get(`/settings/dataexport/${id}`)).body.data).toMatchObject({
    status: 'failed',
    download_path: null,
  })
})

/** What can be worked out from the rest, what is only the own, and what is forgotten by itself. */
const LEFT_OUT = new Set([
  'passkey.list',
  'api_key.list',
  'capacity.list',
  'to_invoice.list',
  'to_invoice.list_rows',
  // They stand in the file of the lines of invoices.
  'invoiceline.list',
  'search.find',
  'view.list',
  'request.list',
  'delivery.list',
  'assistant.list',
  'assistant_call.list',
  'dataexport.list',
  'erasure.list',
  'import.list',
  'importremark.list',
])

test('every list is in it, or left out on purpose', () => {
  const exportedIds = new Set(exportedLists.map(({ id }) => id))
  const others = operations.filter(
    ({ id, list, path }) => list && !exportedIds.has(id) && !path.startsWith('/reports/'),
  )
  expect(others.map(({ id }) => id).filter((id) => !LEFT_OUT.has(id))).toEqual([])
})
