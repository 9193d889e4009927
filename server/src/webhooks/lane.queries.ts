// Lanes as they are stored. Who holds one is judged by the database's clock: those of the processes may differ. A lane that somebody
// has locked is passed over, for whoever waits here keeps all the others waiting.
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { inSystem, type Tx } from '../db/transaction.ts'
import { PROBED_FAILURES } from './retry.rules.ts'

export interface LaneKey {
  readonly environment_id: string
  readonly webhook_id: string
}

export function keyOf({ environment_id, webhook_id }: LaneKey): string {
  return `${environment_id} ${webhook_id}`
}

export interface LaneState extends LaneKey {
  readonly failures: number
  readonly failing_since: string | null
}

/** How many more can be held. Those that are only probed have room of their own, so that they take nobody's place. */
export interface Room {
  readonly sound: number
  readonly probed: number
}

const LEASE_SECONDS = 10
export const BEAT_MS = 3000

/** Lanes with something to send that nobody holds. */
export function takeLanes(db: Database, holder: string, now: string, { sound, probed }: Room): Promise<LaneState[]> {
  const due = (isProbed: boolean, most: number) => sql`
    select l.environment_id, l.webhook_id from webhook_lane l
    join webhook w on w.environment_id = l.environment_id and w.id = l.webhook_id
    where w.is_active and (l.failures >= ${PROBED_FAILURES}) = ${isProbed} and (l.held_until is null or l.held_until < clock_timestamp())
      and (select true from webhook_delivery d where d.environment_id = l.environment_id and d.webhook_id = l.webhook_id
        and d.status = 'waiting' and d.next_attempt_at <= ${now} limit 1)
    order by l.failures limit ${most} for no key update of l skip locked`
  return inSystem(db, (tx) =>
    tx.last<LaneState>(sql`
      with sound as (${due(false, sound)}), probed as (${due(true, probed)})
      update webhook_lane lane set holder = ${holder}, held_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      from (table sound union all table probed) free
      where lane.environment_id = free.environment_id and lane.webhook_id = free.webhook_id
      returning lane.environment_id, lane.webhook_id, lane.failures, lane.failing_since`),
  )
}

/** Those that are still ours; a lane that somebody else could have by now is given up. */
export function keepLanes(tx: Tx, holder: string, lanes: readonly LaneKey[]): Promise<LaneKey[]> {
  const ours = sql`${heldBy(holder, lanes)} and l.held_until > clock_timestamp()`
  return tx.all<LaneKey>(sql`
    with free as (${ours} for no key update of l skip locked), kept as (
      update webhook_lane lane set held_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}) from free
      where lane.environment_id = free.environment_id and lane.webhook_id = free.webhook_id)
    ${ours}`)
}

/** One that is passed over is free when its time is up. */
export function releaseLanes(db: Database, holder: string, lanes: readonly LaneKey[]): Promise<number> {
  return inSystem(db, (tx) =>
    tx.count(sql`
      update webhook_lane lane set holder = null, held_until = null
      from (${heldBy(holder, lanes)} for no key update of l skip locked) free
      where lane.environment_id = free.environment_id and lane.webhook_id = free.webhook_id`),
  )
}

function heldBy(holder: string, lanes: readonly LaneKey[]): Sql {
  return sql`
    select l.environment_id, l.webhook_id
    from unnest(${lanes.map(({ environment_id }) => environment_id)}::uuid[], ${lanes.map(({ webhook_id }) => webhook_id)}::uuid[])
      k (environment_id, webhook_id)
    join webhook_lane l on l.environment_id = k.environment_id and l.webhook_id = k.webhook_id
    where l.holder = ${holder}`
}
