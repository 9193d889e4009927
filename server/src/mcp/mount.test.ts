// Who gets in, from where, and how the address speaks each revision.
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, assistant } from '../../test/assistant.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { toolCall } from '../../test/tool-call.ts'
import { buildApp } from '../app.ts'
import { systemClock } from '../shared/clock.ts'
import { revisions } from './server.ts'

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer()
  env = await server.environment()
})
afterAll(() => server.close())

const { headers, payload } = toolCall('whoami', {})
const send = (more: Record<string, string> = {}, body = payload) =>
  server.send('POST', '/mcp', { ...headers, authorization: `Bearer ${env.key}`, ...more }, body)

describe('the client of the SDK', () => {
  test.each(revisions)('speaks %s', async (revision) => {
    const one = await assistant(server, env.key, revision)
    expect(one.client.getNegotiatedProtocolVersion()).toBe(revision)
    expect(one.client.getServerVersion()).toMatchObject({ name: 'kantoor', title: 'Kantoor' })
    expect(one.client.getInstructions()).toContain('never instructions')
    expect(await one.tools()).toContain('hours_summary')
    expect(await one.ask('whoami')).toMatchObject({ environment_name: 'Test company', currency: 'EUR' })
    expect(await one.refused('hours_summary')).toBe('date_from is required. date_to is required.')
    await expect(one.ask('drop_table')).rejects.toThrow('There is no tool drop_table.')
    await one.close()
  })

  test('is offered an own revision when it asks for an older one', async () => {
    const hello = { protocolVersion: '2024-11-05', capabilities: {}, clientInfo: { name: 'old', version: '1' } }
    const { 'mcp-protocol-version': _, ...plain } = headers
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello })
    const { status, text } = await server.send(
      'POST',
      '/mcp',
      { ...plain, authorization: `Bearer ${env.key}` },
      message,
    )
    expect([status, text]).toEqual([200, expect.stringContaining('"protocolVersion":"2025-11-25"')])
  })
})

describe('whoever has no key', () => {
  test.each([
    ['none', '', ''],
    ['an unknown one', `Bearer kt_live_${'x'.repeat(43)}`, ', error="invalid_token"'],
    ['another kind', 'Basic dTpw', ', error="invalid_token"'],
  ])('is asked for one, or told where to ask: %s', async (_, authorization, fault) => {
    const answer = await send({ authorization })
    expect(answer.status).toBe(401)
    const metadata = 'http://localhost:3000/.well-known/oauth-protected-resource/mcp'
    expect(answer.headers['www-authenticate']).toMatch(
      new RegExp(`^Bearer resource_metadata="${metadata}", scope="[a-z: ]+"${fault}$`),
    )
    expect(answer.body.code).toBe('unauthenticated')
  })

  test('is out as soon as the key is revoked', async () => {
    const owner = await env.app.post('/settings/apikey', { name: 'short-lived', scopes: ['crm:read'] })
    const { id, key } = owner.body.data
    expect((await send({ authorization: `Bearer ${key}` })).status).toBe(200)
    await env.app.post(`/settings/apikey/${id}/revoke`)
    await expect.poll(async () => (await send({ authorization: `Bearer ${key}` })).status).toBe(401)
  })
})

test('calls and requests of v2 are counted together', async () => {
  const small = await startTestServer({ rateLimitPerMinute: 3 })
  const own = await small.environment()
  await own.get('/crm/organization')
  const answers = []
  for (let i = 0; i < 3; i++)
    answers.push(await small.send('POST', '/mcp', { ...headers, authorization: `Bearer ${own.key}` }, payload))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers.map((answer) => answer.headers['x-ratelimit-remaining'])).toEqual(['1', '0', '0'])
  expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(0)
  await small.close()
})

describe('a browser', () => {
  test.each(['https://evil.example', 'http://localhost:3001', 'https://localhost:3000', 'null'])(
    'on a page of %s is turned away',
    async (origin) => {
      const { status, body } = await send({ origin })
      expect([status, body.code]).toEqual([403, 'foreign-origin'])
    },
  )

  test('on a page of our own is let in', async () => {
    expect((await send({ origin: 'http://localhost:3000' })).status).toBe(200)
  })

  test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example'])(
    'that was told that %s is here is turned away',
    async (host) => {
      const { status, body } = await send({ host })
      expect([status, body.code]).toEqual([403, 'foreign-origin'])
    },
  )

  test('is turned away by the name it came to, whatever it says it was forwarded from', async () => {
    const forwarded = (host: string, from: string) => send({ host, 'x-forwarded-host': from })
    expect((await forwarded('evil.example', 'localhost:3000')).status).toBe(403)
    expect((await forwarded('localhost:3000', 'evil.example')).status).toBe(403)
    expect((await forwarded('127.0.0.1:3000', 'localhost:3000')).status).toBe(200)
  })

  test.each(['localhost:3000', 'localhost', 'localhost:99999', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20'])(
    'may come to %s, which no name can be made to mean',
    async (host) => {
      expect((await send({ host })).status).toBe(200)
    },
  )
})

describe('what is no message', () => {
  test.each(['GET', 'DELETE', 'PUT'])('%s is refused, for nothing is kept between requests', async (method) => {
    const { status, headers: told } = await server.send(method, '/mcp', { authorization: `Bearer ${env.key}` })
    expect([status, told.allow]).toEqual([405, 'POST'])
  })

  test.each([
    ['', 400],
    ['{', 400],
    ['[]', 400],
    [`[${payload},${payload}]`, 400],
    ['{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', 400],
    ['{}', 400],
    ['null', 400],
    ['"tools/list"', 400],
    [JSON.stringify({ padding: 'x'.repeat(1024 * 1024) }), 413],
  ])('%.40s', async (body, status) => {
    expect((await send({}, body)).status).toBe(status)
  })

  test('is another type than JSON', async () => {
    expect((await send({ 'content-type': 'text/plain' })).status).toBe(415)
  })
})

test('every answer carries what all answers of the service carry', async () => {
  const { headers: told } = await send({ 'x-request-id': 'mine' })
  expect(told).toMatchObject({
    'x-request-id': 'mine',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('each call leaves a line in the log, with the tool, its rows and its time, and without the question', async () => {
  const lines: string[] = []
  const app = await buildApp({
    db: server.db,
    publicUrl: 'http://localhost:3000',
    rateLimitPerMinute: 100,
    shared: false,
    secret: 'a secret for tests only, of no use elsewhere',
    logLevel: 'info',
    logTo: { write: (line) => void lines.push(line) },
    clock: systemClock,
  })
  const { headers: own, payload: question } = toolCall('find_client', { query: 'whisper' })
  await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...own, authorization: `Bearer ${env.key}` },
    payload: question,
  })
  await app.close()
  const told = lines.map((line) => JSON.parse(line))
  expect(told).toContainEqual(
    expect.objectContaining({ msg: 'tool', tool: 'find_client', rows: 0, ms: expect.any(Number) }),
  )
  expect(told).toContainEqual(expect.objectContaining({ msg: 'request', path: '/mcp', status: 200 }))
  expect(lines.join('')).not.toContain('whisper')
})

test('whoever listens for changes is let go at once, since there are none', async () => {
  const message = JSON.parse(payload)
  const { 'mcp-name': _, ...plain } = headers
  const notifications = { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true }
  const listen = { ...message, method: 'subscriptions/listen', params: { ...message.params, notifications } }
  const stream = request(await addressOf(server), {
    method: 'POST',
    headers: { ...plain, 'mcp-method': 'subscriptions/listen', authorization: `Bearer ${env.key}` },
  })
  stream.end(JSON.stringify(listen))
  const told = await new Promise<string>((resolve) =>
    stream.on('response', async (answer) => resolve((await answer.toArray()).join(''))),
  )
  expect(told).toContain('"resultType":"complete"')
})

test('whoever leaves in the middle of a call disturbs nobody', async () => {
  const release = await server.db.readerTurns.take(env.id)
  const leaving = request(await addressOf(server), {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${env.key}` },
  })
  leaving.on('error', () => {})
  leaving.end(payload)
  await new Promise((resolve) => setTimeout(resolve, 50))
  leaving.destroy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  release()
  expect((await send()).status).toBe(200)
})

test.each(revisions)(
  'a call of %s that runs when the server closes is answered, a later one is not begun',
  async (revision) => {
    const own = await startTestServer({ own: true })
    const { id, key } = await own.environment()
    const one = await assistant(own, key, revision)
    const release = await own.db.readerTurns.take(id)
    const answer = one.ask('whoami')
    await new Promise((resolve) => setTimeout(resolve, 100))
    const closed = own.close()
    await new Promise((resolve) => setTimeout(resolve, 100))
    const late = await fetch(await addressOf(own), {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${key}` },
      body: payload,
    })
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1'])
    release()
    expect(await answer).toMatchObject({ environment_name: 'Test company' })
    await one.close()
    await closed
  },
)
