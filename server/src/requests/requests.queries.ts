// The log of requests as it is stored: a batch at a time, by the system, and forgotten after a week.

import Type from 'typebox'
import type { Database } from '../db/database.ts'
import { byId, byText, byWord, type Filter, instantRange } from '../db/filter.ts'
import { listing } from '../db/listing.ts'
import { recordType } from '../db/record.ts'
import { raw, sql } from '../db/sql.ts'
import { inSystem, type Tx } from '../db/transaction.ts'
import { askers, methods, RequestEntry, surfaceNames } from './requests.shapes.ts'

// The view gives a request the columns that every list relies on.
export const requestEntry = recordType({
  name: 'request',
  table: 'request_entry' as 'request',
  shape: RequestEntry,
  joins: sql`left join user_account u on u.environment_id = t.environment_id and u.id = t.user_id
    left join api_key k on k.environment_id = t.environment_id and k.id = t.actor_id
    left join assistant a on a.environment_id = t.environment_id and a.id = t.actor_id`,
  columns: { actor_name: raw('coalesce(k.name, a.name, u.name)'), user_name: raw('u.name') },
})

const PATH = /^\/[\x21-\x7e…]{0,199}$/

const byPathPrefix: Filter = {
  schema: Type.String({ pattern: '^/[!-~…]{0,199}$', description: 'Paths that begin so, such as /api/v2/crm.' }),
  expects: 'the beginning of a path, such as /api/v2/crm',
  read: (text) => (PATH.test(text) ? sql`starts_with(t.path, ${text})` : undefined),
}

export const requestList = listing({
  type: requestEntry,
  filters: {
    request_id: byText(raw('t.request_id')),
    api_key_id: byId(raw('t.actor_id')),
    assistant_id: byId(raw('t.actor_id')),
    user_id: byId(raw('t.user_id')),
    actor_type: byWord(raw('t.actor_type'), askers),
    surface: byWord(raw('t.surface'), surfaceNames),
    method: byWord(raw('t.method'), methods),
    status_class: byWord(raw(`(t.status / 100 || 'xx')`), ['2xx', '3xx', '4xx', '5xx']),
    problem: byText(raw('t.problem')),
    path_prefix: byPathPrefix,
    ...instantRange('created_at'),
  },
  // Ids grow with time, so they are also the order of the requests, and the one that has an index.
  orders: { created_at: { by: raw('t.id') }, duration_ms: { by: raw('t.duration_ms') } },
  defaultSort: '-created_at',
})

export interface NewRequest {
  readonly environment_id: string
  readonly id: string
  readonly request_id: string
  readonly surface: string
  readonly method: string
  readonly route: string
  readonly path: string
  readonly query: string | null
  readonly status: number
  readonly duration_ms: number
  readonly problem: string | null
  readonly actor_type: string
  readonly actor_id: string
  readonly user_id: string | null
  readonly dropped: number
  readonly created_at: string
}

/** Of all environments at once. Nobody waits until it is on the disk: a crash may cost the last moment of the log. */
export async function insertRequests(db: Database, requests: readonly NewRequest[]): Promise<void> {
  await inSystem(db, (tx) => {
    tx.send(sql`select set_config('synchronous_commit', 'off', true)`)
    return tx.last(sql`
      insert into request (environment_id, id, request_id, surface, method, route, path, query, status, duration_ms, problem,
        actor_type, actor_id, user_id, dropped, created_at)
      select environment_id, id, request_id, surface, method, route, path, query, status, duration_ms, problem,
        actor_type, actor_id, user_id, dropped, created_at
      from json_populate_recordset(null::request, ${JSON.stringify(requests)})`)
  })
}

const KEPT_DAYS = 7
const MOST_KEPT = 100_000

/** What is older than a week, and what an environment has beyond the latest hundred thousand. */
export async function forgetRequests(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from request where ctid = any(array(
      select ctid from request where created_at < now() - make_interval(days => ${KEPT_DAYS})
      union all
      select r.ctid from environment e,
        lateral (select id from request x where x.environment_id = e.environment_id order by id desc offset ${MOST_KEPT} limit 1) edge,
        lateral (select ctid from request y where y.environment_id = e.environment_id and y.id <= edge.id) r
      limit ${most}))`)
}
