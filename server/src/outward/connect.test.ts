import { createServer, type Server } from 'node:https'
import { connect, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAuthority } from '../../test/certificates.ts'
import { answering, type Receiver, receiver, silent } from '../../test/receivers.ts'
import type { OutwardOptions } from './exchange.ts'
import { openOutward } from './post.ts'

const HOUR_MS = 3_600_000
const [FIRST, SECOND] = ['93.184.215.14', '93.184.215.15']
const authority = testAuthority('A test authority')
const HOST = 'hooks.example.com'
/** For what does not answer; everything else may take what a busy machine takes. */
const SOON = { connectMs: 600 }

let secure: { server: Server; port: number }
let internal: Receiver
beforeAll(async () => {
  secure = await securely(authority.issue(HOST))
  internal = await receiver(answering('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'))
})
afterAll(async () => {
  secure.server.closeAllConnections()
  secure.server.close()
  await internal.close()
})

test('the certificate is judged by the name in the URL, the connection is made to the address', async () => {
  const dialled: string[] = []
  const dial = (address: string) => {
    dialled.push(address)
    return connect(secure.port, '127.0.0.1')
  }
  const outcome = await post(`https://${HOST}/`, { resolve: async () => [FIRST], dial })
  expect(outcome).toMatchObject({ status: 200, responseBody: `${HOST} of ${HOST}` })
  expect(dialled).toEqual([FIRST])
})

test('a connection is used again however much was heard on it', async () => {
  const dialled: string[] = []
  const dial = (address: string) => {
    dialled.push(address)
    return connect(secure.port, '127.0.0.1')
  }
  const outward = openOutward({ reachesPrivate: false, resolve: async () => [FIRST], dial, ca: authority.cert })
  for (let i = 0; i < 12; i += 1) {
    const outcome = await outward.post(`https://${HOST}/long`, {}, '{}', new AbortController().signal)
    expect(outcome).toMatchObject({ status: 200, responseBody: 'x'.repeat(1024) })
    expect(outcome).not.toHaveProperty('error')
  }
  expect(dialled.length).toBeLessThanOrEqual(2)
  await outward.close()
})

describe('TLS is refused when the certificate', () => {
  const long = { from: new Date(Date.now() - 3 * HOUR_MS), until: new Date(Date.now() - 2 * HOUR_MS) }
  const soon = { from: new Date(Date.now() + 2 * HOUR_MS), until: new Date(Date.now() + 3 * HOUR_MS) }
  test.each([
    ['is for another name', authority.issue('other.example.com'), 'its certificate is for another host name'],
    ['has expired', authority.issue(HOST, long), 'its certificate has expired'],
    ['is not valid yet', authority.issue(HOST, soon), 'its certificate is not valid yet'],
    [
      'is of a stranger',
      testAuthority('A stranger').issue(HOST),
      expect.stringContaining('an authority that is not known'),
    ],
  ])('%s', async (_what, certificate, error) => {
    const { server, port } = await securely(certificate)
    const outcome = await post(`https://${HOST}/`, {
      resolve: async () => [FIRST],
      dial: () => connect(port, '127.0.0.1'),
    })
    expect(outcome).toEqual({ durationMs: expect.any(Number), error })
    server.close()
  })

  test('is not there at all', async () => {
    const [plain, mute] = [await receiver((socket) => socket.end('HTTP/1.1 400 Bad\r\n\r\n')), await receiver(silent)]
    const dialTo = (port: number) => ({ resolve: async () => [FIRST], dial: () => connect(port, '127.0.0.1') })
    expect(await post(`https://${HOST}/`, dialTo(plain.port))).toMatchObject({ error: 'it could not agree on TLS' })
    expect(await post(`https://${HOST}/`, { ...SOON, ...dialTo(mute.port) })).toMatchObject({
      error: 'no connection within 0.6 s',
    })
    await Promise.all([plain.close(), mute.close()])
  })

  test('is of the receiver itself, also where private addresses are allowed', async () => {
    const url = `https://localhost:${secure.port}/`
    expect(await post(url, { reachesPrivate: true, ca: undefined })).toMatchObject({
      error: expect.stringContaining('its certificate'),
    })
  })
})

test('a name that turns private between two attempts reaches nothing the second time', async () => {
  const answers = [[FIRST], ['127.0.0.1'], [FIRST]]
  let asked = 0
  const resolve = async () => answers[asked++]!
  const dial = (address: string) => connect(address === FIRST ? secure.port : internal.port, '127.0.0.1')
  const outward = openOutward({ reachesPrivate: false, resolve, dial, ca: authority.cert })
  const send = () => outward.post(`https://${HOST}/bye`, {}, '{}', new AbortController().signal)
  expect(await send()).toMatchObject({ status: 200 })
  expect(asked).toBe(1)
  expect(await send()).toMatchObject({ error: `${HOST} leads to a private address` })
  expect(await send()).toMatchObject({ status: 200 })
  expect(asked).toBe(3)
  expect(internal.connections()).toBe(0)
  await outward.close()
})

test.each([
  [[FIRST, '127.0.0.1']],
  [['127.0.0.1', FIRST]],
  [[FIRST, '::1']],
  [[FIRST, FIRST, SECOND, SECOND, FIRST, '10.0.0.7']],
])('a name that leads to %j reaches nothing', async (addresses) => {
  const dialled: string[] = []
  const dial = (address: string) => {
    dialled.push(address)
    return connect(internal.port, '127.0.0.1')
  }
  expect(await post(`https://${HOST}/`, { resolve: async () => addresses, dial })).toMatchObject({
    error: `${HOST} leads to a private address`,
  })
  expect(dialled).toEqual([])
  expect(internal.connections()).toBe(0)
})

describe('of several addresses', () => {
  const closed = () => connect(1, '127.0.0.1')
  test.each([
    ['refuses', closed, {}],
    // Each of three gets a third of it.
    ['is silent', () => new Socket(), { connectMs: 6000 }],
  ])('the next one is tried when one %s, IPv4 first', async (_what, fail, limits) => {
    const dialled: string[] = []
    const dial = (address: string) => {
      dialled.push(address)
      return address === SECOND ? connect(secure.port, '127.0.0.1') : fail()
    }
    const resolve = async () => ['2606:4700::1', FIRST, SECOND]
    const outcome = await post(`https://${HOST}/`, { ...limits, resolve, dial })
    expect(outcome).toMatchObject({ status: 200 })
    expect(dialled).toEqual([FIRST, SECOND])
  })

  test('no more than four are tried, within the same time', async () => {
    let dialled = 0
    const dial = () => {
      dialled += 1
      return new Socket()
    }
    const resolve = async () => Array<string>(9).fill(FIRST)
    const outcome = await post(`https://${HOST}/`, { connectMs: 2000, resolve, dial })
    expect(outcome).toMatchObject({ error: 'no connection within 2 s' })
    expect(outcome.durationMs).toBeLessThan(4 * 2000)
    expect(dialled).toBe(4)
  })

  test('that all refuse, it is said', async () => {
    const outcome = await post(`https://${HOST}/`, { resolve: async () => [FIRST, SECOND], dial: closed })
    expect(outcome).toMatchObject({ error: 'connection refused' })
  })
})

test.each([
  ['ENOTFOUND', 'its host name is not known'],
  ['ESERVFAIL', 'its host name could not be looked up'],
  ['ECONNREFUSED', 'its host name could not be looked up'],
])('a name that cannot be resolved (%s): %s', async (code, error) => {
  const resolve = () => Promise.reject(Object.assign(new Error('queryA'), { code, hostname: HOST }))
  expect(await post(`https://${HOST}/`, { resolve })).toMatchObject({ error })
})

test('a name server that never answers takes no longer than a connection may', async () => {
  const outcome = await post(`https://${HOST}/`, { ...SOON, resolve: () => new Promise(() => undefined) })
  expect(outcome).toMatchObject({ error: 'no connection within 0.6 s' })
})

test('without a resolver of its own, names and addresses of this machine are refused, and reached where that is allowed', async () => {
  expect(await post(`https://127.0.0.1:${internal.port}/`, {})).toMatchObject({
    error: expect.stringContaining('private'),
  })
  expect(internal.connections()).toBe(0)
  const url = `http://localhost:${internal.port}/`
  expect(await post(url, { reachesPrivate: true })).toMatchObject({ status: 200 })
  expect(internal.connections()).toBe(1)
})

async function post(url: string, options: Partial<OutwardOptions>) {
  const outward = openOutward({ reachesPrivate: false, ca: authority.cert, connectMs: 30_000, ...options })
  const outcome = await outward.post(url, {}, '{}', new AbortController().signal)
  await outward.close()
  return outcome
}

async function securely(certificate: { cert: string; key: string }): Promise<{ server: Server; port: number }> {
  const server = createServer(certificate, (request, response) => {
    if (request.url === '/bye') response.setHeader('connection', 'close')
    if (request.url === '/long') return response.end('x'.repeat(60_000))
    const { servername } = request.socket as { servername?: string }
    return response.end(`${servername} of ${request.headers.host}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { server, port: (server.address() as { port: number }).port }
}
