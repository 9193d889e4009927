// A repeated Idempotency-Key gets the first answer again. The key commits with the effect, so one never exists without the other.
import { createHash } from 'node:crypto'
import type { Context } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'
import { fieldError, Problem, validationProblem } from '../shared/problem.ts'
import type { Reply } from './answer.ts'

export interface Claim {
  readonly key: string
  /** Method and path: the same key elsewhere is another key. */
  readonly route: string
  readonly hash: Buffer
}

interface Stored {
  request_hash: Buffer
  status: number
  headers: Record<string, string>
  body: string | null
}

const FORM = /^[\x21-\x7e]{1,255}$/

export function readClaim(
  header: string | string[] | undefined,
  route: string,
  body: Uint8Array | undefined,
): Claim | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !FORM.test(header)) {
    throw validationProblem([
      fieldError('', 'invalid_header', 'Idempotency-Key must be 1 to 255 visible ASCII characters.'),
    ])
  }
  return {
    key: header,
    route,
    hash: createHash('sha256')
      .update(body ?? '')
      .digest(),
  }
}

/** The stored answer of an earlier run; undefined when this is the first. */
export async function replay({ tx, actor }: Context, claim: Claim): Promise<Reply | undefined> {
  const lock = `${actor.environmentId} ${actor.id} ${claim.route} ${claim.key}`
  // Two statements in one flight: the second sees what whoever held the lock before committed; as one it would look before it held it.
  const [[held], [found]] = await Promise.all([
    tx.all<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as mine`),
    tx.all<Stored>(sql`
      select request_hash, status, headers, body from idempotency
      where caller_id = ${actor.id} and route = ${claim.route} and key = ${claim.key}`),
  ])
  if (!found) {
    if (held?.mine) return undefined
    throw new Problem(
      'idempotency-in-progress',
      'A request with this Idempotency-Key is still running; ask again in a second.',
      { retry_after: 1 },
    )
  }
  if (!found.request_hash.equals(claim.hash)) {
    throw new Problem(
      'idempotency-key-reused',
      'This Idempotency-Key was used with another body; use a new key for a new request.',
    )
  }
  if (found.body === null && found.status !== 204) {
    throw new Problem(
      'already-created',
      'This request was carried out before. Its answer showed a secret once and was not kept.',
    )
  }
  return {
    status: found.status,
    headers: { ...found.headers, 'idempotency-replayed': 'true' },
    body: found.body ?? undefined,
  }
}

export function storeAnswer(
  { tx, actor, now }: Context,
  claim: Claim,
  { status, headers, body }: Reply,
  secret: boolean,
): void {
  tx.send(sql`
    insert into idempotency (environment_id, caller_id, route, key, request_hash, status, headers, body, created_at)
    values (current_environment(), ${actor.id}, ${claim.route}, ${claim.key}, ${claim.hash}, ${status}, ${JSON.stringify(headers)},
      ${secret ? null : (body ?? null)}, ${now})`)
}

export function forgetAnswers(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from idempotency where ctid = any(array(
      select ctid from idempotency where created_at < now() - interval '72 hours' limit ${most}))`)
}
