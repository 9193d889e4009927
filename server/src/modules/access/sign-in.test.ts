import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'
import { inSystem } from '../../db/transaction.ts'

const PASSWORD = 'correct horse battery staple'
const MINUTE = 60_000
const OWN = { origin: 'http://localhost:3000' }
const JSON_TYPE = { 'content-type': 'application/json' }

let server: TestServer
let twin: TestServer
let now = Date.now()
const clock = { now: () => now }
beforeAll(async () => {
  server = await startTestServer({ clock })
  twin = await startTestServer({ clock })
})
afterAll(async () => {
  await server.close()
  await twin.close()
})

/** Every call comes from an address of its own, unless it names one. */
let address = 0
const call = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  at: TestServer = server,
) =>
  at.send(
    method,
    `/api/app${path}`,
    {
      ...OWN,
      ...(body === undefined ? {} : JSON_TYPE),
      'x-forwarded-for': `10.0.${address >> 8}.${address++ & 255}`,
      ...headers,
    },
    body === undefined ? undefined : JSON.stringify(body),
  )
const signIn = (email: string, password: string, headers?: Record<string, string>, at?: TestServer) =>
  call('POST', '/session', { email, password }, headers, at)

const cookiesOf = (answer: { headers: Record<string, string> }) =>
  [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0] ?? '')

async function ownerWithPassword(env: TestEnvironment) {
  const { email, cookie } = env.app
  await inSystem(server.db, (tx) =>
    tx.count(sql`update session set opened_by = 'link' where user_id = ${env.app.userId}`),
  )
  const set = await call('PUT', '/session/password', { password: PASSWORD }, { cookie })
  expect(set.status, set.text).toBe(204)
  return email
}

describe('signing in', () => {
  test('opens a session that tells who one is, and signing out ends it at once', async () => {
    const email = await ownerWithPassword(await server.environment())
    const entered = await signIn(email.toUpperCase(), PASSWORD)
    expect(entered.status, entered.text).toBe(201)
    expect(entered.body.data).toMatchObject({ user: { email, role: 'owner', has_password: true }, employee: null })
    expect(entered.body.data.environment.time_zone).toBe('Europe/Amsterdam')
    expect(entered.body.data.rights).toContain('users')
    const [set] = [entered.headers['set-cookie'] ?? []].flat()
    expect(set).toMatch(/^kantoor_session=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/)

    const [cookie] = cookiesOf(entered) as [string]
    const who = await call('GET', '/session', undefined, { cookie }, twin)
    expect(who.body).toEqual(entered.body)
    const out = await call('DELETE', '/session', undefined, { cookie })
    expect(out.status, out.text).toBe(204)
    expect([out.headers['set-cookie']].flat()[0]).toContain('Max-Age=0')
    expect((await call('GET', '/session', undefined, { cookie }, twin)).status).toBe(401)
  })

  test('says the same for a wrong password, an unknown account and one that is deactivated', async () => {
    const env = await server.environment()
    const email = await ownerWithPassword(env)
    const wrong = await signIn(email, 'not this one')
    const unknown = await signIn('nobody@example.com', 'not this one')
    await inSystem(server.db, (tx) => tx.count(sql`update user_account set is_active = false where email = ${email}`))
    const inactive = await signIn(email, PASSWORD)
    const bare = ({ status, body, headers }: typeof wrong) => {
      const { date, 'x-request-id': id, 'content-length': length, ...rest } = headers
      return { status, rest, body: { ...body, request_id: '' } }
    }
    expect(wrong.status).toBe(401)
    expect(bare(unknown)).toEqual(bare(wrong))
    expect(bare(inactive)).toEqual(bare(wrong))
  })

  test('is refused from another origin', async () => {
    const answer = await signIn('nobody@example.com', 'x', { origin: 'https://evil.example' })
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign-origin'])
  })

  test.each([
    ['/email', { email: 'a\u0000@example.com', password: 'x' }],
    ['/environment', { email: 'a@example.com', password: 'x', environment: '\ud800' }],
  ])('names %s when it holds what no text may hold', async (pointer, body) => {
    const answer = await call('POST', '/session', body)
    expect([answer.status, answer.body.errors?.[0]?.pointer]).toEqual([400, pointer])
  })

  test('takes no query parameters', async () => {
    const answer = await call('POST', '/session?next=/', { email: 'a@example.com', password: 'x' })
    expect([answer.status, answer.body.code]).toEqual([400, 'unknown-parameter'])
  })

  test('enters the environment that is named', async () => {
    const [one, two] = [await server.environment(), await server.environment()]
    const email = await ownerWithPassword(one)
    await inSystem(server.db, (tx) =>
      tx.count(sql`
        update user_account u set email = o.email, password_hash = o.password_hash from user_account o
        where u.id = ${two.app.userId} and o.id = ${one.app.userId}`),
    )
    const entered = await call('POST', '/session', { email, password: PASSWORD, environment: two.slug })
    expect(entered.body.data.environment.id).toBe(two.id)
    expect((await call('POST', '/session', { email, password: PASSWORD, environment: 'elsewhere' })).status).toBe(401)
  })
})

describe('a session', () => {
  test('ends after thirty idle minutes and after twelve hours in any case', async () => {
    const { app } = await server.environment()
    now += 29 * MINUTE
    expect((await app.get('/session')).status).toBe(200)
    now += 29 * MINUTE
    expect((await app.get('/session')).status).toBe(200)
    now += 31 * MINUTE
    expect((await app.get('/session')).status).toBe(401)

    const other = (await server.environment()).app
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      expect((await other.get('/session')).status).toBe(200)
      now += 20 * MINUTE
    }
    expect((await other.get('/session')).status).toBe(401)
  })

  test('is replaced at every sign-in', async () => {
    const email = await ownerWithPassword(await server.environment())
    const [first] = cookiesOf(await signIn(email, PASSWORD)) as [string]
    const [second] = cookiesOf(await signIn(email, PASSWORD, { cookie: first })) as [string]
    expect(second).not.toBe(first)
    expect((await call('GET', '/session', undefined, { cookie: first })).status).toBe(401)
    expect((await call('GET', '/session', undefined, { cookie: second })).status).toBe(200)
  })
})

describe('guessing', () => {
  test('is stopped at the eleventh time in any process, but not for a browser that signed in before', async () => {
    const email = await ownerWithPassword(await server.environment())
    const [, device] = cookiesOf(await signIn(email, PASSWORD)) as [string, string]
    const guesses = Array.from({ length: 10 }, (_, i) => signIn(email, `guess number ${i}`, {}, i % 2 ? server : twin))
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(10).fill(401))
    for (const at of [server, twin]) {
      const refused = await signIn(email, PASSWORD, {}, at)
      expect([refused.status, refused.body.code]).toEqual([429, 'too-many-attempts'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await signIn(email, PASSWORD, { cookie: device })).status).toBe(201)
    expect((await signIn(email, PASSWORD, { cookie: `${device}x` })).status).toBe(429)
    await inSystem(server.db, (tx) =>
      tx.count(
        sql`update rate_window set opened_at = opened_at - interval '15 minutes' where bucket = ${`sign-in account ${email}`}`,
      ),
    )
    expect((await signIn(email, PASSWORD)).status).toBe(201)
  })

  test('is stopped also for a browser that knows another account with the same e-mail address', async () => {
    const [own, foreign] = [await server.environment(), await server.environment()]
    const email = await ownerWithPassword(foreign)
    await ownerWithPassword(own)
    await inSystem(server.db, (tx) =>
      tx.count(sql`update user_account set email = ${email} where id = ${own.app.userId}`),
    )
    const enter = (environment: string, password: string, headers = {}) =>
      call('POST', '/session', { email, password, environment }, headers)
    const [, cookie] = cookiesOf(await enter(own.slug, PASSWORD)) as [string, string]
    for (let i = 0; i < 10; i++) expect((await enter(foreign.slug, `guess ${i}`, { cookie })).status).toBe(401)
    expect((await enter(foreign.slug, PASSWORD, { cookie })).status).toBe(429)
    expect((await enter(own.slug, PASSWORD, { cookie })).status).toBe(201)
  })

  test('is stopped just so for an account that does not exist', async () => {
    const email = `nobody-${crypto.randomUUID()}@example.com`
    for (let i = 0; i < 10; i++) expect((await signIn(email, 'guess')).status).toBe(401)
    expect((await signIn(email, 'guess')).status).toBe(429)
  })

  test.each([
    ['an address', () => '192.0.2.77'],
    ['a network of IPv6', (i: number) => `2001:db8:7:7::${i.toString(16)}`],
  ])('is stopped for %s after a hundred accounts', async (_, from) => {
    const guess = (i: number) => signIn(`${crypto.randomUUID()}@example.com`, 'guess', { 'x-forwarded-for': from(i) })
    const answers = await Promise.all(Array.from({ length: 104 }, (__, i) => guess(i)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test('cannot shut the door of an address or its links by naming them as the account', async () => {
    const from = { 'x-forwarded-for': '192.0.2.78' }
    for (const email of ['from 192.0.2.78', 'link 192.0.2.78'])
      for (let i = 0; i < 120; i++) await signIn(email, 'guess')
    expect((await signIn('nobody@example.org', 'guess', from)).status).toBe(401)
    expect((await call('POST', '/session/link', { token: 'guess' }, from)).status).toBe(401)
  })

  test('from an address that has spent its guesses reaches no account any more', async () => {
    const from = { 'x-forwarded-for': '192.0.2.79' }
    const victim = `victim-${crypto.randomUUID()}@example.com`
    const spend = () => signIn(`${crypto.randomUUID()}@example.com`, 'guess', from)
    await Promise.all(Array.from({ length: 100 }, spend))
    for (let i = 0; i < 12; i++) expect((await signIn(victim, 'guess', from)).status).toBe(429)
    expect((await signIn(victim, 'guess')).status).toBe(401)
  })

  test('a right password does not count', async () => {
    const email = await ownerWithPassword(await server.environment())
    for (let i = 0; i < 12; i++) expect((await signIn(email, PASSWORD)).status).toBe(201)
  })
})

describe('a sign-in link', () => {
  const tokenOf = (link: string) => link.split('#token=')[1]
  const newUser = async (env: TestEnvironment) => {
    const email = `new-${crypto.randomUUID()}@example.com`
    const created = await env.app.post('/settings/user', { email, name: 'New', role_id: env.app.roleId })
    expect(created.status, created.text).toBe(201)
    return { email, id: created.body.data.id, token: tokenOf(created.body.data.sign_in_link) }
  }

  test('opens one session, in which the password may be set', async () => {
    const { email, token } = await newUser(await server.environment())
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    const entered = await call('POST', '/session/link', { token })
    expect(entered.status, entered.text).toBe(201)
    expect(entered.body.data.user.has_password).toBe(false)
    const again = await call('POST', '/session/link', { token })
    expect([again.status, again.body.code]).toEqual([401, 'invalid-credentials'])

    const [cookie] = cookiesOf(entered) as [string]
    expect((await call('PUT', '/session/password', { password: PASSWORD }, { cookie })).status).toBe(204)
    expect((await signIn(email, PASSWORD)).status).toBe(201)
    const second = await call('PUT', '/session/password', { password: `${PASSWORD} 2` }, { cookie })
    expect([second.status, second.body.errors[0].pointer]).toEqual([400, '/current'])
  })

  test('is worth nothing after 72 hours, nor for a deactivated user', async () => {
    const env = await server.environment()
    const { token, id } = await newUser(env)
    const { token: other, id: otherId } = await newUser(env)
    expect((await env.app.patch(`/settings/user/${otherId}`, { is_active: false })).status).toBe(200)
    expect((await call('POST', '/session/link', { token: other })).status).toBe(401)
    const renewed = await env.app.post(`/settings/user/${id}/signinlink`)
    now += 73 * 60 * MINUTE
    expect((await call('POST', '/session/link', { token })).status).toBe(401)
    expect((await call('POST', '/session/link', { token: tokenOf(renewed.body.data.sign_in_link) })).status).toBe(401)
  })
})

describe('a password', () => {
  test('is asked of nobody who is not signed in, whatever the body', async () => {
    const answer = await server.send('PUT', '/api/app/session/password', { ...OWN, 'content-type': 'text/plain' }, 'x')
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
  })

  test('needs the current one, and ends every other session when it changes', async () => {
    const email = await ownerWithPassword(await server.environment())
    const [mine] = cookiesOf(await signIn(email, PASSWORD)) as [string]
    const [other] = cookiesOf(await signIn(email, PASSWORD)) as [string]
    const wrong = await call(
      'PUT',
      '/session/password',
      { current: 'wrong', password: 'quite another one' },
      { cookie: mine },
    )
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, 'incorrect'])
    const changed = await call(
      'PUT',
      '/session/password',
      { current: PASSWORD, password: 'quite another one' },
      { cookie: mine },
    )
    expect(changed.status, changed.text).toBe(204)
    expect((await call('GET', '/session', undefined, { cookie: mine }, twin)).status).toBe(200)
    expect((await call('GET', '/session', undefined, { cookie: other }, twin)).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    const trail = await call('GET', '/settings/audit?operation=session.set_password', undefined, { cookie: mine })
    expect(trail.body.data).toHaveLength(2)
  })
})
