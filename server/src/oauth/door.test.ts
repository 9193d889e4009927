// Who is let in at /mcp by a token, with which rights, how often, and for how long.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letIn } from '../../test/assistant-fixtures.ts'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { toolCall } from '../../test/tool-call.ts'
import { sql } from '../db/sql.ts'
import { makeSecret } from '../shared/api-key.ts'

let now = Date.now()
let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
  env = await server.environment()
})
afterAll(() => server.close())

const METADATA =
  'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp", scope="crm:read projects:read hours:read invoices:read sales:read hrm:read"'
const { headers, payload } = toolCall('whoami', {})
const knock = (token: string, more: Record<string, string> = {}, place = server) =>
  place.send('POST', '/mcp', { ...headers, authorization: `Bearer ${token}`, ...more }, payload)
const whoami = async (token: string) => (await env.tool('whoami', {}, token)).answer
const refused = (token: string) => knock(token).then(({ status, headers: told }) => [status, told['www-authenticate']])
const NOT_VALID = [401, `Bearer ${METADATA}, error="invalid_token"`]

describe('an access token', () => {
  test('lets its assistant in, which is told who it is', async () => {
    const { accessToken } = await letIn(server, env, { name: 'Clever', scopes: ['crm:read', 'hours:read'] })
    const { answer, texts } = await env.tool('whoami', {}, accessToken)
    expect(answer).toMatchObject({
      assistant_name: 'Clever',
      key_name: null,
      user_name: 'owner',
      scopes: ['crm:read', 'hours:read'],
      missing_scopes: ['projects:read', 'invoices:read', 'sales:read', 'hrm:read'],
    })
    expect(texts[0]).toMatch(/^Clever for owner of Test company, with crm:read, hours:read\. /)
  })

  test('is worth what it was asked for, as far as its user has it at this moment', async () => {
    const user = await env.signIn(['crm:read', 'crm:write', 'hours:read', 'settings'])
    const { accessToken } = await letIn(server, env, {
      userId: user.userId,
      tokenScopes: ['crm:read', 'invoices:read'],
    })
    expect((await whoami(accessToken)).scopes).toEqual(['crm:read'])
    await env.app.patch(`/settings/role/${user.roleId}`, { rights: ['invoices:read'] })
    expect((await whoami(accessToken)).scopes).toEqual(['invoices:read'])
    await env.app.patch(`/settings/role/${user.roleId}`, { rights: ['hours:read'] })
    expect((await whoami(accessToken)).scopes).toEqual([])
    const { answer, texts } = await env.tool('find_client', { query: 'acme' }, accessToken)
    expect([answer, texts]).toEqual([undefined, ['find_client needs the scope crm:read, which this connection lacks.']])
  })

  test('never opens a scope to write', async () => {
    const { accessToken } = await letIn(server, env, { scopes: ['crm:read', 'crm:write'] })
    expect((await whoami(accessToken)).scopes).toEqual(['crm:read'])
  })

  test('ends after fifteen minutes', async () => {
    const { accessToken } = await letIn(server, env, { now })
    now += 15 * 60_000 - 1
    expect((await knock(accessToken)).status).toBe(200)
    now += 1
    expect(await refused(accessToken)).toEqual(NOT_VALID)
  })

  test('ends with its assistant', async () => {
    const { id, accessToken } = await letIn(server, env, { now })
    await change(sql`update assistant set expires_at = ${new Date(now).toISOString()} where id = ${id}`)
    expect(await refused(accessToken)).toEqual(NOT_VALID)
  })

  test('ends when its assistant is revoked', async () => {
    const { id, accessToken } = await letIn(server, env, { now })
    await change(
      sql`update assistant set revoked_at = ${new Date(now).toISOString()}, revoked_reason = 'reused' where id = ${id}`,
    )
    expect(await refused(accessToken)).toEqual(NOT_VALID)
  })

  test('ends when its user is deactivated, and lives on when he is back', async () => {
    const user = await env.signIn(['crm:read'])
    const { accessToken } = await letIn(server, env, { userId: user.userId, now })
    await env.app.patch(`/settings/user/${user.userId}`, { is_active: false })
    expect(await refused(accessToken)).toEqual(NOT_VALID)
    await env.app.patch(`/settings/user/${user.userId}`, { is_active: true })
    expect((await knock(accessToken)).status).toBe(200)
  })

  test('is worth nothing anywhere else', async () => {
    const { accessToken } = await letIn(server, env, { now })
    const authorization = `Bearer ${accessToken}`
    const v2 = await server.send('GET', '/api/v2/crm/organization', { authorization })
    expect([v2.status, v2.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    const cookie = `kantoor_session=${accessToken}`
    const app = await server.send('GET', '/api/app/crm/organization', { authorization, cookie })
    expect(app.status).toBe(401)
  })
})

describe('what does not let in', () => {
  test('nothing at all: it is told where to ask', async () => {
    const { authorization: _, ...none } = { ...headers, authorization: '' }
    const answer = await server.send('POST', '/mcp', none, payload)
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, `Bearer ${METADATA}`])
    expect(answer.body.code).toBe('unauthenticated')
  })

  test.each([
    ['an unknown token', () => makeSecret('access')],
    ['a token with a slip', () => `${makeSecret('access').slice(0, -1)}!`],
    ['a refresh token', async () => (await letIn(server, env, { now })).refreshToken],
    ['a cookie', () => env.app.cookie.split('=')[1]!],
    ['an unknown key', () => makeSecret('live')],
  ])('%s', async (_, make) => {
    expect(await refused(await make())).toEqual(NOT_VALID)
  })

  test('a session', async () => {
    const { cookie } = env.app
    const answer = await server.send('POST', '/mcp', { ...headers, cookie, origin: 'http://localhost:3000' }, payload)
    expect(answer.status).toBe(401)
  })

  test('a token with a wrong checksum costs no look at the database', async () => {
    let looks = 0
    const count = () => looks++
    for (const pool of [server.db.app, server.db.system, server.db.reader]) pool.on('acquire', count)
    const token = makeSecret('access')
    expect((await knock(token.slice(0, -1) + (token.endsWith('0') ? '1' : '0'))).status).toBe(401)
    for (const pool of [server.db.app, server.db.system, server.db.reader]) pool.off('acquire', count)
    expect(looks).toBe(0)
  })

  test('more than sixty unknown keys a minute from one address, which hinders no assistant there', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const guess = async (kind: 'live' | 'access') => (await knock(makeSecret(kind), from)).status
    for (let i = 0; i < 60; i++) expect(await guess('live')).toBe(401)
    expect(await guess('live')).toBe(429)
    expect(await guess('access')).toBe(401)
    const { accessToken } = await letIn(server, env, { now })
    expect((await knock(accessToken, from)).status).toBe(200)
  })
})

test('each assistant has its own share of requests, told in the same headers', async () => {
  const small = await startTestServer({ rateLimitPerMinute: 2 })
  const own = await small.environment()
  const [one, other] = [await letIn(small, own), await letIn(small, own)]
  const answers = []
  for (let i = 0; i < 3; i++) answers.push(await knock(one.accessToken, {}, small))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers.map((answer) => answer.headers['x-ratelimit-remaining'])).toEqual(['1', '0', '0'])
  expect(answers[2]!.headers).toMatchObject({ 'x-ratelimit-limit': '2', 'retry-after': expect.stringMatching(/^\d+$/) })
  expect((await knock(other.accessToken, {}, small)).status).toBe(200)
  expect((await knock(own.key, {}, small)).status).toBe(200)
  await small.close()
})

test('revoked through one process, refused by the other with its next call', async () => {
  const twin = await startTestServer()
  const own = await server.environment()
  const { id, accessToken } = await letIn(server, own, { now })
  for (const place of [server, twin, twin]) expect((await knock(accessToken, {}, place)).status).toBe(200)
  expect((await own.app.post(`/settings/assistant/${id}/revoke`)).status).toBe(200)
  expect((await knock(accessToken, {}, twin)).status).toBe(401)
  await twin.close()
})

function change(query: ReturnType<typeof sql>) {
  return inTest(server, env, (tx) => tx.count(query))
}
