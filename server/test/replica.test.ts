// Reports, exports and assistants read from a real streaming replica while it keeps up, and from the primary when it does not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { inEnvironment, inReader } from '../src/db/transaction.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { type Pair, startPair } from './replica.ts'

let pair: Pair
let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  pair = await startPair()
  server = await startTestServer({ databaseUrl: pair.primary, readUrl: pair.replica })
  env = await server.environment()
})
afterAll(async () => {
  await server?.close()
  await pair?.stop()
})

const WHERE = sql`select pg_is_in_recovery() as is_replica`
const scene = () => ({ environmentId: env.id, today: '2026-01-31' })
const reportsFromReplica = async () =>
  (await inEnvironment(server.db, scene(), 'report', (tx) => tx.first<{ is_replica: boolean }>(WHERE)))!.is_replica
const toolsFromReplica = async () =>
  (await inReader(server.db, scene(), (tx) => tx.first<{ is_replica: boolean }>(WHERE)))!.is_replica
const report = () => env.app.get('/reports/sales-pipeline')

test('reports and assistants are answered by the replica, everything else by the primary', async () => {
  await expect.poll(() => server.db.replica!.isFresh()).toBe(true)
  expect([await reportsFromReplica(), await toolsFromReplica()]).toEqual([true, true])
  const plain = await inEnvironment(server.db, scene(), 'read', (tx) => tx.first<{ is_replica: boolean }>(WHERE))
  expect(plain!.is_replica).toBe(false)
  await expect.poll(async () => (await report()).status).toBe(200)
  expect((await env.tool('whoami')).answer).toBeDefined()
  const { text } = await server.send('GET', '/metrics')
  expect(text).toMatch(/^kantoor_replica_fresh\{process="0"\} 1$/m)
})

test('what is written is in the reports a moment later', async () => {
  await env.post('/crm/organization', { name: 'Seen by the replica' })
  const ask = () => server.send('GET', '/export/crm/organization.csv', { cookie: env.app.cookie })
  await expect.poll(async () => (await ask()).text).toContain('Seen by the replica')
})

test('one that falls too far behind is left alone until it has caught up', async () => {
  await pair.onReplica('select pg_wal_replay_pause()')
  await env.post('/crm/organization', { name: 'Not there yet' })
  await expect.poll(() => server.db.replica!.isFresh()).toBe(false)
  expect([await reportsFromReplica(), await toolsFromReplica()]).toEqual([false, false])
  const { text } = await server.send('GET', '/export/crm/organization.csv', { cookie: env.app.cookie })
  expect(text).toContain('Not there yet')
  await pair.onReplica('select pg_wal_replay_resume()')
  await expect.poll(() => server.db.replica!.isFresh()).toBe(true)
  expect(await reportsFromReplica()).toBe(true)
})

test('a primary in its place is not read from', async () => {
  const told: string[] = []
  const onReplica = (_isFresh: boolean, reason: string) => void told.push(reason)
  const db = openDatabase(pair.primary, { connections: 1, readUrl: pair.primary, onReplica })
  await expect.poll(() => told).toEqual(['it is no replica'])
  await db.close()
})

test('when it is gone everything is answered by the primary, from the first request on', async () => {
  await expect.poll(() => server.db.replica!.isFresh()).toBe(true)
  await pair.stopReplica()
  expect([await reportsFromReplica(), await toolsFromReplica()]).toEqual([false, false])
  expect((await report()).status).toBe(200)
  await expect.poll(() => server.db.replica!.isFresh()).toBe(false)
})
