// The limit in Valkey or Redis: a real server where the machine has one, else a small one that speaks the protocol.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestServerOptions } from '../../test/harness.ts'
import { startValkey, type ValkeyServer } from '../../test/valkey-server.ts'
import { memoryLimiter } from '../http/rate-limit.ts'
import { systemClock } from '../shared/clock.ts'
import { openValkey } from './valkey.ts'
import { valkeyLimiter } from './valkey-limiter.ts'

let valkey: ValkeyServer
beforeAll(async () => {
  valkey = await startValkey()
  console.log(`the rate limit is counted in ${valkey.kind}`)
})
afterAll(() => valkey.stop())

const servers: TestServer[] = []
const start = async (options: TestServerOptions = {}) => {
  const server = await startTestServer({ rateLimitPerMinute: 120, redisUrl: valkey.url, ...options })
  servers.push(server)
  return server
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const ask = (server: TestServer, key: string) =>
  server.send('GET', '/api/v2/crm/organization?limit=1', { authorization: `Bearer ${key}` })

async function askMany(times: number, work: (index: number) => ReturnType<typeof ask>) {
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  while (answers.length < times)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, i) => work(answers.length + i)))))
  const counts = Map.groupBy(answers, ({ status }) => status)
  return { ok: counts.get(200) ?? [], refused: counts.get(429) ?? [] }
}

const storeOf = async (server: TestServer) =>
  /kantoor_rate_limit_store\{process="0",store="(\w+)"\} 1/.exec((await server.send('GET', '/metrics')).text)?.[1]

describe('several processes', () => {
  test('let exactly 120 through between them, each with another number left', async () => {
    const all = [await start(), await start(), await start()]
    const env = await all[0]!.environment()
    const { ok, refused } = await askMany(300, (i) => ask(all[i % 3]!, env.key))
    expect([ok.length, refused.length]).toEqual([120, 180])
    expect(new Set(ok.map(({ headers }) => headers['x-ratelimit-remaining'])).size).toBe(120)
    const reset = Number(ok[0]!.headers['x-ratelimit-reset']) - Date.now() / 1000
    expect(reset).toBeGreaterThan(0)
    expect(reset).toBeLessThanOrEqual(61)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(await storeOf(all[0]!)).toBe('valkey')
  })

  test('count in PostgreSQL while it is gone, and there again when it is back', async () => {
    const [one, two] = [await start(), await start()]
    const env = await one.environment()
    expect((await ask(one, env.key)).status).toBe(200)
    await valkey.pause()
    try {
      const { ok } = await askMany(300, (i) => ask(i % 2 ? one : two, env.key))
      expect(ok.length).toBe(120)
      expect(await storeOf(one)).toBe('postgresql')
    } finally {
      await valkey.resume()
    }
    const backAgain = async () => {
      await ask(one, env.key)
      return storeOf(one)
    }
    await expect.poll(backAgain).toBe('valkey')
  })
})

describe('a window', () => {
  const limiter = () => {
    const client = openValkey(valkey.url)
    const otherwise = memoryLimiter(systemClock)
    return { client, ...valkeyLimiter({ valkey: client, clock: systemClock, otherwise, onChange: () => {} }) }
  }

  test('ends by the clock of the store, and gives back', async () => {
    const { client, hit, giveBack, isThere } = limiter()
    await client.ready
    const bucket = `test ${randomUUID()}`
    const before = Date.now()
    const window = await hit(bucket, 60)
    expect(window.hits).toBe(1)
    expect(window.endsAt).toBeGreaterThanOrEqual(before + 60_000 - 1)
    expect(window.endsAt).toBeLessThanOrEqual(Date.now() + 60_000 + 1)
    expect((await Promise.all([hit(bucket, 60), hit(bucket, 60)])).map(({ hits }) => hits)).toEqual([2, 3])
    await giveBack(bucket)
    expect((await hit(bucket, 60)).hits).toBe(3)
    const short = `${bucket} short`
    await Promise.all([hit(short, 1), hit(short, 1)])
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await hit(short, 1)).hits).toBe(1)
    expect(isThere()).toBe(true)
    client.close()
  })

  test('answers come to whoever asked, however many ask at once', async () => {
    const client = openValkey(valkey.url)
    await client.ready
    const texts = Array.from({ length: 500 }, (_, i) => `é${i}\r\n${'x'.repeat(i * 40)}`)
    expect(await Promise.all(texts.map((text) => client.ask('ECHO', text)))).toEqual(texts)
    await expect(client.ask('NOSUCHCOMMAND')).rejects.toThrow(/unknown command/i)
    expect(await client.ask('GET', `nothing ${randomUUID()}`)).toBeNull()
    client.close()
  })
})

test('without anybody there the first request is answered at once', async () => {
  const server = await start({ redisUrl: 'redis://127.0.0.1:1', rateLimitPerMinute: 2 })
  const env = await server.environment()
  const statuses = [await ask(server, env.key), await ask(server, env.key), await ask(server, env.key)]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(await storeOf(server)).toBe('postgresql')
})
