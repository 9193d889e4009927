import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../../test/harness.ts'
import { scratchDatabase } from '../../test/scratch.ts'
import { hashSecret, isSecret } from '../shared/api-key.ts'
import { findStoredClient } from './clients.queries.ts'

let server: TestServer
let addresses = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const TYPE = { 'content-type': 'application/json' }
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`
const newName = () => `Program ${crypto.randomUUID()}`
const REDIRECTS = ['https://example.com/cb']

function register(metadata: unknown, from = newAddress()): Promise<Answer> {
  return server.send('POST', '/oauth/register', { ...TYPE, 'x-forwarded-for': from }, JSON.stringify(metadata))
}

describe('a program that registers', () => {
  test('is told all that we registered, and nothing that we did not', async () => {
    const name = newName()
    const before = Math.floor(Date.now() / 1000)
    const { status, headers, body } = await register({
      client_name: name,
      redirect_uris: [...REDIRECTS, 'http://localhost/cb'],
      grant_types: ['authorization_code'],
      logo_uri: 'https://example.com/logo.png',
    })
    expect(status).toBe(201)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' })
    expect(headers['content-type']).toContain('application/json')
    expect(body).toEqual({
      client_id: expect.any(String),
      client_id_issued_at: expect.any(Number),
      client_name: name,
      redirect_uris: [...REDIRECTS, 'http://localhost/cb'],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      scope: 'crm:read projects:read hours:read invoices:read sales:read hrm:read',
    })
    expect(body.client_id_issued_at).toBeGreaterThanOrEqual(before)
    expect(await findStoredClient(server.db, body.client_id)).toMatchObject({
      name,
      authMethod: 'none',
      lastUsedAt: null,
    })
  })

  test.each(['client_secret_post', 'client_secret_basic'])(
    'gets a secret for %s, which we keep no copy of',
    async (method) => {
      const metadata = { client_name: newName(), redirect_uris: REDIRECTS, token_endpoint_auth_method: method }
      const { status, body } = await register(metadata)
      expect(status).toBe(201)
      expect(body).toMatchObject({ token_endpoint_auth_method: method, client_secret_expires_at: 0 })
      expect(isSecret('client', body.client_secret)).toBe(true)
      const stored = await findStoredClient(server.db, body.client_id)
      expect(stored?.secretHash).toEqual(hashSecret(body.client_secret))
      const { body: again } = await register(metadata)
      expect(again.client_id).not.toBe(body.client_id)
      expect(again.client_secret).not.toBe(body.client_secret)
    },
  )

  test('again is the same one, from wherever and in whatever order', async () => {
    const name = newName()
    const redirects = [...REDIRECTS, 'http://localhost/cb']
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        register({
          client_name: ` ${name}\n`,
          redirect_uris: i % 2 ? redirects : redirects.toReversed(),
          software_id: i,
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(201))
    expect(new Set(answers.map(({ body }) => body.client_id)).size).toBe(1)
    const { body: other } = await register({ client_name: name, redirect_uris: REDIRECTS })
    expect(other.client_id).not.toBe(answers[0]!.body.client_id)
  })

  test('with a name full of tricks is stored as plain text', async () => {
    const { body } = await register({
      client_name: `\u202e<script>\u0000\n${'x'.repeat(10_000)}`,
      redirect_uris: REDIRECTS,
    })
    expect(body.client_name).toBe(`<script> ${'x'.repeat(91)}`)
  })
})

describe('a program is refused', () => {
  test.each([
    ['a script', 'JavaScript:alert(1)'],
    ['plain http', 'http://example.com/cb'],
    ['a fragment', 'https://example.com/cb#x'],
  ])('with %s as its redirect URI', async (_what, redirect) => {
    const { status, body } = await register({ redirect_uris: [redirect] })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'invalid_redirect_uri', error_description: expect.any(String) },
    })
  })

  test.each([
    ['{"redirect_uris":["https://example.com/cb"],"redirect_uris":["https://evil.example/"]}'],
    ['{'],
    [''],
    ['null'],
    ['[]'],
    ['{"redirect_uris":["https://example.com/cb"],"token_endpoint_auth_method":"private_key_jwt"}'],
  ])('that sends %j', async (text) => {
    const { status, body } = await server.send('POST', '/oauth/register', TYPE, text)
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_client_metadata' })
  })

  test('in words that a description may have in it', async () => {
    const { body } = await server.send('POST', '/oauth/register', TYPE, '{"__proto__":{}}')
    expect(body.error_description).toBe("The name '__proto__' is not allowed.")
  })

  test('with more than 16 KiB', async () => {
    const fits = JSON.stringify({ redirect_uris: REDIRECTS, x: '' })
    const text = JSON.stringify({ redirect_uris: REDIRECTS, x: 'x'.repeat(16_384 - fits.length) })
    expect(text).toHaveLength(16_384)
    expect((await server.send('POST', '/oauth/register', TYPE, text)).status).toBe(201)
    const { status, body } = await server.send('POST', '/oauth/register', TYPE, `${text} `)
    expect({ status, error: body.error }).toEqual({ status: 413, error: 'invalid_request' })
  })

  test('in another form than JSON, and by another method', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status, body } = await server.send('POST', '/oauth/register', form, 'redirect_uris=https://example.com/cb')
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'invalid_request' })
    expect((await server.send('GET', '/oauth/register')).status).toBe(405)
  })
})

describe('one address', () => {
  const spend = async (from: string, count: number) => {
    for (let i = 0; i < count; i++)
      expect((await register({ client_name: newName(), redirect_uris: REDIRECTS }, from)).status).toBe(201)
  }

  test('registers at most 60 new programs a minute, and is told when to come back', async () => {
    const from = newAddress()
    await spend(from, 60)
    const { status, headers, body } = await register({ client_name: newName(), redirect_uris: REDIRECTS }, from)
    expect({ status, error: body.error }).toEqual({ status: 429, error: 'slow_down' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    const secret = { redirect_uris: REDIRECTS, token_endpoint_auth_method: 'client_secret_post' }
    expect((await register(secret, from)).status).toBe(429)
    expect((await register({ client_name: newName(), redirect_uris: REDIRECTS })).status).toBe(201)
  })

  test('of a hosted assistant registers the same one for all its users, however often', async () => {
    const [from, name] = [newAddress(), newName()]
    const metadata = { client_name: name, redirect_uris: REDIRECTS }
    const first = await register(metadata, from)
    for (let i = 0; i < 100; i++) expect((await register(metadata, from)).body).toEqual(first.body)
    await spend(from, 59)
    expect((await register({ client_name: newName(), redirect_uris: REDIRECTS }, from)).status).toBe(429)
    expect((await register(metadata, from)).status).toBe(201)
  })

  test('that sends rubbish spends nothing', async () => {
    const from = newAddress()
    for (let i = 0; i < 70; i++) expect((await register({ redirect_uris: ['x'] }, from)).status).toBe(400)
    expect((await register({ client_name: newName(), redirect_uris: REDIRECTS }, from)).status).toBe(201)
  })
})

test('however many register at once, the connections that people sign in with are left to them', async () => {
  const scratch = await scratchDatabase()
  const busy = await startTestServer({ databaseUrl: scratch.url })
  const { app } = await busy.environment()
  await scratch.client.query('begin; lock table oauth_client')
  const registering = Array.from({ length: 5 }, (_, i) =>
    busy.send('POST', '/oauth/register', TYPE, JSON.stringify({ client_name: `${i}`, redirect_uris: REDIRECTS })),
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect((await app.get('/session')).status).toBe(200)
  await scratch.client.query('commit')
  expect((await Promise.all(registering)).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  await busy.close()
  await scratch.drop()
})
