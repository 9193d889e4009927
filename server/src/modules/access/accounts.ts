// Accounts made from outside a session: by the command line and by tests.
import type { Database } from '../../db/database.ts'
import { loadRecord } from '../../db/record.ts'
import { sql } from '../../db/sql.ts'
import { inSystem } from '../../db/transaction.ts'
import { renderUpdated } from '../../db/write.ts'
import { inBackground } from '../../events/background.ts'
import type { Maker } from './environments.ts'
import { insertLink } from './sign-in.queries.ts'
import { dropTotp, findTotp } from './totp.queries.ts'
import { user } from './users.queries.ts'

export interface NewAccount {
  readonly environmentId: string
  readonly email: string
  readonly name: string
  readonly roleId: string
}

export async function createAccount(
  db: Database,
  { environmentId, email, name, roleId }: NewAccount,
  { newId, now }: Maker,
): Promise<string> {
  const id = newId()
  await inSystem(db, (tx) =>
    tx.count(sql`
      insert into user_account (environment_id, id, email, name, role_id, created_at, updated_at)
      values (${environmentId}, ${id}, ${email}, ${name}, ${roleId}, ${now}, ${now})`),
  )
  return id
}

/** A one-time sign-in link for the account of this address; undefined when there is none. */
export async function makeLink(
  db: Database,
  { environmentId, email }: Pick<NewAccount, 'environmentId' | 'email'>,
  maker: Maker,
): Promise<string | undefined> {
  const userId = await findAccount(db, environmentId, email)
  return userId && inSystem(db, async (tx) => insertLink(tx, { environmentId, userId }, maker))
}

/** For who lost app and recovery codes, when nobody else can help; false when no code is asked anyway. */
export async function resetTotp(
  db: Database,
  { environmentId, email }: Pick<NewAccount, 'environmentId' | 'email'>,
): Promise<boolean> {
  const userId = await findAccount(db, environmentId, email)
  return inBackground(db, environmentId, 'user.reset_totp', async (ctx) => {
    const before = userId === undefined ? undefined : await loadRecord(ctx.tx, user, userId, ctx)
    if (!before || !(await findTotp(ctx.tx, before.id))) return false
    dropTotp(ctx, before.id)
    await renderUpdated(ctx, user, before)
    return true
  })
}

export async function findAccount(db: Database, environmentId: string, email: string): Promise<string | undefined> {
  const [found] = await inSystem(db, (tx) =>
    tx.last<{ id: string }>(
      sql`select id from user_account where environment_id = ${environmentId} and lower(email) = lower(${email})`,
    ),
  )
  return found?.id
}

/** The roles of an environment: name to id. */
export async function findRoles(db: Database, environmentId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await inSystem(db, (tx) =>
    tx.last<{ id: string; name: string }>(
      sql`select id, name from role where environment_id = ${environmentId} order by name`,
    ),
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}
