// Hands events to the webhooks that want them and whose makers may read them.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem, retrying, type Tx } from '../db/transaction.ts'
import { claimWaiting, type WaitingEvent } from '../events/dispatch.ts'
import type { Clock } from '../shared/clock.ts'
import { type MakerRow, makerOf, receiverOf, withMaker } from './makers.ts'
import { lookedInto, mayReceive, type Receiver, subjectOf } from './receiver.rules.ts'
import { wantedKinds } from './webhooks.rules.ts'

const BITE = 500

export interface Dispatched {
  readonly events: number
  readonly deliveries: number
  /** There may be more. */
  readonly isFull: boolean
}

/** One bite; it commits as a whole, so no event is handed out twice or not at all. */
export function dispatchEvents(db: Database, clock: Clock, newId: () => string): Promise<Dispatched> {
  return retrying(() => inSystem(db, (tx) => dispatch(tx, clock, newId)), isOfDeletedWebhook)
}

async function dispatch(tx: Tx, clock: Clock, newId: () => string): Promise<Dispatched> {
  const events = await claimWaiting(tx, BITE, lookedInto)
  if (events.length === 0) return { events: 0, deliveries: 0, isFull: false }
  const [webhooks, managers] = await Promise.all([findWebhooks(tx, events), findManagers(tx, events)])
  const due = events.flatMap((event) =>
    (webhooks.get(event.environment_id) ?? [])
      .filter((webhook) => wants(webhook, event) && mayBeTold(webhook, event, managers))
      .map((webhook) => ({ event, webhook })),
  )
  if (due.length > 0) await insertDeliveries(tx, due, new Date(clock.now()).toISOString(), newId)
  return { events: events.length, deliveries: due.length, isFull: events.length === BITE }
}

// It was deleted between the look at it and the delivery to it.
function isOfDeletedWebhook(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'webhook_delivery_webhook'
}

interface Webhook {
  readonly id: string
  readonly kinds: ReadonlySet<string>
  readonly maker: Receiver
}

type Managers = ReadonlyMap<string, string | null>

async function findWebhooks(tx: Tx, events: readonly WaitingEvent[]): Promise<Map<string, Webhook[]>> {
  const environments = [...new Set(events.map(({ environment_id }) => environment_id))]
  const rows = await tx.all<MakerRow & { environment_id: string; id: string; kinds: string[] }>(sql`
    select w.environment_id, w.id, w.kinds, ${makerOf} from webhook w ${withMaker}
    where w.environment_id = any(${environments}::uuid[]) and w.is_active`)
  const found = new Map<string, Webhook[]>()
  for (const row of rows) {
    const webhook = { id: row.id, kinds: wantedKinds(row.kinds), maker: receiverOf(row) }
    found.set(row.environment_id, [...(found.get(row.environment_id) ?? []), webhook])
  }
  return found
}

async function findManagers(tx: Tx, events: readonly WaitingEvent[]): Promise<Managers> {
  const subjects = events.flatMap(({ environment_id, kind, object }) => {
    const id = object ? subjectOf({ kind, object }) : undefined
    return id ? [{ environment_id, id }] : []
  })
  if (subjects.length === 0) return new Map()
  const rows = await tx.all<{ id: string; manager_employee_id: string | null }>(sql`
    select id, manager_employee_id from employee where (environment_id, id) in (
      select * from unnest(${subjects.map((one) => one.environment_id)}::uuid[], ${subjects.map(({ id }) => id)}::uuid[]))`)
  return new Map(rows.map((row) => [row.id, row.manager_employee_id]))
}

// A ping comes unasked.
function wants({ kinds }: Webhook, { kind }: WaitingEvent): boolean {
  return kind === 'webhook.ping' || kinds.has(kind)
}

function mayBeTold({ id, maker }: Webhook, { kind, record_id, object }: WaitingEvent, managers: Managers): boolean {
  const told = { kind, recordId: record_id, object: object ?? {} }
  const manager = managers.get(subjectOf(told) ?? '')
  const isManaged = manager != null && manager === maker.employeeId
  return mayReceive(maker, { ...told, isManaged }, id)
}

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
    join webhook w on w.environment_id = n.environment_id and w.id = n.webhook_id`)
}
