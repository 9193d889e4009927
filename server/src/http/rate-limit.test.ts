import { afterEach, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer, type TestServerOptions } from '../../test/harness.ts'
import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import { makeApiKey } from '../shared/api-key.ts'
import { memoryLimiter, sharedLimiter } from './rate-limit.ts'

const servers: TestServer[] = []
const start = async (options: TestServerOptions = {}) => {
  const server = await startTestServer({ rateLimitPerMinute: 120, ...options })
  servers.push(server)
  return server
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

/** So many at once as a busy machine can serve in time. */
async function inTurns<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < times) {
    const turn = Array.from({ length: Math.min(20, times - results.length) }, (_, i) => work(results.length + i))
    results.push(...(await Promise.all(turn)))
  }
  return results
}

const ask = (server: TestServer, key: string, headers = {}) =>
  server.send('GET', '/api/v2/crm/organization?limit=1', { authorization: `Bearer ${key}`, ...headers })

describe('a key', () => {
  test('has 120 requests in a window; the 121st is refused and others are untouched', async () => {
    const start_ms = Date.UTC(2026, 0, 31, 12)
    let now = start_ms
    const server = await start({ clock: { now: () => now } })
    const env = await server.environment()
    const answers = await inTurns(120, () => ask(server, env.key))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const left = answers.map(({ headers }) => Number(headers['x-ratelimit-remaining'])).sort((a, b) => a - b)
    expect(left).toEqual(Array.from({ length: 120 }, (_, i) => i))

    now = start_ms + 59_999
    const refused = await ask(server, env.key)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited'])
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'x-ratelimit-limit': '120',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(start_ms / 1000 + 60),
    })
    expect((await ask(server, await env.keyWith('crm:read'))).status).toBe(200)

    now = start_ms + 60_000
    const next = await ask(server, env.key)
    expect([next.status, next.headers['x-ratelimit-remaining']]).toEqual([200, '119'])
  })

  test('counts refusals too, and a wrong scope', async () => {
    const server = await start({ rateLimitPerMinute: 2 })
    const env = await server.environment()
    const key = await env.keyWith('hours:read')
    expect((await ask(server, key)).status).toBe(403)
    expect((await ask(server, key)).status).toBe(403)
    expect((await ask(server, key)).status).toBe(429)
  })

  test('has 120 in all processes together', async () => {
    const [one, two] = [await start({ shared: true }), await start({ shared: true })]
    const env = await one.environment()
    const answers = await inTurns(300, (i) => ask(i % 2 ? one : two, env.key))
    const counts = Map.groupBy(answers, ({ status }) => status)
    expect([counts.get(200)?.length, counts.get(429)?.length]).toEqual([120, 180])
    const left = counts.get(200)!.map(({ headers }) => headers['x-ratelimit-remaining'])
    expect(new Set(left).size).toBe(120)
  })
})

test.each([
  ['address', () => '192.0.2.60'],
  ['network of IPv6', (i: number) => `2001:db8:6:6::${i.toString(16)}`],
])('guessing keys is limited by %s', async (_, from) => {
  const server = await start()
  const guess = (i: number) => ask(server, makeApiKey(), { 'x-forwarded-for': from(i) })
  const answers = await inTurns(62, guess)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(60)
  expect((await guess(62)).status).toBe(429)
})

describe('the shared window', () => {
  test('is a new one when the old one has ended, by the clock of the database', async () => {
    const db = openDatabase(inject('databaseUrl'), { connections: 1 })
    const limiter = sharedLimiter(db)
    const bucket = `test ${crypto.randomUUID()}`
    const hits = async (times: number) =>
      (await Promise.all(Array.from({ length: times }, () => limiter.hit(bucket)))).map((window) => window.hits)
    expect(await hits(3)).toEqual([1, 2, 3])
    await limiter.giveBack(bucket)
    expect(await hits(2)).toEqual([3, 4])
    await inSystem(db, (tx) =>
      tx.count(sql`update rate_window set opened_at = opened_at - interval '60 seconds' where bucket = ${bucket}`),
    )
    expect(await hits(2)).toEqual([1, 2])
    await db.close()
  })
})

test('the window of one process gives back and starts anew', async () => {
  let now = 0
  const limiter = memoryLimiter({ now: () => now })
  expect(limiter.hit('a')).toEqual({ hits: 1, endsAt: 60_000 })
  await limiter.giveBack('a')
  expect(limiter.hit('a')).toEqual({ hits: 1, endsAt: 60_000 })
  now = 60_000
  expect(limiter.hit('a', 10)).toEqual({ hits: 1, endsAt: 70_000 })
})
