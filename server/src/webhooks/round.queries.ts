// What the deliverer asks of the database at once: keep what was found out, hold the lanes, give what is to be sent next.
import type { Database } from '../db/database.ts'
import { raw, sql } from '../db/sql.ts'
import { inSystem, type Tx } from '../db/transaction.ts'
import { keepLanes, keyOf, type LaneKey, type LaneState } from './lane.queries.ts'
import { lookedInto } from './reader.rules.ts'
import { type ReaderRow, readerFields, withReader } from './readers.ts'

export interface Due extends LaneKey {
  /** Of the delivery. */
  readonly id: string
  /** Made before this one. */
  readonly attempts: number
  readonly event_id: string
  readonly kind: string
  readonly record_id: string
  /** As it was stored, for that is what is signed. */
  readonly body: string
  readonly object: Readonly<Record<string, unknown>> | null
  /** Of the employee that it is about. */
  readonly manager_employee_id: string | null
  /** So many are due in its lane, of which not all may have been read. */
  readonly found: number
}

/** A lane that is ours, with what its webhook says at this moment. */
export interface Held extends LaneKey, ReaderRow {
  readonly url: string
  readonly generation: number
  readonly rotated_at: string | null
}

/** How a delivery stands after an attempt, or without one because it is withheld. */
export interface Ended extends LaneKey {
  readonly delivery_id: string
  readonly attempts_before: number
  readonly outcome: 'waiting' | 'delivered' | 'failed' | 'withheld'
  readonly next_attempt_at: string | null
  readonly ended_at: string
  readonly attempt?: Attempt
}

export interface Attempt {
  readonly id: string
  readonly at: string
  readonly duration_ms: number
  readonly url: string
  readonly request_headers: Readonly<Record<string, string>>
  readonly status: number | null
  readonly response_headers: Readonly<Record<string, string>> | null
  readonly response_body: string | null
  readonly error: string | null
}

export interface Round {
  readonly holder: string
  readonly now: string
  readonly ended: readonly Ended[]
  /** Empty when it is too early for the next heartbeat. */
  readonly renewed: readonly LaneKey[]
  readonly hungry: readonly (LaneKey & { readonly bite: number })[]
  /** Deliveries that are under way. */
  readonly busy: readonly string[]
}

export interface RoundAnswer {
  readonly written: readonly Ended[]
  /** What somebody had locked, to be written another time. */
  readonly left: readonly Ended[]
  /** Lanes that changed by what ended. */
  readonly fared: readonly LaneState[]
  readonly kept: readonly LaneKey[]
  readonly held: readonly Held[]
  readonly due: readonly Due[]
}

// Of what is stored for one lane, packed as it is.
const MOST_BYTES = 64 * 1024
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

export function playRound(db: Database, round: Round): Promise<RoundAnswer> {
  return inSystem(db, async (tx) => {
    const { ended, renewed, hungry, holder } = round
    const [isWritten, kept, held, due] = await Promise.all([
      Promise.all(ended.map((one) => record(tx, one))),
      renewed.length > 0 ? keepLanes(tx, holder, renewed) : [],
      hungry.length > 0 ? readHeld(tx, round) : [],
      hungry.length > 0 ? readDue(tx, round) : [],
    ])
    const written = ended.filter((_one, i) => isWritten[i])
    const fared = await Promise.all(faredOf(written).map((lane) => recordLane(tx, lane)))
    return { written, left: ended.filter((_one, i) => !isWritten[i]), fared: fared.flat(), kept, held, due }
  })
}

// False when somebody has it locked, who deletes its webhook or sends a great many again: to wait for him would keep every lane
// waiting. A delivery that was sent again meanwhile keeps its new round; one that is gone has no log. It may be written already,
// where the answer to the last try was lost. The statements are many and small because these have only one plan, and plans are made
// once.
async function record(
  tx: Tx,
  { environment_id, delivery_id, attempts_before, attempt, ...end }: Ended,
): Promise<boolean> {
  const row = sql`environment_id = ${environment_id} and id = ${delivery_id}`
  const logged = (one: Attempt) => sql`, logged as (
    insert into webhook_attempt (environment_id, id, delivery_id, number, at, duration_ms, url, request_headers, status, response_headers,
      response_body, error)
    select environment_id, ${one.id}, id, ${attempts_before + 1}, ${one.at}, ${one.duration_ms}, ${one.url}, ${one.request_headers},
      ${one.status}, ${one.response_headers}, ${one.response_body}, ${one.error} from free
    on conflict do nothing)`
  const locked = await tx.all(sql`
    with free as (
      select environment_id, id, attempts, next_attempt_at from webhook_delivery where ${row} for no key update skip locked),
    moved as (
      update webhook_delivery d set status = ${end.outcome}, attempts = ${attempts_before + (attempt ? 1 : 0)},
        next_attempt_at = ${end.next_attempt_at}, version = version + 1, updated_at = greatest(updated_at, ${end.ended_at})
      from free where d.environment_id = free.environment_id and d.id = free.id
        and free.attempts = ${attempts_before} and free.next_attempt_at is not null)
    ${attempt ? logged(attempt) : raw('')}
    select from webhook_delivery where ${row} and not exists (select from free)`)
  return locked.length === 0
}

interface Fared extends LaneState {
  readonly has_delivered: boolean
}

// Failures since the last delivery of each lane, in the order in which they ended.
function faredOf(ended: readonly Ended[]): Fared[] {
  const lanes = new Map<string, Fared>()
  for (const { environment_id, webhook_id, outcome, ended_at } of ended) {
    if (outcome === 'withheld') continue
    const lane = { environment_id, webhook_id }
    const before = lanes.get(keyOf(lane)) ?? { has_delivered: false, failures: 0, failing_since: null }
    const after =
      outcome === 'delivered'
        ? { has_delivered: true, failures: 0, failing_since: null }
        : { ...before, failures: before.failures + 1, failing_since: before.failing_since ?? ended_at }
    lanes.set(keyOf(lane), { ...lane, ...after })
  }
  return [...lanes.values()]
}

// Whoever has the lane locked deletes it or sets it back, and what it would have been told is gone anyway.
function recordLane(tx: Tx, { environment_id, webhook_id, has_delivered, failures, failing_since }: Fared) {
  const after = has_delivered
    ? sql`failures = ${failures}, failing_since = ${failing_since}`
    : sql`failures = failures + ${failures}, failing_since = coalesce(failing_since, ${failing_since})`
  return tx.all<LaneState>(sql`
    update webhook_lane set ${after}
    where (environment_id, webhook_id) = (
        select environment_id, webhook_id from webhook_lane where environment_id = ${environment_id} and webhook_id = ${webhook_id}
        for no key update skip locked)
      and (failures > 0 or ${failures > 0})
    returning environment_id, webhook_id, failures, failing_since`)
}

function readHeld(tx: Tx, { holder, hungry }: Round): Promise<Held[]> {
  return tx.all<Held>(sql`
    select l.environment_id, l.webhook_id, w.url, w.generation, w.rotated_at, ${readerFields}
    from ${listed(hungry)} h
    join webhook_lane l on l.environment_id = h.environment_id and l.webhook_id = h.webhook_id
    join webhook w on w.environment_id = l.environment_id and w.id = l.webhook_id
    ${withReader}
    where l.holder = ${holder} and l.held_until > clock_timestamp() and w.is_active`)
}

// What stands in a lateral with a limit is looked up row by row, by the index that it is meant for. Great ones come few at a time;
// only those that come are unpacked.
function readDue(tx: Tx, { now, hungry, busy }: Round): Promise<Due[]> {
  const found = sql`
    select h.environment_id, h.webhook_id, d.*, o.kind, o.record_id, o.payload,
      split_part(o.kind, '.', 1) = any(${lookedInto}::text[]) as is_looked_into, count(*) over lane as found,
      sum(pg_column_size(o.payload)) over (lane order by d.next_attempt_at, d.id) - pg_column_size(o.payload) as bytes_before
    from ${listed(hungry)} h
    cross join lateral (
      select id, event_id, attempts, next_attempt_at from webhook_delivery
      where environment_id = h.environment_id and webhook_id = h.webhook_id and status = 'waiting' and next_attempt_at <= ${now}
        and id <> all(${busy}::uuid[])
      order by next_attempt_at limit h.bite) d
    cross join lateral (
      select kind, record_id, payload from outbox where environment_id = h.environment_id and id = d.event_id limit 1) o
    window lane as (partition by h.environment_id, h.webhook_id)`
  return tx.all<Due>(sql`
    select f.environment_id, f.webhook_id, f.id, f.attempts, f.event_id, f.kind, f.record_id, f.payload::text as body,
      f.found, case when f.is_looked_into then f.payload #> '{data,object}' end as object,
      case when f.is_looked_into and f.payload #>> '{data,object,employee_id}' ~ ${UUID} then (select manager_employee_id from employee
        where environment_id = f.environment_id and id = (f.payload #>> '{data,object,employee_id}')::uuid) end as manager_employee_id
    from (${found}) f where f.bytes_before < ${MOST_BYTES} order by f.next_attempt_at`)
}

function listed(lanes: Round['hungry']) {
  return sql`(select * from unnest(${lanes.map((lane) => lane.environment_id)}::uuid[], ${lanes.map((lane) => lane.webhook_id)}::uuid[],
    ${lanes.map(({ bite }) => bite)}::integer[]) l (environment_id, webhook_id, bite))`
}
