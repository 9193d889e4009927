// Attacks on the person: a question answered for him, a page that lies to him, an answer sent to somebody else.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Form, Page } from './browser.ts'
import { openBrowser } from './browser.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { type StillClock, stillClock } from './oauth-fixtures.ts'
import {
  agree,
  authorizeUrl,
  browserOf,
  connect,
  deactivate,
  type Fields,
  formOf,
  formWith,
  givePassword,
  makePkce,
  ORIGIN,
  type Program,
  passSignIn,
  placeOf,
  pressAllow,
  register,
} from './oauth-flow.ts'

let server: TestServer
let env: TestEnvironment
let clock: StillClock
let program: Program

beforeAll(async () => {
  clock = stillClock()
  server = await startTestServer({ clock })
  env = await server.environment()
  program = await register(server)
})
afterAll(() => server.close())

const pkce = makePkce()
const address = (change: Fields = {}, by = program) => authorizeUrl(ORIGIN, by, pkce, change)

async function asked(browser: Browser, change?: Fields): Promise<Form> {
  return formWith(await browser.open(address(change)), /^allow$/i)
}

function expectNothing({ leadsTo, text }: Page): void {
  expect(leadsTo).toBeUndefined()
  expect(text).not.toContain('kt_code_')
}

async function assistants(): Promise<number> {
  return (await env.app.get('/settings/assistant')).body.meta.count
}

describe('consent is bound to the browser (CVE-2026-27124, GHSA-rww4-4w9c-7733)', () => {
  test.each<[string, () => Promise<Browser>]>([
    ['of another person', async () => browserOf(server, await env.signIn(['crm:read']))],
    ['of another environment', async () => browserOf(server, (await server.environment()).app)],
    [
      'of the same person with a later session',
      async () => {
        await givePassword(env)
        const browser = openBrowser(placeOf(server))
        await passSignIn(browser, await browser.open(address()), env.app.email)
        return browser
      },
    ],
  ])("an attacker's form in the browser %s does nothing", async (_, victim) => {
    const form = await asked(browserOf(server, env.app))
    const page = await (await victim()).press(form, /^allow$/i)
    expect(page.status).toBe(403)
    expectNothing(page)
  })

  test('in a browser in which nobody is signed in it asks to sign in', async () => {
    const page = await openBrowser(placeOf(server)).press(await asked(browserOf(server, env.app)), /^allow$/i)
    expect(page.status).toBe(401)
    expectNothing(page)
  })

  test.each<[string, Fields]>([
    ['state', { state: 'of the attacker' }],
    ['challenge', { code_challenge: makePkce().challenge }],
    ['scope', { scope: 'crm:read' }],
    ['resource', { resource: `${ORIGIN}/mcp` }],
    ['further parameter', { nonce: 'x' }],
  ])('a form does not fit a request with another %s', async (_, change) => {
    const browser = browserOf(server, env.app)
    const form = await asked(browser)
    const page = await browser.press(form, /^allow$/i, { request: address(change).split('?')[1]! })
    expect(page.status).toBe(403)
    expectNothing(page)
  })

  test('a form does not fit another program', async () => {
    const browser = browserOf(server, env.app)
    const other = await register(server, 'https://other.example/back')
    const page = await browser.press(await asked(browser), /^allow$/i, { request: address({}, other).split('?')[1]! })
    expect(page.status).toBe(403)
    expectNothing(page)
  })

  test.each<[string, (form: string) => string]>([
    ['nothing', () => ''],
    ['another end', (form) => form.replace(/\.\d+\./, `.${clock.now() + 99_999_999}.`)],
    ['another id', (form) => form.replace(/^[^.]+/, '01890000-0000-7000-8000-000000000000')],
    ['no seal', (form) => form.replace(/[^.]+$/, '')],
    ['a short seal', (form) => form.slice(0, -5)],
    ['a changed seal', (form) => `${form.slice(0, -3)}AAA`],
  ])('a form with %s is not ours', async (_, change) => {
    const browser = browserOf(server, env.app)
    const form = await asked(browser)
    const page = await browser.press(form, /^allow$/i, { form: change(form.fields.form!) })
    expect(page.status).toBe(403)
    expectNothing(page)
  })

  test('a form is good for ten minutes', async () => {
    const browser = browserOf(server, env.app)
    const form = await asked(browser)
    clock.pass(10 * 60 + 1)
    const page = await browser.press(form, /^allow$/i)
    expect(page.status).toBe(403)
    expectNothing(page)
  })

  test('a form works once, also when it comes ten times at once', async () => {
    const browser = browserOf(server, env.app)
    const form = await asked(browser)
    const pages = await Promise.all(Array.from({ length: 10 }, () => browser.press(form, /^allow$/i)))
    expect(pages.filter(({ leadsTo }) => leadsTo)).toHaveLength(1)
    const again = await browser.press(form, /^allow$/i)
    expect(again.status).toBe(409)
    expectNothing(again)
  })

  test('a form of signing in is not one of consent', async () => {
    const browser = browserOf(server, env.app)
    const form = await asked(browser)
    const { fields } = await asked(browser)
    const page = await browser.press(form, /^allow$/i, { ticket: fields.form!, form: '' })
    expect(page.status).toBe(403)
    expectNothing(page)
  })
})

describe('a page of another site answers nothing', () => {
  const hostile: Record<string, Record<string, string>> = {
    'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    'a hidden origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
    'another port of this computer': { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
    'the same name over TLS': { origin: 'https://localhost:3000', 'sec-fetch-site': 'same-site' },
    'a name that begins like ours': { origin: 'http://localhost:3000.evil.example', 'sec-fetch-site': 'cross-site' },
    'nowhere that a browser attests': { origin: '', 'sec-fetch-site': 'none' },
  }
  for (const path of ['/oauth/consent', '/oauth/sign-in'])
    test.each(Object.entries(hostile))(`${path}: from %s`, async (_, headers) => {
      const browser = browserOf(server, env.app)
      const form = await asked(browser)
      const before = await assistants()
      const typed = path.endsWith('in') ? { email: env.app.email, password: 'a password' } : {}
      const page = await browser.press({ ...form, action: ORIGIN + path }, /^allow$/i, typed, headers)
      expect(page.status).toBe(403)
      expectNothing(page)
      expect(await assistants()).toBe(before)
    })

  test('nor does an address that one is led to', async () => {
    const browser = browserOf(server, env.app)
    const { fields } = await asked(browser)
    const page = await browser.open(`${ORIGIN}/oauth/consent?${formOf({ ...fields, answer: 'allow' })}`)
    expect(page.status).toBe(400)
    expectNothing(page)
  })

  test('no page stands in a frame, runs a program or is kept', async () => {
    const browser = browserOf(server, env.app)
    const stranger = openBrowser(placeOf(server))
    for (const page of [await browser.open(address()), await stranger.open(address())]) {
      const policy = page.headers['content-security-policy']
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('script')
      expect(page.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('nobody is let in silently (GHSA-6x8h-498w-gv8c)', () => {
  test('who agreed before is asked again', async () => {
    await connect(server, env.app, program)
    const page = await browserOf(server, env.app).open(address())
    expect({ status: page.status, leadsTo: page.leadsTo }).toEqual({ status: 200, leadsTo: undefined })
    expect(formWith(page, /^allow$/i)).toBeDefined()
  })

  test.each([
    ['interaction_required', 'with a session', true],
    ['login_required', 'without one', false],
  ])('prompt=none ends in %s %s', async (error, _, isSignedIn) => {
    const browser = isSignedIn ? browserOf(server, env.app) : openBrowser(placeOf(server))
    const { leadsTo } = await browser.open(address({ prompt: 'none' }))
    expect(new URL(leadsTo!).searchParams.get('error')).toBe(error)
  })

  test('who refuses lets nobody in', async () => {
    const browser = browserOf(server, env.app)
    const before = await assistants()
    const { leadsTo } = await browser.press(await asked(browser), /^refuse$/i)
    const answer = Object.fromEntries(new URL(leadsTo!).searchParams)
    expect(answer).toMatchObject({ error: 'access_denied', state: 'a state', iss: ORIGIN })
    expect(answer.code).toBeUndefined()
    expect(await assistants()).toBe(before)
  })
})

describe('one environment at a time', () => {
  test('a password opens only the environments that it is of', async () => {
    const [mine, foreign] = [await server.environment(), await server.environment()]
    await givePassword(mine)
    await givePassword(foreign, 'another password altogether')
    const stranger = openBrowser(placeOf(server))
    const page = await passSignIn(stranger, await stranger.open(address()), foreign.app.email)
    expect(page.status).toBe(401)
    expectNothing(page)
    const answer = await agree(stranger, address(), mine.app.email)
    expect(answer.searchParams.get('code')).toBeTruthy()
    expect((await mine.app.get('/settings/assistant')).status).toBe(200)
  })

  test('the session of a deactivated person answers nothing', async () => {
    const leaving = await env.signIn(['crm:read'])
    const browser = browserOf(server, leaving)
    const form = await asked(browser)
    await deactivate(env, leaving.userId)
    const page = await browser.press(form, /^allow$/i)
    expect(page.status).toBe(401)
    expectNothing(page)
    expect((await pressAllowOrNone(browser)).leadsTo).toBeUndefined()
  })
})

async function pressAllowOrNone(browser: Browser): Promise<Page> {
  const page = await browser.open(address())
  return page.forms.some(({ buttons }) => buttons.some(({ words }) => /^allow$/i.test(words)))
    ? pressAllow(browser, page)
    : page
}
