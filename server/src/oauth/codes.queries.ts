// Authorisation codes as they are stored: the hash, never the code.
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { inSystem, type Tx } from '../db/transaction.ts'
import { hashSecret, isSecret, makeSecret } from '../shared/api-key.ts'
import { CODE_SECONDS } from './ground.ts'
import type { Owner } from './hold.ts'

export interface NewCode {
  readonly assistantId: string
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly now: string
}

/** What never changes of a code, so it can be judged before anything is held. */
export interface Code extends Owner {
  readonly client_id: string
  readonly redirect_uri: string
  readonly code_challenge: string
  readonly expires_at: string
}

/** The code goes into the redirect and nowhere else. */
export function insertCode(tx: Tx, { assistantId, redirectUri, codeChallenge, now }: NewCode): string {
  const code = makeSecret('code')
  const expires = new Date(Date.parse(now) + CODE_SECONDS * 1000).toISOString()
  tx.send(sql`
    insert into assistant_code (environment_id, code_hash, assistant_id, redirect_uri, code_challenge, expires_at)
    values (current_environment(), ${hashSecret(code)}, ${assistantId}, ${redirectUri}, ${codeChallenge}, ${expires})`)
  return code
}

export async function findCode(db: Database, code: string): Promise<Code | undefined> {
  if (!isSecret('code', code)) return undefined
  const [found] = await inSystem(db, (tx) =>
    tx.last<Code>(sql`
      select c.environment_id, c.assistant_id, a.client_id, c.redirect_uri, c.code_challenge, c.expires_at
      from assistant_code c join assistant a on a.environment_id = c.environment_id and a.id = c.assistant_id
      where c.code_hash = ${hashSecret(code)}`),
  )
  return found
}

/** Whether this was its first use; its assistant must be held. */
export async function useCode(tx: Tx, code: string, now: string): Promise<boolean> {
  const used = sql`update assistant_code set used_at = ${now} where code_hash = ${hashSecret(code)} and used_at is null`
  return (await tx.count(used)) === 1
}

/** Long after their end, so that whoever brings one twice is still known. */
export function forgetCodes(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from assistant_code where ctid = any(array(
      select ctid from assistant_code where expires_at < now() - interval '1 day' limit ${most}))`)
}
