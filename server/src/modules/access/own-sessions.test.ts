import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { givePassword, type Visitor, visitorOf } from '../../../test/sign-in-client.ts'
import { deviceWords } from './devices.rules.ts'

const MINUTE = 60_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
let server: TestServer
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

interface Listed {
  readonly id: string
  readonly is_current: boolean
}
const listOf = async (visitor: Visitor) => (await visitor.call('GET', '/session/list')).body.data as Listed[]

async function twoBrowsers() {
  const env = await server.environment()
  const email = await givePassword(env)
  await env.app.delete('/session')
  const [one, two] = [visitorOf(server), visitorOf(server)]
  const entered = await one.call(
    'POST',
    '/session',
    { email, password: 'correct horse battery staple' },
    { 'user-agent': FIREFOX },
  )
  expect(entered.status, entered.text).toBe(201)
  now += MINUTE
  await two.signIn(email)
  return { env, one, two }
}

describe('the list of sessions', () => {
  test('says where, when and on what, and which one it is', async () => {
    const { one } = await twoBrowsers()
    const list = await listOf(one)
    expect(list).toHaveLength(2)
    expect(list.find(({ is_current }) => is_current)).toMatchObject({
      browser: 'Firefox',
      system: 'Windows',
      opened_by: 'password',
      ip: expect.stringMatching(/^10\.7\./),
      created_at: new Date(now - MINUTE).toISOString(),
    })
    expect(JSON.stringify(list)).not.toMatch(/token|hash|doors/)
  })

  test('shows nobody else, and none that has ended', async () => {
    const { one, two } = await twoBrowsers()
    await twoBrowsers()
    now += 20 * MINUTE
    await one.call('GET', '/session')
    now += 20 * MINUTE
    expect(await listOf(one)).toHaveLength(1)
    expect((await two.call('GET', '/session')).status).toBe(401)
  })

  test('is for whoever is signed in', async () => {
    for (const [method, path] of [
      ['GET', '/session/list'],
      ['DELETE', '/session/list'],
      ['DELETE', `/session/list/${crypto.randomUUID()}`],
    ] as const)
      expect((await visitorOf(server).call(method, path)).status).toBe(401)
  })
})

describe('ending a session', () => {
  test('of another browser signs it out at once', async () => {
    const { one, two } = await twoBrowsers()
    const other = (await listOf(one)).find(({ is_current }) => !is_current)!
    expect((await one.call('DELETE', `/session/list/${other.id.toUpperCase()}`)).status).toBe(204)
    expect((await two.call('GET', '/session')).status).toBe(401)
    expect((await one.call('GET', '/session')).status).toBe(200)
    expect((await one.call('DELETE', `/session/list/${other.id}`)).status).toBe(404)
  })

  test('that is the own one signs out', async () => {
    const { one } = await twoBrowsers()
    const own = (await listOf(one)).find(({ is_current }) => is_current)!
    expect((await one.call('DELETE', `/session/list/${own.id}`)).status).toBe(204)
    expect(one.cookies.has('kantoor_session')).toBe(false)
  })

  test('of somebody else is not possible, nor of what is no id', async () => {
    const [{ one }, { one: other }] = [await twoBrowsers(), await twoBrowsers()]
    const [theirs] = await listOf(other)
    expect((await one.call('DELETE', `/session/list/${theirs!.id}`)).status).toBe(404)
    expect((await one.call('DELETE', '/session/list/x')).status).toBe(404)
    expect((await other.call('GET', '/session')).status).toBe(200)
  })

  test('everywhere else leaves this one', async () => {
    const { one, two } = await twoBrowsers()
    const { two: stranger } = await twoBrowsers()
    expect((await one.call('DELETE', '/session/list')).status).toBe(204)
    expect((await one.call('GET', '/session')).status).toBe(200)
    expect((await two.call('GET', '/session')).status).toBe(401)
    expect((await stranger.call('GET', '/session')).status).toBe(200)
    expect((await one.call('GET', '/settings/audit?operation=session.end_others')).body.data).toHaveLength(1)
  })

  test('is refused from another origin', async () => {
    const { one } = await twoBrowsers()
    const answer = await one.call('DELETE', '/session/list', undefined, { origin: 'https://evil.example' })
    expect(answer.body.code).toBe('foreign-origin')
  })
})

test.each([
  [FIREFOX, 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', 'curl', null],
  ['something else entirely', null, null],
  [null, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceWords(userAgent)).toEqual({ browser, system })
})

describe('the own session', () => {
  test('tells the currency of the default company', async () => {
    const env = await server.environment()
    const currency = async () => (await env.app.get('/session')).body.data.environment.currency
    expect(await currency()).toBe('EUR')
    const [profile] = (await env.app.get('/invoices/companyprofile')).body.data
    await env.app.patch(`/invoices/companyprofile/${profile.id}`, { currency: 'CHF' })
    expect(await currency()).toBe('CHF')
  })

  test('lets everybody change the own name, and nothing else', async () => {
    const env = await server.environment()
    const client = await env.signIn([])
    expect((await client.patch('/session', { name: 'Nienke' })).body.data).toMatchObject({ name: 'Nienke' })
    expect((await client.get('/session')).body.data.user.name).toBe('Nienke')
    const other = (await client.patch('/session', { name: 'Nienke', role_id: env.app.userId })).body
    expect(other).toMatchObject({ code: 'validation-error' })
    const { body } = await env.app.get('/settings/audit?operation=session.rename')
    expect(body.data).toMatchObject([{ actor_id: client.userId, after: { name: 'Nienke' } }])
  })
})
