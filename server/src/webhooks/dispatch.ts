// Hands events to the webhooks that want them and whose users may read them.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem, retrying, type Tx } from '../db/transaction.ts'
import { claimWaiting, findWaiting, type WaitingEvent } from '../events/dispatch.ts'
import type { Clock } from '../shared/clock.ts'
import { lookedInto, mayRead, type Reader, subjectOf } from './reader.rules.ts'
import { type ReaderRow, readerFields, readerOf, withReader } from './readers.ts'
import { wantedKinds } from './webhooks.rules.ts'

// Of events, and of deliveries that they become.
const BITE = 500
const MOST_DELIVERIES = 2000
// Whoever is in the way keeps only his own environment waiting, and the others hardly.
const PATIENCE_MS = 200

export interface Dispatched {
  readonly deliveries: number
  /** There may be more. */
  readonly isFull: boolean
  /** What went wrong first; the other environments got theirs all the same. */
  readonly failure?: unknown
}

/** One bite of each environment in which something waits, so that none waits for all that another has done. */
export async function dispatchEvents(db: Database, clock: Clock, newId: () => string): Promise<Dispatched> {
  let all: Dispatched = { deliveries: 0, isFull: false }
  for (const environmentId of await inSystem(db, findWaiting)) {
    try {
      const one = await retrying(() => inSystem(db, (tx) => dispatch(tx, environmentId, clock, newId)), isDeleted)
      all = { ...all, deliveries: all.deliveries + one.deliveries, isFull: all.isFull || one.isFull }
    } catch (failure) {
      if (!isLocked(failure)) all = { failure, ...all }
    }
  }
  return all
}

// It commits as a whole, so no event is handed out twice or not at all. The webhooks are read behind the events: one that was there
// when an event happened is there then too.
async function dispatch(tx: Tx, environmentId: string, clock: Clock, newId: () => string): Promise<Dispatched> {
  tx.send(sql`select set_config('lock_timeout', ${`${PATIENCE_MS}ms`}, true)`)
  const most = Math.max(1, Math.min(BITE, Math.floor(MOST_DELIVERIES / (await countWebhooks(tx, environmentId)))))
  const events = await claimWaiting(tx, environmentId, most, lookedInto)
  if (events.length === 0) return { deliveries: 0, isFull: false }
  const [webhooks, managers] = await Promise.all([
    findWebhooks(tx, environmentId),
    findManagers(tx, environmentId, events),
  ])
  const due = events.flatMap((event) =>
    webhooks
      .filter((webhook) => wants(webhook, event) && mayBeTold(webhook, event, managers))
      .map((webhook) => ({ event, webhook })),
  )
  if (due.length > 0) await insertDeliveries(tx, due, new Date(clock.now()).toISOString(), newId)
  return { deliveries: due.length, isFull: events.length === most }
}

// A webhook, between the look at it and the delivery to it.
function isDeleted(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'webhook_delivery_webhook'
}

function isLocked(error: unknown): boolean {
  return (error as { code?: string }).code === '55P03'
}

interface Webhook {
  readonly id: string
  readonly kinds: ReadonlySet<string>
  readonly reader: Reader
}

type Managers = ReadonlyMap<string, string | null>

async function countWebhooks(tx: Tx, environmentId: string): Promise<number> {
  const found = await tx.first<{ count: number }>(
    sql`select count(*) from webhook where environment_id = ${environmentId} and is_active`,
  )
  return found!.count
}

async function findWebhooks(tx: Tx, environmentId: string): Promise<Webhook[]> {
  const rows = await tx.all<ReaderRow & { id: string; kinds: string[] }>(sql`
    select w.id, w.kinds, ${readerFields} from webhook w ${withReader} where w.environment_id = ${environmentId} and w.is_active`)
  return rows.map((row) => ({ id: row.id, kinds: wantedKinds(row.kinds), reader: readerOf(row) }))
}

async function findManagers(tx: Tx, environmentId: string, events: readonly WaitingEvent[]): Promise<Managers> {
  const subjects = events.flatMap(({ kind, object }) => (object && subjectOf({ kind, object })) ?? [])
  if (subjects.length === 0) return new Map()
  const rows = await tx.all<{ id: string; manager_employee_id: string | null }>(sql`
    select id, manager_employee_id from employee where environment_id = ${environmentId} and id::text = any(${subjects}::text[])`)
  return new Map(rows.map((row) => [row.id, row.manager_employee_id]))
}

// A ping comes unasked.
function wants({ kinds }: Webhook, { kind }: WaitingEvent): boolean {
  return kind === 'webhook.ping' || kinds.has(kind)
}

function mayBeTold({ id, reader }: Webhook, { kind, record_id, object }: WaitingEvent, managers: Managers): boolean {
  const told = { kind, recordId: record_id, object: object ?? {} }
  const manager = managers.get(subjectOf(told) ?? '')
  const isManaged = manager != null && manager === reader.employeeId
  return mayRead(reader, { ...told, isManaged }, id)
}

// One that was sent again before it was handed out is there already.
async function insertDeliveries(
  tx: Tx,
  due: readonly { event: WaitingEvent; webhook: Webhook }[],
  now: string,
  newId: () => string,
): Promise<void> {
  const column = (value: (one: (typeof due)[number]) => string) => due.map(value)
  await tx.count(sql`
    insert into webhook_delivery (environment_id, id, webhook_id, event_id, status, next_attempt_at, created_at, updated_at)
    select n.environment_id, n.id, n.webhook_id, n.event_id, 'waiting', ${now}, ${now}, ${now}
    from unnest(${column(({ event }) => event.environment_id)}::uuid[], ${column(() => newId())}::uuid[],
      ${column(({ webhook }) => webhook.id)}::uuid[], ${column(({ event }) => event.id)}::uuid[]) n (environment_id, id, webhook_id, event_id)
    join webhook w on w.environment_id = n.environment_id and w.id = n.webhook_id
    on conflict (environment_id, event_id, webhook_id) do nothing`)
}
