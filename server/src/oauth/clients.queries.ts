// Programs as they are stored: those that registered, and those whose document we read.
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/schema.ts'
import { raw, sql } from '../db/sql.ts'
import { inSystem, retrying, type Tx } from '../db/transaction.ts'
import { hashSecret } from '../shared/api-key.ts'
import type { AuthMethod, Registration } from './registration.rules.ts'

export interface StoredClient extends Registration {
  readonly id: string
  readonly secretHash: Buffer | null
  /** Until when its document is believed; one that registered has none. */
  readonly freshUntil: string | null
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

export async function findStoredClient(db: Database, id: string): Promise<StoredClient | undefined> {
  const [row] = await inSystem(db, (tx) => tx.last<Row>(sql`select ${COLUMNS} from oauth_client where id = ${id}`))
  return row && stored(row)
}

/** The public program that registered with exactly this before; it counts as new again, so that it is not forgotten at once. */
export async function findRegistered(
  db: Database,
  registration: Registration,
  now: string,
): Promise<StoredClient | undefined> {
  const isIt = sql`metadata_hash = ${metadataHash(registration)}`
  const [row] = await inSystem(db, (tx) =>
    tx.last<Row>(sql`
      with renewed as (
        update oauth_client set created_at = ${now} where ${isIt} and created_at < ${now}::timestamptz - interval '1 hour')
      select ${COLUMNS} from oauth_client where ${isIt}`),
  )
  return row && stored(row)
}

/** One with a secret is never taken for another, however alike they are. */
export async function insertClient(
  db: Database,
  client: Registration & Pick<StoredClient, 'id' | 'secretHash'>,
  now: string,
): Promise<StoredClient> {
  const hash = client.secretHash === null ? metadataHash(client) : null
  const fresh = { ...client, freshUntil: null }
  try {
    return await inSystem(db, (tx) => insertRow(tx, fresh, hash, now))
  } catch (error) {
    const other = isTaken(error) ? await findRegistered(db, client, now) : undefined
    if (!other) throw error
    return other
  }
}

export type ReadDocument = Pick<StoredClient, 'id' | 'name' | 'redirectUris'> & { readonly freshUntil: string }

/** What its document says now replaces what it said before. */
export function saveDocument(db: Database, document: ReadDocument, now: string): Promise<StoredClient> {
  const { id, name, redirectUris, freshUntil } = document
  const save = async (tx: Tx) => {
    const known = await tx.first<Row>(sql`
      update oauth_client set name = ${name}, redirect_uris = ${redirectUris}, fresh_until = ${freshUntil}
      where id = ${id} returning ${COLUMNS}`)
    if (known) return stored(known)
    return insertRow(tx, { ...document, authMethod: 'none', secretHash: null }, null, now)
  }
  return retrying(() => inSystem(db, save), isTaken)
}

/** Somebody lets it in, or it renews its tokens: it keeps its id from now on. False when it is not known any more. */
export async function noteUse(db: Database, id: string, now: string): Promise<boolean> {
  const use = sql`update oauth_client set last_used_at = ${now}, place = null where id = ${id}`
  return (await inSystem(db, (tx) => tx.count(use))) > 0
}

/** Those that nobody let in for a day, and those that were in but for ninety days are not. One that somebody holds is just being let in. */
export function forgetClients(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from oauth_client where id = any(array(
      select id from oauth_client c
      where created_at < now() - interval '24 hours' and (last_used_at is null or (
        last_used_at < now() - interval '90 days'
        and not exists (select from assistant a where a.client_id = c.id and a.revoked_at is null and a.expires_at > now())))
      limit ${most} for update of c skip locked))`)
}

type Row = Omit<Tables['oauth_client'], 'metadata_hash' | 'place'>

const COLUMNS = raw('id, name, redirect_uris, auth_method, secret_hash, fresh_until, created_at, last_used_at')

/** When all places are taken, it gets that of the oldest, who is forgotten. */
async function insertRow(
  tx: Tx,
  { id, name, redirectUris, authMethod, secretHash, freshUntil }: Omit<StoredClient, 'createdAt' | 'lastUsedAt'>,
  hash: Buffer | null,
  now: string,
): Promise<StoredClient> {
  const [row] = await tx.last<Row>(sql`
    insert into oauth_client (id, name, redirect_uris, auth_method, secret_hash, metadata_hash, fresh_until, created_at)
    values (${id}, ${name}, ${redirectUris}, ${authMethod}, ${secretHash}, ${hash}, ${freshUntil}, ${now})
    on conflict on constraint oauth_client_placed do update set
      id = excluded.id, name = excluded.name, redirect_uris = excluded.redirect_uris, auth_method = excluded.auth_method,
      secret_hash = excluded.secret_hash, metadata_hash = excluded.metadata_hash, fresh_until = excluded.fresh_until,
      created_at = excluded.created_at
    returning ${COLUMNS}`)
  return stored(row!)
}

function metadataHash({ name, redirectUris, authMethod }: Registration): Buffer {
  return hashSecret(JSON.stringify([name, redirectUris.toSorted(), authMethod]))
}

function isTaken(error: unknown): boolean {
  return (error as { code?: string }).code === '23505'
}

function stored(row: Row): StoredClient {
  return {
    id: row.id,
    name: row.name,
    redirectUris: row.redirect_uris,
    authMethod: row.auth_method as AuthMethod,
    secretHash: row.secret_hash,
    freshUntil: row.fresh_until,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
