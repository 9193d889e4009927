// Every report of the screens as a file: the same rows, under the same rights, in cells of their own kind.
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { insertInvoice } from '../../test/invoice-rows.ts'
import { fillDemo } from '../demo/fill.ts'
import { operations } from '../operations.ts'
import { rights } from '../shared/rights.ts'
import { csvLine } from './csv.rules.ts'

const TODAY = '2026-11-18'
const reports = operations.filter(({ path }) => path.startsWith('/reports/'))

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T12:00:00Z`) } })
  env = await server.environment()
  await fillDemo(server.db, env.id, { hours: 1500, today: TODAY })
  const [{ id: organization_id }] = (await env.app.get('/crm/organization?limit=1')).body.data
  await insertInvoice(server, env, { organization_id, date: '2026-11-02', lines: [{ amount: 100.5 }] })
})
afterAll(() => server.close())

function download(path: string, cookie = env.app.cookie) {
  return server.app.inject({ method: 'GET', url: `/export${path}`, headers: { cookie } })
}

const year = { date_from: '2026-01-01', date_to: '2026-12-31' }

describe.each(reports)('$id', ({ path, scope, query }) => {
  const asked = 'date_from' in query!.properties ? `?${new URLSearchParams(year)}` : ''

  test('is the file of its rows, twice', async () => {
    const limit = 'limit' in query!.properties ? `${asked ? '&' : '?'}limit=25` : ''
    const { data } = (await env.app.get(`/reports${path.slice(8)}${asked}${limit}`)).body
    const rows: Record<string, unknown>[] = data.rows ?? data.stages
    // The demo of tests has sent no invoices, so that nobody owes anything.
    if (!path.includes('outstanding')) expect(rows.length).toBeGreaterThan(0)
    const csv = await download(`${path}.csv${asked}`)
    expect(csv.statusCode, csv.body).toBe(200)
    const names = csv.body.slice(1).split('\r\n', 1)[0]!.split(';')
    const values = (row: Record<string, unknown>) => names.map((name) => row[name])
    const lines = rows.map((row) => csvLine(values(row), 'semicolon'))
    expect(csv.body.startsWith(`\ufeff${csvLine(names, 'semicolon')}${lines.join('')}`)).toBe(true)

    const xlsx = await download(`${path}.xlsx${asked}`)
    expect(xlsx.statusCode).toBe(200)
    expect(xlsx.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="${path.split('/').at(-1)}.xlsx"`,
      'cache-control': 'no-store',
    })
    const [heads, ...read] = await readRows(xlsx.rawPayload)
    expect(heads).toEqual(names)
    expect(read.slice(0, rows.length)).toEqual(rows.map((row) => values(row).map(asRead)))
  })

  test('needs the session and the right of its report, and takes no pages', async () => {
    expect((await download(`${path}.xlsx${asked}`, '')).statusCode).toBe(401)
    const { cookie } = await env.signIn(rights.filter((right) => right !== scope))
    expect((await download(`${path}.xlsx${asked}`, cookie)).statusCode).toBe(403)
    expect((await download(`${path}.xlsx?limit=5`)).statusCode).toBe(400)
  })
})

test('without rows a file still names its columns', async () => {
  const other = await server.environment()
  const url = `/export/reports/turnover.csv?${new URLSearchParams(year)}`
  const { body } = await server.app.inject({ url, headers: { cookie: other.app.cookie } })
  expect(body.trim().split(';')).toContain('turnover_amount')
})

test('a name that looks like a formula is text', async () => {
  const other = await server.environment()
  const name = '=HYPERLINK("http://example.com")'
  const { id } = (await other.app.post('/crm/organization', { name })).body.data
  await other.app.post('/sales/stage', { name: '@SUM(1)', probability: 10 })
  await other.app.post('/projects/project', { name: '+1+1', organization_id: id })
  const file = await server.app.inject({
    url: '/export/reports/project-status.xlsx',
    headers: { cookie: other.app.cookie },
  })
  const [heads, row] = await readRows(file.rawPayload)
  expect([row![heads!.indexOf('project_name')], row![heads!.indexOf('organization_name')]]).toEqual(['+1+1', name])
})

async function readRows(file: Buffer): Promise<unknown[][]> {
  const [sheet] = await readExcelFile(file)
  return sheet!.data as unknown[][]
}

/** As a spreadsheet gives it back: nothing is empty, a day is a moment. */
function asRead(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) return value.join(' ') || null
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : value
}
