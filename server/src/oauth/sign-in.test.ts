import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser, type Page } from '../../test/browser.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { stillClock } from '../../test/oauth-fixtures.ts'
import {
  authorizeUrl,
  givePassword,
  makePkce,
  ORIGIN,
  PASSWORD,
  passSignIn,
  placeOf,
  postForm,
  register,
} from '../../test/oauth-flow.ts'
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
function freshBrowser(from = `10.9.${addresses >> 8}.${addresses++ & 255}`): Browser {
  const place = placeOf(server)
  return openBrowser({
    ...place,
    send: (method, path, headers, body) => place.send(method, path, { ...headers, 'x-forwarded-for': from }, body),
  })
}
const heading = ({ text }: Page) => /<h1>(.*?)<\/h1>/s.exec(text)?.[1]
const isAsked = (page: Page) => heading(page)?.startsWith('Let <bdi>Clever</bdi> read in ')

async function somebody(): Promise<TestEnvironment> {
  const env = await server.environment()
  await givePassword(env)
  return env
}

describe('a password', () => {
  test('that is right opens a session and leads to the question', async () => {
    const env = await somebody()
    const browser = freshBrowser()
    const page = await passSignIn(browser, await browser.open(url), ` ${env.app.email.toUpperCase()} `)
    expect(isAsked(page)).toBe(true)
    expect([...browser.cookies.keys()].sort()).toEqual(['kantoor_device', 'kantoor_session'])
    const session = await server.send('GET', '/api/app/session', {
      cookie: `kantoor_session=${browser.cookies.get('kantoor_session')}`,
    })
    expect(session.body.data.user.email).toBe(env.app.email)
  })

  test.each([
    ['a wrong one', PASSWORD.toUpperCase()],
    ['a very long one', 'x'.repeat(2000)],
  ])('such as %s shows the same page again, with the address kept', async (_what, password) => {
    const env = await somebody()
    const browser = freshBrowser()
    const page = await passSignIn(browser, await browser.open(url), env.app.email, password)
    expect([page.status, heading(page)]).toEqual([401, 'Sign in'])
    expect(page.text).toContain(
      '<p class="fault" id="fault" role="alert">The e-mail address or the password is not right.</p>',
    )
    expect(page.text).toContain(`value="${env.app.email}" aria-invalid="true" aria-describedby="fault"`)
    expect(page.text).not.toContain(password)
    expect(browser.cookies.size).toBe(0)
    expect(isAsked(await passSignIn(browser, page, env.app.email))).toBe(true)
  })

  test.each(['nobody@example.com', 'a\u0000@example.com', '\u202e', `${'x'.repeat(300)}@example.com`])(
    'of %j, whom nobody is, gets the same words',
    async (email) => {
      const browser = freshBrowser()
      const page = await passSignIn(browser, await browser.open(url), email)
      expect(page.status).toBe(401)
      expect(page.text).toContain('The e-mail address or the password is not right.')
    },
  )

  test('guessed too often is refused for a while, which is told, with the same count as in the screens', async () => {
    const env = await somebody()
    for (let i = 0; i < 5; i++) {
      const browser = freshBrowser()
      expect((await passSignIn(browser, await browser.open(url), env.app.email, `guess ${i}`)).status).toBe(401)
      const json = JSON.stringify({ email: env.app.email, password: `guess ${i}` })
      const headers = { origin: ORIGIN, 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${i}` }
      expect((await server.send('POST', '/api/app/session', headers, json)).status).toBe(401)
    }
    const browser = freshBrowser()
    const page = await passSignIn(browser, await browser.open(url), env.app.email)
    expect(page.status).toBe(429)
    expect(page.text).toMatch(/wait 1[4-7] minutes, or use a sign-in link/)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(page.text).toContain(`value="${env.app.email}"`)
  })

  test('from another site is not looked at', async () => {
    const env = await somebody()
    const fields = { request: url.split('?')[1]!, email: env.app.email, password: PASSWORD }
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await postForm(server, '/oauth/sign-in', fields, headers as Record<string, string>)
      expect(answer.status).toBe(403)
      expect(answer.text).toContain('<h1>This came from another site</h1>')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('for a request that is not a good one opens nothing', async () => {
    const env = await somebody()
    const fields = { request: 'client_id=unknown', email: env.app.email, password: PASSWORD }
    const answer = await postForm(server, '/oauth/sign-in', fields, { origin: ORIGIN })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined])
  })
})

describe('who has accounts in several environments', () => {
  /** The same person, with the passwords given, in as many environments. */
  async function everywhere(...passwords: readonly string[]) {
    const envs: TestEnvironment[] = []
    for (const password of passwords) {
      const env = await server.environment()
      await givePassword(env, password)
      envs.push(env)
    }
    const email = envs[0]!.app.email
    await inSystem(server.db, async (tx) => {
      for (const [i, { app, id }] of envs.entries()) {
        tx.send(sql`update environment set name = ${`Company ${i + 1}`} where environment_id = ${id}`)
        await tx.count(sql`update user_account set email = ${email} where id = ${app.userId}`)
      }
    })
    return { envs, email }
  }
  const choose = (browser: Browser, page: Page, name: RegExp) => browser.press(page.forms[0]!, name)

  test('with one password chooses, and enters that one', async () => {
    const { email } = await everywhere(PASSWORD, PASSWORD, `${PASSWORD} 3`)
    const browser = freshBrowser()
    const page = await passSignIn(browser, await browser.open(url), email)
    expect([page.status, heading(page)]).toEqual([200, 'Which environment?'])
    expect(page.forms[0]!.buttons.map(({ words }) => words).sort()).toEqual(['Company 1', 'Company 2'])
    expect(browser.cookies.has('kantoor_session')).toBe(false)
    const chosen = await choose(browser, page, /Company 2/)
    expect(heading(chosen)).toBe('Let <bdi>Clever</bdi> read in <bdi>Company 2</bdi>?')
  })

  test('with a password for each goes straight to the one it is for', async () => {
    const { email } = await everywhere('the first of them', 'the second of them')
    for (const [password, name] of [
      ['the first of them', 'Company 1'],
      ['the second of them', 'Company 2'],
    ] as const) {
      const browser = freshBrowser()
      const page = await passSignIn(browser, await browser.open(url), email, password)
      expect(heading(page)).toBe(`Let <bdi>Clever</bdi> read in <bdi>${name}</bdi>?`)
    }
    const browser = freshBrowser()
    expect((await passSignIn(browser, await browser.open(url), email, 'the third of them')).status).toBe(401)
  })

  test('gains no guesses at one account by setting the password of another to each', async () => {
    const { email, envs } = await everywhere('of his own', PASSWORD)
    const enter = async (browser = freshBrowser()) => passSignIn(browser, await browser.open(url), email, 'of his own')
    const known = freshBrowser()
    await enter(known)
    for (let i = 1; i < 10; i++) expect(isAsked(await enter())).toBe(true)
    expect((await enter()).status).toBe(429)
    const other = envs[1]!.app.userId
    await inSystem(server.db, (tx) =>
      tx.count(sql`
        update user_account set password_hash = (select password_hash from user_account where id = ${envs[0]!.app.userId})
        where id = ${other}`),
    )
    known.cookies.delete('kantoor_session')
    expect(heading(await enter(known))).toBe('Let <bdi>Clever</bdi> read in <bdi>Company 1</bdi>?')
  })

  test('is offered all that the password opens in a browser that knows one of them', async () => {
    const { email } = await everywhere(PASSWORD, PASSWORD)
    const browser = freshBrowser()
    for (let i = 0; i < 2; i++) {
      const page = await passSignIn(browser, await browser.open(`${url}&prompt=login`), email)
      expect(isAsked(await choose(browser, page, /Company 1/))).toBe(true)
    }
  })

  test('is offered no more than ten', async () => {
    const { email } = await everywhere(...Array<string>(12).fill(PASSWORD))
    const browser = freshBrowser()
    const page = await passSignIn(browser, await browser.open(url), email)
    expect(page.forms[0]!.buttons).toHaveLength(10)
  })

  test('cannot choose for another browser, another request, later, or a place that was not offered', async () => {
    const { email, envs } = await everywhere(PASSWORD, PASSWORD, `${PASSWORD} 3`)
    const browser = freshBrowser()
    const page = await passSignIn(browser, await browser.open(url), email)
    const form = page.forms[0]!
    const refused = async (at: Browser, typed: Record<string, string> = {}) => {
      const answer = await at.press({ ...form, buttons: [{ name: '', value: '', words: 'x' }] }, /x/, {
        ticket: form.buttons[0]!.value,
        ...typed,
      })
      expect([answer.status, heading(answer)]).toEqual([403, 'This page is no longer good'])
      expect(at.cookies.has('kantoor_session')).toBe(false)
    }
    await refused(freshBrowser())
    const other = freshBrowser()
    other.cookies.set('kantoor_device', `${browser.cookies.get('kantoor_device')}x`)
    await refused(other)
    await refused(browser, { request: `${form.fields.request}&scope=crm%3Aread` })
    const [, expires, seal] = form.buttons[0]!.value.split('.')
    await refused(browser, { ticket: `${envs[2]!.app.userId}.${expires}.${seal}` })
    await refused(browser, { ticket: '' })
    clock.pass(5 * 60)
    await refused(browser)
  })

  test('cannot choose with a password that was changed since', async () => {
    const { email, envs } = await everywhere(PASSWORD, PASSWORD)
    const browser = freshBrowser()
    const page = await passSignIn(browser, await browser.open(url), email)
    const changed = await envs[0]!.app.put('/session/password', { current: PASSWORD, password: 'another one entirely' })
    expect(changed.status, changed.text).toBe(204)
    expect((await choose(browser, page, /Company 1/)).status).toBe(403)
    expect(isAsked(await choose(browser, page, /Company 2/))).toBe(true)
  })

  test('who was deactivated while choosing enters nothing', async () => {
    const { email, envs } = await everywhere(PASSWORD, PASSWORD)
    const browser = freshBrowser()
    const page = await passSignIn(browser, await browser.open(url), email)
    const ids = envs.map(({ app }) => app.userId)
    await inSystem(server.db, (tx) =>
      tx.count(sql`update user_account set is_active = false where id = any(${ids}::uuid[])`),
    )
    const answer = await choose(browser, page, /Company 1/)
    expect(answer.status).toBe(401)
    expect(browser.cookies.has('kantoor_session')).toBe(false)
  })
})

describe('a sign-in link', () => {
  const paste = async (browser: Browser, link: string) => {
    const page = await browser.open(url)
    return browser.press(page.forms.find(({ fields }) => 'link' in fields)!, /link/, { link })
  }
  const newLink = async () => {
    const env = await server.environment()
    const user = { email: `new-${crypto.randomUUID()}@example.com`, name: 'New', role_id: env.app.roleId }
    return (await env.app.post('/settings/user', user)).body.data.sign_in_link as string
  }

  test('is pasted whole, or only its token, and works once', async () => {
    const link = await newLink()
    expect(isAsked(await paste(freshBrowser(), ` ${link}\n`))).toBe(true)
    const again = await paste(freshBrowser(), link)
    expect([again.status, heading(again)]).toEqual([401, 'Sign in'])
    expect(again.text).toContain('<details open>')
    expect(again.text).toContain('This link was used before or is too old; ask for a new one.')
    expect(isAsked(await paste(freshBrowser(), (await newLink()).split('#token=')[1]!))).toBe(true)
  })

  test.each(['', 'guess', 'a\u0000b', 'https://elsewhere.example/sign-in#token=', 'x'.repeat(5000)])(
    'such as %j opens nothing',
    async (link) => {
      expect((await paste(freshBrowser(), link)).status).toBe(401)
    },
  )
})

test('an earlier session of the browser ends when somebody signs in anew', async () => {
  const env = await somebody()
  const browser = freshBrowser()
  await passSignIn(browser, await browser.open(url), env.app.email)
  const cookie = `kantoor_session=${browser.cookies.get('kantoor_session')}`
  await passSignIn(browser, await browser.open(`${url}&prompt=login`), env.app.email)
  expect((await server.send('GET', '/api/app/session', { cookie })).status).toBe(401)
})
