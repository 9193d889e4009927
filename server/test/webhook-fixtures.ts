// Receivers on this machine, and a worker whose time passes as the test wants.

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { openOutward } from '../src/outward/post.ts'
import { idMaker } from '../src/shared/clock.ts'
import { type DelivererOptions, openDeliverer } from '../src/webhooks/deliver.ts'
import { dispatchEvents } from '../src/webhooks/dispatch.ts'
import { webhookSecrets } from '../src/webhooks/secrets.ts'
import { inTest, made } from './fixtures.ts'
import { type AppClient, SECRET, type TestEnvironment, type TestServer } from './harness.ts'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: events of every shape
  readonly event: any
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  readonly most: { inFlight: number }
  /** The kinds of what came, in the order in which it came. */
  kinds(): string[]
  close(): Promise<void>
}

/** Answers 204 unless the test says otherwise; the number counts from one. */
export async function openReceiver(
  answer: (answer: ServerResponse, number: number) => unknown = (response) => response.writeHead(204).end(),
): Promise<Receiver> {
  const received: Received[] = []
  const most = { inFlight: 0 }
  let inFlight = 0
  const server = createServer(async (request, response) => {
    most.inFlight = Math.max(most.inFlight, ++inFlight)
    response.on('close', () => inFlight--)
    const text = await readText(request)
    received.push({ headers: request.headers, text, event: JSON.parse(text) })
    await answer(response, received.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    most,
    kinds: () => received.map(({ event }) => event.type),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function addWebhook(app: AppClient, url: string, kinds: readonly string[] = ['*']): Promise<string> {
  return made(app.post('/settings/webhook', { url, kinds }))
}

export interface TestWorker {
  /** So much later than it really is, from now on. */
  pass(ms: number): void
  now(): number
  dispatch(): Promise<void>
  /** One bite of each environment; true when there is more. */
  dispatchOnce(): Promise<boolean>
  /** Until nothing is due any more. */
  deliver(): Promise<void>
  run(db: Database, signal?: AbortSignal): Promise<void>
  /** Begins to and returns. */
  start(): Promise<void>
  idle(): Promise<void>
  /** Both, one after the other. */
  work(): Promise<void>
  close(): Promise<void>
}

export function testWorker(db: Database, options: Pick<DelivererOptions, 'mostLanes'> = {}): TestWorker {
  let passed = 0
  const clock = { now: () => Date.now() + passed }
  const newId = idMaker(clock)
  const outward = openOutward({ reachesPrivate: true })
  const secrets = webhookSecrets(SECRET)
  const deliverer = openDeliverer({ outward, secrets, publicUrl: 'https://office.example', clock, ...options })
  const dispatchOnce = async () => {
    const { failure, isFull } = await dispatchEvents(db, clock, newId)
    if (failure) throw failure
    return isFull
  }
  const dispatch = async () => {
    while (await dispatchOnce());
  }
  const start = () => deliverer.run(db)
  const deliver = async () => {
    await start()
    await deliverer.idle()
    await deliverer.run(db)
    await deliverer.idle()
  }
  return {
    pass: (ms) => {
      passed += ms
    },
    now: clock.now,
    dispatch,
    dispatchOnce,
    run: deliverer.run,
    start,
    idle: deliverer.idle,
    deliver,
    async work() {
      await dispatch()
      await deliver()
    },
    async close() {
      deliverer.close()
      await deliverer.idle()
      await outward.close()
    },
  }
}

export interface DeliveryRow {
  readonly id: string
  readonly status: string
  readonly attempts: number
  readonly next_attempt_at: string | null
  readonly kind: string
}

/** Oldest event first. */
export function deliveriesOf(server: TestServer, env: TestEnvironment, webhookId: string): Promise<DeliveryRow[]> {
  return inTest(server, env, (tx) =>
    tx.all<DeliveryRow>(sql`
      select d.id, d.status, d.attempts, d.next_attempt_at, o.kind from webhook_delivery d
      join outbox o on o.environment_id = d.environment_id and o.id = d.event_id
      where d.webhook_id = ${webhookId} order by o.id`),
  )
}

let named = 0

/** Something happens: a note of it is organization.created. */
export async function happen(env: TestEnvironment, times = 1): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < times; i++) {
    const { status, body } = await env.post('/crm/organization', { name: `Organization ${++named}` })
    expect(status).toBe(201)
    ids.push(body.data.id)
  }
  return ids
}
