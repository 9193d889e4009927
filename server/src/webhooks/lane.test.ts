import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

let scratch: Scratch
let server: TestServer
let workers: TestWorker[]
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url, webhookAllowPrivate: true })
  workers = [testWorker(server.db), testWorker(server.db)]
})
afterAll(async () => {
  for (const worker of workers) await worker.close()
  await server.close()
  await scratch.drop()
})

test('several workers share the work: five at once per webhook, nothing twice', async () => {
  const env = await server.environment()
  const slow = () => openReceiver((response) => void setTimeout(() => response.writeHead(200).end(), 10))
  const receivers = await Promise.all([slow(), slow(), slow()])
  for (const { url } of receivers) await addWebhook(env.app, url)
  await happen(env, 60)
  await Promise.all(workers.map((worker) => worker.dispatch()))
  await Promise.all(workers.flatMap((worker) => [worker.deliver(), worker.deliver()]))
  for (const { received, most } of receivers) {
    expect(idsOf(received)).toHaveLength(60)
    expect(new Set(idsOf(received)).size).toBe(60)
    expect(most.inFlight).toBe(5)
  }
  expect(await heldLanes()).toBe(0)
  await closeAll(receivers)
})

test('one slow attempt stops neither the other four nor the other webhooks', async () => {
  const env = await server.environment()
  const gate = Promise.withResolvers<void>()
  const shaky = await openReceiver(async (response, number) => {
    if (number === 1) await gate.promise
    response.writeHead(200).end()
  })
  const healthy = await openReceiver()
  await addWebhook(env.app, shaky.url)
  await addWebhook(env.app, healthy.url)
  const [worker] = workers as [TestWorker]
  await happen(env, 20)
  await worker.dispatch()
  await worker.start()
  await until(() => shaky.received.length === 20 && healthy.received.length === 20)
  await happen(env, 5)
  await worker.dispatch()
  await worker.start()
  await until(() => shaky.received.length === 25 && healthy.received.length === 25)
  gate.resolve()
  await worker.idle()
  await closeAll([shaky, healthy])
})

test('ten failures in a row leave one at a time, one success opens it again', async () => {
  const env = await server.environment()
  let fails = true
  const receiver = await openReceiver(
    (response) => void setTimeout(() => response.writeHead(fails ? 500 : 200).end(), 5),
  )
  const webhookId = await addWebhook(env.app, receiver.url)
  const [worker] = workers as [TestWorker]
  await happen(env, 16)
  await worker.work()
  expect(await laneOf(env, webhookId)).toMatchObject({ failures: 16, failing_since: expect.any(String) })
  receiver.most.inFlight = 0
  await happen(env, 4)
  await worker.work()
  expect(receiver.most.inFlight).toBe(1)
  fails = false
  await happen(env, 30)
  await worker.work()
  expect(receiver.most.inFlight).toBe(5)
  expect(await laneOf(env, webhookId)).toEqual({ failures: 0, failing_since: null })
  await receiver.close()
})

test('a lane whose holder died is taken over when its time is up', async () => {
  const env = await server.environment()
  const receiver = await openReceiver()
  const webhookId = await addWebhook(env.app, receiver.url)
  const [worker] = workers as [TestWorker]
  const hold = (until: string) =>
    inTest(server, env, (tx) =>
      tx.count(sql`
        update webhook_lane set holder = ${crypto.randomUUID()}, held_until = clock_timestamp() + ${until}::interval
        where webhook_id = ${webhookId}`),
    )
  await hold('10 seconds')
  await happen(env)
  await worker.work()
  expect(receiver.received).toEqual([])
  await hold('-1 millisecond')
  await worker.work()
  expect(receiver.received).toHaveLength(1)
  await receiver.close()
})

test('whoever has lost a lane sends nothing more from it, and what it sent counts all the same', async () => {
  const env = await server.environment()
  const gate = Promise.withResolvers<void>()
  const receiver = await openReceiver(async (response) => {
    await gate.promise
    response.writeHead(200).end()
  })
  const webhookId = await addWebhook(env.app, receiver.url)
  const [worker] = workers as [TestWorker]
  await happen(env, 9)
  await worker.dispatch()
  // Stands still: a heartbeat, which on a busy machine could come in between, cuts off what is under way.
  vi.useFakeTimers({ toFake: ['performance'] })
  await worker.start()
  await until(() => receiver.received.length === 5)
  await inTest(server, env, (tx) =>
    tx.count(sql`update webhook_lane set holder = ${crypto.randomUUID()} where webhook_id = ${webhookId}`),
  )
  vi.advanceTimersByTime(600)
  gate.resolve()
  await worker.idle()
  vi.useRealTimers()
  expect(receiver.received).toHaveLength(5)
  const statuses = (await deliveriesOf(server, env, webhookId)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(5).fill('delivered'), ...Array(4).fill('waiting')])
  await inTest(server, env, (tx) => tx.count(sql`update webhook_lane set holder = null, held_until = null`))
  await worker.work()
  await receiver.close()
})

test('stopping lets what is under way end, begins nothing more and gives the lanes back', async () => {
  const env = await server.environment()
  const receiver = await openReceiver((response) => void setTimeout(() => response.writeHead(200).end(), 300))
  const webhookId = await addWebhook(env.app, receiver.url)
  await happen(env, 9)
  await workers[0]!.dispatch()
  const own = testWorker(server.db)
  const stopping = startWorker(server.db, (_duty, error) => expect(error).toBeUndefined(), [
    { name: 'deliver', everyMs: 50, run: own.run, idle: own.idle },
  ])
  await until(() => receiver.received.length === 5)
  await stopping.stop()
  expect(receiver.received).toHaveLength(5)
  expect((await deliveriesOf(server, env, webhookId)).filter(({ status }) => status === 'delivered')).toHaveLength(5)
  expect(await heldLanes()).toBe(0)
  await own.close()
  await workers[0]!.work()
  expect(receiver.received).toHaveLength(9)
  await receiver.close()
})

test('what is cut off stays as it was, and nobody holds its lane', async () => {
  const env = await server.environment()
  const receiver = await openReceiver(() => {})
  const webhookId = await addWebhook(env.app, receiver.url)
  await happen(env, 7)
  const own = testWorker(server.db)
  await own.dispatch()
  await own.start()
  await until(() => receiver.received.length === 5)
  await own.close()
  const left = await deliveriesOf(server, env, webhookId)
  expect(new Set(left.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(['waiting 0']))
  expect(await heldLanes()).toBe(0)
  await env.app.delete(`/settings/webhook/${webhookId}`)
  await receiver.close()
})

test('a lane is held as long as an attempt takes', async () => {
  const env = await server.environment()
  const gate = Promise.withResolvers<void>()
  const receiver = await openReceiver(async (response) => {
    await gate.promise
    response.writeHead(200).end()
  })
  const webhookId = await addWebhook(env.app, receiver.url)
  const [worker, other] = workers as [TestWorker, TestWorker]
  await happen(env)
  await worker.dispatch()
  await worker.start()
  const shortened = await inTest(server, env, (tx) =>
    tx.all(sql`
      update webhook_lane set held_until = clock_timestamp() + interval '3.8 seconds' where webhook_id = ${webhookId} returning holder`),
  )
  await sleep(4500)
  await other.deliver()
  expect(receiver.received).toHaveLength(1)
  const held = await inTest(server, env, (tx) =>
    tx.all(sql`select holder from webhook_lane where webhook_id = ${webhookId} and held_until > clock_timestamp()`),
  )
  expect(held).toEqual(shortened)
  gate.resolve()
  await worker.idle()
  await receiver.close()
})

function idsOf(received: Receiver['received']): string[] {
  return received.map(({ event }) => event.id)
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let i = 0; !isTrue(); i++) {
    if (i > 1000) throw new Error('it did not happen')
    await sleep(10)
  }
}

async function laneOf(env: TestEnvironment, webhookId: string) {
  const [lane] = await inTest(server, env, (tx) =>
    tx.all(sql`select failures, failing_since from webhook_lane where webhook_id = ${webhookId}`),
  )
  return lane
}

async function heldLanes(): Promise<number> {
  const { rows } = await scratch.client.query(
    'select count(*)::integer as count from webhook_lane where holder is not null',
  )
  return rows[0].count
}

function closeAll(receivers: readonly Receiver[]) {
  return Promise.all(receivers.map((receiver) => receiver.close()))
}
