// Tokens as they are stored: the hash, never the token.
import type { Context } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/schema.ts'
import { sql } from '../db/sql.ts'
import { inSystem, type Tx } from '../db/transaction.ts'
import { hashSecret, isSecret, makeSecret } from '../shared/api-key.ts'
import { ACCESS_SECONDS } from './ground.ts'
import type { Owner } from './hold.ts'

export type TokenKind = 'access' | 'refresh'

export interface TokenOwner extends Owner {
  readonly client_id: string
}

/** What a program is answered when it gets tokens (RFC 6749, 5.1). */
export interface Pair {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

/** Whose a token is, good or not; undefined when we do not know it. */
export async function findTokenOwner(db: Database, kind: TokenKind, token: string): Promise<TokenOwner | undefined> {
  if (!isSecret(kind, token)) return undefined
  const [found] = await inSystem(db, (tx) =>
    tx.last<TokenOwner>(sql`
      select t.environment_id, t.assistant_id, a.client_id
      from assistant_token t join assistant a on a.environment_id = t.environment_id and a.id = t.assistant_id
      where t.token_hash = ${hashSecret(token)} and t.kind = ${kind}`),
  )
  return found
}

/** To be asked while its assistant is held: until then the token may still go. */
export function readRefreshToken(
  tx: Tx,
  token: string,
): Promise<Pick<Tables['assistant_token'], 'generation' | 'used_at'> | undefined> {
  return tx.first(sql`
    select generation, used_at from assistant_token where token_hash = ${hashSecret(token)} and kind = 'refresh'`)
}

export interface NewPair {
  readonly generation: number
  /** Of the access token; the refresh token keeps all that was granted. */
  readonly scopes: readonly string[]
}

/** Neither token outlives the assistant. */
export function insertPair(
  { tx, now }: Context,
  assistant: Tables['assistant'],
  { generation, scopes }: NewPair,
): Pair {
  const access = makeSecret('access')
  const refresh = makeSecret('refresh')
  const start = Date.parse(now)
  const end = Math.min(start + ACCESS_SECONDS * 1000, Date.parse(assistant.expires_at))
  tx.send(sql`
    insert into assistant_token (environment_id, token_hash, assistant_id, kind, generation, scopes, expires_at)
    values (current_environment(), ${hashSecret(access)}, ${assistant.id}, 'access', ${generation}, ${scopes}, ${new Date(end).toISOString()}),
      (current_environment(), ${hashSecret(refresh)}, ${assistant.id}, 'refresh', ${generation}, ${assistant.scopes}, ${assistant.expires_at})`)
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.floor((end - start) / 1000),
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
}

export function spendRefreshToken(tx: Tx, token: string, now: string): void {
  tx.send(sql`update assistant_token set used_at = ${now} where token_hash = ${hashSecret(token)}`)
}

/** Takes back a pair that its program never heard of. */
export function deletePair(tx: Tx, assistantId: string, generation: number): void {
  tx.send(sql`delete from assistant_token where assistant_id = ${assistantId} and generation = ${generation}`)
}

export function deleteAccessToken(tx: Tx, token: string): Promise<number> {
  return tx.count(sql`delete from assistant_token where token_hash = ${hashSecret(token)} and kind = 'access'`)
}

/** A refresh token ends with its assistant, so until then whoever brings it twice is known. */
export function forgetTokens(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from assistant_token where ctid = any(array(
      select ctid from assistant_token where expires_at < now() - interval '1 day' limit ${most}))`)
}
