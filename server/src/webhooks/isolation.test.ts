import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import {
  addWebhook,
  deliveriesOf,
  happen,
  openReceiver,
  type Receiver,
  type TestWorker,
  testWorker,
} from '../../test/webhook-fixtures.ts'
import { sql } from '../db/sql.ts'
import { startWorker } from '../worker/worker.ts'

// Two companies: what goes wrong in one is never felt in the other.
let scratch: Scratch
let server: TestServer
let worker: TestWorker
let ill: TestEnvironment
let well: TestEnvironment
let healthy: Receiver
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url, webhookAllowPrivate: true })
  worker = testWorker(server.db)
  ill = await server.environment()
  well = await server.environment()
  healthy = await openReceiver()
  await addWebhook(well.app, healthy.url)
})
afterAll(async () => {
  await worker.close()
  await healthy.close()
  await server.close()
  await scratch.drop()
})

test.each([
  ['its deliveries', 'select from webhook_delivery where webhook_id = $1 for update'],
  ['its log, to be deleted', 'delete from webhook_delivery where webhook_id = $1'],
  ['its lane', 'select from webhook_lane where webhook_id = $1 for update'],
  ['all of it, to be deleted', 'delete from webhook where id = $1'],
])('a webhook of which somebody has locked %s delays nobody', async (_what, query) => {
  const gate = Promise.withResolvers<void>()
  const receiver = await openReceiver(async (response) => {
    await gate.promise
    response.writeHead(200).end()
  })
  const webhookId = await addWebhook(ill.app, receiver.url)
  const running = runWorker()
  const calm = await slowestOf(4)
  await happen(ill, 3)
  await until(() => receiver.received.length === 3)
  await scratch.client.query('begin')
  await scratch.client.query(query, [webhookId])
  try {
    gate.resolve()
    await happen(ill)
    // Waiting for the lock would take seconds, each time; a busy machine is slow now and then.
    const limit = Math.min(1900, Math.max(1500, 4 * calm))
    await expect.poll(() => slowestOf(8)).toBeLessThan(limit)
  } finally {
    await scratch.client.query('rollback')
  }
  await until(() => receiver.received.length === 4)
  await sleep(600)
  await running.stop()
  expect(running.errors).toEqual([])
  expect(receiver.received).toHaveLength(4)
  const states = (await deliveriesOf(server, ill, webhookId)).map(({ status, attempts }) => `${status} ${attempts}`)
  expect(states).toEqual(Array(4).fill('delivered 1'))
  await ill.app.delete(`/settings/webhook/${webhookId}`)
  await receiver.close()
})

test('those that only fail have room of their own', async () => {
  const hole = await openReceiver(() => {})
  const holes = await Promise.all([addWebhook(ill.app, hole.url), addWebhook(ill.app, hole.url)])
  await scratch.client.query(
    'update webhook_lane set failures = 10, failing_since = now() where webhook_id = any($1::uuid[])',
    [holes],
  )
  await happen(ill, 5)
  const small = testWorker(server.db, { mostLanes: 1 })
  await small.dispatch()
  await small.start()
  await until(() => hole.received.length > 0)
  const before = healthy.received.length
  await happen(well, 3)
  await small.dispatch()
  await small.start()
  await until(() => healthy.received.length === before + 3)
  expect(hole.received).toHaveLength(1)
  await small.close()
  for (const id of holes) await ill.app.delete(`/settings/webhook/${id}`)
  await hole.close()
})

test('an event that makes no sense stops neither the others nor itself', async () => {
  const receiver = await openReceiver()
  const webhookId = await addWebhook(ill.app, receiver.url)
  const payload = { type: 'leave.created', data: { object: { employee_id: 'nobody' } } }
  await insertEvents(ill, 'leave.created', payload, 1)
  await happen(ill)
  await worker.work()
  expect(receiver.kinds().sort()).toEqual(['leave.created', 'organization.created'])
  await ill.app.delete(`/settings/webhook/${webhookId}`)
  await receiver.close()
})

test('what fails in one environment is told, and the others get theirs', async () => {
  const receiver = await openReceiver()
  const webhookId = await addWebhook(ill.app, receiver.url)
  await happen(ill)
  const before = healthy.received.length
  await happen(well)
  await scratch.client.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
  await scratch.client.query(`create trigger refuse before insert on webhook_delivery for each row
    when (new.webhook_id = '${webhookId}') execute function refuse()`)
  await expect(worker.dispatch()).rejects.toThrow('no')
  await worker.deliver()
  expect(healthy.received).toHaveLength(before + 1)
  await scratch.client.query('drop trigger refuse on webhook_delivery; drop function refuse()')
  await worker.work()
  expect(receiver.received).toHaveLength(1)
  await ill.app.delete(`/settings/webhook/${webhookId}`)
  await receiver.close()
})

test('a great many events of one environment do not stand before the few of another', async () => {
  const receiver = await openReceiver()
  const webhookIds: string[] = []
  for (let i = 0; i < 8; i++) webhookIds.push(await addWebhook(ill.app, receiver.url))
  await insertEvents(ill, 'organization.updated', {}, 1000)
  const before = healthy.received.length
  await happen(well)
  await worker.dispatchOnce()
  const { rows } = await scratch.client.query('select from webhook_delivery where environment_id = $1', [ill.id])
  expect(rows).toHaveLength(2000)
  await worker.start()
  await until(() => healthy.received.length === before + 1)
  for (const id of webhookIds) await ill.app.delete(`/settings/webhook/${id}`)
  await worker.dispatch()
  await worker.idle()
  await receiver.close()
})

function runWorker() {
  const errors: string[] = []
  const running = startWorker(server.db, (duty, error) => errors.push(`${duty}: ${error.message}`), [
    { name: 'dispatch', everyMs: 50, run: worker.dispatch },
    { name: 'deliver', everyMs: 50, run: worker.run, idle: worker.idle },
  ])
  return { stop: running.stop, errors }
}

/** The longest that one of so many took from the write to the healthy receiver. */
async function slowestOf(count: number): Promise<number> {
  let slowest = 0
  for (let i = 0; i < count; i++) {
    const before = healthy.received.length
    const begun = performance.now()
    await happen(well)
    await until(() => healthy.received.length > before)
    slowest = Math.max(slowest, performance.now() - begun)
  }
  return slowest
}

function insertEvents(env: TestEnvironment, kind: string, payload: object, count: number): Promise<number> {
  return inTest(server, env, (tx) =>
    tx.count(sql`
      insert into outbox (environment_id, id, kind, record_id, version, payload, created_at, is_waiting)
      select current_environment(), gen_random_uuid(), ${kind}, gen_random_uuid(), 1, ${JSON.stringify(payload)}, now(), true
      from generate_series(1, ${count})`),
  )
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !isTrue(); await sleep(5))
    if (Date.now() > end) throw new Error('it did not happen')
}
