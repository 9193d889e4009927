import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { switchOnTotp } from '../../../test/access-fixtures.ts'
import { type Authenticator, type Manner, makeAuthenticator } from '../../../test/authenticator.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { givePassword, PASSWORD, type Visitor, visitorOf } from '../../../test/sign-in-client.ts'
import { sql } from '../../db/sql.ts'
import { inSystem } from '../../db/transaction.ts'

const MINUTE = 60_000
let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

const begin = async (visitor: Visitor, proof: object = {}) => {
  const begun = await visitor.call('POST', '/session/passkey/begin', proof)
  expect(begun.status, begun.text).toBe(200)
  return begun.body.data
}
const register = async (visitor: Visitor, device: Authenticator, manner: Manner = {}, name = 'Laptop') => {
  const { options, ticket } = await begin(visitor)
  return visitor.call('POST', '/session/passkey', { ticket, name, credential: device.create(options, manner) })
}
const enter = async (visitor: Visitor, device: Authenticator, manner: Manner = {}) => {
  const asked = await visitor.call('POST', '/session/passkey/challenge')
  expect(asked.status, asked.text).toBe(200)
  const { options, ticket } = asked.body.data
  return visitor.call('POST', '/session/passkey/signin', { ticket, credential: device.get(options, manner) })
}

async function withPasskey(): Promise<{ env: TestEnvironment; home: Visitor; device: Authenticator; id: string }> {
  const env = await server.environment()
  const home = visitorOf(server, env.app.cookie)
  const device = makeAuthenticator()
  const made = await register(home, device)
  expect(made.status, made.text).toBe(201)
  return { env, home, device, id: made.body.data.id }
}

describe('making a passkey', () => {
  test('asks the device for one that knows its owner and is unlocked', async () => {
    const env = await server.environment()
    const { options } = await begin(visitorOf(server, env.app.cookie))
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Kantoor' },
      user: { id: Buffer.from(env.app.userId.replaceAll('-', ''), 'hex').toString('base64url') },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect(options.user.name).toContain(env.app.email)
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
  })

  test('keeps it under its name, audited; a person may have several, and no device makes a second', async () => {
    const { env, home, device } = await withPasskey()
    expect((await register(home, makeAuthenticator(), {}, 'Telephone')).status).toBe(201)
    const list = await home.call('GET', '/session/passkey')
    expect(list.body.data).toMatchObject([
      { name: 'Laptop', last_used_at: null, is_synced: false },
      { name: 'Telephone', last_used_at: null },
    ])
    expect(list.text).not.toMatch(/public_key|credential/)
    const { options } = await begin(home)
    expect(options.excludeCredentials.map(({ id }: { id: string }) => id)).toContain(device.credentialId)
    const trail = await env.app.get('/settings/audit?operation=passkey.create')
    expect(trail.body.data).toHaveLength(2)
    const again = await register(home, device)
    expect([again.status, again.body.code]).toEqual([409, 'duplicate'])
  })

  test.each<[string, Manner]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['that nobody unlocked', { isLocked: true }],
  ])('refuses one %s', async (_what, manner) => {
    const env = await server.environment()
    const home = visitorOf(server, env.app.cookie)
    const refused = await register(home, makeAuthenticator(), manner)
    expect([refused.status, refused.body.errors?.[0].pointer]).toEqual([400, '/credential'])
    expect((await home.call('GET', '/session/passkey')).body.meta.count).toBe(0)
  })

  test('takes an answer once, in the session that asked, within five minutes', async () => {
    const env = await server.environment()
    const home = visitorOf(server, env.app.cookie)
    const stranger = visitorOf(server, (await server.environment()).app.cookie)
    const { options, ticket } = await begin(home)
    const credential = makeAuthenticator().create(options)
    const send = (at: Visitor, given = ticket) =>
      at.call('POST', '/session/passkey', { ticket: given, name: 'x', credential })
    expect((await send(stranger)).body.code).toBe('step-expired')
    expect((await send(home)).status).toBe(201)
    expect((await send(home)).body.code).toBe('step-expired')
    const late = await begin(home)
    now += 5 * MINUTE
    expect((await send(home, late.ticket)).body.code).toBe('step-expired')
  })

  test('needs the password when one signed in a while ago', async () => {
    const env = await server.environment()
    const email = await givePassword(env)
    const home = visitorOf(server)
    await home.signIn(email)
    now += 11 * MINUTE
    expect((await home.call('POST', '/session/passkey/begin', {})).status).toBe(400)
    expect((await home.call('POST', '/session/passkey/begin', { password: PASSWORD })).status).toBe(200)
  })
})

describe('signing in with a passkey', () => {
  test('needs no address and no code, and is noted', async () => {
    const { env, home, device } = await withPasskey()
    await switchOnTotp(server, env, env.app.userId)
    const visitor = visitorOf(server)
    const entered = await enter(visitor, device)
    expect(entered.status, entered.text).toBe(201)
    expect(entered.body.data.user).toMatchObject({ id: env.app.userId, has_totp: true })
    expect((await visitor.call('GET', '/session')).status).toBe(200)
    const [kept] = (await home.call('GET', '/session/passkey')).body.data
    expect(kept.last_used_at).toBe(new Date(now).toISOString())
    const list = (await visitor.call('GET', '/session/list')).body.data
    expect(list.find(({ is_current }: { is_current: boolean }) => is_current).opened_by).toBe('passkey')
  })

  test.each<[string, Manner]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['of another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['that nobody unlocked', { isLocked: true }],
    ['of nobody', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['of what is no id', { userHandle: 'x' }],
  ])('refuses a signature %s', async (_what, manner) => {
    const { device } = await withPasskey()
    const visitor = visitorOf(server)
    const refused = await enter(visitor, device, manner)
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid-credentials'])
    expect(visitor.cookies.has('kantoor_session')).toBe(false)
  })

  test('refuses another device that calls its passkey the same, whomever it names', async () => {
    const { env, device } = await withPasskey()
    const { env: foreign } = await withPasskey()
    const twin = makeAuthenticator(device.credentialId)
    const made = await register(visitorOf(server, foreign.app.cookie), twin)
    expect(made.status, made.text).toBe(201)
    const handle = Buffer.from(env.app.userId.replaceAll('-', ''), 'hex').toString('base64url')
    expect((await enter(visitorOf(server), twin, { userHandle: handle })).status).toBe(401)
    expect((await enter(visitorOf(server), twin)).body.data.user.id).toBe(foreign.app.userId)
    expect((await enter(visitorOf(server), device)).body.data.user.id).toBe(env.app.userId)
  })

  test('refuses a copy that counts behind', async () => {
    const { device } = await withPasskey()
    expect((await enter(visitorOf(server), device, { counter: 7 })).status).toBe(201)
    for (const counter of [7, 3]) expect((await enter(visitorOf(server), device, { counter })).status).toBe(401)
    expect((await enter(visitorOf(server), device, { counter: 8 })).status).toBe(201)
  })

  test('takes devices that never count', async () => {
    const { device } = await withPasskey()
    for (let i = 0; i < 2; i++) expect((await enter(visitorOf(server), device, { counter: 0 })).status).toBe(201)
  })

  test('takes a signature once, in the browser that asked, within five minutes', async () => {
    const { device } = await withPasskey()
    const ask = async (visitor: Visitor) => (await visitor.call('POST', '/session/passkey/challenge')).body.data
    const send = (at: Visitor, body: object) => at.call('POST', '/session/passkey/signin', body)
    const visitor = visitorOf(server)
    const { options, ticket } = await ask(visitor)
    const body = { ticket, credential: device.get(options, { counter: 0 }) }
    const step = visitor.cookies.get('kantoor_step')!
    expect((await send(visitorOf(server), body)).body.code).toBe('step-expired')
    expect((await send(visitor, body)).status).toBe(201)
    expect((await send(visitorOf(server, `kantoor_step=${step}`), body)).body.code).toBe('step-expired')
    const slow = visitorOf(server)
    const late = await ask(slow)
    now += 5 * MINUTE
    const sent = await send(slow, { ticket: late.ticket, credential: device.get(late.options, { counter: 0 }) })
    expect(sent.body.code).toBe('step-expired')
  })

  test('lets nobody in who was deactivated', async () => {
    const { env, device } = await withPasskey()
    await inSystem(server.db, (tx) =>
      tx.count(sql`update user_account set is_active = false where id = ${env.app.userId}`),
    )
    expect((await enter(visitorOf(server), device)).status).toBe(401)
  })
})

describe('a passkey', () => {
  test('is called otherwise, and removed for good', async () => {
    const { home, device, id } = await withPasskey()
    expect((await home.call('PATCH', `/session/passkey/${id}`, { name: 'Old laptop' })).body.data.name).toBe(
      'Old laptop',
    )
    expect((await home.call('DELETE', `/session/passkey/${id}`)).status).toBe(204)
    expect((await enter(visitorOf(server), device)).status).toBe(401)
  })

  test('of somebody else in the same environment is not there', async () => {
    const { env, id } = await withPasskey()
    const other = await env.signIn(['users', 'settings'])
    expect((await other.get('/session/passkey')).body.meta.count).toBe(0)
    expect((await other.patch(`/session/passkey/${id}`, { name: 'x' })).status).toBe(404)
    expect((await other.delete(`/session/passkey/${id}`)).status).toBe(404)
  })
})
