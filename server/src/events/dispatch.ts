// What happens to events after they were written: they wait for whoever hands them out, and are forgotten when they are old.
// Rows are addressed by their place, which leaves no choice of how to find them: plans are made once, when there is little yet.
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'

export interface WaitingEvent {
  readonly environment_id: string
  readonly id: string
  readonly kind: string
  readonly record_id: string
  /** data.object of the payload, only of the resources that are looked into. */
  readonly object: Readonly<Record<string, unknown>> | null
}

/** How long an event and what became of it can be looked up. */
export const KEPT_DAYS = 30

/** Environments in which events wait: from one to the next in the index, however many wait in each. */
export async function findWaiting(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    with recursive waiting (id) as (
      (select environment_id from outbox where is_waiting order by environment_id limit 1)
      union all
      select next.environment_id from waiting cross join lateral (
        select environment_id from outbox where is_waiting and environment_id > waiting.id order by environment_id limit 1) next)
    select id from waiting`)
  return rows.map(({ id }) => id)
}

/**
 * Takes events that wait, whatever their place in line: a slow transaction may commit an older one after newer ones have gone. They
 * are handed out when this transaction commits, and wait on when it does not.
 */
export function claimWaiting(
  tx: Tx,
  environmentId: string,
  most: number,
  lookedInto: readonly string[],
): Promise<WaitingEvent[]> {
  return tx.all<WaitingEvent>(sql`
    update outbox o set is_waiting = false
    where ctid = any(array(
      select ctid from outbox where is_waiting and environment_id = ${environmentId}
      order by id limit ${most} for no key update skip locked))
    returning o.environment_id, o.id, o.kind, o.record_id,
      case when split_part(o.kind, '.', 1) = any(${lookedInto}::text[]) then o.payload #> '{data,object}' end as object`)
}

/** Everything about an old event goes with it. */
export function forgetEvents(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from outbox where ctid = any(array(
      select ctid from outbox where created_at < now() - make_interval(days => ${KEPT_DAYS})
      limit ${most} for update skip locked))`)
}
