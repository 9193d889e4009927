// Authenticator apps and recovery codes as they are stored. Taking a code is one statement, so that of two at once one is refused.
import type { Context } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import { sql } from '../../db/sql.ts'
import { inSystem, type Tx } from '../../db/transaction.ts'
import { hashSecret } from '../../shared/api-key.ts'
import { isAppCode, makeRecoveryCodes, plainCode, stepOf } from './codes.ts'
import type { Account } from './sign-in.queries.ts'

export type CodeKind = 'app' | 'recovery'

/** Uses the code up; undefined when it is wrong, was used, or belongs to a moment before one that was used. */
export async function takeCode(
  db: Database,
  secret: string,
  account: Account,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<CodeKind | undefined> {
  const plain = plainCode(code)
  if (isAppCode(plain)) return (await takeAppCode(db, secret, account, { code: plain, now })) ? 'app' : undefined
  return (await takeRecoveryCode(db, account, plain)) ? 'recovery' : undefined
}

async function takeAppCode(
  db: Database,
  secret: string,
  { environmentId, totpId }: Account,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<boolean> {
  const step = totpId === null ? undefined : stepOf(secret, totpId, code, now)
  if (step === undefined) return false
  const taken = await inSystem(db, (tx) =>
    tx.count(sql`
      update totp set last_step = ${step}
      where environment_id = ${environmentId} and id = ${totpId} and confirmed_at is not null and last_step < ${step}`),
  )
  return taken > 0
}

async function takeRecoveryCode(db: Database, { environmentId, userId }: Account, plain: string): Promise<boolean> {
  const hash = hashSecret(plain)
  return inSystem(db, async (tx) => {
    const taken = await tx.count(sql`
      delete from recovery_code where environment_id = ${environmentId} and user_id = ${userId} and code_hash = ${hash}`)
    // Whoever made a company of his own has the same ones there; a code is used up everywhere.
    if (taken > 0) tx.send(sql`delete from recovery_code where code_hash = ${hash}`)
    return taken > 0
  })
}

export function findTotp(tx: Tx, userId: string): Promise<Tables['totp'] | undefined> {
  return tx.first(sql`select * from totp where user_id = ${userId}`)
}

/** In place of one that was never confirmed. */
export function beginTotp(ctx: Context, userId: string): string {
  const id = ctx.newId()
  ctx.tx.send(sql`delete from totp where user_id = ${userId}`)
  ctx.tx.send(sql`
    insert into totp (environment_id, id, user_id, created_at) values (current_environment(), ${id}, ${userId}, ${ctx.now})`)
  return id
}

export function confirmTotp({ tx, now }: Context, id: string, step: number): void {
  tx.send(sql`update totp set confirmed_at = ${now}, last_step = ${step} where id = ${id}`)
}

export function dropTotp({ tx }: Context, userId: string): void {
  tx.send(sql`delete from totp where user_id = ${userId}`)
  tx.send(sql`delete from recovery_code where user_id = ${userId}`)
}

/** Ten new ones in place of what is left; shown once. */
export function renewRecoveryCodes({ tx }: Context, userId: string): string[] {
  const codes = makeRecoveryCodes()
  const hashes = codes.map((code) => hashSecret(plainCode(code)))
  tx.send(sql`delete from recovery_code where user_id = ${userId}`)
  tx.send(sql`
    insert into recovery_code (environment_id, user_id, code_hash)
    select current_environment(), ${userId}, * from unnest(${hashes}::bytea[])`)
  return codes
}

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.last<{ left: number }>(
    sql`select count(*)::integer as left from recovery_code where user_id = ${userId}`,
  )
  return row!.left
}

/** An app as it was connected, and the codes for when it is lost. */
export interface SecondFactor {
  readonly app: Pick<Tables['totp'], 'id' | 'confirmed_at' | 'last_step'>
  readonly recoveryHashes: readonly Buffer[]
}

export async function readSecondFactor(tx: Tx, userId: string): Promise<SecondFactor | undefined> {
  const totp = await findTotp(tx, userId)
  if (!totp?.confirmed_at) return undefined
  const codes = await tx.last<{ code_hash: Buffer }>(sql`select code_hash from recovery_code where user_id = ${userId}`)
  return { app: totp, recoveryHashes: codes.map(({ code_hash }) => code_hash) }
}

/** For another account of the same person. Under the same id, so that the app he has shows the codes of both. */
export function giveSecondFactor(tx: Tx, userId: string, { app, recoveryHashes }: SecondFactor, now: string): void {
  tx.send(sql`
    insert into totp (environment_id, id, user_id, confirmed_at, last_step, created_at)
    values (current_environment(), ${app.id}, ${userId}, ${app.confirmed_at}, ${app.last_step}, ${now})`)
  tx.send(sql`
    insert into recovery_code (environment_id, user_id, code_hash)
    select current_environment(), ${userId}, * from unnest(${recoveryHashes}::bytea[])`)
}
