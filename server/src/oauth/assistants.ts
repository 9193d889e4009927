// Connected assistants: /settings/assistant. Everybody sees and revokes the own ones; managers of settings do so with all.
import type { Context } from '../db/context.ts'
import { page } from '../db/page.ts'
import { findRecord, loadRecord } from '../db/record.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import { operation } from '../http/operation.ts'
import { One, Page } from '../shared/shapes.ts'
import { assistant, assistantList, revokeAssistant } from './assistants.queries.ts'
import { Assistant } from './assistants.shapes.ts'

export const assistants = [
  operation({
    id: 'assistant.list',
    summary: 'List connected assistants',
    method: 'GET',
    path: '/settings/assistant',
    surface: 'app',
    scope: null,
    note: 'The own ones; whoever manages settings sees those of everybody.',
    list: assistantList,
    success: 200,
    response: Page(Assistant),
    run: (ctx, { list }) => page(ctx.tx, assistantList, list, ctx, seenBy(ctx)),
  }),
  operation({
    id: 'assistant.read',
    summary: 'Read a connected assistant',
    method: 'GET',
    path: '/settings/assistant/{id}',
    surface: 'app',
    scope: null,
    load: (ctx, id) => findRecord(ctx.tx, assistant, id, ctx, seenBy(ctx)),
    success: 200,
    response: One(Assistant),
    run: async (_ctx, { before }) => before,
  }),
  operation({
    id: 'assistant.revoke',
    summary: 'Disconnect an assistant at once and for good',
    method: 'POST',
    path: '/settings/assistant/{id}/revoke',
    surface: 'app',
    scope: null,
    note: 'Its next request is refused. It can be connected again by anybody who agrees to it.',
    load: (ctx, id) => loadRecord(ctx.tx, assistant, id, ctx, seenBy(ctx)),
    success: 200,
    response: One(Assistant),
    run: (ctx, { before }) => revokeAssistant(ctx, before, 'revoked'),
  }),
]

/** One that was agreed to and never came for its tokens is not connected. */
function seenBy(ctx: Context): Sql {
  const own = ctx.can('settings') ? raw('true') : sql`t.user_id = ${ctx.actor.userId}`
  return sql`t.connected_at is not null and ${own}`
}
