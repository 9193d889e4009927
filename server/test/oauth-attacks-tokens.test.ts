// Attacks with what was stolen, kept for too long, or brought to the wrong door.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { type StillClock, stillClock } from './oauth-fixtures.ts'
import {
  connect,
  grant,
  ORIGIN,
  type Program,
  postForm,
  redemption,
  refreshing,
  register,
  type Tokens,
} from './oauth-flow.ts'
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

function whoami(bearer: string, headers: Record<string, string> = {}, at = server) {
  const { headers: own, payload } = toolCall('whoami', {})
  return at.send('POST', '/mcp', { ...own, authorization: `Bearer ${bearer}`, ...headers }, payload)
}

async function expectDead({ access, refresh, ...by }: Tokens): Promise<void> {
  expect((await whoami(access)).status).toBe(401)
  expect(await token(refreshing({ ...by, access, refresh }))).toMatchObject(INVALID_GRANT)
}

const revokedReasons = async () =>
  (await env.app.get('/settings/assistant?limit=1&sort=-created_at')).body.data[0].revoked_reason

describe('a code', () => {
  test('that comes twice ends what its first use began', async () => {
    const granted = await grant(server, env.app, program)
    const { body } = await token(redemption(granted))
    expect((await whoami(body.access_token)).status).toBe(200)
    expect(await token(redemption(granted))).toMatchObject(INVALID_GRANT)
    await expectDead({ ...program, access: body.access_token, refresh: body.refresh_token })
    expect(await revokedReasons()).toBe('replayed')
  })

  test.each<[string, (granted: { code: string }) => object]>([
    ['another program', () => ({ client_id: thief.clientId })],
    ['whoever has no verifier', () => ({ code_verifier: 'a'.repeat(43) })],
    ['whoever says another address', () => ({ redirect_uri: 'https://evil.example/' })],
  ])('that was used, brought by %s, ends nothing', async (_, change) => {
    const granted = await grant(server, env.app, program)
    const { body } = await token(redemption(granted))
    expect(await token({ ...redemption(granted), ...change(granted) })).toMatchObject(INVALID_GRANT)
    expect((await whoami(body.access_token)).status).toBe(200)
  })

  test('stolen by another program before its use is still good for its own', async () => {
    const granted = await grant(server, env.app, program)
    expect(await token({ ...redemption(granted), client_id: thief.clientId })).toMatchObject(INVALID_GRANT)
    expect((await token(redemption(granted))).status).toBe(200)
  })

  test('is redeemed by its own verifier, not by that of another', async () => {
    const [one, other] = [await grant(server, env.app, program), await grant(server, env.app, program)]
    expect(await token(redemption({ ...one, pkce: other.pkce }))).toMatchObject(INVALID_GRANT)
    expect(await token(redemption({ ...other, pkce: one.pkce }))).toMatchObject(INVALID_GRANT)
    const challengeAsVerifier = { verifier: one.pkce.challenge, challenge: '' }
    expect(await token(redemption({ ...one, pkce: challengeAsVerifier }))).toMatchObject(INVALID_GRANT)
    expect((await token(redemption(one))).status).toBe(200)
  })

  test('is good for a minute', async () => {
    const granted = await grant(server, env.app, program)
    clock.pass(61)
    expect(await token(redemption(granted))).toMatchObject(INVALID_GRANT)
  })

  test('is worthless once the person was deactivated', async () => {
    const leaving = await env.signIn(['crm:read'])
    const granted = await grant(server, leaving, program)
    await deactivate(leaving)
    expect(await token(redemption(granted))).toMatchObject(INVALID_GRANT)
  })

  test('that comes fifty times at once gives one pair of tokens, which is then dead', async () => {
    const granted = await grant(server, env.app, program)
    const answers = await Promise.all(Array.from({ length: 50 }, () => token(redemption(granted))))
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    const { access_token: access, refresh_token: refresh } = good[0]!.body
    await expectDead({ ...program, access, refresh })
  })
})

describe('a refresh token', () => {
  test('that comes again after ten seconds ends everything', async () => {
    const first = await connect(server, env.app, program)
    const { body } = await token(refreshing(first))
    clock.pass(11)
    expect(await token(refreshing(first))).toMatchObject(INVALID_GRANT)
    await expectDead({ ...program, access: body.access_token, refresh: body.refresh_token })
    expect((await whoami(first.access)).status).toBe(401)
    expect(await revokedReasons()).toBe('reused')
  })

  test('two generations old ends everything at once', async () => {
    const first = await connect(server, env.app, program)
    const second = (await token(refreshing(first))).body
    const third = (await token(refreshing({ ...first, refresh: second.refresh_token }))).body
    expect(await token(refreshing(first))).toMatchObject(INVALID_GRANT)
    await expectDead({ ...program, access: third.access_token, refresh: third.refresh_token })
  })

  test('whose answer was lost gives a fresh pair and cancels the unused one', async () => {
    const first = await connect(server, env.app, program)
    const lost = (await token(refreshing(first))).body
    const again = await token(refreshing(first))
    expect(again.status).toBe(200)
    expect((await whoami(lost.access_token)).status).toBe(401)
    expect((await whoami(again.body.access_token)).status).toBe(200)
    expect((await token(refreshing({ ...first, refresh: again.body.refresh_token }))).status).toBe(200)
  })

  test('that comes twenty times at once leaves one pair that works', async () => {
    const first = await connect(server, env.app, program)
    const answers = await Promise.all(Array.from({ length: 20 }, () => token(refreshing(first))))
    const pairs = answers.filter(({ status }) => status === 200).map(({ body }) => body)
    const alive = await Promise.all(pairs.map(async ({ access_token }) => (await whoami(access_token)).status === 200))
    expect(alive.filter(Boolean)).toHaveLength(1)
  })

  test('of another program is refused and ends nothing', async () => {
    const tokens = await connect(server, env.app, program)
    expect(await token({ ...refreshing(tokens), client_id: thief.clientId })).toMatchObject(INVALID_GRANT)
    expect((await token(refreshing(tokens))).status).toBe(200)
  })

  test('asks for less, never for more', async () => {
    const tokens = await connect(server, env.app, program, { scope: 'crm:read hours:read' })
    const wider = await token({ ...refreshing(tokens), scope: 'crm:read hrm:read' })
    expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
    const narrower = await token({ ...refreshing(tokens), scope: 'crm:read' })
    expect(narrower).toMatchObject({ status: 200, body: { scope: 'crm:read' } })
  })

  test('is for this resource only', async () => {
    const tokens = await connect(server, env.app, program)
    for (const resource of ['https://other.example/mcp', `${ORIGIN}/api/v2`])
      expect(await token({ ...refreshing(tokens), resource })).toMatchObject({ body: { error: 'invalid_target' } })
  })

  test('ends thirty days after consent, however often it was renewed', async () => {
    let tokens = await connect(server, env.app, program)
    for (const days of [10, 10, 9]) {
      clock.pass(days * 86_400)
      const { body } = await token(refreshing(tokens))
      tokens = { ...tokens, access: body.access_token, refresh: body.refresh_token }
    }
    clock.pass(86_400 - 60)
    const last = await token(refreshing(tokens))
    expect(last.body.expires_in).toBeLessThanOrEqual(60)
    clock.pass(61)
    await expectDead({ ...tokens, access: last.body.access_token, refresh: last.body.refresh_token })
    env = await server.environment()
  })
})

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

describe('taking back', () => {
  test('a program gives back its own, and nobody that of another', async () => {
    const tokens = await connect(server, env.app, program)
    const give = (fields: object) => postForm(server, '/oauth/revoke', { token: tokens.refresh, ...fields })
    expect((await give({ client_id: thief.clientId })).status).toBe(200)
    expect((await whoami(tokens.access)).status).toBe(200)
    expect((await give({ client_id: 'nobody' })).status).toBe(401)
    expect((await give({})).status).toBe(401)
    expect((await whoami(tokens.access)).status).toBe(200)
    expect((await give({ client_id: program.clientId })).status).toBe(200)
    await expectDead(tokens)
  })

  test('is known in every process at the next request', async () => {
    const second = await startTestServer({ clock })
    const tokens = await connect(server, env.app, program)
    expect((await whoami(tokens.access, {}, second)).status).toBe(200)
    await revokeLatest()
    expect((await whoami(tokens.access, {}, second)).status).toBe(401)
    expect(await postForm(second, '/oauth/token', refreshing(tokens))).toMatchObject(INVALID_GRANT)
    await second.close()
  })

  test('nobody takes back the assistant of another environment', async () => {
    const other = await server.environment()
    const tokens = await connect(server, env.app, program)
    const { id } = (await env.app.get('/settings/assistant?limit=1&sort=-created_at')).body.data[0]
    expect((await other.app.post(`/settings/assistant/${id}/revoke`)).status).toBe(404)
    expect((await other.app.get(`/settings/assistant/${id}`)).status).toBe(404)
    expect((await whoami(tokens.access)).status).toBe(200)
  })

  test('a colleague without the right sees and takes back only his own', async () => {
    const colleague = await env.signIn(['crm:read'])
    await connect(server, env.app, program)
    const { id } = (await env.app.get('/settings/assistant?limit=1&sort=-created_at')).body.data[0]
    expect((await colleague.get('/settings/assistant')).body.meta.count).toBe(0)
    expect((await colleague.post(`/settings/assistant/${id}/revoke`)).status).toBeOneOf([403, 404])
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

async function revokeLatest(): Promise<void> {
  const { id } = (await env.app.get('/settings/assistant?limit=1&sort=-created_at')).body.data[0]
  const { status, text } = await env.app.post(`/settings/assistant/${id}/revoke`)
  if (status >= 300) throw new Error(text)
}

async function deactivate({ userId }: AppClient): Promise<void> {
  const { headers } = await env.app.get(`/settings/user/${userId}`)
  const version = headers.etag ? { 'if-match': headers.etag } : {}
  const { status, text } = await env.app.patch(`/settings/user/${userId}`, { is_active: false }, version)
  if (status >= 300) throw new Error(text)
}
