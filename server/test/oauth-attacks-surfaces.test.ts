// Attacks with something good, brought to the wrong door or by the wrong program.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { type StillClock, stillClock } from './oauth-fixtures.ts'
import { connect, grant, ORIGIN, type Program, postForm, redemption, refreshing, register } from './oauth-flow.ts'
import { toolCall } from './tool-call.ts'

let server: TestServer
let env: TestEnvironment
let clock: StillClock
let program: Program
let thief: Program

beforeAll(async () => {
  clock = stillClock()
  server = await startTestServer({ clock })
  env = await server.environment()
  program = await register(server)
  thief = await register(server, program.redirectUri, { client_name: 'Thief' })
})
afterAll(() => server.close())

const token = (fields: Parameters<typeof postForm>[2]) => postForm(server, '/oauth/token', fields)
const INVALID_GRANT = { status: 400, body: { error: 'invalid_grant' } }

function whoami(bearer: string, headers: Record<string, string> = {}) {
  const { headers: own, payload } = toolCall('whoami', {})
  return server.send('POST', '/mcp', { ...own, authorization: `Bearer ${bearer}`, ...headers }, payload)
}

describe('at the wrong door', () => {
  let stolen: Readonly<Record<string, string>>
  beforeAll(async () => {
    const { access, refresh } = await connect(server, env.app, program)
    const { code } = await grant(server, env.app, program)
    const { secret } = await register(server, program.redirectUri, { token_endpoint_auth_method: 'client_secret_post' })
    stolen = {
      'access token': access,
      'refresh token': refresh,
      code,
      'client id': program.clientId,
      'client secret': secret!,
      session: env.app.cookie.split('=')[1]!,
      'API key': env.key,
    }
  })
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })
  const json = { 'content-type': 'application/json' }

  test.each([
    ...['access token', 'refresh token', 'code', 'client id', 'client secret', 'session'].map((it) => [
      it,
      '/api/v2/crm/organization',
    ]),
    ...['access token', 'refresh token', 'code', 'client secret', 'API key', 'session'].map((it) => [
      it,
      '/api/app/session',
    ]),
  ])('the %s is worth nothing at %s', async (it, path) => {
    expect((await server.send('GET', path!, bearer(stolen[it!]!))).status).toBe(401)
  })

  test.each(['access token', 'refresh token', 'code', 'client secret', 'API key'])(
    'the %s is no session',
    async (it) => {
      const cookie = `kantoor_session=${stolen[it]}`
      expect((await server.send('GET', '/api/app/session', { cookie })).status).toBe(401)
      const page = await server.send('GET', `/oauth/authorize?client_id=${program.clientId}`, { cookie })
      expect(page.headers.location).toBeUndefined()
    },
  )

  test.each(['refresh token', 'code', 'client id', 'client secret', 'session'])('the %s opens no tool', async (it) => {
    const { status, headers } = await whoami(stolen[it]!)
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toContain(
      `resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp"`,
    )
    expect(headers['www-authenticate']).toContain('error="invalid_token"')
  })

  test.each(['access token', 'code', 'client id', 'session', 'API key'])('the %s refreshes nothing', async (it) => {
    const tokens = { ...program, access: '', refresh: stolen[it]! }
    expect(await token(refreshing(tokens))).toMatchObject(INVALID_GRANT)
  })

  test.each(['access token', 'refresh token', 'client id', 'session', 'API key'])('the %s is no code', async (it) => {
    const fields = { ...redemption(await grant(server, env.app, program)), code: stolen[it]! }
    expect(await token(fields)).toMatchObject(INVALID_GRANT)
  })

  test.each<[string, (access: string) => { url?: string; headers?: Record<string, string> }]>([
    ['in the address', (it) => ({ url: `/mcp?access_token=${it}` })],
    ['as a cookie', (it) => ({ headers: { cookie: `kantoor_session=${it}; access_token=${it}` } })],
    ['as Basic', (it) => ({ headers: { authorization: `Basic ${Buffer.from(`:${it}`).toString('base64')}` } })],
    ['with another letter', (it) => ({ headers: bearer(it.slice(0, -1) + (it.endsWith('a') ? 'b' : 'a')) })],
    ['in capitals', (it) => ({ headers: bearer(it.toUpperCase()) })],
    ['cut short', (it) => ({ headers: bearer(it.slice(0, -1)) })],
    ['twice', (it) => ({ headers: bearer(`${it}, ${it}`) })],
    ['with a NUL', (it) => ({ headers: bearer(`${it}%00`) })],
    ['without its name', (it) => ({ headers: { authorization: it } })],
  ])('an access token %s opens no tool', async (_, how) => {
    const { url = '/mcp', headers = {} } = how(stolen['access token']!)
    const { headers: own, payload } = toolCall('whoami', {})
    expect((await server.send('POST', url, { ...own, ...headers }, payload)).status).toBe(401)
  })

  test('a session cookie opens no tool', async () => {
    const { headers, payload } = toolCall('whoami', {})
    const at = { ...headers, cookie: env.app.cookie, origin: ORIGIN }
    expect((await server.send('POST', '/mcp', at, payload)).status).toBe(401)
  })

  test('an access token writes nothing', async () => {
    const auth = { ...bearer(stolen['access token']!), ...json }
    const sent = await server.send('POST', '/api/v2/crm/organization', auth, '{"name":"Evil"}')
    expect(sent.status).toBe(401)
  })

  test.each([
    ['another host (CVE-2025-66414)', { host: 'evil.example' }],
    ['another host and a forwarded one (CVE-2025-66414)', { host: 'evil.example', 'x-forwarded-host': 'localhost' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('a token through %s is turned away', async (_, headers) => {
    expect((await whoami(stolen['access token']!, headers)).status).toBe(403)
  })

  test('an access token ends after a quarter of an hour', async () => {
    const { access } = await connect(server, env.app, program)
    clock.pass(14 * 60)
    expect((await whoami(access)).status).toBe(200)
    clock.pass(61)
    expect((await whoami(access)).status).toBe(401)
  })
})

describe('a secret of a program', () => {
  test.each<[string, (id: string, secret: string) => { form?: object; authorization?: string }]>([
    ['none', (client_id) => ({ form: { client_id } })],
    ['a wrong one', (client_id) => ({ form: { client_id, client_secret: `kt_client_${'0'.repeat(38)}` } })],
    ['one of an API key', (client_id) => ({ form: { client_id, client_secret: env.key } })],
    ['a wrong one in the header', (id) => ({ authorization: basic(id, 'wrong') })],
    ['one in the header of another program', (_, secret) => ({ authorization: basic(thief.clientId, secret) })],
    ['a header that is none', () => ({ authorization: 'Basic %%%' })],
    ['a Bearer header', (_, secret) => ({ authorization: `Bearer ${secret}` })],
  ])('%s proves nothing', async (_, how) => {
    const method = { token_endpoint_auth_method: 'client_secret_basic' }
    const { clientId, secret, redirectUri } = await register(server, program.redirectUri, method)
    const granted = await grant(server, env.app, { clientId, redirectUri })
    const { form = {}, authorization } = how(clientId, secret!)
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    const fields = { ...redemption(granted), client_id: undefined, ...form }
    const refused = await postForm(server, '/oauth/token', fields, headers)
    expect(refused).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
    if (authorization) expect(refused.headers['www-authenticate']).toContain('Basic')
    const right = await postForm(server, '/oauth/token', { ...redemption(granted), client_secret: secret })
    expect(right.status).toBe(200)
  })

  test('in the header and in the form at once is refused', async () => {
    const { clientId, secret } = await register(server, program.redirectUri, {
      token_endpoint_auth_method: 'client_secret_post',
    })
    const form = { grant_type: 'refresh_token', refresh_token: 'x', client_id: clientId, client_secret: secret }
    const refused = await postForm(server, '/oauth/token', form, { authorization: basic(clientId, secret!) })
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  })
})

function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
}
