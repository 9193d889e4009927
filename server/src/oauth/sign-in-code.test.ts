import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, switchOnTotp } from '../../test/access-fixtures.ts'
import { type Browser, openBrowser, type Page } from '../../test/browser.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { stillClock } from '../../test/oauth-fixtures.ts'
import { authorizeUrl, givePassword, makePkce, ORIGIN, passSignIn, placeOf, register } from '../../test/oauth-flow.ts'
import { sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'

const clock = stillClock()
let server: TestServer
let url: string
beforeAll(async () => {
  server = await startTestServer({ clock })
  url = authorizeUrl(ORIGIN, await register(server, undefined, { client_name: 'Clever' }), makePkce())
})
afterAll(() => server.close())

/** Each comes from an address of its own. */
let addresses = 0
function freshBrowser(headers: Record<string, string> = {}): Browser {
  const place = placeOf(server)
  const from = { 'x-forwarded-for': `10.6.${addresses >> 8}.${addresses++ & 255}`, ...headers }
  return openBrowser({
    ...place,
    send: (method, path, more, body) => place.send(method, path, { ...more, ...from }, body),
  })
}
const heading = ({ text }: Page) => /<h1>(.*?)<\/h1>/s.exec(text)?.[1]
const isAsked = (page: Page) => heading(page)?.startsWith('Let <bdi>Clever</bdi> read in ')
const show = (browser: Browser, page: Page, code: string) => browser.press(page.forms[0]!, /./, { code })
const rightCode = (env: TestEnvironment) => codeOf(server, env, env.app.userId, clock.now())

async function withApp(): Promise<TestEnvironment> {
  const env = await server.environment()
  await givePassword(env)
  await switchOnTotp(server, env, env.app.userId)
  return env
}
const afterPassword = async (browser: Browser, env: TestEnvironment) =>
  passSignIn(browser, await browser.open(url), env.app.email)

describe('who has an app', () => {
  test('is asked for its code after the password, and is not in before', async () => {
    const env = await withApp()
    const browser = freshBrowser()
    const page = await afterPassword(browser, env)
    expect([page.status, heading(page)]).toEqual([200, 'One more code'])
    expect(page.text).toContain('autocomplete="one-time-code"')
    expect(browser.cookies.has('kantoor_session')).toBe(false)
    expect(heading(await browser.open(url))).toBe('Sign in')

    const wrong = await show(browser, page, '000000')
    expect([wrong.status, heading(wrong)]).toEqual([401, 'One more code'])
    expect(wrong.text).toContain('This code is not right, or was used before.')
    const code = await rightCode(env)
    expect(isAsked(await show(browser, wrong, code))).toBe(true)
    expect([...browser.cookies.keys()].sort()).toEqual(['kantoor_device', 'kantoor_session'])
    const other = freshBrowser()
    expect((await show(other, await afterPassword(other, env), code)).status).toBe(401)
  })

  test('reads it in Dutch', async () => {
    const env = await withApp()
    const browser = freshBrowser({ 'accept-language': 'nl' })
    const page = await browser.open(url)
    const asked = await browser.press(page.forms[0]!, /./, {
      email: env.app.email,
      password: 'a password of nobody else',
    })
    expect(heading(asked)).toBe('Nog een code')
    expect(asked.text).toContain('<html lang="nl">')
  })

  test('is asked for it after a link as well', async () => {
    const env = await withApp()
    const made = await env.app.post(`/settings/user/${env.app.userId}/signinlink`)
    const browser = freshBrowser()
    const page = await browser.open(url)
    const form = page.forms.find(({ fields }) => 'link' in fields)!
    const asked = await browser.press(form, /link/, { link: made.body.data.sign_in_link })
    expect(heading(asked)).toBe('One more code')
    expect(isAsked(await show(browser, asked, await rightCode(env)))).toBe(true)
  })

  test('is asked for it after choosing that environment, and not for another', async () => {
    const [one, two] = [await withApp(), await server.environment()]
    await givePassword(two)
    await inSystem(server.db, async (tx) => {
      for (const [i, { id, app }] of [one, two].entries()) {
        tx.send(sql`update environment set name = ${`Company ${i + 1}`} where environment_id = ${id}`)
        await tx.count(sql`update user_account set email = ${one.app.email} where id = ${app.userId}`)
      }
    })
    const browser = freshBrowser()
    const choice = await afterPassword(browser, one)
    expect(heading(choice)).toBe('Which environment?')
    const asked = await browser.press(choice.forms[0]!, /Company 1/)
    expect(heading(asked)).toBe('One more code')
    expect(browser.cookies.has('kantoor_session')).toBe(false)
    expect(isAsked(await show(browser, asked, await rightCode(one)))).toBe(true)
    const other = freshBrowser()
    expect(isAsked(await other.press((await afterPassword(other, one)).forms[0]!, /Company 2/))).toBe(true)
  })

  test('cannot finish in another browser, for another request, or later', async () => {
    const env = await withApp()
    const browser = freshBrowser()
    const page = await afterPassword(browser, env)
    const form = page.forms[0]!
    const refused = async (at: Browser, typed: Record<string, string> = {}) => {
      const answer = await at.press(form, /./, { code: await rightCode(env), ...typed })
      expect([answer.status, heading(answer)]).toEqual([403, 'This page is no longer good'])
      expect(at.cookies.has('kantoor_session')).toBe(false)
    }
    await refused(freshBrowser())
    await refused(browser, { request: `${form.fields.request}&scope=crm%3Aread` })
    await refused(browser, { ticket: '' })
    clock.pass(5 * 60)
    await refused(browser)
  })

  test('cannot bring a ticket of the screens here, nor one from here there', async () => {
    const env = await withApp()
    const browser = freshBrowser()
    const page = await afterPassword(browser, env)
    const cookie = `kantoor_step=${browser.cookies.get('kantoor_step')}`
    const body = JSON.stringify({ ticket: page.forms[0]!.fields.ticket, code: await rightCode(env) })
    const headers = { origin: ORIGIN, 'content-type': 'application/json', cookie }
    const answer = await server.send('POST', '/api/app/session/code', headers, body)
    expect([answer.status, answer.body.code]).toEqual([401, 'step-expired'])
  })

  test('is stopped after ten wrong ones, which is told', async () => {
    const env = await withApp()
    for (let i = 0; i < 10; i++) {
      const browser = freshBrowser()
      await show(browser, await afterPassword(browser, env), '000000')
    }
    const browser = freshBrowser()
    const page = await show(browser, await afterPassword(browser, env), await rightCode(env))
    expect([page.status, heading(page)]).toEqual([429, 'One more code'])
    expect(page.text).toMatch(/wait \d+ minutes/)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  })
})
