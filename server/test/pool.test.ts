// Two environments over three connections, with callers that hang up and statements that run out of time: nobody ever gets the
// other's rows.
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { inEnvironment } from '../src/db/transaction.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { ORIGIN } from './walk.ts'

const REQUESTS = process.env.LONG ? 20_000 : 1500
const AT_ONCE = 24
const CONNECTIONS = 3
const STATE = `select coalesce(current_setting('kantoor.environment', true), '') as environment, current_user as role,
  (select count(*)::int from organization) as visible`

let server: TestServer
let db: Database
let app: FastifyInstance
let port: number
beforeAll(async () => {
  server = await startTestServer()
  db = openDatabase(inject('databaseUrl'), { connections: CONNECTIONS })
  const options = { rateLimitPerMinute: 1_000_000, shared: false, logLevel: 'silent', secret: 'x'.repeat(64) }
  app = await buildApp({ ...options, db, publicUrl: ORIGIN, checkAnswers: true })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await db.close()
  await server.close()
})

test('every answer holds only its own environment', async () => {
  const tagged = await Promise.all(['alpha', 'beta'].map(async (tag) => ({ tag, env: await fill(tag) })))
  const counts = { answered: 0, aborted: 0, timedOut: 0 }
  let left = REQUESTS
  const client = async () => {
    while (left-- > 0) {
      const { tag, env } = tagged[left % 2]!
      if (left % 50 === 7) counts.timedOut += await runOutOfTime(env)
      else {
        const text = await get(env, left % 10 === 3 ? Math.random() * 6 : undefined)
        if (text === undefined) counts.aborted++
        else {
          counts.answered++
          expect([...new Set(text.match(/alpha|beta/g))]).toEqual([tag])
        }
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  expect(counts.answered).toBeGreaterThan(REQUESTS / 2)
  expect(counts.aborted).toBeGreaterThan(0)
  expect(counts.timedOut).toBeGreaterThan(REQUESTS / 100)
})

test('and the connections are clean afterwards', async () => {
  await expect.poll(() => db.app.idleCount).toBe(db.app.totalCount)
  expect(db.app.totalCount).toBeLessThanOrEqual(CONNECTIONS)
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => db.app.connect()))
  const states = await Promise.all(clients.map((client) => client.query(STATE)))
  for (const client of clients) client.release()
  expect(states.flatMap(({ rows }) => rows)).toEqual(
    clients.map(() => ({ environment: '', role: 'kantoor_app', visible: 0 })),
  )
})

async function fill(tag: string): Promise<TestEnvironment> {
  const env = await server.environment()
  for (let i = 0; i < 5; i++) await env.post('/crm/organization', { name: `${tag} ${i}` })
  return env
}

/** The text of a list; undefined when the caller hung up first. */
async function get({ key }: TestEnvironment, hangUpAfterMs?: number): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${key}` }
  const sent = request({ host: '127.0.0.1', port, path: '/api/v2/crm/organization', headers })
  if (hangUpAfterMs !== undefined) setTimeout(() => sent.destroy(), hangUpAfterMs)
  try {
    sent.end()
    const [answer] = await once(sent, 'response')
    if (answer.statusCode === 503) return undefined
    return (await answer.toArray()).join('')
  } catch {
    return undefined
  }
}

/** 1 when the database put an end to it, as it should. */
async function runOutOfTime({ id }: TestEnvironment): Promise<number> {
  const slow = inEnvironment(db, { environmentId: id, today: '2026-01-01' }, 'read', async (tx) => {
    tx.send(sql`set local statement_timeout = 5`)
    return tx.all(sql`select pg_sleep(1), name from organization`)
  })
  return slow.then(() => 0).catch((error: { code?: string }) => (error.code === '57014' ? 1 : 0))
}
