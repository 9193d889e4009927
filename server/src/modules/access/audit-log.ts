// The audit: who changed what, when, and how it was before. /settings/audit.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import { byId, byText, byWord, instantRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { page } from '../../db/page.ts'
import { recordType } from '../../db/record.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { operation } from '../../http/operation.ts'
import type { Right } from '../../shared/rights.ts'
import { Id, Instant, Nullable, OneOf, Page } from '../../shared/shapes.ts'

const ACTORS = ['user', 'api_key', 'system'] as const
const AuditEntry = Type.Object(
  {
    id: Id,
    at: Instant,
    operation: Type.String(),
    resource: Type.String(),
    record_id: Id,
    actor_type: OneOf(ACTORS),
    actor_id: Nullable(Id),
    actor_name: Nullable(Type.String()),
    request_id: Type.String(),
    before: Type.Optional(Nullable(Type.Record(Type.String(), Type.Unknown()))),
    after: Type.Optional(Nullable(Type.Record(Type.String(), Type.Unknown()))),
  },
  { title: 'AuditEntry' },
)

// The view gives an entry the columns that every list relies on.
const auditEntry = recordType({
  name: 'audit_entry',
  table: 'audit_entry' as 'audit',
  shape: AuditEntry,
  joins: sql`left join user_account u on u.environment_id = t.environment_id and u.id = t.actor_id
    left join api_key k on k.environment_id = t.environment_id and k.id = t.actor_id`,
  columns: { actor_name: raw('coalesce(u.name, k.name)') },
  hidden: { right: 'cost_rates', fields: ['before', 'after'] },
})

// Ids grow with time, so the primary key is also the order of the entries.
const auditList = listing({
  type: auditEntry,
  filters: {
    record_id: byId(raw('t.record_id')),
    resource: byText(raw('t.resource')),
    operation: byText(raw('t.operation')),
    actor_id: byId(raw('t.actor_id')),
    actor_type: byWord(raw('t.actor_type'), ACTORS),
    request_id: byText(raw('t.request_id')),
    ...instantRange('at'),
  },
  orders: { at: { by: raw('t.id') } },
  defaultSort: '-at',
})

export const auditLog = [
  operation({
    id: 'audit.list',
    summary: 'List what was changed, by whom and when',
    method: 'GET',
    path: '/settings/audit',
    scope: 'settings',
    surface: 'app',
    list: auditList,
    success: 200,
    response: Page(AuditEntry),
    run: (ctx, { list }) => page(ctx.tx, auditList, list, ctx, seenBy(ctx)),
  }),
]

/** What was done to people's data is told to those who may see the data. */
const NEEDS: Readonly<Record<string, Right>> = {
  absence: 'absence',
  leave: 'approve_leave',
  leavebalance: 'approve_leave',
  leaveadjustment: 'people',
  contract: 'people',
}

function seenBy(ctx: Context): Sql | undefined {
  const unseen = Object.keys(NEEDS).filter((resource) => !ctx.can(NEEDS[resource]!))
  return unseen.length === 0 ? undefined : sql`t.resource <> all(${unseen}::text[])`
}
