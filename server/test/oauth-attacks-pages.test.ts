// Attacks through what the pages show and what travels along with them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import {
  agree,
  authorizeUrl,
  browserOf,
  type Fields,
  makePkce,
  ORIGIN,
  type Program,
  placeOf,
  register,
} from './oauth-flow.ts'

let server: TestServer
let env: TestEnvironment
let program: Program

beforeAll(async () => {
  server = await startTestServer()
  env = await server.environment()
  program = await register(server)
})
afterAll(() => server.close())

const address = (change: Fields = {}, by = program) => authorizeUrl(ORIGIN, by, makePkce(), change)

describe('what a program says of itself', () => {
  test.each<[string, string]>([
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['the end of an attribute', '" autofocus onfocus="alert(1)'],
    ['marks that turn the direction', '\u202eelgooG\u202c\u2066evil\u2069\u200f'],
    ['10,000 letters', 'Kantoor '.repeat(1250)],
    ['signs that nobody sees', '\u200b\u0000\u0007\ufeffGoogle\u00ad'],
    ['lines', 'Google\r\n\r\n<b>verified</b>\u2028now'],
    ['signs that pile up', `Z${'\u0335'.repeat(500)}`],
    ['an entity', '&lt;script&gt;&#60;script&#62;'],
  ])('%s in its name is text, of a hundred characters at most', async (_, client_name) => {
    const named = await register(server, 'https://named.example/back', { client_name })
    const page = await browserOf(server, env.app).open(address({}, named))
    expect(page.status).toBe(200)
    expect(page.text).not.toMatch(/<(script|img src=x|b>verified)|onfocus="|onerror=alert\(1\)>/)
    expect(page.text).not.toMatch(/(?!\n)[\p{C}\u2028\u2029]/u)
    const [, shown] = /<h1>.*?<bdi>(.*?)<\/bdi>/s.exec(page.text)!
    expect([...shown!.replace(/&#\d+;/g, '.')].length).toBeLessThanOrEqual(100)
    expect(page.text).toContain('named.example')
  })

  test('only its own computer as a place gets a warning', async () => {
    const local = await register(server, 'http://127.0.0.1:5555/back')
    const page = await browserOf(server, env.app).open(address({}, local))
    expect(page.text).toContain('class="notice warning"')
    expect((await browserOf(server, env.app).open(address())).text).not.toContain('class="notice warning"')
  })
})

describe('what travels along stays what it is', () => {
  const states: Record<string, string> = {
    'line ends and a header': 'x\r\nSet-Cookie: evil=1\r\n\r\n<script>',
    'a code of its own': 'x&code=evil&iss=https://evil.example',
    'another address': 'https://evil.example/#',
    'signs of all kinds': '"<>\'%00%0d%0a\\ é 中 \u202e',
    'a NUL': 'a\0b',
  }
  test.each(Object.entries(states))('a state with %s', async (_, state) => {
    const answer = await agree(browserOf(server, env.app), address({ state }))
    expect(answer.origin + answer.pathname).toBe(program.redirectUri)
    expect(answer.searchParams.getAll('state')).toEqual([state])
    expect(answer.searchParams.getAll('code')).toHaveLength(1)
    expect(answer.searchParams.getAll('iss')).toEqual([ORIGIN])
    expect(answer.href).not.toMatch(/[\r\n\0]/)
  })

  test.each(Object.entries(states))('a state with %s, on the way back from a fault', async (_, state) => {
    const { leadsTo } = await browserOf(server, env.app).open(address({ state, response_type: 'token' }))
    expect(leadsTo).not.toMatch(/[\r\n\0]/)
    const { searchParams } = new URL(leadsTo!)
    expect(searchParams.getAll('state')).toEqual([state])
    expect(searchParams.get('code')).toBeNull()
  })

  test.each<[string, Fields]>([
    ['scope', { scope: '<script>\r\nx' }],
    ['resource', { resource: 'https://evil.example/\r\n<script>' }],
    ['response_type', { response_type: 'evil\r\n<script>' }],
    ['code_challenge_method', { code_challenge_method: 'evil\r\n<script>' }],
    ['prompt', { prompt: 'none evil\r\n<script>' }],
    ['a name', { 'evil\r\n<script>': ['a', 'b'] }],
  ])('an error tells nothing that came in as %s', async (_, change) => {
    const { leadsTo } = await browserOf(server, env.app).open(address(change))
    const { searchParams } = new URL(leadsTo!)
    expect(searchParams.get('error')).toBeTruthy()
    // RFC 6749: these signs and no others.
    expect(searchParams.get('error_description')).toMatch(/^[\x20-\x21\x23-\x5B\x5D-\x7E]+$/)
    expect(searchParams.get('error_description')).not.toContain('evil')
  })

  test.each<[string, string]>([
    ['another site', '//evil.example/?'],
    ['a whole address', 'https://evil.example/?x'],
    ['line ends', 'x\r\nLocation: https://evil.example'],
    ['nothing', ''],
  ])('signing in leads only on to the question: a request with %s', async (_, request) => {
    const stranger = openBrowser(placeOf(server))
    const page = await stranger.open(address())
    const form = page.forms.find(({ fields }) => 'password' in fields)!
    const after = await stranger.press(form, /sign in/i, { email: env.app.email, password: 'wrong', request })
    expect(after.leadsTo).toBeUndefined()
    expect(after.status).toBe(400)
  })

  test('a redirect URI with a query keeps it', async () => {
    const queried = await register(server, 'https://program.example/back?tenant=1')
    const answer = await agree(browserOf(server, env.app), address({}, queried))
    expect(answer.href.startsWith(`${queried.redirectUri}&`)).toBe(true)
    expect(answer.searchParams.getAll('tenant')).toEqual(['1'])
  })
})
