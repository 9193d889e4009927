// The log of what assistants asked, and programs with an API key: which tool, never with which question.
import { byId, byText, byWord, instantRange } from '../db/filter.ts'
import { listing } from '../db/listing.ts'
import { recordType } from '../db/record.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import type { NotedCall } from '../mcp/call.ts'
import { AssistantCall, outcomes } from './calls.shapes.ts'

// The view gives a call the columns that every list relies on.
const assistantCall = recordType({
  name: 'assistant_call',
  table: 'assistant_call_entry' as 'assistant_call',
  shape: AssistantCall,
  joins: sql`left join assistant a on a.environment_id = t.environment_id and a.id = t.assistant_id
    left join api_key k on k.environment_id = t.environment_id and k.id = t.api_key_id
    left join user_account u on u.environment_id = t.environment_id and u.id = coalesce(a.user_id, k.user_id)`,
  columns: {
    assistant_name: raw('a.name'),
    api_key_name: raw('k.name'),
    user_id: raw('u.id'),
    user_name: raw('u.name'),
  },
})

export const assistantCallList = listing({
  type: assistantCall,
  filters: {
    assistant_id: byId(raw('t.assistant_id')),
    api_key_id: byId(raw('t.api_key_id')),
    tool: byText(raw('t.tool')),
    outcome: byWord(raw('t.outcome'), outcomes),
    ...instantRange('created_at'),
  },
  // Ids grow with time, so they are also the order of the calls, and the one that has an index.
  orders: { created_at: { by: raw('t.id') }, duration_ms: { by: raw('t.duration_ms') } },
  defaultSort: '-created_at',
})

/** Those of this user, by his assistants and with his keys. */
export function callsOf(userId: string | null): Sql {
  const own = (table: 'assistant' | 'api_key') =>
    sql`exists (select from ${raw(table)} o where o.environment_id = t.environment_id and o.id = t.${raw(table)}_id and o.user_id = ${userId})`
  return sql`(${own('assistant')} or ${own('api_key')})`
}

export interface NewCall extends NotedCall {
  readonly id: string
  readonly assistantId: string | null
  readonly apiKeyId: string | null
  readonly now: string
}

const MINUTE_MS = 60_000

/** Also moves when the assistant was last used, at most once a minute. */
export async function insertCall(tx: Tx, call: NewCall): Promise<void> {
  const aMinuteAgo = new Date(Date.parse(call.now) - MINUTE_MS).toISOString()
  if (call.assistantId)
    tx.send(sql`
      update assistant set last_used_at = ${call.now}
      where id = ${call.assistantId} and (last_used_at is null or last_used_at <= ${aMinuteAgo})`)
  await tx.last(sql`
    insert into assistant_call (environment_id, id, assistant_id, api_key_id, tool, outcome, rows, duration_ms, created_at)
    values (current_environment(), ${call.id}, ${call.assistantId}, ${call.apiKeyId}, ${call.tool}, ${call.outcome}, ${call.rows},
      ${call.durationMs}, ${call.now})`)
}

/** Calls that nobody looks up any more. */
export function forgetCalls(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from assistant_call where (environment_id, id) in (
      select environment_id, id from assistant_call where created_at < now() - interval '90 days' limit ${most})`)
}
