import { getEventListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { SECRET, startTestServer } from '../../test/harness.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inEnvironment, inSystem } from '../db/transaction.ts'
import { jobKinds } from '../events/jobs.ts'
import { prune } from './prune.ts'
import { startWorker, workOf } from './worker.ts'

test('what has had its time is forgotten, and nothing else', async () => {
  const server = await startTestServer()
  const env = await server.environment()
  const scene = { environmentId: env.id, today: '2026-01-31' }
  const age = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await inEnvironment(server.db, scene, 'write', async (tx) => {
    for (const days of [2.9, 3.1])
      tx.send(sql`
        insert into idempotency (environment_id, caller_id, route, key, request_hash, status, headers, created_at)
        values (current_environment(), ${env.id}, 'POST', ${String(days)}, ${Buffer.alloc(1)}, 200, '{}', ${age(days)})`)
    for (const days of [89, 91])
      tx.send(sql`
        insert into tombstone (environment_id, resource, id, deleted_at)
        values (current_environment(), ${`gone ${days}`}, ${env.id}, ${age(days)})`)
    for (const days of [29, 31])
      tx.send(sql`
        insert into outbox (environment_id, id, kind, record_id, version, payload, created_at)
        values (current_environment(), ${crypto.randomUUID()}, ${`old ${days}`}, ${env.id}, 1, '{}', ${age(days)})`)
    await tx.count(sql`update session set expires_at = ${age(1)}`)
  })
  const kept = (await env.signIn([])).userId
  await inSystem(server.db, (tx) =>
    tx.count(sql`insert into rate_window (bucket, opened_at, hits) values (${`old ${env.id}`}, ${age(2)}, 1)`),
  )
  await prune.run(server.db)
  const left = await inEnvironment(server.db, scene, 'read', async (tx) => ({
    keys: await tx.all(sql`select key from idempotency where key in ('2.9', '3.1')`),
    graves: await tx.all(sql`select resource from tombstone`),
    sessions: await tx.all(sql`select user_id from session`),
    events: await tx.all(sql`select kind from outbox`),
  }))
  expect(left).toEqual({
    keys: [{ key: '2.9' }],
    graves: [{ resource: 'gone 89' }],
    sessions: [{ user_id: kept }],
    events: [{ kind: 'old 29' }],
  })
  const windows = await inSystem(server.db, (tx) =>
    tx.all(sql`select from rate_window where bucket = ${`old ${env.id}`}`),
  )
  expect(windows).toEqual([])
  await server.close()
})

test('a job that fails is tried again, and stopping waits for what runs', async () => {
  const db = openDatabase(inject('databaseUrl'), { connections: 1 })
  const errors: string[] = []
  let runs = 0
  let finished = false
  const job = {
    name: 'shaky',
    everyMs: 5,
    async run() {
      runs++
      if (runs === 1) throw new Error('no luck')
      await sleep(50)
      finished = true
    },
  }
  const worker = startWorker(db, (name, error) => errors.push(`${name}: ${error.message}`), [job])
  while (runs < 2) await sleep(1)
  await worker.stop()
  expect([errors, finished]).toEqual([['shaky: no luck'], true])
  const after = runs
  await sleep(20)
  expect(runs).toBe(after)
  await db.close()
})

test('work that is done often leaves nothing behind each time', async () => {
  const db = openDatabase(inject('databaseUrl'), { connections: 1 })
  let runs = 0
  let most = 0
  const job = {
    name: 'often',
    everyMs: 1,
    async run(_db: Database, signal?: AbortSignal) {
      runs++
      most = Math.max(most, getEventListeners(signal!, 'abort').length)
    },
  }
  const worker = startWorker(db, () => {}, [job])
  while (runs < 20) await sleep(1)
  await worker.stop()
  expect(most).toBeLessThanOrEqual(1)
  await db.close()
})

test('the work of the server has every stored job, and closes what it opened', () => {
  const work = workOf({
    smtpUrl: 'smtp://127.0.0.1:1',
    mailFrom: 'a@b.example',
    secret: SECRET,
    publicUrl: 'http://localhost:3000',
    webhookAllowPrivate: false,
  })
  expect(work.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...jobKinds, 'second chances', 'dispatch events', 'deliver webhooks']),
  )
  for (const job of work) job.close?.()
})
