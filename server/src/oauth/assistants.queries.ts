import type { Context } from '../db/context.ts'
import { byId, byWord } from '../db/filter.ts'
import { listing } from '../db/listing.ts'
import { type Loaded, loadRecords, type Rendered, recordType } from '../db/record.ts'
import type { Tables } from '../db/schema.ts'
import { raw, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { updateRecord } from '../db/write.ts'
import { Assistant, assistantStatuses, type revokedReasons } from './assistants.shapes.ts'

const STATUS = raw(`case when t.revoked_at is not null then 'revoked' when t.expires_at <= now() then 'expired'
  when exists (select from user_account o where o.environment_id = t.environment_id and o.id = t.user_id and o.is_active) then 'active'
  else 'inactive' end`)

/** A program that somebody let in; until it has fetched its tokens it is in no list. */
export const assistant = recordType({
  name: 'assistant',
  table: 'assistant',
  shape: Assistant,
  joins: sql`join user_account u on u.environment_id = t.environment_id and u.id = t.user_id`,
  columns: { user_name: raw('u.name'), status: STATUS, connected_at: raw('coalesce(t.connected_at, t.created_at)') },
})

export const assistantList = listing({
  type: assistant,
  filters: { user_id: byId(raw('t.user_id')), status: byWord(STATUS, assistantStatuses) },
  orders: { name: { by: raw('t.name') }, last_used_at: { by: raw('t.last_used_at'), nullable: true } },
  defaultSort: '-created_at',
})

type AssistantRow = Tables['assistant']

export interface HeldAssistant extends AssistantRow {
  readonly user_is_active: boolean
}

/** Holds it until the end of the transaction: whatever hands out or ends its tokens comes here first, so they queue. */
export async function holdAssistant(ctx: Context, id: string): Promise<Loaded<HeldAssistant> | undefined> {
  const more = raw(', u.is_active as user_is_active')
  return (await loadRecords<'assistant', HeldAssistant>(ctx.tx, assistant, sql`t.id = ${id}`, ctx, more))[0]
}

/** From here on its tokens are worthless, wherever they are looked up; whoever comes second changes nothing. */
export async function revokeAssistant(
  ctx: Context,
  before: Loaded<AssistantRow>,
  reason: (typeof revokedReasons)[number],
): Promise<Rendered> {
  if (before.row.revoked_at !== null) return before
  return updateRecord(ctx, assistant, before, { revoked_at: ctx.now, revoked_reason: reason })
}

/** What nobody fetched tokens for within a day, and what ended long ago, with its tokens and its calls. */
export function forgetAssistants(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from assistant where ctid = any(array(
      select ctid from assistant
      where (connected_at is null and created_at < now() - interval '1 day')
        or least(revoked_at, expires_at) < now() - make_interval(days => ${KEPT_DAYS})
      limit ${most}))`)
}

const KEPT_DAYS = 90
