// A retry never does the work twice, whatever happened to the first attempt. Each write, repeated: every-write.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sql } from '../src/db/sql.ts'
import { scopes } from '../src/shared/rights.ts'
import { inTest } from './fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { connect } from './scratch.ts'
import { SEED } from './some.ts'

const KEYS = 50
const COPIES = 10

let server: TestServer
let owner: pg.Client
let port: number
const agent = new Agent({ keepAlive: true, maxSockets: 50 })
beforeAll(async () => {
  owner = await connect(inject('databaseUrl'))
  server = await startTestServer({ own: true })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  agent.destroy()
  await owner.end()
  await server.close()
})

test(`a storm of retries with cut sockets has one effect per key (SEED=${SEED})`, async () => {
  const env = await server.environment()
  const random = randomNumbers(SEED)
  const keys = Array.from({ length: KEYS }, (_, i) => `storm-${i}`)
  const copies = keys.flatMap((key) => Array.from({ length: COPIES }, () => ({ key, cut: random() < 0.3 })))
  copies.sort(() => random() - 0.5)
  const answers = await Promise.all(
    copies.map(({ key, cut }) => post(env, key, { name: key }, cut ? random() * 20 : undefined)),
  )

  for (const [i, { key, cut }] of copies.entries()) {
    const answer = answers[i]
    if (answer === undefined) expect(cut, key).toBe(true)
    else expect([201, 409], `${key}: ${answer.body}`).toContain(answer.status)
    if (answer?.status === 409) expect(answer.headers['retry-after'], key).toBe('1')
  }
  const final = await Promise.all(keys.map((key) => settled(env, key, { name: key })))
  for (const [i, key] of keys.entries()) {
    const own = answers.filter((answer, at) => copies[at]!.key === key && answer?.status === 201)
    expect(new Set([final[i]!, ...own].map((answer) => answer!.body)).size, key).toBe(1)
    const first = [final[i]!, ...own].filter((answer) => answer!.headers['idempotency-replayed'] === undefined)
    expect(first.length, `${key} was answered afresh`).toBeLessThanOrEqual(1)
  }
  const { rows } = await owner.query(
    `select count(*)::int as rows, count(distinct name)::int as names,
       (select count(*)::int from outbox where environment_id = $1) as events,
       (select count(*)::int from audit where environment_id = $1) as audits,
       (select count(*)::int from idempotency where environment_id = $1) as keys
     from organization where environment_id = $1`,
    [env.id],
  )
  expect(rows).toEqual([{ rows: KEYS, names: KEYS, events: KEYS, audits: KEYS, keys: KEYS }])
})

test('a deletion is repeated as 204', async () => {
  const env = await server.environment()
  const project = await env.post('/projects/project', { name: 'Short-lived' })
  const headers = { 'idempotency-key': 'gone' }
  const path = `/projects/project/${project.body.data.id}`
  expect((await env.delete(path, headers)).status).toBe(204)
  expect((await env.delete(path, headers)).status).toBe(204)
  expect((await env.delete(path)).status).toBe(404)
})

test('a key belongs to its caller, its environment and its path', async () => {
  const [one, two] = [await server.environment(), await server.environment()]
  const headers = { 'idempotency-key': 'shared' }
  const another = { ...headers, authorization: `Bearer ${await one.keyWith(...scopes)}` }
  const answers = [
    await one.post('/crm/organization', { name: 'A' }, headers),
    await two.post('/crm/organization', { name: 'B' }, headers),
    await one.post('/crm/organization', { name: 'C' }, another),
    await one.post('/crm/person', { last_name: 'D' }, headers),
    await one.app.post('/crm/organization', { name: 'E' }, headers),
  ]
  expect(answers.map(({ status, headers }) => [status, headers['idempotency-replayed']])).toEqual(
    answers.map(() => [201, undefined]),
  )
})

test('a request that was refused burns no key', async () => {
  const env = await server.environment()
  const headers = { 'idempotency-key': 'again' }
  expect((await env.post('/crm/organization', { name: '' }, headers)).status).toBe(400)
  expect((await env.post('/projects/project', { name: 'X', organization_id: randomUUID() }, headers)).status).toBe(400)
  const answer = await env.post('/crm/organization', { name: 'Acme' }, headers)
  expect([answer.status, answer.headers['idempotency-replayed']]).toEqual([201, undefined])
  expect((await env.post('/projects/project', { name: 'X' }, headers)).status).toBe(201)
})

test('while the first is running the others are told to wait', async () => {
  const env = await server.environment()
  const { body } = await env.post('/crm/organization', { name: 'Acme' })
  const headers = { 'idempotency-key': 'slow' }
  const path = `/crm/organization/${body.data.id}`
  await inTest(server, env, async (tx) => {
    const [lock] = await tx.all<{ pid: number }>(
      sql`select pg_backend_pid() as pid from organization where id = ${body.data.id} for update`,
    )
    const first = env.patch(path, { name: 'Acme BV' }, headers)
    await waitFor(() => isBlocking(lock!.pid))
    const second = await env.patch(path, { name: 'Acme BV' }, headers)
    expect([second.status, second.body.code, second.headers['retry-after']]).toEqual([
      409,
      'idempotency-in-progress',
      '1',
    ])
    running = first
  })
  expect((await running!).status).toBe(200)
})

let running: Promise<{ status: number }> | undefined

test.each(['', 'é', 'with space', 'x'.repeat(256)])('%j is no key', async (key) => {
  const env = await server.environment()
  expect((await env.post('/crm/organization', { name: 'A' }, { 'idempotency-key': key })).status).toBe(400)
})

interface Heard {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: string
}

/** Over a real socket; undefined when it was cut before the answer came. */
function post(
  { key: apiKey }: TestEnvironment,
  key: string,
  body: unknown,
  cutAfterMs?: number,
): Promise<Heard | undefined> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': key }
    const sent = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: '/api/v2/crm/organization', headers },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body: text }))
        answer.on('error', () => resolve(undefined))
      },
    )
    sent.on('error', () => resolve(undefined))
    sent.end(JSON.stringify(body))
    if (cutAfterMs !== undefined) setTimeout(() => sent.destroy(), cutAfterMs)
  })
}

/** Asks again until the answer is no longer "still running". */
async function settled(env: TestEnvironment, key: string, body: unknown): Promise<Heard> {
  for (;;) {
    const answer = await post(env, key, body)
    if (answer && answer.status !== 409) return answer
  }
}

async function isBlocking(backend: number): Promise<boolean> {
  const blocked = await owner.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [backend])
  return blocked.rowCount === 1
}

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) if (await isTrue()) return
  throw new Error('waited in vain')
}

/** Numbers from 0 to 1 that a seed repeats. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
