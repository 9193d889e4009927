import { byId, byWord } from '../db/filter.ts'
import { listing } from '../db/listing.ts'
import { recordType } from '../db/record.ts'
import { raw, sql } from '../db/sql.ts'
import { Assistant, assistantStatuses } from './assistants.shapes.ts'

const STATUS = raw(
  `case when t.revoked_at is not null then 'revoked' when t.expires_at <= now() then 'expired' else 'active' end`,
)

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
