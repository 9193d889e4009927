// Whatever is sent to the authorisation server by somebody who means ill, with the answer it must get. The cases are data in attacks/.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileRedemptions } from './attacks/redemptions.ts'
import { disguises } from './attacks/redirects.ts'
import { hostileRegistrations } from './attacks/registrations.ts'
import { hostileRequests } from './attacks/requests.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import {
  authorizeUrl,
  browserOf,
  type Fields,
  formWith,
  type Granted,
  grant,
  makePkce,
  ORIGIN,
  type Program,
  postForm,
  redemption,
  register,
  sendRegistration,
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

const ask = (change: Fields, by = program) =>
  server.send('GET', authorizeUrl('', by, makePkce(), change), { cookie: env.app.cookie })

describe.each(disguises)('an address like $registered, but', ({ registered, given }) => {
  let granted: Granted
  beforeAll(async () => {
    granted = await grant(server, env.app, await register(server, registered))
  })

  test.each(Object.entries(given))('%s', async (_, redirect_uri) => {
    const shown = await ask({ redirect_uri }, granted)
    expect(shown).toMatchObject({ status: 400, headers: { 'content-type': expect.stringContaining('text/html') } })
    expect(shown.headers.location).toBeUndefined()
    // nutrition-mcp 148: there the address was compared with itself, not with that of the code.
    const refused = await postForm(server, '/oauth/token', { ...redemption(granted), redirect_uri })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: redirect_uri === '' ? 'invalid_request' : 'invalid_grant' },
    })
  })

  test('nothing: then it works', async () => {
    expect(await postForm(server, '/oauth/token', redemption(granted))).toMatchObject({ status: 200 })
  })
})

test('a program on the own computer may listen at another port, but only there', async () => {
  const local = await register(server, 'http://localhost:7777/callback')
  const elsewhere = await grant(server, env.app, { ...local, redirectUri: 'http://localhost:8888/callback' })
  const asRegistered = { ...redemption(elsewhere), redirect_uri: local.redirectUri }
  expect(await postForm(server, '/oauth/token', asRegistered)).toMatchObject({ body: { error: 'invalid_grant' } })
  expect(await postForm(server, '/oauth/token', redemption(elsewhere))).toMatchObject({ status: 200 })
})

test.each(hostileRegistrations)('nobody registers $name', async ({ sent, error, status = 400 }) => {
  const answer = await sendRegistration(server, sent)
  expect(answer).toMatchObject({ status, body: { error, error_description: expect.any(String) } })
  expect(answer.body.client_id).toBeUndefined()
})

describe.each(hostileRequests)('a request with $name', ({ change, error }) => {
  test('is sent back where it may be', async () => {
    const { status, headers } = await ask(change)
    const answer = new URL(headers.location!)
    expect({ status, to: answer.origin + answer.pathname }).toEqual({ status: 303, to: program.redirectUri })
    const told = Object.fromEntries(answer.searchParams)
    expect(told).toMatchObject({ error, iss: ORIGIN, error_description: expect.any(String) })
    expect(told.state).toBe('state' in change ? undefined : 'a state')
    expect(told.code).toBeUndefined()
    expect(answer.searchParams.getAll('error')).toHaveLength(1)
  })

  test('gets no code either when it comes with the form of a good one', async () => {
    const browser = browserOf(server, env.app)
    const form = formWith(await browser.open(authorizeUrl(ORIGIN, program, makePkce())), /^allow$/i)
    const request = authorizeUrl('', program, makePkce(), change).split('?')[1]!
    const { leadsTo } = await browser.press(form, /^allow$/i, { request })
    expect(new URL(leadsTo!).searchParams.get('error')).toBe(error)
    expect(new URL(leadsTo!).searchParams.get('code')).toBeNull()
  })
})

test.each<[string, Fields]>([
  ['no client', { client_id: undefined }],
  ['an empty client', { client_id: '' }],
  ['a client that nobody knows', { client_id: 'nobody' }],
  ['two clients', { client_id: ['one', 'two'] }],
  ['a client with markup', { client_id: '<script>alert(1)</script>' }],
  ['a client with a NUL', { client_id: 'a\0' }],
  ['a client that asks the database', { client_id: "' or true --" }],
  ['a client of 3,000 characters', { client_id: 'a'.repeat(3000) }],
  ['no redirect URI', { redirect_uri: undefined }],
  ['two redirect URIs', { redirect_uri: ['https://program.example/back', 'https://evil.example/'] }],
  ['the same redirect URI twice', { redirect_uri: ['https://program.example/back', 'https://program.example/back'] }],
  ['more than 7 KiB', { nonce: 'a'.repeat(7 * 1024) }],
])('with %s nobody is sent anywhere', async (_, change) => {
  const { status, headers, text } = await ask(change)
  expect({ status, location: headers.location }).toEqual({ status: 400, location: undefined })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(text).not.toContain('<script')
})

describe('a request for tokens with', () => {
  let granted: Granted
  beforeAll(async () => {
    granted = await grant(server, env.app, program)
  })

  test.each(hostileRedemptions)('$name', async ({ change, error, status = 400 }) => {
    const answer = await postForm(server, '/oauth/token', { ...redemption(granted), ...change })
    expect(answer).toMatchObject({ status, body: { error }, headers: { 'cache-control': 'no-store' } })
    expect(answer.body.access_token).toBeUndefined()
  })

  test.each([
    ['JSON in place of a form', 'application/json', '{}'],
    ['no type', 'text/plain', 'grant_type=authorization_code'],
    ['a form that is too long', 'application/x-www-form-urlencoded', `code=${'a'.repeat(65 * 1024)}`],
    ['what is no form', 'application/x-www-form-urlencoded', '%zz=%'],
  ])('%s', async (_, type, body) => {
    const answer = await server.send('POST', '/oauth/token', { 'content-type': type }, body)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body.error).toMatch(/^invalid_(request|client)$/)
  })

  test.each(['GET', 'PUT', 'DELETE'])('the method %s', async (method) => {
    const { verifier } = granted.pkce
    const url = `/oauth/token?grant_type=authorization_code&code=${granted.code}&code_verifier=${verifier}`
    expect((await server.send(method, url)).status).toBeOneOf([404, 405])
  })

  test('nothing wrong: then it works', async () => {
    expect(await postForm(server, '/oauth/token', redemption(granted))).toMatchObject({ status: 200 })
  })
})
