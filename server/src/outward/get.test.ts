import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { answeringOnce, bomb, endless, type Receiver, receiver, silent } from '../../test/receivers.ts'
import type { OutwardOptions } from './exchange.ts'
import { getJson } from './get.ts'

const OK = 'HTTP/1.1 200 OK\r\n'
const JSON_OK = `${OK}content-type: application/json\r\n`
const SHORT = { connectMs: 300, attemptMs: 500 }
const opened: Receiver[] = []
afterAll(() => Promise.all(opened.map((one) => one.close())))

describe.concurrent('a document', () => {
  test('is asked for as JSON, as it is, and who asks for it tells no more than a name', async () => {
    let heard = ''
    const { got, at } = await get((socket) =>
      socket.on('data', (chunk) => {
        heard += chunk
        socket.write(`${JSON_OK}content-length: 8\r\ncache-control: max-age=60\r\n\r\n{"ä":1}`)
      }),
    )
    expect(got).toEqual({ json: { ä: 1 }, cacheControl: 'max-age=60' })
    expect(heard.split('\r\n').map((line) => line.replace(/:\d+$/, ''))).toEqual([
      'GET /hook HTTP/1.1',
      'host: 127.0.0.1',
      'connection: keep-alive',
      'accept: application/json',
      'user-agent: Kantoor',
      '',
      '',
    ])
    await isLeft(at)
  })

  test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/oauth-client+json'])(
    'may be declared as %s',
    async (type) => {
      const { got } = await get(answeringOnce(`${OK}content-type: ${type}\r\ncontent-length: 2\r\n\r\n{}`))
      expect(got).toEqual({ json: {} })
    },
  )

  test('may have 64 KiB', async () => {
    const body = `"${'x'.repeat(65_534)}"`
    const { got } = await get(answeringOnce(`${JSON_OK}content-length: ${body.length}\r\n\r\n${body}`))
    expect(got).toEqual({ json: 'x'.repeat(65_534) })
  })

  test.each([
    ['never accepts', silent, 'no connection within 0.3 s', { dial: () => new Socket() }],
    ['says nothing', silent, 'it did not answer within 0.5 s', {}],
    ['sends its head byte by byte', endless(`${OK}x: `, 'x', 20), 'it did not answer within 0.5 s', {}],
    [
      'sends its body drop by drop',
      endless(`${JSON_OK}content-length: 9999\r\n\r\n`, ' ', 20),
      'its answer did not end within 0.5 s',
      {},
    ],
  ] as const)('is not waited for when its server %s', async (_what, serve, error, options) => {
    const { got, at } = await get(serve, { ...SHORT, ...options })
    expect(got).toEqual({ error })
    await isLeft(at)
  })

  test.each([
    ['without end', endless(`${JSON_OK}\r\n`, 'x'.repeat(65_536)), 'its answer is longer than 64 KiB'],
    [
      'without end, in chunks',
      endless(`${JSON_OK}transfer-encoding: chunked\r\n\r\n`, `400\r\n${' '.repeat(1024)}\r\n`),
      'its answer is longer than 64 KiB',
    ],
    [
      'of 64 KiB and a byte',
      answeringOnce(`${JSON_OK}content-length: 65537\r\n\r\n"${'x'.repeat(65_535)}"`),
      'its answer is longer than 64 KiB',
    ],
    [
      'that is a bomb',
      answeringOnce(`${JSON_OK}content-encoding: gzip\r\ncontent-length: 1048576000\r\n\r\n`, bomb()),
      'its answer is longer than 64 KiB',
    ],
    ['that is packed', packed(), 'its answer is packed, which nobody asked for'],
    ['with a head without end', endless(OK, 'x: y\r\n'.repeat(500)), 'the head of its answer is longer than 16 KiB'],
    ['as garbage', answeringOnce('SSH-2.0-OpenSSH_9.6\r\n'), 'its answer is not valid HTTP'],
    [
      'cut short',
      answeringOnce(`${JSON_OK}content-length: 9\r\n\r\n{}`),
      'it closed the connection before it had answered',
    ],
    [
      'as a page',
      answeringOnce(`${OK}content-type: text/html\r\ncontent-length: 2\r\n\r\n{}`),
      'its answer is not declared as JSON',
    ],
    [
      'of another type',
      answeringOnce(`${OK}content-type: application/jsonp\r\ncontent-length: 2\r\n\r\n{}`),
      'its answer is not declared as JSON',
    ],
    ['of no type', answeringOnce(`${OK}content-length: 2\r\n\r\n{}`), 'its answer is not declared as JSON'],
    ['that is no JSON', answeringOnce(`${JSON_OK}content-length: 1\r\n\r\n{`), 'its answer is not valid JSON'],
    ['that is empty', answeringOnce(`${JSON_OK}content-length: 0\r\n\r\n`), 'its answer is not valid JSON'],
    [
      'with a name twice',
      answeringOnce(`${JSON_OK}content-length: 13\r\n\r\n{"a":1,"a":2}`),
      'its answer is not valid JSON',
    ],
    [
      'nested without end',
      answeringOnce(`${JSON_OK}content-length: 9000\r\n\r\n${'['.repeat(9000)}`),
      'its answer is not valid JSON',
    ],
    ['as missing', answeringOnce('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'), 'it answered with 404'],
    [
      'as created',
      answeringOnce('HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'),
      'it answered with 201',
    ],
    ['as empty', answeringOnce('HTTP/1.1 204 No Content\r\n\r\n'), 'it answered with 204'],
  ] as const)('is refused when it comes %s', async (_what, serve, error) => {
    const { got, at } = await get(serve)
    expect(got).toEqual({ error })
    await isLeft(at)
  })

  test('is not followed to another address', async () => {
    const inside = await keep(receiver(answeringOnce(`${JSON_OK}content-length: 2\r\n\r\n{}`)))
    for (const status of [301, 302, 303, 307, 308]) {
      const { got } = await get(
        answeringOnce(`HTTP/1.1 ${status} Moved\r\nlocation: ${inside.url}\r\ncontent-length: 0\r\n\r\n`),
      )
      expect(got).toEqual({ error: `it answered with ${status}` })
    }
    expect(inside.connections()).toBe(0)
  })

  test('is not asked for at a private address, unless that is allowed', async () => {
    const at = await keep(receiver(silent))
    expect(await getJson(at.url, { reachesPrivate: false })).toEqual({ error: 'The URL has to begin with https://.' })
    const secure = at.url.replace('http:', 'https:')
    expect(await getJson(secure, { reachesPrivate: false })).toEqual({ error: expect.stringContaining('is private') })
    const resolve = async () => ['127.0.0.1']
    expect(await getJson('https://example.com/x', { reachesPrivate: false, resolve })).toEqual({
      error: 'example.com leads to a private address',
    })
    expect(at.connections()).toBe(0)
  })
})

test('a document has 5 seconds to come', async () => {
  const at = await keep(receiver(silent))
  // Timers run out in their order, however busy the machine is.
  const got = Promise.race([getJson(at.url, { reachesPrivate: true }), sleep(6000, 'too late', { ref: false })])
  expect(await got).toEqual({ error: 'it did not answer within 5 s' })
})

function packed() {
  const body = gzipSync('{}')
  return answeringOnce(`${JSON_OK}content-encoding: gzip\r\ncontent-length: ${body.length}\r\n\r\n`, body)
}

async function get(serve: (socket: Socket) => void, options: Partial<OutwardOptions> = {}) {
  const at = await keep(receiver(serve))
  return { at, got: await getJson(at.url, { reachesPrivate: true, ...options }) }
}

async function keep(made: Promise<Receiver>): Promise<Receiver> {
  const one = await made
  opened.push(one)
  return one
}

async function isLeft(at: Receiver): Promise<void> {
  await vi.waitFor(() => expect(at.open()).toBe(0), 120_000)
}
