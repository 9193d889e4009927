// Lanes as they are stored. Who holds one is judged by the database's clock: those of the processes may differ.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem, type Tx } from '../db/transaction.ts'

export interface LaneKey {
  readonly environment_id: string
  readonly webhook_id: string
}

export interface LaneState extends LaneKey {
  readonly failures: number
  readonly failing_since: string | null
}

const LEASE_SECONDS = 10
export const BEAT_MS = 3000

/** Lanes with something to send that nobody holds, those that fare well first. Each is probed, however much waits in it. */
export function takeLanes(db: Database, holder: string, now: string, most: number): Promise<LaneState[]> {
  return inSystem(db, (tx) =>
    tx.last<LaneState>(sql`
      update webhook_lane lane set holder = ${holder}, held_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      from (
        select l.environment_id, l.webhook_id from webhook_lane l
        join webhook w on w.environment_id = l.environment_id and w.id = l.webhook_id
        where w.is_active and (l.held_until is null or l.held_until < clock_timestamp())
          and (select true from webhook_delivery d where d.environment_id = l.environment_id and d.webhook_id = l.webhook_id
            and d.status = 'waiting' and d.next_attempt_at <= ${now} limit 1)
        order by l.failures limit ${most} for update of l skip locked) free
      where lane.environment_id = free.environment_id and lane.webhook_id = free.webhook_id
      returning lane.environment_id, lane.webhook_id, lane.failures, lane.failing_since`),
  )
}

/** Those that are still ours; a lane that somebody else could have by now is given up. */
export function keepLanes(tx: Tx, holder: string, lanes: readonly LaneKey[]): Promise<LaneKey[]> {
  return tx.all<LaneKey>(sql`
    update webhook_lane lane set held_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    from ${listed(lanes)} k
    where lane.environment_id = k.environment_id and lane.webhook_id = k.webhook_id
      and lane.holder = ${holder} and lane.held_until > clock_timestamp()
    returning lane.environment_id, lane.webhook_id`)
}

export function releaseLanes(db: Database, holder: string, lanes: readonly LaneKey[]): Promise<number> {
  return inSystem(db, (tx) =>
    tx.count(sql`
      update webhook_lane lane set holder = null, held_until = null
      from ${listed(lanes)} k
      where lane.environment_id = k.environment_id and lane.webhook_id = k.webhook_id and lane.holder = ${holder}`),
  )
}

function listed(lanes: readonly LaneKey[]) {
  return sql`(select * from unnest(${lanes.map(({ environment_id }) => environment_id)}::uuid[],
    ${lanes.map(({ webhook_id }) => webhook_id)}::uuid[]) l (environment_id, webhook_id))`
}
