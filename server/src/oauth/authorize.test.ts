import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../test/browser.ts'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import {
  agree,
  authorizeUrl,
  browserOf,
  type Fields,
  givePassword,
  makePkce,
  ORIGIN,
  passSignIn,
  placeOf,
  postForm,
  pressAllow,
  register,
} from '../../test/oauth-flow.ts'
import { sql } from '../db/sql.ts'
import { saveDocument } from './clients.queries.ts'

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer({ webhookAllowPrivate: true })
  env = await server.environment()
  await givePassword(env)
})
afterAll(() => server.close())

const pkce = makePkce()
const address = async (more: Fields = {}, redirectUri?: string, metadata: object = { client_name: 'Clever' }) =>
  authorizeUrl(ORIGIN, await register(server, redirectUri, metadata), pkce, more)
const look = async (url: string, headers: Record<string, string> = {}) =>
  server.send('GET', url.slice(ORIGIN.length), headers)
const signedIn = () => ({ cookie: env.app.cookie })

describe('the whole way', () => {
  test('leads from the program over signing in and agreeing back to it', async () => {
    const browser = openBrowser(placeOf(server))
    const signIn = await browser.open(await address({ scope: 'crm:read hours:read', state: 'a&b=c d' }))
    expect(signIn.status).toBe(200)
    expect(signIn.text).toContain('whether <bdi>Clever</bdi> may see your data')
    const consent = await passSignIn(browser, signIn, env.app.email)
    expect(consent.text).toContain('<h1>Let <bdi>Clever</bdi> read in <bdi>Test company</bdi>?</h1>')
    const answered = await pressAllow(browser, consent)
    expect(answered.status).toBe(303)
    const back = new URL(answered.leadsTo!)
    expect(back.origin + back.pathname).toBe('https://program.example/back')
    expect([...back.searchParams.keys()]).toEqual(['code', 'state', 'iss'])
    expect(back.searchParams.get('code')).toMatch(/^kt_code_\w{38}$/)
    expect(back.searchParams.get('state')).toBe('a&b=c d')
    expect(back.searchParams.get('iss')).toBe(ORIGIN)
    expect(answered.headers).toMatchObject({ 'cache-control': 'no-store' })
  })
})

describe('pages', () => {
  test('run no program, stand in no frame, and are kept nowhere', async () => {
    const url = await address()
    const [signIn, consent] = [await look(url), await look(url, signedIn())]
    for (const { status, headers, text } of [signIn, consent]) {
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex',
      })
      expect(headers['content-security-policy']).toContain(
        "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
      )
      expect(text).not.toMatch(/<script|<style| style=| on\w+=/i)
      expect(text.match(/<h1/g)).toHaveLength(1)
      for (const [, sheet] of text.matchAll(/rel="stylesheet" href="([^"]+)"/g))
        expect((await server.send('GET', sheet!)).status).toBe(200)
    }
    expect(signIn.headers['content-security-policy']).toMatch(/; form-action 'self'$/)
    expect(consent.headers['content-security-policy']).not.toContain('form-action')
  })

  test.each([
    [{ 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' }, {}, 'nl', 'Aanmelden'],
    [{ 'accept-language': 'de-DE,nl;q=0.5' }, {}, 'nl', 'Aanmelden'],
    [{ 'accept-language': 'fr' }, {}, 'en', 'Sign in'],
    [{}, {}, 'en', 'Sign in'],
    [{ 'accept-language': 'en' }, { ui_locales: 'fr nl-BE' }, 'nl', 'Aanmelden'],
  ])('for %j and %j speak %s', async (headers, more, language, words) => {
    const { text } = await look(await address(more), headers as Record<string, string>)
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(`<h1>${words}</h1>`)
  })

  test('put the whole question in Dutch', async () => {
    const { text } = await look(await address(), { ...signedIn(), 'accept-language': 'nl' })
    for (const words of [
      'Mag <bdi>Clever</bdi> lezen in <bdi>Test company</bdi>?',
      'Alleen lezen.',
      'Toestaan',
      'Weigeren',
    ])
      expect(text).toContain(words)
  })

  test.each([
    ['<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
    ['evil \u202egnp.exe\u2066', 'evil gnp.exe'],
    ['x'.repeat(10_000), 'x'.repeat(100)],
    ['"><img src=x onerror=y>', '&#34;&#62;&#60;img src=x onerror=y&#62;'],
  ])('show the name %s as nothing but a name', async (name, shown) => {
    const url = await address({}, undefined, { client_name: name })
    for (const headers of [{}, signedIn()]) {
      const { text } = await look(url, headers as Record<string, string>)
      expect(text).toContain(`<bdi>${shown}</bdi>`)
      expect(text).not.toMatch(/<script|<img src=x|[\u202a-\u202e\u2066-\u2069]/)
      expect(text).not.toContain('x'.repeat(101))
    }
  })
})

describe('the question', () => {
  test('tells what can be read: what is asked for, as far as the user has it', async () => {
    const { text: all } = await look(await address(), signedIn())
    expect(all.match(/<li>/g)).toHaveLength(6)
    const { text: some } = await look(await address({ scope: 'invoices:read crm:write' }), signedIn())
    expect(some.match(/<li>/g)).toHaveLength(1)
    expect(some).toContain('Invoices, and what is still outstanding')
    const writer = await env.signIn(['hours:read', 'hours:write', 'settings'])
    const { text: own } = await look(await address(), { cookie: writer.cookie })
    expect(own.match(/<li>/g)).toHaveLength(1)
    const nobody = await env.signIn(['hours:write', 'settings'])
    const { text: none } = await look(await address(), { cookie: nobody.cookie })
    expect(none).toContain('it will see nothing')
    expect(none).not.toContain('<li>')
  })

  test.each([
    ['https://program.example/back', '<strong>program.example</strong>', false],
    ['http://localhost:3999/back', '<strong>A program on this computer</strong>', true],
    ['http://127.0.0.1/back', '<strong>A program on this computer</strong>', true],
    ['cursor://anysphere.cursor-mcp/oauth/callback', '<strong>The program cursor on this computer</strong>', true],
    ['com.example.app:/back', '<strong>The program com.example.app on this computer</strong>', true],
  ])('tells that the answer to %s goes to %s', async (redirectUri, words, isWarned) => {
    const { text } = await look(await address({}, redirectUri), signedIn())
    expect(text).toContain(words)
    expect(text).toContain('Not checked: this is what the program says of itself.')
    expect(text.includes('only go on if you have just started this connection yourself')).toBe(isWarned)
  })

  test('tells of a document whose host says who it is, and where its answer goes', async () => {
    const id = `https://checked.example/${crypto.randomUUID()}.json`
    const freshUntil = new Date(Date.now() + 3_600_000).toISOString()
    const redirectUri = 'http://localhost/back'
    await saveDocument(server.db, { id, name: 'Sure', redirectUris: [redirectUri], freshUntil }, freshUntil)
    const { text } = await look(authorizeUrl(ORIGIN, { clientId: id, redirectUri }, pkce), signedIn())
    expect(text).toContain('Checked: <b>checked.example</b> says who it is.')
    expect(text).toContain('A program on this computer')
    expect(text).not.toContain('Not checked')
  })

  test('names who is signed in, and lets somebody else sign in', async () => {
    const page = await browserOf(server, env.app).open(await address({ scope: 'crm:read' }))
    expect(page.text).toContain(env.app.email)
    const [, href] = /href="(\/oauth\/authorize[^"]+)"/.exec(page.text)!
    const other = await look(ORIGIN + href!.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), signedIn())
    expect(other.text).toContain('<h1>Sign in</h1>')
    expect(other.text).not.toContain('prompt=')
  })
})

describe('a prompt', () => {
  test('none shows nothing, and says what is needed', async () => {
    const url = await address({ prompt: 'none' })
    for (const [headers, error] of [
      [{}, 'login_required'],
      [signedIn(), 'interaction_required'],
    ] as const) {
      const answer = await look(url, headers)
      expect(answer.status).toBe(303)
      const back = new URL(answer.headers.location!)
      expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'a state', iss: ORIGIN })
    }
  })

  test.each(['login', 'select_account'])('%s has one sign in again, once', async (prompt) => {
    const browser = openBrowser(placeOf(server))
    await passSignIn(browser, await browser.open(await address()), env.app.email)
    const signIn = await browser.open(await address({ prompt }))
    expect(signIn.text).toContain('<h1>Sign in</h1>')
    const consent = await passSignIn(browser, signIn, env.app.email)
    expect(consent.text).toContain('<h1>Let')
    expect((await pressAllow(browser, consent)).leadsTo).toContain('code=')
  })
})

describe('what is wrong', () => {
  test('leads nobody to a site of strangers who is not signed in: he is shown where it would go', async () => {
    const answer = await look(await address({ code_challenge_method: 'plain' }), { 'accept-language': 'nl' })
    expect([answer.status, answer.headers.location]).toEqual([400, undefined])
    expect(answer.text).toContain('Het programma vroeg iets wat niet kan')
    expect(answer.text).toMatch(/<a href="https:[^"]+error=invalid_request[^"]+" rel="noreferrer">Verder naar /)
  })

  test('goes back to the program where that may be told', async () => {
    const answer = await look(await address({ code_challenge_method: 'plain' }), signedIn())
    expect(answer.status).toBe(303)
    const back = new URL(answer.headers.location!)
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'invalid_request',
      error_description: 'code_challenge_method must be S256.',
      state: 'a state',
      iss: ORIGIN,
    })
  })

  test.each([
    ['an unknown program', { client_id: crypto.randomUUID() }, 'We do not know this program'],
    ['no program', { client_id: undefined }, 'We do not know this program'],
    ['another address', { redirect_uri: 'https://evil.example/back' }, 'This address does not belong to the program'],
    ['no address', { redirect_uri: undefined }, 'This request is not complete'],
    ['too much of it', { claims: 'x'.repeat(7500) }, 'This request is too long'],
    ['a document that cannot be had', { client_id: 'http://localhost:9/client.json' }, 'We cannot tell who is asking'],
  ])('such as %s is told to the person, who is sent nowhere', async (_what, more, words) => {
    const answer = await look(await address(more), signedIn())
    expect([answer.status, answer.headers.location]).toEqual([400, undefined])
    expect(answer.text).toContain(`<h1>${words}</h1>`)
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.text).not.toContain('evil.example')
  })

  test('such as another method, or a form without its page, leads nowhere', async () => {
    expect((await server.send('POST', '/oauth/authorize', { origin: ORIGIN })).status).toBe(405)
    for (const path of ['/oauth/sign-in', '/oauth/consent']) {
      const { status, text } = await server.send('GET', path)
      expect([status, text.includes('<h1>We could not read this</h1>')]).toEqual([400, true])
      const odd = await server.send('POST', path, { origin: ORIGIN, 'content-type': 'application/json' }, '{}')
      expect([odd.status, odd.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8'])
    }
  })
})

test('without a database every page asks to try again, in the language of the reader', async () => {
  const broken = await startTestServer({ own: true })
  const query = (await address()).split('?')[1]!
  await broken.db.system.end()
  const headers = { origin: ORIGIN, 'accept-language': 'nl' }
  for (const answer of [
    await broken.send('GET', `/oauth/authorize?${query}`, headers),
    await postForm(broken, '/oauth/sign-in', { request: query, email: env.app.email, password: 'any' }, headers),
    await postForm(broken, '/oauth/consent', { request: query, answer: 'allow' }, headers),
  ]) {
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.text).toContain('<h1>Even niet bereikbaar</h1>')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  await broken.app.close()
  await Promise.all([broken.db.app.end(), broken.db.reader.end()])
})

test('an agreement leaves the assistant, its code, and a trail of who agreed', async () => {
  const program = await register(server, 'http://localhost/back', { client_name: 'Traced' })
  const redirectUri = 'http://localhost:4567/back'
  const url = authorizeUrl(ORIGIN, { ...program, redirectUri }, pkce, { scope: 'hours:read' })
  const back = await agree(browserOf(server, env.app), url)
  expect(back.origin).toBe('http://localhost:4567')
  const rows = await inTest(server, env, (tx) =>
    tx.all(sql`
      select a.user_id, a.client_id, a.host, a.scopes, a.connected_at, extract(day from a.expires_at - a.created_at)::int as days,
        c.redirect_uri, c.code_challenge,
        (select array_agg(operation || ' ' || actor_type || ' ' || actor_id) from audit where record_id = a.id) as trail
      from assistant a join assistant_code c on c.assistant_id = a.id where a.name = 'Traced'`),
  )
  expect(rows).toEqual([
    {
      user_id: env.app.userId,
      client_id: program.clientId,
      host: 'localhost',
      scopes: ['hours:read'],
      connected_at: null,
      days: 30,
      redirect_uri: redirectUri,
      code_challenge: pkce.challenge,
      trail: [`assistant.connect user ${env.app.userId}`],
    },
  ])
})
