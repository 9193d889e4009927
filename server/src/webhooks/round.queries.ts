// What the deliverer asks of the database at once: keep what was found out, hold the lanes, give what is to be sent next.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem, type Tx } from '../db/transaction.ts'
import { keepLanes, type LaneKey, type LaneState } from './lane.queries.ts'
import { type MakerRow, makerOf, withMaker } from './makers.ts'
import { lookedInto } from './receiver.rules.ts'

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
}

/** A lane that is ours, with what its webhook says at this moment. */
export interface Held extends LaneKey, MakerRow {
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
  /** Lanes that changed by what ended. */
  readonly fared: readonly LaneState[]
  readonly kept: readonly LaneKey[]
  readonly held: readonly Held[]
  readonly due: readonly Due[]
}

export function playRound(db: Database, round: Round): Promise<RoundAnswer> {
  return inSystem(db, async (tx) => {
    const { ended, renewed, hungry, holder } = round
    for (const one of ended) record(tx, one)
    const [fared, kept, held, due] = await Promise.all([
      Promise.all(faredOf(ended).map((lane) => recordLane(tx, lane))),
      renewed.length > 0 ? keepLanes(tx, holder, renewed) : [],
      hungry.length > 0 ? readHeld(tx, round) : [],
      hungry.length > 0 ? readDue(tx, round) : [],
    ])
    return { fared: fared.flat(), kept, held, due }
  })
}

// A delivery that was sent again meanwhile keeps its new round; one that is gone with its webhook has no log. The statements are many
// and small because these have only one plan, and plans are made once.
function record(tx: Tx, { environment_id, delivery_id, attempts_before, attempt, ...end }: Ended): void {
  const moved = sql`
    update webhook_delivery set status = ${end.outcome}, attempts = ${attempts_before + (attempt ? 1 : 0)},
      next_attempt_at = ${end.next_attempt_at}, version = version + 1, updated_at = greatest(updated_at, ${end.ended_at})
    where environment_id = ${environment_id} and id = ${delivery_id} and attempts = ${attempts_before} and next_attempt_at is not null`
  const logged = (one: Attempt) => sql`
    with moved as (${moved})
    insert into webhook_attempt (environment_id, id, delivery_id, number, at, duration_ms, url, request_headers, status, response_headers,
      response_body, error)
    select environment_id, ${one.id}, id, ${attempts_before + 1}, ${one.at}, ${one.duration_ms}, ${one.url}, ${one.request_headers},
      ${one.status}, ${one.response_headers}, ${one.response_body}, ${one.error}
    from webhook_delivery where environment_id = ${environment_id} and id = ${delivery_id}`
  tx.send(attempt ? logged(attempt) : moved)
}

interface Fared extends LaneState {
  readonly has_delivered: boolean
}

// Failures since the last delivery of each lane, in the order in which they ended.
function faredOf(ended: readonly Ended[]): Fared[] {
  const lanes = new Map<string, Fared>()
  for (const { environment_id, webhook_id, outcome, ended_at } of ended) {
    if (outcome === 'withheld') continue
    const before = lanes.get(webhook_id) ?? { has_delivered: false, failures: 0, failing_since: null }
    const after =
      outcome === 'delivered'
        ? { has_delivered: true, failures: 0, failing_since: null }
        : { ...before, failures: before.failures + 1, failing_since: before.failing_since ?? ended_at }
    lanes.set(webhook_id, { environment_id, webhook_id, ...after })
  }
  return [...lanes.values()]
}

function recordLane(tx: Tx, { environment_id, webhook_id, has_delivered, failures, failing_since }: Fared) {
  const after = has_delivered
    ? sql`failures = ${failures}, failing_since = ${failing_since}`
    : sql`failures = failures + ${failures}, failing_since = coalesce(failing_since, ${failing_since})`
  return tx.all<LaneState>(sql`
    update webhook_lane set ${after}
    where environment_id = ${environment_id} and webhook_id = ${webhook_id} and (failures > 0 or ${failures > 0})
    returning environment_id, webhook_id, failures, failing_since`)
}

function readHeld(tx: Tx, { holder, hungry }: Round): Promise<Held[]> {
  return tx.all<Held>(sql`
    select l.environment_id, l.webhook_id, w.url, w.generation, w.rotated_at, ${makerOf}
    from ${listed(hungry)} h
    join webhook_lane l on l.environment_id = h.environment_id and l.webhook_id = h.webhook_id
    join webhook w on w.environment_id = l.environment_id and w.id = l.webhook_id
    ${withMaker}
    where l.holder = ${holder} and l.held_until > clock_timestamp() and w.is_active`)
}

// What stands in a lateral with a limit is looked up row by row, by the index that it is meant for.
function readDue(tx: Tx, { now, hungry, busy }: Round): Promise<Due[]> {
  return tx.all<Due>(sql`
    select h.environment_id, h.webhook_id, d.id, d.attempts, d.event_id, o.kind, o.record_id, o.body, o.object,
      case when o.object is not null then (select manager_employee_id from employee
        where environment_id = h.environment_id and id = (o.object ->> 'employee_id')::uuid) end as manager_employee_id
    from ${listed(hungry)} h
    cross join lateral (
      select id, event_id, attempts, next_attempt_at from webhook_delivery
      where environment_id = h.environment_id and webhook_id = h.webhook_id and status = 'waiting' and next_attempt_at <= ${now}
        and id <> all(${busy}::uuid[])
      order by next_attempt_at limit h.bite) d
    cross join lateral (
      select kind, record_id, payload::text as body,
        case when split_part(kind, '.', 1) = any(${lookedInto}::text[]) then payload #> '{data,object}' end as object
      from outbox where environment_id = h.environment_id and id = d.event_id limit 1) o
    order by d.next_attempt_at`)
}

function listed(lanes: Round['hungry']) {
  return sql`(select * from unnest(${lanes.map((lane) => lane.environment_id)}::uuid[], ${lanes.map((lane) => lane.webhook_id)}::uuid[],
    ${lanes.map(({ bite }) => bite)}::integer[]) l (environment_id, webhook_id, bite))`
}
