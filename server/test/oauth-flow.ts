// The way of a program from nothing to its tokens, with a person who signs in and agrees.
import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { type Browser, openBrowser, overHttp, type Page, type Place } from './browser.ts'
import type { Answer, AppClient, TestEnvironment, TestServer, TestServerOptions } from './harness.ts'
import { startTestServer } from './harness.ts'

export const PASSWORD = 'a password of nobody else'

/** Of a server that does not listen. */
export const ORIGIN = 'http://localhost:3000'

export interface Pkce {
  readonly verifier: string
  readonly challenge: string
}

export function makePkce(verifier = randomBytes(32).toString('base64url')): Pkce {
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** What is sent, and what is left out when undefined. */
export type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

export function formOf(fields: Fields): URLSearchParams {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs as [string, string][])
}

export interface ListeningServer extends TestServer {
  readonly origin: string
}

/** A server that knows its own address, as metadata and issuer need it. */
export async function startListening(options: TestServerOptions = {}, own?: number): Promise<ListeningServer> {
  const port = own ?? (await freePort())
  const origin = `http://localhost:${port}`
  const server = await startTestServer({ publicUrl: origin, ...options })
  await server.app.listen({ host: '127.0.0.1', port })
  return { ...server, origin }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

export function placeOf(server: TestServer | ListeningServer): Place {
  if ('origin' in server) return { origin: server.origin, send: overHttp(server.origin) }
  return { origin: ORIGIN, send: (method, url, headers, body) => server.send(method, url, headers, body) }
}

/** A browser in which this person is signed in. */
export function browserOf(server: TestServer, person: AppClient): Browser {
  return openBrowser({ ...placeOf(server), cookie: person.cookie })
}

export async function givePassword({ app }: TestEnvironment, password = PASSWORD): Promise<void> {
  const { status, text } = await app.put('/session/password', { password })
  if (status >= 300) throw new Error(text)
}

export async function deactivate({ app }: TestEnvironment, userId: string): Promise<void> {
  const { status, text } = await app.patch(`/settings/user/${userId}`, { is_active: false })
  if (status >= 300) throw new Error(text)
}

/** Signs in where a page asks for it. */
export async function passSignIn(browser: Browser, page: Page, email: string, password = PASSWORD): Promise<Page> {
  const form = page.forms.find(({ fields }) => 'password' in fields)
  return form ? browser.press(form, /sign in/i, { email, password }) : page
}

/** From the address that a program sends somebody to, to the address that the answer comes back at. */
export async function agree(browser: Browser, address: string, email = '', password = PASSWORD): Promise<URL> {
  const page = await passSignIn(browser, await browser.open(address), email, password)
  const answered = page.leadsTo ? page : await pressAllow(browser, page)
  if (!answered.leadsTo) throw new Error(`${answered.status} ${answered.text}`)
  return new URL(answered.leadsTo)
}

export function pressAllow(browser: Browser, page: Page): Promise<Page> {
  return browser.press(formWith(page, /^allow$/i), /^allow$/i)
}

export function formWith({ forms, status, text }: Page, words: RegExp) {
  const form = forms.find(({ buttons }) => buttons.some((button) => words.test(button.words)))
  if (!form) throw new Error(`No form with ${words}: ${status} ${text}`)
  return form
}

export interface Program {
  readonly clientId: string
  readonly redirectUri: string
}

/** Over the registration endpoint. */
export async function register(server: TestServer, redirectUri = 'https://program.example/back', more: object = {}) {
  const { status, body, text } = await sendRegistration(server, { redirect_uris: [redirectUri], ...more })
  if (status !== 201) throw new Error(text)
  return { clientId: body.client_id as string, secret: body.client_secret as string | undefined, redirectUri }
}

export function sendRegistration(server: TestServer, metadata: unknown): Promise<Answer> {
  const body = typeof metadata === 'string' ? metadata : JSON.stringify(metadata)
  const headers = { 'content-type': 'application/json', ...fromAnywhere() }
  return server.send('POST', '/oauth/register', headers, body)
}

/** As if from a network of its own: how much may come from one in a minute is counted for all tests together. */
export function fromAnywhere(): Record<string, string> {
  const network = `fd${randomBytes(7).toString('hex')}`.match(/..../g)!.join(':')
  return { 'x-forwarded-for': `${network}::1` }
}

export function authorizeUrl(origin: string, program: Program, { challenge }: Pkce, more: Fields = {}): string {
  const query = formOf({
    response_type: 'code',
    client_id: program.clientId,
    redirect_uri: program.redirectUri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'a state',
    ...more,
  })
  return `${origin}/oauth/authorize?${query}`
}

export interface Granted extends Program {
  readonly code: string
  readonly pkce: Pkce
}

/** A person agreed; the program has a code. */
export async function grant(
  server: TestServer,
  person: AppClient,
  program: Program,
  more: Fields = {},
): Promise<Granted> {
  const pkce = makePkce()
  const place = placeOf(server)
  const answer = await agree(browserOf(server, person), authorizeUrl(place.origin, program, pkce, more))
  const code = answer.searchParams.get('code')
  if (!code) throw new Error(answer.href)
  return { ...program, code, pkce }
}

export function redemption({ clientId, redirectUri, code, pkce }: Granted): Fields {
  return {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code,
    code_verifier: pkce.verifier,
  }
}

export function postForm(server: TestServer, path: string, fields: Fields, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return server.send('POST', path, { ...type, ...headers }, formOf(fields).toString())
}

export interface Tokens extends Program {
  readonly access: string
  readonly refresh: string
}

export async function connect(
  server: TestServer,
  person: AppClient,
  program: Program,
  more: Fields = {},
): Promise<Tokens> {
  const granted = await grant(server, person, program, more)
  const { status, body, text } = await postForm(server, '/oauth/token', redemption(granted))
  if (status !== 200) throw new Error(text)
  return { ...program, access: body.access_token, refresh: body.refresh_token }
}

export function refreshing({ clientId, refresh }: Tokens): Fields {
  return { grant_type: 'refresh_token', client_id: clientId, refresh_token: refresh }
}
