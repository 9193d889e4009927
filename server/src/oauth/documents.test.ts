import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { answeringOnce, endless, receiver } from '../../test/receivers.ts'
import { memoryLimiter } from '../http/rate-limit.ts'
import { idMaker } from '../shared/clock.ts'
import { noteUse } from './clients.queries.ts'
import { findClient } from './clients.ts'
import type { OAuthGround } from './ground.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const IP = '198.51.100.7'
const REDIRECTS = ['https://example.com/cb']
const closing: (() => Promise<void>)[] = []
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await Promise.all(closing.map((close) => close()))
  await server.close()
})

describe('a program with a document', () => {
  test('is known by what stands in it', async () => {
    const { ground, host } = await open()
    host.document = { client_name: 'A\u200b Program', redirect_uris: REDIRECTS }
    expect(await findClient(ground, host.address, IP)).toEqual({
      id: host.address,
      name: 'A Program',
      redirectUris: REDIRECTS,
      isDocument: true,
    })
  })

  test('is asked for once, however many want to know at once', async () => {
    const { ground, host } = await open()
    await Promise.all(Array.from({ length: 10 }, () => findClient(ground, host.address, IP)))
    expect(host.asked()).toBe(1)
  })

  test('is not asked for by one who comes late from being counted', async () => {
    const { ground, host } = await open()
    const slow = {
      ...ground.limiter,
      hit: async (bucket: string) => {
        await findClient(ground, host.address, IP)
        return ground.limiter.hit(bucket)
      },
    }
    await findClient({ ...ground, limiter: slow }, host.address, IP)
    expect(host.asked()).toBe(1)
  })

  test('is asked for again after an hour, and not before', async () => {
    const { ground, host, pass } = await open()
    await findClient(ground, host.address, IP)
    host.document = { redirect_uris: ['https://example.com/new'] }
    pass(HOUR_MS - 1)
    expect((await findClient(ground, host.address, IP))?.redirectUris).toEqual(REDIRECTS)
    pass(1)
    expect((await findClient(ground, host.address, IP))?.redirectUris).toEqual(['https://example.com/new'])
    expect(host.asked()).toBe(2)
  })

  test.each([
    ['max-age=600', 10 * MINUTE_MS],
    ['max-age=1', 5 * MINUTE_MS],
    ['no-store', 5 * MINUTE_MS],
    ['max-age=31536000', 24 * HOUR_MS],
  ])('that says %s is asked for again when that is over, within bounds', async (cacheControl, freshMs) => {
    const { ground, host, pass } = await open()
    host.headers = { 'cache-control': cacheControl }
    await findClient(ground, host.address, IP)
    pass(freshMs - 1)
    await findClient(ground, host.address, IP)
    expect(host.asked()).toBe(1)
    pass(1)
    await findClient(ground, host.address, IP)
    expect(host.asked()).toBe(2)
  })

  test('that was let in lives a day longer than its document can be had', async () => {
    const { ground, host, pass, now } = await open()
    await findClient(ground, host.address, IP)
    await noteUse(ground.db, host.address, now())
    host.status = 503
    pass(HOUR_MS)
    expect((await findClient(ground, host.address, IP))?.id).toBe(host.address)
    pass(24 * HOUR_MS - 1)
    expect((await findClient(ground, host.address, IP))?.id).toBe(host.address)
    pass(1)
    await expect(findClient(ground, host.address, IP)).rejects.toMatchObject({ oauth: 'invalid_client' })
    host.status = 200
    pass(MINUTE_MS)
    expect((await findClient(ground, host.address, IP))?.id).toBe(host.address)
  })

  test('that was let in lives no longer than its document says so', async () => {
    const { ground, host, pass, now } = await open()
    await findClient(ground, host.address, IP)
    await noteUse(ground.db, host.address, now())
    host.document = { redirect_uris: [] }
    pass(HOUR_MS)
    for (let i = 0; i < 2; i++)
      await expect(findClient(ground, host.address, IP)).rejects.toMatchObject({ oauth: 'invalid_client' })
  })

  test('that nobody let in does not', async () => {
    const { ground, host, pass } = await open()
    await findClient(ground, host.address, IP)
    host.status = 503
    pass(HOUR_MS)
    await expect(findClient(ground, host.address, IP)).rejects.toMatchObject({
      oauth: 'invalid_client',
      message: expect.stringMatching(
        /^The document of the program at 127\.0\.0\.1:\d+ cannot be used: it answered with 503\.$/,
      ),
    })
  })
})

describe('a document that cannot be used', () => {
  test('is not asked for again for a minute', async () => {
    const { ground, host, pass } = await open()
    host.status = 404
    for (let i = 0; i < 5; i++)
      await expect(findClient(ground, host.address, IP)).rejects.toThrow('it answered with 404.')
    pass(MINUTE_MS - 1)
    await expect(findClient(ground, host.address, IP)).rejects.toThrow('404')
    expect(host.asked()).toBe(1)
    host.status = 200
    pass(1)
    expect((await findClient(ground, host.address, IP))?.name).toBe('127.0.0.1')
  })

  test.each([
    ['names another', { client_id: 'https://example.com/client.json', redirect_uris: REDIRECTS }, 'client_id'],
    ['has a secret', { redirect_uris: REDIRECTS, client_secret: 'x' }, 'secret'],
    ['wants a script', { redirect_uris: ['javascript:alert(1)'] }, 'whole address'],
    ['is too long', { redirect_uris: REDIRECTS, x: 'x'.repeat(65_536) }, 'longer than 64 KiB'],
  ])('because it %s', async (_what, document, words) => {
    const { ground, host } = await open()
    host.document = document
    await expect(findClient(ground, host.address, IP)).rejects.toThrow(words)
  })

  test('because it is sent on', async () => {
    const { ground, host } = await open()
    const { host: other } = await open()
    host.status = 302
    host.headers = { location: other.address }
    await expect(findClient(ground, host.address, IP)).rejects.toThrow('it answered with 302.')
    expect(other.asked()).toBe(0)
  })

  test('because its server does not behave', async () => {
    const { ground } = await open()
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n'
    for (const serve of [
      endless(`${head}\r\n`, ' '.repeat(65_536)),
      answeringOnce(`${head}content-length: 1\r\n\r\n{`),
    ]) {
      const at = await receiver(serve)
      await expect(findClient(ground, at.url, IP)).rejects.toMatchObject({ oauth: 'invalid_client' })
      await at.close()
    }
  })

  test('is counted for whoever asks: 20 new ones a minute', async () => {
    const { ground, host, pass } = await open()
    const ask = (path: number, ip = IP) => findClient(ground, `${host.address}/${path}`, ip)
    host.status = 404
    for (let i = 0; i < 20; i++) await expect(ask(i)).rejects.toMatchObject({ oauth: 'invalid_client' })
    await expect(ask(20)).rejects.toMatchObject({ oauth: 'slow_down', retryAfter: 60 })
    expect(host.asked()).toBe(20)
    await expect(ask(20, '198.51.100.8')).rejects.toMatchObject({ oauth: 'invalid_client' })
    pass(MINUTE_MS)
    await expect(ask(21)).rejects.toMatchObject({ oauth: 'invalid_client' })
  })

  test('is not asked for at all where private addresses are not reached', async () => {
    const { ground, host } = await open()
    const strict = { ...ground, reachesPrivate: false }
    expect(await findClient(strict, host.address, IP)).toBeUndefined()
    await expect(findClient(strict, host.address.replace('http:', 'https:'), IP)).rejects.toThrow('is private')
    await expect(findClient(strict, 'https://localhost/client.json', IP)).rejects.toThrow('inside a network')
    expect(host.asked()).toBe(0)
  })
})

test.each(['', 'unknown', 'x'.repeat(3000), 'a\0b', "' or true --", 'https://example.com/', 'ftp://example.com/x'])(
  '%j is the id of no program',
  async (id) => {
    const { ground } = await open()
    expect(await findClient(ground, id, IP)).toBeUndefined()
  },
)

interface Host {
  readonly address: string
  status: number
  headers: Record<string, string>
  /** Its id is put in where it has none. */
  document: object
  asked(): number
}

/** A ground whose clock is in our hands, and the host of one document. */
async function open() {
  let now = Date.now()
  const clock = { now: () => now }
  const ground: OAuthGround = {
    db: server.db,
    clock,
    newId: idMaker(clock),
    publicUrl: 'https://kantoor.example',
    secret: 'of no use here',
    limiter: memoryLimiter(clock),
    reachesPrivate: true,
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { ground, host: await openHost(), pass, now: () => new Date(now).toISOString() }
}

async function openHost(): Promise<Host> {
  let asked = 0
  const answer: RequestListener = ({ url }, response) => {
    asked += 1
    const document = { client_id: `${host.address.replace(/\/client$/, '')}${url}`, ...host.document }
    response.writeHead(host.status, { 'content-type': 'application/json', ...host.headers })
    response.end(JSON.stringify(document))
  }
  const listener = createServer(answer)
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening))
  const { port } = listener.address() as { port: number }
  const host: Host = {
    address: `http://127.0.0.1:${port}/client`,
    status: 200,
    headers: {},
    document: { redirect_uris: REDIRECTS },
    asked: () => asked,
  }
  closing.push(async () => {
    listener.closeAllConnections()
    listener.close()
  })
  return host
}
