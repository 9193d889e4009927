// POST /oauth/token: a code or a refresh token in, a pair of tokens out. One transaction each, in which the assistant is held.
import type { FastifyInstance } from 'fastify'
import { updateRow } from '../db/write.ts'
import { revokeAssistant } from './assistants.queries.ts'
import { authenticateClient } from './client-authentication.ts'
import { noteUse, type StoredClient } from './clients.queries.ts'
import { findCode, useCode } from './codes.queries.ts'
import { fieldOf, fieldsOf, neededField, readForm } from './form.ts'
import type { OAuthGround } from './ground.ts'
import { whileHeld } from './hold.ts'
import { isVerifierOf } from './pkce.ts'
import { type Refusal, refusal } from './refusal.ts'
import { isOurResource } from './resources.rules.ts'
import {
  deletePair,
  findTokenOwner,
  insertPair,
  type Pair,
  readRefreshToken,
  spendRefreshToken,
} from './tokens.queries.ts'
import { isAlive, narrowedScopes, refreshTurn } from './tokens.rules.ts'

export const TOKEN_PATH = '/oauth/token'

export function mountToken(place: FastifyInstance, ground: OAuthGround): void {
  place.route({
    method: 'POST',
    url: TOKEN_PATH,
    onRequest: async (_request, reply) => void reply.header('pragma', 'no-cache'),
    handler: async ({ headers, body }) => {
      const form = readForm(body)
      const client = await authenticateClient(ground.db, headers.authorization, form)
      if (!isOurResource(ground.publicUrl, fieldsOf(form, 'resource')))
        throw refusal('invalid_target', 'Tokens are for the address of the MCP server only.')
      const grantType = neededField(form, 'grant_type')
      if (grantType === 'authorization_code') return redeemCode(ground, client, form)
      if (grantType === 'refresh_token') return refresh(ground, client, form)
      throw refusal('unsupported_grant_type', 'The grant type is authorization_code or refresh_token.')
    },
  })
}

/** Whoever cannot prove that the code is his changes nothing by bringing it, not even when it was used. */
async function redeemCode(ground: OAuthGround, client: StoredClient, form: URLSearchParams): Promise<Pair> {
  const text = neededField(form, 'code')
  const redirectUri = neededField(form, 'redirect_uri')
  const verifier = neededField(form, 'code_verifier')
  const code = await findCode(ground.db, text)
  const isHis =
    code?.client_id === client.id &&
    Date.parse(code.expires_at) > ground.clock.now() &&
    code.redirect_uri === redirectUri &&
    isVerifierOf(code.code_challenge, verifier)
  if (!isHis) throw badCode()
  await noteRecent(ground, client)
  const answer = await whileHeld(ground, code, 'assistant.redeem', async (ctx, before) => {
    if (!(await useCode(ctx.tx, text, ctx.now))) {
      await revokeAssistant(ctx, before, 'replayed')
      return badCode()
    }
    if (!isAlive(before.row, ctx.now)) return badCode()
    updateRow(ctx, 'assistant', before.id, { connected_at: ctx.now })
    return insertPair(ctx, before.row, before.row)
  })
  return given(answer ?? badCode())
}

async function refresh(ground: OAuthGround, client: StoredClient, form: URLSearchParams): Promise<Pair> {
  const token = neededField(form, 'refresh_token')
  const owner = await findTokenOwner(ground.db, 'refresh', token)
  if (owner?.client_id !== client.id) throw badToken()
  await noteRecent(ground, client)
  const answer = await whileHeld(ground, owner, 'assistant.refresh', async (ctx, before) => {
    const { generation, scopes: granted } = before.row
    const known = await readRefreshToken(ctx.tx, token)
    if (!known) return badToken()
    const turn = refreshTurn(known, generation, ctx.now)
    if (turn === 'reuse') {
      await revokeAssistant(ctx, before, 'reused')
      return badToken()
    }
    if (!isAlive(before.row, ctx.now)) return badToken()
    const scopes = narrowedScopes(granted, fieldOf(form, 'scope'))
    if (!scopes) return refusal('invalid_scope', 'A refresh can ask for less than was granted, but not for more.')
    if (turn === 'repeat') {
      deletePair(ctx.tx, before.id, generation)
      return insertPair(ctx, before.row, { generation, scopes })
    }
    spendRefreshToken(ctx.tx, token, ctx.now)
    updateRow(ctx, 'assistant', before.id, { generation: generation + 1 })
    return insertPair(ctx, before.row, { generation: generation + 1, scopes })
  })
  return given(answer ?? badToken())
}

const DAY_MS = 24 * 60 * 60_000

// Thousands can have let in the same program, and they would all wait for its row.
async function noteRecent({ db, clock }: OAuthGround, { id, lastUsedAt }: StoredClient): Promise<void> {
  const now = clock.now()
  if (lastUsedAt === null || now - Date.parse(lastUsedAt) > DAY_MS) await noteUse(db, id, new Date(now).toISOString())
}

/** Refusals are returned, and thrown only behind the commit: what they revoked stays revoked. */
function given(answer: Pair | Refusal): Pair {
  if (answer instanceof Error) throw answer
  return answer
}

/** The same words for all that can be wrong with it, so that nothing can be probed. */
function badCode(): Refusal {
  return refusal(
    'invalid_grant',
    'The code is unknown, was used before or is too old, or it belongs to another client, redirect_uri or code_verifier.',
  )
}

function badToken(): Refusal {
  return refusal('invalid_grant', 'The refresh token is unknown, was used before or has ended; ask the user again.')
}
