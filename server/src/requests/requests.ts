// The log of requests: /settings/request. Everybody sees what came with the own keys, assistants and session; managers of settings see all.
import type { Context } from '../db/context.ts'
import { page } from '../db/page.ts'
import { findRecord } from '../db/record.ts'
import { type Sql, sql } from '../db/sql.ts'
import { operation } from '../http/operation.ts'
import type { Right } from '../shared/rights.ts'
import { One, Page } from '../shared/shapes.ts'
import { requestEntry, requestList } from './requests.queries.ts'
import { RequestEntry } from './requests.shapes.ts'

const note =
  'Every request of the API and of assistants, and of the screens what changes something or is refused. Kept for 7 days, at most 100,000; a moment passes until a request is here.'

export const requests = [
  operation({
    id: 'request.list',
    summary: 'List the requests that came in',
    method: 'GET',
    path: '/settings/request',
    scope: null,
    surface: 'app',
    note,
    list: requestList,
    success: 200,
    response: Page(RequestEntry),
    run: (ctx, { list }) => page(ctx.tx, requestList, list, ctx, seenBy(ctx)),
  }),
  operation({
    id: 'request.read',
    summary: 'Read one request of the log',
    method: 'GET',
    path: '/settings/request/{id}',
    scope: null,
    surface: 'app',
    load: (ctx, id) => findRecord(ctx.tx, requestEntry, id, ctx, seenBy(ctx)),
    success: 200,
    response: One(RequestEntry),
    run: async (_ctx, { before }) => before,
  }),
]

/** That somebody is away, or what was agreed with him, is told to those who may see it: already that it was asked for tells. */
const NEEDS: Readonly<Record<string, Right>> = {
  absence: 'absence',
  leave: 'approve_leave',
  leavebalance: 'approve_leave',
  leaveadjustment: 'people',
  contract: 'people',
}

function seenBy({ actor, can }: Context): Sql | undefined {
  const own = sql`t.user_id = ${actor.userId}`
  if (!can('settings')) return own
  const unseen = Object.keys(NEEDS).filter((resource) => !can(NEEDS[resource]!))
  return unseen.length === 0 ? undefined : sql`(${own} or t.route !~ ${`/hrm/(${unseen.join('|')})(/|$)`})`
}
