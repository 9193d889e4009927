// Every list of the screens as a file: the same rows, in the same order, under the same rights.
import type { TObject, TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { sql } from '../db/sql.ts'
import { fillDemo } from '../demo/fill.ts'
import { operations } from '../operations.ts'
import { rights } from '../shared/rights.ts'
import { csvLine } from './csv.rules.ts'

const TODAY = '2026-11-18'
const lists = operations.filter(({ list }) => list)

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T12:00:00Z`) } })
  env = await server.environment()
  await fillDemo(server.db, env.id, { hours: 1500, today: TODAY })
})
afterAll(() => server.close())

function download(path: string, cookie = env.app.cookie) {
  return server.send('GET', `/export${path}`, { cookie })
}

function fieldsOf(response: TSchema | undefined): string[] {
  const { items } = (response as TObject).properties.data as { items: TObject & { anyOf?: TObject[] } }
  return (items.anyOf ?? [items]).flatMap(({ properties }) => Object.keys(properties))
}

describe.each(lists)('$id', ({ path, scope, response }) => {
  test('is the file of its rows', async () => {
    const { status, text, headers } = await download(`${path}.csv`)
    expect(status, text).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${path.split('/').at(-1)}.csv"`,
      'cache-control': 'no-store',
    })
    const { data, meta } = (await env.app.get(`${path}?limit=100`)).body
    const [first] = data
    if (!first) return expect(text.trim().split('\r\n')).toHaveLength(1)
    const names = text.slice(1).split('\r\n', 1)[0]!.split(';')
    expect(fieldsOf(response)).toEqual(expect.arrayContaining(names))
    const lines = data.map((row: Record<string, unknown>) =>
      csvLine(
        names.map((name) => row[name]),
        'semicolon',
      ),
    )
    expect(text.startsWith(`\ufeff${csvLine(names, 'semicolon')}${lines.join('')}`)).toBe(true)
    if (meta.count <= 100) expect(text).toBe(`\ufeff${csvLine(names, 'semicolon')}${lines.join('')}`)
  })

  test('needs the session and the right of its list', async () => {
    expect((await download(`${path}.csv`, '')).status).toBe(401)
    if (scope === null) return
    const { cookie } = await env.signIn(rights.filter((right) => right !== scope))
    expect((await download(`${path}.csv`, cookie)).body).toMatchObject({ code: 'forbidden', required_right: scope })
  })
})

test('all rows are there, beyond one page and one fetch', async () => {
  const { text } = await download('/hours/hours.csv?sort=date')
  const found = await inTest(server, env, (tx) =>
    tx.all<{ id: string }>(sql`select id from time_entry order by date, id`),
  )
  expect(
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, 36)),
  ).toEqual(found.map(({ id }) => id))
  expect(found).toHaveLength(1500)
})

test('filters, orders and separators are those that were asked for', async () => {
  const { data } = (await env.app.get('/crm/organization?sort=-name&q=an&limit=100')).body
  const { text } = await download('/crm/organization.csv?sort=-name&q=an&separator=comma')
  expect(data.length).toBeGreaterThan(0)
  expect(
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, 36)),
  ).toEqual(data.map(({ id }: { id: string }) => id))
  expect(text.startsWith('\ufeffid,name,')).toBe(true)
})

test.each([
  ['colour=red', 'unknown-parameter'],
  ['limit=10', 'unknown-parameter'],
  ['offset=10', 'unknown-parameter'],
  ['separator=tab', 'validation-error'],
  ['separator=toString', 'validation-error'],
  ['sort=nothing', 'validation-error'],
])('%s is refused', async (query, code) => {
  expect((await download(`/crm/organization.csv?${query}`)).body).toMatchObject({ status: 400, code })
})

test('whose leave one may not see is not in the file either', async () => {
  const employee = await env.signIn(['hrm:read'])
  const { text } = await download('/hrm/leave.csv', employee.cookie)
  expect(text.trim().split('\r\n')).toHaveLength(1)
})

test('another path or method is refused as everywhere', async () => {
  expect((await download('/crm/nothing.csv')).status).toBe(404)
  expect((await server.send('POST', '/export/crm/organization.csv', { cookie: env.app.cookie })).status).toBe(405)
})
