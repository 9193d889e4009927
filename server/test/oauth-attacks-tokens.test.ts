// Attacks with what was stolen, kept for too long, or brought to the wrong door.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { type StillClock, stillClock } from './oauth-fixtures.ts'
import {
  connect,
  deactivate,
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
    await deactivate(env, leaving.userId)
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

async function revokeLatest(): Promise<void> {
  const { id } = (await env.app.get('/settings/assistant?limit=1&sort=-created_at')).body.data[0]
  const { status, text } = await env.app.post(`/settings/assistant/${id}/revoke`)
  if (status >= 300) throw new Error(text)
}
