import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestServer } from '../test/harness.ts'
import { scratchDatabase } from '../test/scratch.ts'
import { givePassword } from '../test/sign-in-client.ts'
import { loggedError, readable, redacted } from './log.ts'
import { makeSecret } from './shared/api-key.ts'

const time = new Date(2026, 0, 31, 9, 5, 7).getTime()

test('a request is one short line on a terminal', () => {
  const line = { level: 30, time, request_id: 'x', method: 'GET', path: '/healthz', status: 200, ms: 3, msg: 'request' }
  expect(readable(JSON.stringify(line))).toBe('09:05:07 info  GET /healthz 200 3 ms')
})

test('anything else shows its fields, and an error its stack', () => {
  const line = { level: 50, time, job: 'prune', err: { message: 'no', stack: 'Error: no\n    at x' }, msg: 'failed' }
  expect(readable(JSON.stringify(line))).toBe('09:05:07 error failed job="prune"\nError: no\n    at x')
})

test.each([
  ['/api/v2/crm/organization/01994c5e-7d3a-7b1e-9a55-3c1f0f6f2b11', undefined],
  ['/problems/optimistic-lock-failed', undefined],
  [`/api/v2/${makeSecret('live')}`, '/api/v2/…'],
  ['/x/password=hunter2/y', '/x/password=…/y'],
  ['/x/token%3Dhunter2', '/x/token%3D…'],
  ['sent Bearer abc', 'sent Bearer …'],
  ['Authorization: Bearer abc', 'Authorization: Bearer …'],
  ['connect postgres://kantoor:hunter2@db/kantoor failed', 'connect postgres://…@db/kantoor failed'],
])('%s', (text, without) => {
  expect(redacted(text)).toBe(without ?? text)
})

test('an address that is made to take long is redacted at once, and cut', () => {
  const began = performance.now()
  const told = redacted(`/a//${':'.repeat(200_000)}`)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(told.length).toBeLessThan(5000)
  expect(redacted('postgres://kantoor:a:b@host/db')).toBe('postgres://…@host/db')
})

test('of an error only what says where it went wrong is told', () => {
  const refused = Object.assign(new Error('null value in column "name"'), {
    code: '23502',
    detail: 'Failing row contains (secret of somebody).',
  })
  const { stack, ...told } = loggedError(new Error('no', { cause: refused }))
  expect(told).toMatchObject({ type: 'Error', message: 'no', cause: { code: '23502', message: refused.message } })
  expect(JSON.stringify({ stack, ...told })).not.toContain('secret of somebody')
})

test('no line of a running server has a secret in it, whatever is sent', async () => {
  const owner = await startTestServer()
  const env = await owner.environment()
  const email = await givePassword(env, PASSWORD)
  const session = env.app.cookie.split('=')[1]!
  const secrets = {
    key: env.key,
    session,
    password: PASSWORD,
    wrong: 'hunter2-hunter2',
    access: makeSecret('access'),
    refresh: makeSecret('refresh'),
    code: makeSecret('code'),
    client: makeSecret('client'),
    link: 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF',
  }
  const { port, stop } = await startLogging()
  try {
    for (const request of hostile(secrets, email)) await send(port, request)
  } finally {
    const said = await stop()
    for (const [name, secret] of Object.entries(secrets)) {
      expect(said, name).not.toContain(secret)
      expect(said, name).not.toContain(encodeURIComponent(secret))
      expect(said, name).not.toContain(Buffer.from(`x:${secret}`).toString('base64'))
    }
    expect(said.split('\n').filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(20)
    await owner.close()
  }
})

const PASSWORD = 'correct horse battery staple'

function hostile(secrets: Readonly<Record<string, string>>, email: string): string[] {
  const { key, session, password, wrong, access, refresh, code, client, link } = secrets as Record<string, string>
  const get = (path: string, ...headers: string[]) => ['GET', path, headers.join('\r\n'), ''] as const
  const post = (path: string, body: string, type = 'application/json', ...headers: string[]) =>
    ['POST', path, [`content-type: ${type}`, ...headers].join('\r\n'), body] as const
  const form = (path: string, fields: Record<string, string>) =>
    post(path, new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded')
  const everywhere = [key!, access!, link!, session!].flatMap((secret) => [
    get(`/${secret}`),
    get(`/api/v2/crm/organization/${secret}`),
    get(`/api/v2/crm/organization?token=${secret}&api_key=${secret}`),
    get(`/sign-in%23token=${secret}`),
    get(`/files/${secret}`),
    get(`/calendar/${secret}.ics`),
    get(`/quote/${secret}`),
    get(`/healthz/..%2f${secret}`),
    get(`//user:${secret}@localhost/healthz`),
    get(`http://user:${secret}@localhost/healthz`),
    get('/api/v2/crm/organization', `authorization: Bearer ${secret}`),
    get('/api/v2/crm/organization', `authorization: Basic ${Buffer.from(`x:${secret}`).toString('base64')}`),
    get('/api/app/session', `cookie: kantoor_session=${secret}`),
    get('/healthz', `referer: http://localhost/sign-in?token=${secret}`, `user-agent: ${secret}`),
    post(
      '/mcp',
      JSON.stringify({ jsonrpc: '2.0', id: secret, method: secret }),
      'application/json',
      `authorization: Bearer ${secret}`,
    ),
    post('/api/v2/crm/organization', `{"name":"${secret}`, 'application/json', `authorization: Bearer ${key}`),
  ])
  const requests = [
    ...everywhere,
    get('/healthz', `x-request-id: ${key}`),
    get(`/password=${wrong}`),
    get(`/x/secret:${wrong}`),
    post(
      '/api/app/session',
      JSON.stringify({ email, password: wrong }),
      'application/json',
      'origin: http://localhost:3000',
    ),
    post('/api/app/session', JSON.stringify({ email, password }), 'application/json', 'origin: http://localhost:3000'),
    post('/api/app/session', `{"email":"${email}","password":"${password}"`, 'application/json'),
    post('/api/app/session/link', JSON.stringify({ token: link }), 'application/json', 'origin: http://localhost:3000'),
    form('/oauth/token', { grant_type: 'authorization_code', code: code!, client_id: client!, client_secret: client! }),
    form('/oauth/token', { grant_type: 'refresh_token', refresh_token: refresh!, client_id: 'x' }),
    form('/oauth/revoke', { token: access! }),
  ]
  return [
    ...requests.map(([method, path, headers, body]) =>
      [
        `${method} ${path} HTTP/1.1`,
        'host: localhost',
        'connection: close',
        `content-length: ${Buffer.byteLength(body)}`,
        ...(headers ? [headers] : []),
        '',
        body,
      ].join('\r\n'),
    ),
    `GET /healthz?${key} HTTP/9.9\r\nauthorization ${key}\r\n\r\n`,
    `${key}\r\n\r\n`,
  ]
}

function send(port: number, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setTimeout(5000, () => socket.destroy(new Error(`no answer to ${request.split('\r\n')[0]}`)))
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.resume()
  })
}

async function startLogging() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-log-'))
  const { NODE_COMPILE_CACHE } = process.env
  // Of its own: whoever serves does the work of everybody there.
  const database = await scratchDatabase()
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'trace' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), 'start'], {
    env: { ...settings, PUBLIC_URL: 'http://localhost:3000', NODE_COMPILE_CACHE },
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const ended = once(child, 'close')
  for (
    const end = Date.now() + 60_000;
    !said.includes('Kantoor is ready') && Date.now() < end && child.exitCode === null;
  )
    await new Promise((resolve) => setTimeout(resolve, 20))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
    return said
  }
  return { port: Number(/listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1]), stop }
}
