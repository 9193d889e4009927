// Events on their way while the worker, the server and PostgreSQL are killed in turn: what was committed is received, and nothing else.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Webhook } from 'standardwebhooks'
import { openDatabase } from '../src/db/database.ts'
import { randomOf } from '../src/demo/random.ts'
import type { Outcome } from './alone.ts'
import { makeCompany } from './company.ts'
import { startCrashServer } from './crash-server.ts'
import { type Received, startReceiver } from './receiver.ts'
import { startService } from './service.ts'
import { rollBack, startWriting } from './webhooks-loss-load.ts'
import { type Subscription, subscribe } from './webhooks-world.ts'

export interface Loss {
  readonly events: number
  readonly clients: number
  readonly kills: number
  readonly rollbacks: number
  /** How long after the last write the last event may come. */
  readonly patienceMs: number
  readonly seed: number
}

const victims = ['worker', 'server', 'whole'] as const
// So many receive their first attempt badly.
const REFUSED = 0.01

export async function proveNoLoss({ events, clients, kills, rollbacks, patienceMs, seed }: Loss): Promise<Outcome> {
  const random = randomOf(seed, 'webhooks')
  const running = await startCrashServer()
  const worker = await startService('worker', running.databaseUrl)
  const db = openDatabase(running.databaseUrl, { connections: 2 })
  const refused = new Set<string>()
  const receiver = await startReceiver(({ eventId }) => {
    if (refused.has(eventId) || !random.chance(REFUSED)) return 200
    refused.add(eventId)
    return 500
  })
  try {
    const company = await makeCompany(db, () => running.address)
    const subscription = await subscribe(company, receiver.url, ['person.*'])
    const began = performance.now()
    const writing = startWriting(company, clients, events, random)
    const rolledBack = rollBack(db, company.environmentId, rollbacks, ROLLBACK_PAUSE_MS)
    for (let kill = 1; kill <= kills; kill++) {
      await writing.reached((events * kill) / (kills + 1))
      const victim = victims[kill % victims.length]!
      await (victim === 'worker' ? worker.kill() : running.kill(victim))
    }
    await writing.ended
    const undone = await rolledBack
    const wroteMs = performance.now() - began
    const committed = await settledEvents(running.databaseUrl, patienceMs)
    const settledMs = performance.now() - began
    const { received } = receiver
    return {
      summary: `${kills} kills, ${undone.length} roll-backs; ${committed.size} events committed, ${new Set(received.map(({ eventId }) => eventId)).size} received in ${received.length} attempts`,
      details: [
        `written in ${seconds(wroteMs)}, all received after ${seconds(settledMs)}; ${refused.size} were refused once`,
        ...running.endings().map((ending) => `the server was started again after ${ending}`),
      ],
      faults: [
        ...writing.faults,
        ...acknowledgedFaults(writing.acknowledged, committed),
        ...setFaults(received, committed, undone),
        ...repeatFaults(received, committed, subscription),
      ],
    }
  } finally {
    await db.close()
    await worker.stop()
    await running.stop()
    await receiver.close()
  }
}

const ROLLBACK_PAUSE_MS = 20

interface StoredEvent {
  readonly id: string
  readonly record_id: string
  readonly kind: string
  readonly payload: string
}

/** The events that were committed, once none of them waits any more. */
async function settledEvents(databaseUrl: string, patienceMs: number): Promise<Map<string, StoredEvent>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
      const { rows } = await client.query(
        `select exists (select from outbox where is_waiting) or exists (select from webhook_delivery where status = 'waiting') as waits`,
      )
      if (!rows[0].waits) break
    }
    const { rows } = await client.query<StoredEvent>(
      `select id, record_id, kind, payload::text from outbox where kind like 'person.%'`,
    )
    return new Map(rows.map((row) => [row.id, row]))
  } finally {
    await client.end()
  }
}

function acknowledgedFaults(acknowledged: readonly string[], committed: ReadonlyMap<string, StoredEvent>): string[] {
  const stored = Map.groupBy(committed.values(), ({ record_id, kind }) => `${record_id} ${kind}`)
  return [...Map.groupBy(acknowledged, (what) => what)]
    .filter(([what, times]) => (stored.get(what)?.length ?? 0) < times.length)
    .map(([what]) => `${what} was acknowledged and has no event`)
}

function setFaults(
  received: readonly Received[],
  committed: ReadonlyMap<string, StoredEvent>,
  undone: readonly string[],
): string[] {
  const heard = new Set(received.map(({ eventId }) => eventId))
  return [
    ...[...committed.keys()].filter((id) => !heard.has(id)).map((id) => `event ${id} was never received`),
    ...[...heard].filter((id) => !committed.has(id)).map((id) => `event ${id} was received and never committed`),
    ...undone
      .filter((id) => heard.has(id) || committed.has(id))
      .map((id) => `event ${id} was rolled back and is there`),
  ]
}

/** Every attempt is signed, says what the event says, and has an id of its own. */
function repeatFaults(
  received: readonly Received[],
  committed: ReadonlyMap<string, StoredEvent>,
  { secret }: Subscription,
): string[] {
  const webhook = new Webhook(secret)
  const attempts = new Set<string>()
  return received.flatMap(({ eventId, attemptId, body, headers }) => {
    const isSecond = attempts.has(attemptId)
    attempts.add(attemptId)
    return [
      ...(isSecond ? [`attempt ${attemptId} came twice`] : []),
      ...(body === committed.get(eventId)?.payload ? [] : [`event ${eventId} was sent with another body`]),
      ...(isSigned(webhook, body, headers) ? [] : [`attempt ${attemptId} is not signed`]),
    ]
  })
}

function isSigned(webhook: Webhook, body: string, headers: Readonly<Record<string, string>>): boolean {
  try {
    webhook.verify(body, headers)
    return true
  } catch {
    return false
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
