import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, made, refusal, trailOf } from '../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { operations } from '../operations.ts'
import { reportScreens } from './reports.ts'
import { listScreens } from './screens.ts'

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer()
  env = await server.environment()
})
afterAll(() => server.close())

const view = (some: object = {}) => ({
  screen: 'organizations',
  name: `View ${Math.random()}`,
  query: { is_active: 'true', sort: '-updated_at', custom_field: ['sector:retail', 'size:5'] },
  ...some,
})

test('keeps by what the rows are put together, which the list itself is not asked', async () => {
  const query = { group: 'organization_name', status: 'draft' }
  const { app } = await server.environment()
  expect((await app.post('/views', view({ screen: 'invoices', query }))).body.data).toMatchObject({ query })
  const odd = view({ screen: 'invoices', query: { group: 'x; y' } })
  expect((await app.post('/views', odd)).body).toMatchObject({ code: 'validation-error' })
})

test('is saved, listed, changed and deleted', async () => {
  const { status, body } = await env.app.post('/views', view({ name: 'Mine' }))
  expect(status).toBe(201)
  const { id, ...record } = body.data
  expect(record).toMatchObject({
    ...view({ name: 'Mine' }),
    is_shared: false,
    position: 0,
    user_id: env.app.userId,
    user_name: 'owner',
  })
  const changed = await env.app.patch(`/views/${id}`, { position: 3, query: { q: 'acme' } })
  expect(changed.body.data).toMatchObject({ name: 'Mine', position: 3, query: { q: 'acme' } })
  expect(idsOf(await env.app.get('/views?screen=organizations'))).toEqual([id])
  expect(idsOf(await env.app.get('/views?screen=projects'))).toEqual([])
  expect((await env.app.delete(`/views/${id}`)).status).toBe(204)
  expect(idsOf(await env.app.get('/views'))).toEqual([])
  expect((await trailOf(server, env, id)).audit).toEqual(['view.create', 'view.update', 'view.delete'])
})

describe('a query is refused in the words of the list', () => {
  test.each([
    ['organizations', { colour: 'red' }, '/query/colour', 'unknown_parameter'],
    ['organizations', { is_active: 'maybe' }, '/query/is_active', 'invalid_parameter'],
    ['organizations', { is_active: ['true'] }, '/query/is_active', 'invalid_parameter'],
    ['organizations', { sort: 'colour' }, '/query/sort', 'invalid_parameter'],
    ['projects', { status: 'asleep' }, '/query/status', 'invalid_parameter'],
    ['hours', { limit: '5' }, '/query/limit', 'unknown_parameter'],
    ['hours', { offset: '5' }, '/query/offset', 'unknown_parameter'],
    ['sales', { q: 'x' }, '/query/q', 'invalid_parameter'],
  ] as const)('%s %j', async (screen, query, pointer, code) => {
    const { status, body } = await env.app.post('/views', view({ screen, query }))
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'validation-error', errors: [{ pointer, code }] })
  })

  test('also when it is changed', async () => {
    const id = await made(env.app.post('/views', view()))
    const { body } = await env.app.patch(`/views/${id}`, { query: { status: 'active' } })
    expect(body).toMatchObject({ errors: [{ pointer: '/query/status', code: 'unknown_parameter' }] })
  })

  test('and only flat texts are taken', async () => {
    for (const query of [{ q: 5 }, { q: { a: 'b' } }, { q: null }, { q: [['x']] }, { '': 'x' }, [], 'q=x'])
      expect((await env.app.post('/views', view({ query }))).status, JSON.stringify(query)).toBe(400)
  })
})

const lists = Object.keys(listScreens) as (keyof typeof listScreens)[]

test.each(lists)('a saved view of %s can be opened', async (screen) => {
  const { list, right } = listScreens[screen]
  const query = { sort: `-${list.defaultSort.split(',')[0]!.replace(/^-/, '')}`, created_since: '2026-01-01T00:00:00Z' }
  await made(env.app.post('/views', view({ screen, query })))
  const { path, scope } = operations.find((operation) => operation.list === list)!
  expect(scope).toBe(right)
  expect((await env.app.get(`${path}?${new URLSearchParams(query)}`)).status).toBe(200)
})

test.each(Object.entries(reportScreens))(
  'a view of %s keeps a period by its name',
  async (screen, { query, right }) => {
    const { path, scope } = operations.find((one) => one.path === `/reports/${screen.slice(7).replaceAll('_', '-')}`)!
    expect(scope).toBe(right)
    const asked = 'period' in query.properties ? { period: 'last_quarter' } : {}
    await made(env.app.post('/views', view({ screen, name: path, query: asked })))
    for (const wrong of [{ period: 'always' }, { colour: 'red' }, { limit: '5' }])
      expect((await env.app.post('/views', view({ screen, query: wrong }))).status, JSON.stringify(wrong)).toBe(400)
  },
)

describe('sharing', () => {
  let own: TestEnvironment
  let anna: AppClient
  let bert: AppClient
  let shared: string
  let kept: string
  beforeAll(async () => {
    own = await server.environment()
    anna = await own.signIn(['crm:read'])
    bert = await own.signIn(['crm:read'])
    shared = await made(anna.post('/views', view({ is_shared: true })))
    kept = await made(anna.post('/views', view()))
  })

  test('shows a view to others, who cannot change it', async () => {
    expect(idsOf(await bert.get('/views'))).toEqual([shared])
    expect(refusal(await bert.patch(`/views/${shared}`, { name: 'Ours' }))).toContain('forbidden')
    expect(refusal(await bert.delete(`/views/${shared}`))).toContain('forbidden')
    expect((await bert.patch(`/views/${kept}`, { name: 'Ours' })).status).toBe(404)
    expect((await bert.delete(`/views/${kept}`)).status).toBe(404)
  })

  test('not to those who may not open the screen', async () => {
    expect(idsOf(await (await own.signIn(['hours:read'])).get('/views'))).toEqual([])
  })

  test('lets managers of settings tidy up what is shared, and nothing else', async () => {
    expect(idsOf(await own.app.get('/views'))).toEqual([shared])
    expect((await own.app.patch(`/views/${shared}`, { position: 5 })).status).toBe(200)
    expect((await own.app.delete(`/views/${kept}`)).status).toBe(404)
  })

  test('a name is used once by one person on one screen', async () => {
    await made(anna.post('/views', view({ name: 'Same' })))
    await made(bert.post('/views', view({ name: 'Same' })))
    await made(anna.post('/views', view({ name: 'Same', screen: 'persons', query: {} })))
    expect(refusal(await anna.post('/views', view({ name: 'Same' })))).toContain('duplicate')
  })
})
