import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, type Form, openBrowser, type Page } from '../../test/browser.ts'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { stillClock } from '../../test/oauth-fixtures.ts'
import {
  authorizeUrl,
  browserOf,
  formWith,
  givePassword,
  makePkce,
  ORIGIN,
  PASSWORD,
  passSignIn,
  placeOf,
  postForm,
  pressAllow,
  register,
} from '../../test/oauth-flow.ts'
import { sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'

const clock = stillClock()
let server: TestServer
let env: TestEnvironment
let url: string
let browser: Browser
let page: Page
let form: Form
beforeAll(async () => {
  server = await startTestServer({ clock })
})
beforeEach(async () => {
  env = await server.environment()
  const program = await register(server, undefined, { client_name: `Clever ${crypto.randomUUID()}` })
  url = authorizeUrl(ORIGIN, program, makePkce())
  browser = browserOf(server, env.app)
  page = await browser.open(url)
  form = formWith(page, /allow/i)
})
afterAll(() => server.close())

const heading = ({ text }: Page) => /<h1>(.*?)<\/h1>/s.exec(text)?.[1]
const assistants = async () => (await inTest(server, env, (tx) => tx.all(sql`select from assistant`))).length
const press = (at: Browser, words: RegExp, typed: Record<string, string> = {}) => at.press(form, words, typed)

async function expectRefused(answer: Page, status: number, words: string) {
  expect([answer.status, answer.leadsTo, heading(answer)]).toEqual([status, undefined, words])
  expect(await assistants()).toBe(0)
}

test('refusing is told to the program and leaves nothing', async () => {
  const answer = await press(browser, /refuse/i)
  expect(answer.status).toBe(303)
  const back = Object.fromEntries(new URL(answer.leadsTo!).searchParams)
  expect(back).toEqual({
    error: 'access_denied',
    error_description: 'The user has refused.',
    state: 'a state',
    iss: ORIGIN,
  })
  expect(await assistants()).toBe(0)
})

describe('a form is refused', () => {
  const unbound = 'This page is no longer good'

  test('in another session, also of the same person', async () => {
    await givePassword(env)
    const other = openBrowser(placeOf(server))
    await passSignIn(other, await other.open(url), env.app.email)
    await expectRefused(await press(other, /allow/i), 403, unbound)
    const stranger = (await server.environment()).app
    await expectRefused(await press(browserOf(server, stranger), /allow/i), 403, unbound)
  })

  test.each([
    ['another address', (request: string) => request.replace('program.example%2Fback', 'program.example%2Fback2'), 400],
    ['more scopes', (request: string) => `${request}&scope=crm%3Aread`, 403],
    ['another state', (request: string) => request.replace('a+state', 'another'), 403],
    ['another challenge', (request: string) => request.replace(/code_challenge=[^&]{4}/, 'code_challenge=abcd'), 403],
    ['no request', () => '', 400],
  ])('with %s', async (_what, change, status) => {
    const request = change(form.fields.request!)
    expect(request).not.toBe(form.fields.request)
    const answer = await press(browser, /allow/i, { request })
    expect([answer.status, answer.leadsTo]).toEqual([status, undefined])
    expect(await assistants()).toBe(0)
  })

  test('for another program', async () => {
    const other = await register(server, undefined, { client_name: `Other ${crypto.randomUUID()}` })
    const request = form.fields.request!.replace(/client_id=[^&]+/, `client_id=${other.clientId}`)
    await expectRefused(await press(browser, /allow/i, { request }), 403, unbound)
  })

  test('after ten minutes, with a way to start again', async () => {
    clock.pass(10 * 60)
    const answer = await press(browser, /allow/i)
    await expectRefused(answer, 403, unbound)
    expect(answer.text).toMatch(/<a class="button" href="\/oauth\/authorize\?[^"]+">Start again<\/a>/)
  })

  test.each([
    ['another id', (own: string) => own.replace(/^[^.]+/, crypto.randomUUID())],
    ['a later end', (own: string) => own.replace(/\.\d+\./, `.${clock.now() + 86_400_000}.`)],
    ['no seal', (own: string) => own.replace(/[^.]+$/, '')],
    ['nothing', () => ''],
  ])('with %s', async (_what, change) => {
    await expectRefused(await press(browser, /allow/i, { form: change(form.fields.form!) }), 403, unbound)
  })

  test('from another site, or from nowhere', async () => {
    const fields = { ...form.fields, answer: 'allow' }
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await postForm(server, '/oauth/consent', fields, { cookie: env.app.cookie, ...headers })
      expect(answer.status).toBe(403)
      expect(answer.text).toContain('<h1>This came from another site</h1>')
    }
    expect(await assistants()).toBe(0)
  })

  test('when the program calls itself something else in the meantime', async () => {
    const { clientId, redirectUri } = await register(server, undefined, {
      client_name: `Modest ${crypto.randomUUID()}`,
    })
    form = formWith(await browser.open(authorizeUrl(ORIGIN, { clientId, redirectUri }, makePkce())), /allow/i)
    await inSystem(server.db, (tx) => tx.count(sql`update oauth_client set name = 'Grand' where id = ${clientId}`))
    await expectRefused(await press(browser, /allow/i), 403, unbound)
  })

  test('when the program is gone in the meantime', async () => {
    const name = /Clever [\w-]+/.exec(page.text)![0]
    await inSystem(server.db, (tx) => tx.count(sql`delete from oauth_client where name = ${name}`))
    await expectRefused(await press(browser, /allow/i), 400, 'We do not know this program')
  })
})

describe('a second answer', () => {
  test('is told that there was one, whichever it is', async () => {
    expect((await press(browser, /allow/i)).leadsTo).toContain('code=')
    for (const words of [/allow/i, /refuse/i]) {
      const again = await press(browser, words)
      expect([again.status, again.leadsTo, heading(again)]).toEqual([409, undefined, 'This was answered already'])
      expect(again.text).toContain('Settings, AI and API')
    }
    expect(await assistants()).toBe(1)
  })

  test('at the same moment makes no second assistant', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(browser, /allow/i)))
    expect(answers.filter(({ leadsTo }) => leadsTo !== undefined)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    expect(await assistants()).toBe(1)
  })

  test('is not needed for a new question: the program may ask again', async () => {
    await press(browser, /allow/i)
    expect((await pressAllow(browser, await browser.open(url))).leadsTo).toContain('code=')
    expect(await assistants()).toBe(2)
  })
})

test('whoever was signed out in the meantime signs in again, with the request kept', async () => {
  await givePassword(env)
  clock.pass(31 * 60)
  const signIn = await press(browser, /allow/i)
  expect([signIn.status, heading(signIn)]).toEqual([401, 'Sign in'])
  expect(signIn.text).toContain('You were signed out in the meantime.')
  const asked = await passSignIn(browser, signIn, env.app.email)
  expect((await pressAllow(browser, asked)).leadsTo).toContain('state=a+state')
})

test('over TLS the cookies are of this host alone, and no other name is believed', async () => {
  const origin = 'https://kantoor.example'
  const secure = await startTestServer({ clock, publicUrl: origin })
  await givePassword(env)
  const program = await register(secure, undefined, { client_name: 'Clever' })
  const visitor = openBrowser({
    origin,
    send: (method, path, headers, body) => secure.send(method, path, headers, body),
  })
  const address = authorizeUrl(origin, program, makePkce())
  const fields = { request: address.split('?')[1]!, email: env.app.email, password: PASSWORD }
  const lines = [(await postForm(secure, '/oauth/sign-in', fields, { origin })).headers['set-cookie'] ?? []].flat()
  expect(lines.map((line) => line.replace(/=[^;]+;/, '=…;'))).toEqual([
    '__Host-kantoor_session=…; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure',
    '__Host-kantoor_device=…; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure',
  ])
  visitor.cookies.set('kantoor_session', /=([^;]+)/.exec(lines[0]!)![1]!)
  expect(heading(await visitor.open(address))).toBe('Sign in')
  expect(heading(await passSignIn(visitor, await visitor.open(address), env.app.email))).toMatch(/^Let /)
  await secure.close()
})

test('a program that somebody let in keeps its id', async () => {
  const [before, after] = [await lastUse(), await press(browser, /allow/i).then(lastUse)]
  expect([before, typeof after]).toEqual([null, 'string'])
})

async function lastUse() {
  const id = new URLSearchParams(form.fields.request).get('client_id')
  const [row] = await inSystem(server.db, (tx) =>
    tx.last<{ last_used_at: string | null }>(sql`select last_used_at from oauth_client where id = ${id}`),
  )
  return row!.last_used_at
}
