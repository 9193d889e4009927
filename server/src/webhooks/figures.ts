// How much is still to be told, for whoever watches the installation.
import type { Database } from '../db/database.ts'
import { raw, type Sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import { PROBED_FAILURES } from './retry.rules.ts'

export interface WebhookFigures {
  /** Events that nobody has handed out yet, and how long the first of them waits. */
  readonly events_waiting: number
  readonly events_waiting_seconds: number
  readonly deliveries_waiting: number
  readonly deliveries_failed: number
  /** How long the oldest delivery of a webhook that is on could have been sent already. */
  readonly deliveries_overdue_seconds: number
  /** Webhooks with so many failures in a row that they are only probed, and those that we switched off. */
  readonly webhooks_failing: number
  readonly webhooks_switched_off: number
}

export const figuresQuery: Sql = raw(`
  select (select count(*) from outbox where is_waiting)::integer as events_waiting,
    coalesce((select ${secondsSince('min(created_at)')} from outbox where is_waiting), 0) as events_waiting_seconds,
    (select count(*) from webhook_delivery where status = 'waiting')::integer as deliveries_waiting,
    (select count(*) from webhook_delivery where status = 'failed')::integer as deliveries_failed,
    coalesce((select max((
      select ${secondsSince('d.next_attempt_at')} from webhook_delivery d
      where d.environment_id = w.environment_id and d.webhook_id = w.id and d.status = 'waiting'
      order by d.next_attempt_at limit 1)) from webhook w where w.is_active), 0) as deliveries_overdue_seconds,
    (select count(*) from webhook_lane where failures >= ${PROBED_FAILURES})::integer as webhooks_failing,
    (select count(*) from webhook where disabled_reason is not null)::integer as webhooks_switched_off`)

export async function countWebhookWork(db: Database): Promise<WebhookFigures> {
  const [figures] = await inSystem(db, (tx) => tx.last<WebhookFigures>(figuresQuery))
  return figures!
}

function secondsSince(column: string): string {
  return `greatest(extract(epoch from now() - ${column}), 0)::integer`
}
