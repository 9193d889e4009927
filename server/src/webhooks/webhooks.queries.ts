import type { Context } from '../db/context.ts'
import { byFlag, byId } from '../db/filter.ts'
import { listing } from '../db/listing.ts'
import { type Rendered, recordType } from '../db/record.ts'
import { raw, sql } from '../db/sql.ts'
import { deleteRecord, insertRecord } from '../db/write.ts'
import { OVERLAP_HOURS } from './webhooks.rules.ts'
import { Webhook } from './webhooks.shapes.ts'

/** Its changes are audited; the only event about it is the one that tries it out. */
export const webhook = recordType({
  name: 'webhook',
  table: 'webhook',
  shape: Webhook,
  joins: sql`
    join user_account u on u.environment_id = t.environment_id and u.id = t.user_id
    left join webhook_lane lane on lane.environment_id = t.environment_id and lane.webhook_id = t.id`,
  columns: {
    user_name: raw('u.name'),
    previous_secret_expires_at: raw(`(t.rotated_at + interval '${OVERLAP_HOURS} hours')`),
    failing_since: raw('lane.failing_since'),
    failures: raw('coalesce(lane.failures, 0)'),
    waiting_deliveries: raw(`(select count(*) from webhook_delivery d
      where d.environment_id = t.environment_id and d.webhook_id = t.id and d.status = 'waiting')`),
  },
})

export const webhookList = listing({
  type: webhook,
  filters: { is_active: byFlag(raw('t.is_active')), user_id: byId(raw('t.user_id')) },
  orders: { url: { by: raw('t.url') } },
  defaultSort: '-created_at',
})

interface NewWebhook {
  readonly url: string
  readonly kinds: readonly string[]
  readonly description?: string
  readonly is_active?: boolean
}

export async function insertWebhook(ctx: Context, values: NewWebhook): Promise<Rendered> {
  const created = await insertRecord(ctx, webhook, { id: ctx.newId(), user_id: ctx.actor.userId, ...values })
  ctx.tx.send(sql`insert into webhook_lane (environment_id, webhook_id) values (current_environment(), ${created.id})`)
  return created
}

/**
 * Its log of a month goes along, which can take longer than other writes may. It goes first: whoever deletes a webhook keeps it
 * locked to the end, and whoever has an event for it would wait.
 */
export function deleteWebhook(ctx: Context, before: Rendered): void {
  ctx.tx.send(sql`select set_config('statement_timeout', '60s', true)`)
  ctx.tx.send(sql`delete from webhook_delivery where webhook_id = ${before.id}`)
  deleteRecord(ctx, webhook, before)
}

export async function countWebhooks(ctx: Context): Promise<number> {
  const found = await ctx.tx.first<{ count: number }>(sql`select count(*) from webhook`)
  return found!.count
}

/** What failed before it was switched off is not held against it. */
export function forgetFailures(ctx: Context, webhookId: string): void {
  ctx.tx.send(sql`update webhook_lane set failures = 0, failing_since = null where webhook_id = ${webhookId}`)
}

/** The audit tells who used it and when, though it stays as it is. */
export function noteUse(ctx: Context, before: Rendered): void {
  ctx.changes.push({ type: webhook, before, after: before, kinds: [] })
}
