// API keys: /settings/apikey. Everybody makes keys within the own rights and sees the own ones; managers of settings see all.
import Type from 'typebox'
import type { Context } from '../../db/context.ts'
import { byFlag, byId } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { page } from '../../db/page.ts'
import { loadRecord, recordType } from '../../db/record.ts'
import { raw, type Sql, sql } from '../../db/sql.ts'
import { insertRecord, updateRecord } from '../../db/write.ts'
import { operation } from '../../http/operation.ts'
import { hashSecret, makeApiKey } from '../../shared/api-key.ts'
import { checkFields, fieldError } from '../../shared/problem.ts'
import { scopes } from '../../shared/rights.ts'
import { Body, Detail, Id, Instant, Name, Nullable, One, OneOf, Page, Row } from '../../shared/shapes.ts'
import { checkWithin } from './grants.rules.ts'

const Scopes = Type.Array(OneOf(scopes), { minItems: 1, uniqueItems: true })
const ApiKey = Row(
  {
    name: Type.String(),
    scopes: Scopes,
    last_four: Type.String(),
    status: OneOf(['active', 'expired', 'revoked']),
    user_id: Nullable(Id),
    user_name: Nullable(Type.String()),
    expires_at: Nullable(Instant),
    revoked_at: Nullable(Instant),
    last_used_at: Nullable(Instant),
  },
  'ApiKey',
)
const ApiKeyWithSecret = Detail(ApiKey, { key: Type.String({ description: 'Shown once.' }) }, 'ApiKeyWithSecret')

export const apiKey = recordType({
  name: 'api_key',
  table: 'api_key',
  shape: ApiKey,
  joins: sql`left join user_account u on u.environment_id = t.environment_id and u.id = t.user_id`,
  columns: {
    user_name: raw('u.name'),
    status: raw(
      `case when t.revoked_at is not null then 'revoked' when t.expires_at <= now() then 'expired' else 'active' end`,
    ),
  },
})

const apiKeyList = listing({
  type: apiKey,
  filters: { user_id: byId(raw('t.user_id')), is_revoked: byFlag(raw('t.revoked_at is not null')) },
  orders: { name: { by: raw('t.name') }, last_used_at: { by: raw('t.last_used_at'), nullable: true } },
  defaultSort: '-created_at',
})

export const apiKeys = [
  operation({
    id: 'api_key.list',
    summary: 'List API keys',
    method: 'GET',
    path: '/settings/apikey',
    scope: null,
    surface: 'app',
    list: apiKeyList,
    success: 200,
    response: Page(ApiKey),
    run: (ctx, { list }) => page(ctx.tx, apiKeyList, list, ctx, seenBy(ctx)),
  }),
  operation({
    id: 'api_key.create',
    summary: 'Create an API key with exactly these scopes; the key is shown once',
    method: 'POST',
    path: '/settings/apikey',
    scope: null,
    surface: 'app',
    body: Body({ name: Name(100), scopes: Scopes, expires_at: Type.Optional(Nullable(Instant)) }, 'ApiKeyCreate'),
    success: 201,
    response: One(ApiKeyWithSecret),
    secret: true,
    run: async (ctx, { body }) => {
      checkWithin(ctx.actor.rights, body.scopes)
      checkAhead(body.expires_at, ctx.now)
      const key = makeApiKey()
      const hidden = { user_id: ctx.actor.userId, key_hash: hashSecret(key), last_four: key.slice(-4) }
      const created = await insertRecord(ctx, apiKey, { id: ctx.newId(), ...body, ...hidden })
      return { ...created, detail: JSON.stringify({ key }) }
    },
  }),
  operation({
    id: 'api_key.revoke',
    summary: 'Revoke an API key at once and for good',
    method: 'POST',
    path: '/settings/apikey/{id}/revoke',
    scope: null,
    surface: 'app',
    load: (ctx, id) => loadRecord(ctx.tx, apiKey, id, ctx, seenBy(ctx)),
    success: 200,
    response: One(ApiKey),
    run: (ctx, { before }) => updateRecord(ctx, apiKey, before, { revoked_at: before.row.revoked_at ?? ctx.now }),
  }),
]

function seenBy(ctx: Context): Sql {
  return ctx.can('settings') ? raw('true') : sql`t.user_id = ${ctx.actor.userId}`
}

function checkAhead(expiresAt: string | null | undefined, now: string): void {
  if (expiresAt && Date.parse(expiresAt) <= Date.parse(now))
    checkFields([fieldError('/expires_at', 'past', 'expires_at must lie in the future.')])
}
