import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { addWebhook, deliveriesOf, happen, openReceiver, testWorker } from '../../test/webhook-fixtures.ts'
import { sql } from '../db/sql.ts'
import { startWorker } from '../worker/worker.ts'
import { type Ended, playRound, type Round } from './round.queries.ts'

let scratch: Scratch
let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url, webhookAllowPrivate: true })
  env = await server.environment()
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

test('what is written twice, because the answer to the first try was lost, counts once', async () => {
  const webhookId = await addWebhook(env.app, 'http://127.0.0.1:1024/')
  const worker = testWorker(server.db)
  await happen(env)
  await worker.dispatch()
  const [delivery] = await deliveriesOf(server, env, webhookId)
  const ended = failedAttempt(webhookId, delivery!.id)
  for (let i = 0; i < 2; i++) {
    expect(await playRound(server.db, roundOf({ ended: [ended] }))).toMatchObject({ written: [ended], left: [] })
  }
  expect(await deliveriesOf(server, env, webhookId)).toMatchObject([{ status: 'waiting', attempts: 1 }])
  expect(await inTest(server, env, (tx) => tx.all(sql`select number from webhook_attempt`))).toEqual([{ number: 1 }])
  await env.app.delete(`/settings/webhook/${webhookId}`)
  await worker.close()
})

test('great ones are read few at a time, and all of them sent', async () => {
  const receiver = await openReceiver()
  const webhookId = await addWebhook(env.app, receiver.url)
  const worker = testWorker(server.db)
  const payload = { data: { object: { name: randomBytes(400_000).toString('hex') } } }
  await inTest(server, env, (tx) =>
    tx.count(sql`
      insert into outbox (environment_id, id, kind, record_id, version, payload, created_at, is_waiting)
      select current_environment(), gen_random_uuid(), 'organization.updated', gen_random_uuid(), 1, ${JSON.stringify(payload)}, now(), true
      from generate_series(1, 20)`),
  )
  await worker.dispatch()
  const key = { environment_id: env.id, webhook_id: webhookId }
  const { due } = await playRound(server.db, roundOf({ hungry: [{ ...key, bite: 10 }] }))
  expect(due).toMatchObject([{ found: 10 }])
  await worker.work()
  expect(receiver.received).toHaveLength(20)
  await env.app.delete(`/settings/webhook/${webhookId}`)
  await worker.close()
  await receiver.close()
})

test('a database that breaks off again and again loses nothing', async () => {
  const receiver = await openReceiver((response) => void setTimeout(() => response.writeHead(204).end(), 10))
  const webhookId = await addWebhook(env.app, receiver.url)
  const worker = testWorker(server.db)
  await happen(env, 100)
  await worker.dispatch()
  let failures = 0
  const running = startWorker(server.db, () => failures++, [
    { name: 'deliver', everyMs: 20, run: worker.run, idle: worker.idle },
  ])
  for (let i = 0; i < 6; i++) {
    await sleep(100)
    await scratch.client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  }
  const isDone = async () =>
    (await deliveriesOf(server, env, webhookId)).every(
      ({ status, attempts }) => `${status} ${attempts}` === 'delivered 1',
    )
  while (!(await isDone())) await sleep(50)
  await running.stop()
  expect(failures).toBeGreaterThan(0)
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(100)
  expect(receiver.received.length).toBeLessThan(110)
  const held = await scratch.client.query('select from webhook_lane where holder is not null')
  expect(held.rowCount).toBe(0)
  await worker.close()
  await receiver.close()
})

function roundOf(part: Partial<Round>): Round {
  return {
    holder: crypto.randomUUID(),
    now: new Date().toISOString(),
    ended: [],
    renewed: [],
    hungry: [],
    busy: [],
    ...part,
  }
}

function failedAttempt(webhookId: string, deliveryId: string): Ended {
  const at = new Date().toISOString()
  return {
    environment_id: env.id,
    webhook_id: webhookId,
    delivery_id: deliveryId,
    attempts_before: 0,
    outcome: 'waiting',
    next_attempt_at: at,
    ended_at: at,
    attempt: {
      id: crypto.randomUUID(),
      at,
      duration_ms: 1,
      url: 'http://127.0.0.1:1024/',
      request_headers: {},
      status: null,
      response_headers: null,
      response_body: null,
      error: 'nobody there',
    },
  }
}
