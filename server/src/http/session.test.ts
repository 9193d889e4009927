import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the application surface has the operations of v2 under a session', async () => {
  const env = await server.environment()
  const created = await env.app.post('/crm/organization', { name: 'Acme' })
  expect(created.status, created.text).toBe(201)
  expect((await env.get(`/crm/organization/${created.body.data.id}`)).status).toBe(200)
  expect((await env.app.get('/crm/organization')).headers).toMatchObject({ 'x-ratelimit-limit': '1200' })
})

test('v2 reads no cookie and the application surface takes no key', async () => {
  const env = await server.environment()
  const { cookie } = env.app
  const v2 = await server.send('GET', '/api/v2/crm/organization', { cookie })
  expect([v2.status, v2.headers['www-authenticate']]).toEqual([401, 'Bearer'])
  const app = await server.send('GET', '/api/app/crm/organization', { authorization: `Bearer ${env.key}` })
  expect([app.status, app.headers['www-authenticate']]).toEqual([401, undefined])
})

test('a role lets one do what it names and no more', async () => {
  const env = await server.environment()
  const reader = await env.signIn(['crm:read'])
  expect((await reader.get('/crm/organization')).status).toBe(200)
  const refused = await reader.post('/crm/organization', { name: 'Acme' })
  expect([refused.status, refused.body.code, refused.body.required_right]).toEqual([403, 'forbidden', 'crm:write'])
})

describe('a change with a session', () => {
  const own = 'http://localhost:3000'
  test.each([
    ['our own origin', { origin: own }, 201],
    ['what the browser calls the same origin', { 'sec-fetch-site': 'same-origin' }, 201],
    ['no origin', {}, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['another port', { origin: 'http://localhost:3001' }, 403],
    ['another scheme', { origin: 'https://localhost:3000' }, 403],
    ['a hidden origin', { origin: 'null' }, 403],
    ['the same site but another origin', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['a typed address', { 'sec-fetch-site': 'none' }, 403],
  ])('from %s', async (_, headers, status) => {
    const env = await server.environment()
    const answer = await server.send(
      'POST',
      '/api/app/crm/organization',
      { cookie: env.app.cookie, 'content-type': 'application/json', ...headers },
      '{"name":"Acme"}',
    )
    expect([answer.status, answer.body.code]).toEqual([status, status === 403 ? 'foreign-origin' : undefined])
  })
})
