import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { answering, answeringOnce, bomb, endless, type Receiver, receiver, silent } from '../../test/receivers.ts'
import type { OutwardOptions } from './exchange.ts'
import { type Outcome, openOutward } from './post.ts'

const OK = 'HTTP/1.1 200 OK\r\n'
const SHORT = { connectMs: 300, attemptMs: 500 }
const opened: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))

describe.concurrent('a receiver', () => {
  test('is told the whole body, with the headers that were given and no others that say who we are', async () => {
    let heard = ''
    const { outcome } = await deliver((socket) =>
      socket.on('data', (chunk) => {
        heard += chunk
        if (heard.endsWith('{"ä":1}')) socket.write(`${OK}content-length: 4\r\nRetry-After: 7\r\n\r\ndone`)
      }),
    )
    expect(outcome).toEqual({
      durationMs: expect.any(Number),
      status: 200,
      responseHeaders: { 'content-length': '4', 'retry-after': '7' },
      responseBody: 'done',
      retryAfter: '7',
    })
    const [head, body] = heard.split('\r\n\r\n')
    expect(body).toBe('{"ä":1}')
    expect(head!.split('\r\n').map((line) => line.replace(/:\d+$/, ''))).toEqual([
      'POST /hook?x=1 HTTP/1.1',
      'host: 127.0.0.1',
      'connection: keep-alive',
      'x-own: yes',
      'content-length: 8',
    ])
  })

  test.each([
    ['never accepts', { dial: () => new Socket() }, answering(), 'no connection within 0.3 s'],
    ['accepts and sleeps', {}, silent, 'it did not answer within 0.5 s'],
    ['sends its head byte by byte', {}, endless(`${OK}x: `, 'x', 20), 'it did not answer within 0.5 s'],
    [
      'sends heads without end',
      {},
      endless('', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n', 20),
      'it did not answer within 0.5 s',
    ],
    ['floods with heads', {}, endless('', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(500)), 'its answer does not end'],
    [
      'sends a long head',
      {},
      answering(`${OK}x: ${'x'.repeat(17_000)}\r\n\r\n`),
      'the head of its answer is longer than 16 KiB',
    ],
    ['sends many headers', {}, endless(OK, 'x: y\r\n'.repeat(500)), 'the head of its answer is longer than 16 KiB'],
    ['sends garbage', {}, answering('SSH-2.0-OpenSSH_9.6\r\n'), 'its answer is not valid HTTP'],
    ['sends garbage without end', {}, endless('', Buffer.alloc(65_536)), 'its answer is not valid HTTP'],
    [
      'wants to switch protocols',
      {},
      answering('HTTP/1.1 101 Switching\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
      'it closed the connection before it had answered',
    ],
    ['hangs up at once', {}, (socket: Socket) => socket.destroy(), 'it closed the connection before it had answered'],
    ['hangs up when it has heard', {}, answeringOnce(), 'it closed the connection before it had answered'],
    ['hangs up in its head', {}, answeringOnce(`${OK}x: `), 'it closed the connection before it had answered'],
  ] as const)('that %s has not answered', async (_what, options, serve, error) => {
    const { outcome, at } = await deliver(serve, { ...limits(error), ...options })
    expect(outcome).toEqual({ durationMs: expect.any(Number), error })
    expect(outcome.durationMs).toBeLessThan(5000)
    await isLeft(at)
  })

  test.each([
    [
      'sends a body drop by drop',
      endless(`${OK}content-length: 9999\r\n\r\n`, 'x', 20),
      'its answer did not end within 0.5 s',
    ],
    [
      'sends trailers without end',
      endless(`${OK}transfer-encoding: chunked\r\n\r\n0\r\n`, 'x: y\r\n', 20),
      'its answer did not end within 0.5 s',
    ],
    [
      'floods with what belongs to no body',
      endless(`${OK}transfer-encoding: chunked\r\n\r\n1;`, 'x'.repeat(65_536)),
      'its answer does not end',
    ],
    [
      'hangs up in its body',
      answeringOnce(`${OK}content-length: 9\r\n\r\nhalf`),
      'it closed the connection before it had answered',
    ],
    ['breaks its chunks', answering(`${OK}transfer-encoding: chunked\r\n\r\nzz\r\n`), 'its answer is not valid HTTP'],
  ] as const)('that %s has answered, but not wholly', async (_what, serve, error) => {
    const { outcome, at } = await deliver(serve, limits(error))
    expect(outcome).toMatchObject({ status: 200, error })
    expect(outcome.durationMs).toBeLessThan(5000)
    await isLeft(at)
  })

  test.each([
    ['an endless body', endless(`${OK}\r\n`, 'x'.repeat(65_536)), 'x'.repeat(1024)],
    [
      'an endless body in chunks',
      endless(`${OK}transfer-encoding: chunked\r\n\r\n`, `400\r\n${'x'.repeat(1024)}\r\n`),
      'x'.repeat(1024),
    ],
    [
      'a body of 64 KiB and a byte',
      answering(`${OK}content-length: 65537\r\n\r\n`, 'x'.repeat(65_537)),
      'x'.repeat(1024),
    ],
    [
      'a bomb',
      answering(`${OK}content-encoding: gzip\r\ncontent-length: 1048576000\r\n\r\n`, bomb()),
      expect.stringContaining('\u001f'),
    ],
  ] as const)('is not heard to the end of %s', async (_what, serve, responseBody) => {
    const { outcome, at } = await deliver(serve)
    expect(outcome).toMatchObject({ status: 200, responseBody })
    expect(outcome).not.toHaveProperty('error')
    expect(outcome.durationMs).toBeLessThan(5000)
    await isLeft(at)
  })

  test('that sends on is not followed', async () => {
    const inside = await keep(receiver(answering(`${OK}content-length: 0\r\n\r\n`)))
    for (const status of [301, 302, 303, 307, 308]) {
      const { outcome } = await deliver(
        answering(`HTTP/1.1 ${status} Moved\r\nlocation: ${inside.url}\r\ncontent-length: 0\r\n\r\n`),
      )
      expect(outcome).toMatchObject({ status, responseHeaders: { location: inside.url } })
    }
    expect(inside.connections()).toBe(0)
  })

  test('is remembered by 4 KiB of headers, 500 characters of each, and 1 KiB of text', async () => {
    const many = Array.from({ length: 1000 }, (_, i) => `h${i}: ${i}\r\n`).join('')
    const first = await deliver(answering(`${OK}content-length: 0\r\n${many}\r\n`))
    expect(first.outcome.responseHeaders).toMatchObject({ 'content-length': '0', h0: '0', h99: '99' })
    expect(JSON.stringify(first.outcome.responseHeaders).length).toBeLessThanOrEqual(4096)
    const long = await deliver(
      answering(
        `${OK}long: ${'x'.repeat(9000)}\r\nset-cookie: a\r\nset-cookie: b\r\n__proto__: c\r\ncontent-length: 0\r\n\r\n`,
      ),
    )
    expect(long.outcome.responseHeaders).toMatchObject({ long: 'x'.repeat(500), 'set-cookie': 'a, b' })
    const broken = Buffer.concat([Buffer.from('a\0b'), Buffer.from([0xff]), Buffer.from(`${'é'.repeat(600)}`)])
    const { outcome } = await deliver(answering(`${OK}content-length: ${broken.length}\r\n\r\n`, broken))
    expect(outcome.responseBody).toBe(`ab\ufffd${'é'.repeat(510)}`)
  })

  test('keeps its connection while it is busy, and loses it when it is idle', async () => {
    const at = await keep(receiver(answering(`${OK}content-length: 0\r\nkeep-alive: timeout=600\r\n\r\n`)))
    const outward = open()
    for (let i = 0; i < 20; i += 1) expect(await post(outward, at.url)).toMatchObject({ status: 200 })
    expect(at.connections()).toBeLessThanOrEqual(2)
    expect(at.open()).toBe(at.connections())
    await isLeft(at)
    expect(await post(outward, at.url)).toMatchObject({ status: 200 })
  })

  test('is left when the service stops, before and after it has connected', async () => {
    const at = await keep(receiver(silent))
    const outward = open()
    const stop = new AbortController()
    const waiting = outward.post(at.url, {}, '{}', stop.signal)
    setTimeout(() => stop.abort(), 100)
    expect(await waiting).toEqual({ durationMs: expect.any(Number), error: 'the delivery was interrupted' })
    expect(await outward.post(at.url, {}, '{}', stop.signal)).toMatchObject({ error: 'the delivery was interrupted' })
    expect(at.connections()).toBe(1)
    await isLeft(at)
  })

  test('is left at once when everything is closed', async () => {
    const at = await keep(receiver(silent))
    const outward = open()
    const waiting = post(outward, at.url)
    await sleep(50)
    await outward.close()
    expect(await waiting).toMatchObject({ error: expect.any(String) })
    expect(await post(outward, at.url)).toMatchObject({ error: expect.any(String) })
    await isLeft(at)
  })

  test('with headers that cannot be sent gets nothing', async () => {
    const at = await keep(receiver(answering()))
    const outcome = await open().post(at.url, { 'x-own': 'a\r\nb: c' }, '{}', new AbortController().signal)
    expect(outcome).toMatchObject({ error: expect.stringContaining('the request failed') })
    expect(at.connections()).toBe(0)
  })
})

test.each([
  ['3 seconds to connect', { dial: () => new Socket() }, 3000, 'no connection within 3 s'],
  ['15 seconds to answer', {}, 15_000, 'it did not answer within 15 s'],
])('a receiver has %s', async (_name, options, patienceMs, error) => {
  const { url, connections } = await keep(receiver(silent))
  const outward = open(options)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let outcome: Outcome | undefined
    void post(outward, url).then((found) => {
      outcome = found
    })
    while (!('dial' in options) && connections() === 0) await sleep(5)
    await sleep(50)
    await vi.advanceTimersByTimeAsync(patienceMs - 500)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(500)
    await sleep(5)
    expect(outcome).toEqual({ durationMs: expect.any(Number), error })
  } finally {
    vi.useRealTimers()
  }
})

test('hostile receivers cost no memory', async () => {
  const outward = open()
  const packed = bomb()
  const hostile = await Promise.all(
    [
      endless(`${OK}\r\n`, 'x'.repeat(65_536)),
      endless(OK, 'x: y\r\n'.repeat(500)),
      endless('', Buffer.alloc(65_536)),
      answering(`${OK}content-encoding: gzip\r\n\r\n`, packed),
    ].map((serve) => keep(receiver(serve))),
  )
  const round = async () => {
    await Promise.all(hostile.map(({ url }) => post(outward, url)))
  }
  await round()
  const before = usedBytes()
  for (let i = 0; i < 20; i += 1) await round()
  await sleep(100)
  expect(usedBytes() - before).toBeLessThan(10 * 1024 * 1024)
})

function open(options: Partial<OutwardOptions> = {}) {
  const outward = openOutward({ reachesPrivate: true, ...options })
  opened.push(outward)
  return outward
}

/** Only those that are to be late need to be late soon. */
function limits(error: string): Partial<OutwardOptions> {
  return error.includes('within') ? SHORT : {}
}

async function keep(made: Promise<Receiver>): Promise<Receiver> {
  const one = await made
  opened.push(one)
  return one
}

async function deliver(serve: (socket: Socket) => void, options: Partial<OutwardOptions> = {}) {
  const at = await keep(receiver(serve))
  return { at, outcome: await post(open(options), `${at.url}?x=1`) }
}

function post(outward: ReturnType<typeof open>, url: string): Promise<Outcome> {
  return outward.post(url, { 'x-own': 'yes' }, '{"ä":1}', new AbortController().signal)
}

async function isLeft(at: Receiver): Promise<void> {
  await vi.waitFor(() => expect(at.open()).toBe(0), 120_000)
}

function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
