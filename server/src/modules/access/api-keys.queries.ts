// API keys as they are stored: the hash, never the key.
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { inSystem } from '../../db/transaction.ts'
import { hashSecret, makeApiKey } from '../../shared/api-key.ts'
import type { Scope } from '../../shared/rights.ts'
import type { Maker } from './environments.ts'

export interface NewKey {
  readonly environmentId: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly userId?: string
}

/** Makes a key for the command line; the caller shows it once. */
export async function createKey(
  db: Database,
  { environmentId, name, scopes, userId }: NewKey,
  { newId, now }: Maker,
): Promise<string> {
  const key = makeApiKey()
  await inSystem(db, (tx) =>
    tx.count(sql`
      insert into api_key (environment_id, id, name, user_id, scopes, key_hash, last_four, created_at, updated_at)
      values (${environmentId}, ${newId()}, ${name}, ${userId ?? null}, ${scopes}, ${hashSecret(key)}, ${key.slice(-4)}, ${now}, ${now})`),
  )
  return key
}

export async function hasKeys(db: Database, environmentId: string): Promise<boolean> {
  const [found] = await inSystem(db, (tx) =>
    tx.last(sql`select from api_key where environment_id = ${environmentId} limit 1`),
  )
  return found !== undefined
}
