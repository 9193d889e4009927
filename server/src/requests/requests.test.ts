// What stands in the log of requests, who reads it, and that no request waits for it or fails by it.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { idsOf, inTest } from '../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { newId } from '../../test/report-fixtures.ts'
import { sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import { MOST_OF_ENVIRONMENT } from './note-requests.ts'
import { forgetRequests } from './requests.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const LIST = '/settings/request'

interface Entry {
  readonly id: string
  readonly [field: string]: unknown
}

/** Once so many are there; what is noted is written within a second. */
function logged(own: TestEnvironment, count: number, query = '', client = own.app): Promise<Entry[]> {
  return vi.waitFor(
    async () => {
      const { body } = await client.get(`${LIST}?limit=100${query}`)
      expect(body.meta.count).toBe(count)
      return body.data
    },
    { timeout: 120_000, interval: 100 },
  )
}

test('has every request of the API with who, what, how it ended and how long it took', async () => {
  const own = await server.environment()
  const id = newId()
  await own.get('/crm/organization?sort=-name&limit=5', { 'x-request-id': 'first' })
  await own.post('/crm/organization', { name: '' }, { 'x-request-id': 'second' })
  await own.get(`/crm/organization/${id}`, { 'x-request-id': 'third' })
  const [third, second, first] = await logged(own, 3)
  expect(first).toEqual({
    id: expect.any(String),
    request_id: 'first',
    surface: 'v2',
    method: 'GET',
    route: '/api/v2/crm/organization',
    path: '/api/v2/crm/organization',
    query: 'sort=-name&limit=5',
    status: 200,
    duration_ms: expect.any(Number),
    problem: null,
    actor_type: 'api_key',
    actor_id: expect.any(String),
    actor_name: 'test',
    user_id: null,
    user_name: null,
    dropped: 0,
    created_at: expect.any(String),
  })
  expect(second).toMatchObject({ method: 'POST', status: 400, problem: 'validation-error' })
  expect(third).toMatchObject({
    route: '/api/v2/crm/organization/{id}',
    path: `/api/v2/crm/organization/${id}`,
    status: 404,
    problem: 'not-found',
  })
  expect((await own.app.get(`${LIST}/${third!.id}`)).body.data).toEqual(third)
})

test('has of the screens what changes something and what goes wrong', async () => {
  const own = await server.environment()
  await own.app.get('/crm/organization')
  await own.app.post('/crm/organization', { name: 'Acme' })
  await own.app.get('/crm/organization?colour=red')
  expect(await logged(own, 2)).toMatchObject([
    { surface: 'app', method: 'GET', status: 400, problem: 'unknown-parameter', query: '…=…', user_id: own.app.userId },
    { surface: 'app', method: 'POST', status: 201, actor_type: 'user', actor_name: 'owner' },
  ])
})

test('has the calls of assistants and whatever is over the limit', async () => {
  const strict = await startTestServer({ rateLimitPerMinute: 2 })
  const own = await strict.environment()
  await own.tool('whoami')
  await own.get('/crm/organization')
  await own.get('/crm/organization')
  const entries = await logged(own, 3)
  expect(entries.map(({ surface, status, problem }) => [surface, status, problem])).toEqual([
    ['v2', 429, 'rate-limited'],
    ['v2', 200, null],
    ['mcp', 200, null],
  ])
  await strict.close()
})

test('knows no secret: nothing of sign-in, files, quotes and the way in of assistants, and no credentials', async () => {
  const own = await server.environment()
  const { email } = own.app
  await server.send(
    'POST',
    '/api/app/session/sign-in',
    { 'content-type': 'application/json' },
    JSON.stringify({ email }),
  )
  const places = [
    '/files/secret',
    '/quote/secret',
    '/calendar/secret.ics',
    '/oauth/token',
    '/oauth/authorize?code=secret',
  ]
  for (const path of [...places, '/nowhere']) await server.send('GET', path, { authorization: `Bearer ${own.key}` })
  await own.get(`/crm/organization?q=${own.key}&api_key=${own.key}`)
  await own.get(`/crm/organization/${own.key}`)
  const entries = await logged(own, 2)
  expect(JSON.stringify(entries)).not.toContain(own.key)
  expect(entries.map(({ path, query }) => [path, query])).toEqual([
    ['/api/v2/crm/organization/…', null],
    ['/api/v2/crm/organization', 'q=…&…=…'],
  ])
})

describe('is found', () => {
  let own: TestEnvironment
  let anna: AppClient
  beforeAll(async () => {
    own = await server.environment()
    anna = await own.signIn(['crm:read'])
    const key = await anna.keyWith('crm:read')
    await own.get('/crm/organization', { 'x-request-id': 'of-the-company' })
    await own.get('/crm/person', { authorization: `Bearer ${key}`, 'x-request-id': 'of-anna' })
    await own.get('/crm/person?limit=0', { authorization: `Bearer ${key}`, 'x-request-id': 'refused' })
    await logged(own, 3)
  })

  test.each([
    ['&request_id=of-anna', ['of-anna']],
    ['&status_class=4xx', ['refused']],
    ['&status_class=2xx,4xx&surface=v2', ['refused', 'of-anna', 'of-the-company']],
    ['&path_prefix=/api/v2/crm/pers', ['refused', 'of-anna']],
    ['&problem=validation-error', ['refused']],
    ['&method=POST', []],
    ['&actor_type=user', []],
    ['&created_at_to=2020-01-01T00:00:00Z', []],
    ['&created_at_from=2020-01-01T00:00:00Z&sort=created_at', ['of-the-company', 'of-anna', 'refused']],
  ])('by %s', async (query, expected) => {
    const { body } = await own.app.get(`${LIST}?limit=100${query}`)
    expect(body.data.map((entry: Entry) => entry.request_id)).toEqual(expected)
  })

  test('by key', async () => {
    const [entry] = (await own.app.get(`${LIST}?request_id=of-anna`)).body.data
    expect(await logged(own, 2, `&api_key_id=${entry.actor_id}`)).toMatchObject([{ user_id: anna.userId }, {}])
  })

  test('what is about the days of people only by those who may see these', async () => {
    await own.get('/hrm/absence', { 'x-request-id': 'of-absence' })
    await logged(own, 1, '&request_id=of-absence')
    const settings = await own.signIn(['settings'])
    const seen = async () => (await settings.get(LIST)).body.data.map((entry: Entry) => entry.request_id)
    expect(await seen()).toEqual(['refused', 'of-anna', 'of-the-company'])
  })

  test('by others only what is theirs', async () => {
    const theirs = await anna.get(LIST)
    expect(theirs.body.data.map((entry: Entry) => entry.request_id)).toEqual(['refused', 'of-anna'])
    const [company] = idsOf(await own.app.get(`${LIST}?request_id=of-the-company`))
    expect((await anna.get(`${LIST}/${company}`)).status).toBe(404)
    const elsewhere = await server.environment()
    expect((await elsewhere.app.get(`${LIST}/${company}`)).status).toBe(404)
  })
})

test('what comes too fast is counted, and the next one tells', async () => {
  const own = await server.environment()
  const extra = 30
  // The batch may be written in between, which makes room for as many again.
  for (let i = 0; i < 2 * MOST_OF_ENVIRONMENT + extra; i += 10)
    await Promise.all(Array.from({ length: 10 }, () => own.get('/crm/organization?limit=1')))
  await sleep(1500)
  await own.get('/crm/organization', { 'x-request-id': 'after' })
  const sum = await vi.waitFor(
    async () => {
      expect(idsOf(await own.app.get(`${LIST}?request_id=after`))).toHaveLength(1)
      const [row] = await inTest(server, own, (tx) =>
        tx.all<{ rows: number; dropped: number }>(
          sql`select count(*)::int as rows, sum(dropped)::int as dropped from request`,
        ),
      )
      return row!
    },
    { timeout: 120_000, interval: 100 },
  )
  expect(sum.rows + sum.dropped).toBe(2 * MOST_OF_ENVIRONMENT + extra + 1)
})

test('a database that refuses it costs entries and no request', async () => {
  const broken = await startTestServer({ own: true })
  const own = await broken.environment()
  await own.get('/crm/organization')
  await logged(own, 1)
  // The key is known from the last moment: to look it up would need what is about to be refused.
  await own.get('/crm/organization')
  const refusing = vi.spyOn(broken.db.system, 'connect').mockImplementation(() => Promise.reject(new Error('full')))
  expect((await own.get('/crm/organization')).status).toBe(200)
  await sleep(1300)
  refusing.mockRestore()
  expect((await own.get('/crm/organization')).status).toBe(200)
  expect((await logged(own, 2)).map(({ dropped }) => dropped)).toEqual([2, 0])
  await broken.close()
})

test('what waits when the server stops is written', async () => {
  const stopping = await startTestServer({ own: true })
  const own = await stopping.environment()
  await own.get('/crm/organization')
  await stopping.app.close()
  expect(await inTest(server, own, (tx) => tx.all(sql`select from request`))).toHaveLength(1)
  await stopping.db.close()
})

test('is forgotten after seven days', async () => {
  const own = await server.environment()
  await own.get('/crm/organization')
  const [kept] = await logged(own, 1)
  await inSystem(server.db, (tx) =>
    tx.count(sql`
      insert into request (environment_id, id, request_id, surface, method, route, path, status, duration_ms, actor_type, actor_id, created_at)
      select environment_id, gen_random_uuid(), 'old', surface, method, route, path, status, duration_ms, actor_type, actor_id, now() - interval '8 days'
      from request, generate_series(1, 3) where environment_id = ${own.id}`),
  )
  expect(await logged(own, 3, '&request_id=old')).toHaveLength(3)
  while ((await inSystem(server.db, (tx) => forgetRequests(tx, 2))) > 0);
  expect((await logged(own, 1))[0]!.id).toBe(kept!.id)
})
