// Accounts as sign-in sees them, before anybody is known: across environments, by e-mail address or link.
import type { Context } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { inSystem, type Tx } from '../../db/transaction.ts'
import { hashSecret } from '../../shared/api-key.ts'
import type { Maker } from './environments.ts'
import { endOtherSessions, makeToken } from './sessions.queries.ts'

export interface Account {
  readonly environmentId: string
  readonly userId: string
  readonly email: string
  readonly passwordHash: string | null
  /** Of the app whose code is asked as well; null where none is. */
  readonly totpId: string | null
}

const LINK_HOURS = 72

export async function findAccount(db: Database, email: string, slug: string): Promise<Account | undefined> {
  const [account] = await inSystem(db, (tx) =>
    tx.last<Account>(sql`
      select ${ACCOUNT} from user_account u join environment e on e.environment_id = u.environment_id
      where lower(u.email) = lower(${email}) and u.is_active and e.slug = ${slug}`),
  )
  return account
}

/** An account, and the name of the environment it opens. */
export interface Door extends Account {
  readonly environmentName: string
}

export const MOST_DOORS = 10

/** One for each environment, those used last first: undefined where nobody has this address, so that all addresses look alike. */
export async function findDoors(db: Database, email: string): Promise<readonly (Door | undefined)[]> {
  const doors = await inSystem(db, (tx) =>
    tx.last<Omit<Door, 'userId'> & { readonly userId: string | null }>(sql`
      select ${ACCOUNT}, e.name as "environmentName"
      from environment e
      left join user_account u on u.environment_id = e.environment_id and lower(u.email) = lower(${email}) and u.is_active
      order by u.password_hash is null, u.last_sign_in_at desc nulls last, u.created_at limit ${MOST_DOORS}`),
  )
  return doors.map((door) => (isHeld(door) ? door : undefined))
}

function isHeld(door: { readonly userId: string | null }): door is Door {
  return door.userId !== null
}

export async function findAccountById(db: Database, userId: string): Promise<Account | undefined> {
  const [account] = await inSystem(db, (tx) =>
    tx.last<Account>(sql`select ${ACCOUNT} from user_account u where u.id = ${userId}`),
  )
  return account
}

/** A link that opens one session; the token is shown once. */
export function insertLink(
  tx: Tx,
  { environmentId, userId }: Pick<Account, 'environmentId' | 'userId'>,
  { newId, now }: Maker,
): string {
  const token = makeToken()
  tx.send(sql`
    insert into sign_in_link (environment_id, id, user_id, token_hash, created_at, expires_at)
    values (${environmentId}, ${newId()}, ${userId}, ${hashSecret(token)}, ${now}, ${now}::timestamptz + make_interval(hours => ${LINK_HOURS}))`)
  return token
}

/** The address a person opens; the token stands behind # so that no server and no log sees it. */
export function linkAddress(publicUrl: string, token: string): string {
  return `${publicUrl}/sign-in#token=${token}`
}

/** Uses up the link; undefined when it is unknown, used or too old. */
export async function takeLink(db: Database, token: string, now: string): Promise<Account | undefined> {
  const [account] = await inSystem(db, (tx) =>
    tx.last<Account>(sql`
      update sign_in_link l set used_at = ${now} from user_account u
      where l.token_hash = ${hashSecret(token)} and l.used_at is null and l.expires_at > ${now}
        and u.environment_id = l.environment_id and u.id = l.user_id and u.is_active
      returning ${ACCOUNT}`),
  )
  return account
}

/** Sets the password, ends every other session of this person and every link that still waits. */
export function storePassword(
  { tx }: Context,
  userId: string,
  { passwordHash, token }: { readonly passwordHash: string; readonly token: string },
): void {
  tx.send(sql`update user_account set password_hash = ${passwordHash} where id = ${userId}`)
  endOtherSessions(tx, userId, token)
  forgetLinks(tx, userId)
  tx.send(sql`update session set opened_by = 'password' where user_id = ${userId}`)
}

/** Those that still wait. */
export function forgetLinks(tx: Tx, userId: string): void {
  tx.send(sql`delete from sign_in_link where user_id = ${userId} and used_at is null`)
}

export const ACCOUNT = sql`u.environment_id as "environmentId", u.id as "userId", u.email, u.password_hash as "passwordHash",
  (select o.id from totp o where o.environment_id = u.environment_id and o.user_id = u.id and o.confirmed_at is not null) as "totpId"`
