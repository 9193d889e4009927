// Sessions as they are stored: the hash of the cookie, never the cookie.
import { randomBytes } from 'node:crypto'
import type { Actor } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/schema.ts'
import { sql } from '../../db/sql.ts'
import { inSystem, type Tx } from '../../db/transaction.ts'
import { hashSecret } from '../../shared/api-key.ts'
import { Problem } from '../../shared/problem.ts'
import type { Right } from '../../shared/rights.ts'
import { rightsOfRole } from './roles.rules.ts'

export interface NewSession {
  readonly environmentId: string
  readonly userId: string
  readonly openedBy: 'password' | 'link' | 'passkey'
  readonly ip?: string
  readonly userAgent?: string | undefined
  /** Keys of the accounts one may switch to. */
  readonly doors?: readonly string[] | undefined
  /** When it ends at the latest, if before its time. */
  readonly until?: number | undefined
}

interface SessionRow {
  id: string
  environment_id: string
  time_zone: string
  user_id: string
  employee_id: string | null
  role_name: string
  is_system: boolean
  rights: Right[]
  last_seen_at: string
}

const MINUTE_MS = 60_000
const IDLE_MS = 30 * MINUTE_MS
export const SESSION_SECONDS = 12 * 60 * 60

export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The token goes into the cookie and nowhere else. */
export async function openSession(
  db: Database,
  session: NewSession,
  newId: () => string,
  now: number,
): Promise<string> {
  const token = makeToken()
  const opened = new Date(now).toISOString()
  const expires = new Date(session.until ?? now + SESSION_SECONDS * 1000).toISOString()
  await inSystem(db, (tx) => {
    tx.send(sql`
      insert into session (environment_id, id, user_id, token_hash, opened_by, user_agent, ip, doors, created_at, last_seen_at, expires_at)
      values (${session.environmentId}, ${newId()}, ${session.userId}, ${hashSecret(token)}, ${session.openedBy}, ${session.userAgent?.slice(0, 300) ?? null},
        ${session.ip ?? null}, ${session.doors ?? []}, ${opened}, ${opened}, ${expires})`)
    return tx.count(sql`
      update user_account set last_sign_in_at = ${opened} where environment_id = ${session.environmentId} and id = ${session.userId}`)
  })
  return token
}

/** Whoever the cookie belongs to, with the rights of this moment; undefined once it is idle, expired, closed or unknown. */
export async function findSession(db: Database, token: string, now: number): Promise<Actor | undefined> {
  const [row] = await inSystem(db, (tx) =>
    tx.last<SessionRow>(sql`
      select s.id, s.environment_id, e.time_zone, u.id as user_id, p.id as employee_id, r.name as role_name, r.is_system, r.rights, s.last_seen_at
      from session s
      join environment e on e.environment_id = s.environment_id
      join user_account u on u.environment_id = s.environment_id and u.id = s.user_id
      join role r on r.environment_id = u.environment_id and r.id = u.role_id
      left join employee p on p.environment_id = u.environment_id and p.user_id = u.id
      where s.token_hash = ${hashSecret(token)} and u.is_active
        and s.expires_at > ${new Date(now).toISOString()} and s.last_seen_at > ${idleSince(now)}`),
  )
  if (!row) return undefined
  if (now - Date.parse(row.last_seen_at) >= MINUTE_MS) await touchSession(db, row, now)
  return {
    type: 'user',
    id: row.user_id,
    environmentId: row.environment_id,
    timeZone: row.time_zone,
    userId: row.user_id,
    employeeId: row.employee_id,
    rights: rightsOfRole({ name: row.role_name, isSystem: row.is_system, rights: row.rights }),
  }
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await inSystem(db, (tx) => tx.count(sql`delete from session where token_hash = ${hashSecret(token)}`))
}

/** Came by a link and has set no password since. */
export async function wasOpenedByLink(db: Database, token: string): Promise<boolean> {
  const [found] = await inSystem(db, (tx) =>
    tx.last(sql`select from session where token_hash = ${hashSecret(token)} and opened_by = 'link'`),
  )
  return found !== undefined
}

export interface HeldSession {
  readonly id: string
  readonly doors: readonly string[]
  /** Of the sign-in, which is older than the session for whoever switched. */
  readonly signedInAt: number
  readonly until: number
}

/** What a session that is known to be live was opened with. */
export async function holdingOf(db: Database, token: string): Promise<HeldSession> {
  const [row] = await inSystem(db, (tx) =>
    tx.last<Pick<Tables['session'], 'id' | 'doors' | 'expires_at'>>(
      sql`select id, doors, expires_at from session where token_hash = ${hashSecret(token)}`,
    ),
  )
  if (!row) throw new Problem('unauthenticated', 'Sign in first.')
  const until = Date.parse(row.expires_at)
  return { id: row.id, doors: row.doors, signedInAt: until - SESSION_SECONDS * 1000, until }
}

type OpenSession = Pick<
  Tables['session'],
  'id' | 'opened_by' | 'user_agent' | 'ip' | 'created_at' | 'last_seen_at' | 'expires_at'
>

/** Those of one person that still work, used last first. */
export function openSessions(tx: Tx, userId: string, now: number): Promise<OpenSession[]> {
  return tx.last(sql`
    select id, opened_by, user_agent, ip, created_at, last_seen_at, expires_at from session
    where user_id = ${userId} and expires_at > ${new Date(now).toISOString()} and last_seen_at > ${idleSince(now)}
    order by last_seen_at desc, id`)
}

/** How many it ended: none when it is somebody else's. */
export function endSession(tx: Tx, userId: string, id: string): Promise<number> {
  return tx.count(sql`delete from session where user_id = ${userId} and id = ${id}`)
}

export function endOtherSessions(tx: Tx, userId: string, token: string): void {
  tx.send(sql`delete from session where user_id = ${userId} and token_hash <> ${hashSecret(token)}`)
}

/** Sessions of the same person in other environments stay, but lead to this account no more. */
export async function closeDoors(db: Database, userId: string): Promise<void> {
  const others = sql`array(select door from unnest(doors) door where door not like ${`${userId}:%`})`
  await inSystem(db, (tx) =>
    tx.count(sql`update session set doors = ${others} where cardinality(doors) > cardinality(${others})`),
  )
}

/** Sessions and links that nobody can use any more. */
export async function forgetSessions(tx: Tx): Promise<void> {
  tx.send(sql`delete from sign_in_link where expires_at < now() or used_at is not null`)
  await tx.count(sql`delete from session where expires_at < now()`)
}

function idleSince(now: number): string {
  return new Date(now - IDLE_MS).toISOString()
}

async function touchSession(db: Database, { environment_id, id }: SessionRow, now: number): Promise<void> {
  const seen = new Date(now).toISOString()
  await inSystem(db, (tx) =>
    tx.count(sql`update session set last_seen_at = ${seen} where environment_id = ${environment_id} and id = ${id}`),
  )
}
