import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest, trailOf } from '../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import {
  addWebhook,
  deliveriesOf,
  happen,
  openReceiver,
  type TestWorker,
  testWorker,
} from '../../test/webhook-fixtures.ts'
import { sql } from '../db/sql.ts'
import { pausesMs } from './retry.rules.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

// Of its own: whoever delivers takes the lanes of every environment.
let scratch: Scratch
let server: TestServer
let worker: TestWorker
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url, webhookAllowPrivate: true })
  worker = testWorker(server.db)
})
afterAll(async () => {
  await worker.close()
  await server.close()
  await scratch.drop()
})

test('what happened is told, signed, once', async () => {
  const env = await server.environment()
  const receiver = await openReceiver()
  const webhookId = await addWebhook(env.app, receiver.url)
  const [id] = await happen(env)
  await worker.work()
  await worker.work()
  expect(receiver.received).toHaveLength(1)
  const [{ event, headers }] = receiver.received as [(typeof receiver.received)[0]]
  expect(event).toMatchObject({ type: 'organization.created', data: { object: { id } }, version: 1 })
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': expect.stringMatching(/^Kantoor-Webhooks\/\d/),
    'x-service-event': 'organization.created',
    'webhook-id': event.id,
    'x-service-signature': expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
  })
  expect(await deliveriesOf(server, env, webhookId)).toMatchObject([{ status: 'delivered', attempts: 1 }])
  await receiver.close()
})

test('the whole life of an event that nobody takes', async () => {
  const env = await server.environment()
  const receiver = await openReceiver((response) =>
    response.writeHead(500, { 'x-why': 'no \xff' }).end('a\0b\xff\ud800'),
  )
  const webhookId = await addWebhook(env.app, receiver.url)
  const life = testWorker(server.db)
  await happen(env)
  await life.dispatch()
  let attempts = 0
  for (;;) {
    attempts++
    const before = life.now()
    await life.deliver()
    const after = life.now()
    expect(receiver.received).toHaveLength(attempts)
    const [delivery] = await deliveriesOf(server, env, webhookId)
    if (delivery?.status !== 'waiting') break
    // It counts from a moment in between.
    const due = Date.parse(delivery.next_attempt_at!)
    expect(due - before).toBeGreaterThanOrEqual(pausesMs[attempts]! * 0.9)
    expect(due - after).toBeLessThanOrEqual(pausesMs[attempts]! * 1.1)
    life.pass((due - life.now()) / 2)
    await life.deliver()
    expect(receiver.received).toHaveLength(attempts)
    life.pass(due - life.now() + 1)
  }
  expect(attempts).toBe(10)
  expect(await deliveriesOf(server, env, webhookId)).toMatchObject([{ status: 'failed', attempts: 10 }])
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1)
  expect(new Set(receiver.received.map(({ headers }) => headers['x-service-delivery'])).size).toBe(10)
  await life.close()
  await receiver.close()
})

test('whoever asks for patience gets it, up to a day', async () => {
  const env = await server.environment()
  const wishes = ['600', new Date(worker.now() + 900 * SECOND).toUTCString(), '1', '9999999', 'soon']
  const receiver = await openReceiver((response, number) =>
    response.writeHead(429, { 'retry-after': wishes[number - 1]! }).end(),
  )
  const webhookId = await addWebhook(env.app, receiver.url)
  await happen(env, wishes.length)
  await worker.work()
  const pauses = (await deliveriesOf(server, env, webhookId))
    .map(({ next_attempt_at }) => Math.round((Date.parse(next_attempt_at!) - worker.now()) / SECOND))
    .sort((a, b) => a - b)
  const [least, short, ten, fifteen, day] = pauses as [number, number, number, number, number]
  expect(least).toBeGreaterThanOrEqual(3)
  expect(short).toBeLessThanOrEqual(6)
  expect(Math.abs(ten - 600)).toBeLessThanOrEqual(3)
  expect(Math.abs(fifteen - 900)).toBeLessThanOrEqual(3)
  expect(Math.abs(day - 86_400)).toBeLessThanOrEqual(3)
  await receiver.close()
})

test('410 switches it off at once and tells its user; what waits goes out when it is on again', async () => {
  const env = await server.environment()
  const receiver = await openReceiver((response, number) => response.writeHead(number <= 5 ? 410 : 200).end())
  const webhookId = await addWebhook(env.app, `${receiver.url}?token=hush`)
  await happen(env, 12)
  await worker.work()
  expect(receiver.received.length).toBeLessThanOrEqual(5)
  const off = await env.app.get(`/settings/webhook/${webhookId}`)
  expect(off.body.data).toMatchObject({ is_active: false, disabled_reason: 'gone' })
  expect((await trailOf(server, env, webhookId)).audit).toEqual(['webhook.create', 'webhook.switch_off'])
  const [letter, ...others] = (await env.app.get('/settings/mail')).body.data
  expect(others).toEqual([])
  expect(letter).toMatchObject({ kind: 'webhook', recipient: env.app.email })
  expect(letter.text).toContain('12 events wait')
  expect(letter.text).toContain('https://office.example')
  expect(letter.text).toContain(receiver.url)
  expect(letter.text).not.toContain('hush')
  await happen(env)
  await worker.work()
  const sent = receiver.received.length
  expect((await env.app.patch(`/settings/webhook/${webhookId}`, { is_active: true })).status).toBe(200)
  worker.pass(DAY)
  await worker.work()
  expect(receiver.received.length - sent).toBeGreaterThanOrEqual(7)
  const left = await deliveriesOf(server, env, webhookId)
  expect([left.length, new Set(left.map(({ status }) => status))]).toEqual([12, new Set(['delivered'])])
  await receiver.close()
})

test('five days of nothing but failures switch it off; one success in between does not', async () => {
  const env = await server.environment()
  let fails = true
  const receiver = await openReceiver((response) => response.writeHead(fails ? 503 : 200).end())
  const webhookId = await addWebhook(env.app, receiver.url)
  const read = async () => (await env.app.get(`/settings/webhook/${webhookId}`)).body.data
  const days = async (count: number) => {
    for (let i = 0; i < count; i++) {
      worker.pass(DAY)
      await happen(env)
      await worker.work()
    }
  }
  await days(5)
  expect(await read()).toMatchObject({ is_active: true, disabled_reason: null })
  fails = false
  await days(1)
  expect(await read()).toMatchObject({ is_active: true, failing_since: null, failures: 0 })
  fails = true
  await days(5)
  expect(await read()).toMatchObject({ is_active: true })
  await days(1)
  expect(await read()).toMatchObject({ is_active: false, disabled_reason: 'failing' })
  const [letter] = (await env.app.get('/settings/mail')).body.data
  expect(letter.text).toContain('five days')
  fails = false
  expect((await env.app.patch(`/settings/webhook/${webhookId}`, { is_active: true })).body.data).toMatchObject({
    disabled_reason: null,
    failures: 0,
    failing_since: null,
  })
  worker.pass(DAY)
  await worker.work()
  const statuses = (await deliveriesOf(server, env, webhookId)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 'waiting')).toEqual([])
  await receiver.close()
})

test('paused it gets nothing, and later what waited but nothing of the meantime', async () => {
  const env = await server.environment()
  const receiver = await openReceiver()
  const webhookId = await addWebhook(env.app, receiver.url)
  const [first] = await happen(env)
  await worker.dispatch()
  await env.app.patch(`/settings/webhook/${webhookId}`, { is_active: false })
  await happen(env)
  await worker.work()
  expect(receiver.received).toEqual([])
  await env.app.patch(`/settings/webhook/${webhookId}`, { is_active: true })
  await worker.work()
  expect(receiver.received.map(({ event }) => event.data.object.id)).toEqual([first])
  await receiver.close()
})

test('a deleted webhook drops what waits and what is under way', async () => {
  const env = await server.environment()
  const gate = Promise.withResolvers<void>()
  const receiver = await openReceiver(async (response) => {
    await gate.promise
    response.writeHead(500).end()
  })
  const webhookId = await addWebhook(env.app, receiver.url)
  await happen(env, 8)
  await worker.dispatch()
  await worker.start()
  while (receiver.received.length < 5) await sleep(5)
  expect((await env.app.delete(`/settings/webhook/${webhookId}`)).status).toBe(204)
  await sleep(600)
  gate.resolve()
  await worker.idle()
  expect(receiver.received).toHaveLength(5)
  const left = await inTest(server, env, (tx) =>
    tx.all(
      sql`select (select count(*) from webhook_delivery)::integer + (select count(*) from webhook_attempt)::integer as count`,
    ),
  )
  expect(left).toEqual([{ count: 0 }])
  await receiver.close()
})

test('after a change of the secret both sign for a day', async () => {
  const env = await server.environment()
  const receiver = await openReceiver()
  const webhookId = await addWebhook(env.app, receiver.url)
  const rotating = testWorker(server.db)
  await env.app.post(`/settings/webhook/${webhookId}/rotate`)
  const signatures = () => String(receiver.received.at(-1)!.headers['webhook-signature']).split(' ')
  rotating.pass(DAY - 10 * SECOND)
  await happen(env)
  await rotating.work()
  expect(signatures()).toHaveLength(2)
  rotating.pass(11 * SECOND)
  await happen(env)
  await rotating.work()
  expect(signatures()).toHaveLength(1)
  await rotating.close()
  await receiver.close()
})
