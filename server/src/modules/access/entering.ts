// What every way in has in common: an attempt is counted before the details are looked at, and whoever enters gets a session.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { deviceCookie, readCookie, sessionCookie, writeCookie } from '../../http/session.ts'
import type { Clock } from '../../shared/clock.ts'
import { Problem } from '../../shared/problem.ts'
import { type Attempt, countAttempt, deviceOf, makeDevice } from './attempts.ts'
import { isPassword } from './passwords.ts'
import { closeSession, findSession, openSession, SESSION_SECONDS } from './sessions.queries.ts'
import { type Account, takeLink } from './sign-in.queries.ts'

export interface EntryGround {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  readonly publicUrl: string
  readonly secret: string
  /** Always in the database: whoever guesses must not gain from meeting another process. */
  readonly limiter: RateLimiter
}

export interface Details {
  readonly email: string
  readonly password: string
}

const DEVICE_SECONDS = 400 * 24 * 60 * 60

/** Those of the accounts that the password opens, at least one; a place without an account takes as long to check as one with. */
export async function openedByPassword<Found extends Account>(
  ground: EntryGround,
  request: FastifyRequest,
  { email, password }: Details,
  find: (db: Database) => Promise<readonly (Found | undefined)[]>,
): Promise<readonly Found[]> {
  const { db, secret, publicUrl } = ground
  const cookie = readCookie(request, deviceCookie(publicUrl))
  const deviceFor = (account: Found | undefined) => account && deviceOf(secret, account.userId, cookie)
  const attempt = { email, ip: request.ip }
  const found = await find(db)
  const known = found.find(deviceFor)
  if (!known) return needed(await guess(ground, attempt, found, password))
  const others = found.filter((account): account is Found => account !== undefined && account !== known)
  const own = await guess(ground, { ...attempt, device: deviceFor(known) }, [known], password)
  return needed([...own, ...(await guessMore(ground, attempt, others, password))])
}

/** The account of a one-time link, which is used up by this. */
export async function openedByLink({ db, clock, limiter }: EntryGround, request: FastifyRequest, token: string) {
  const succeeded = await countAttempt(limiter, clock, { ip: request.ip })
  const account = await takeLink(db, token, new Date(clock.now()).toISOString())
  if (!account) throw new Problem('invalid-credentials', 'This link was used before or is too old; ask for a new one.')
  await succeeded()
  return account
}

/** A fresh session in place of an earlier one of this browser, which is known from now on. */
export async function enter(
  { db, clock, newId, publicUrl, secret }: EntryGround,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, by }: { readonly account: Account; readonly by: 'password' | 'link' },
): Promise<Actor> {
  const earlier = readCookie(request, sessionCookie(publicUrl))
  if (earlier) await closeSession(db, earlier)
  const origin = { openedBy: by, ip: request.ip, userAgent: request.headers['user-agent'] }
  const token = await openSession(db, { ...account, ...origin }, newId, clock.now())
  const actor = await findSession(db, token, clock.now())
  if (!actor) throw wrongDetails()
  reply.header('set-cookie', [
    writeCookie(publicUrl, sessionCookie(publicUrl), token, SESSION_SECONDS),
    deviceLine(publicUrl, makeDevice(secret, account.userId)),
  ])
  return actor
}

/** With it this browser may try its account, whatever others guess. */
export function deviceLine(publicUrl: string, device: string): string {
  return writeCookie(publicUrl, deviceCookie(publicUrl), device, DEVICE_SECONDS)
}

function needed<Found>(opened: readonly Found[]): readonly Found[] {
  if (opened.length === 0) throw wrongDetails()
  return opened
}

/** Whoever has an account with somebody's e-mail address in another environment gains no guesses: it stays counted while one is shut. */
async function guess<Found extends Account>(
  { limiter, clock }: EntryGround,
  attempt: Attempt,
  accounts: readonly (Found | undefined)[],
  password: string,
): Promise<readonly Found[]> {
  const succeeded = await countAttempt(limiter, clock, attempt)
  const checked = await Promise.all(accounts.map((account) => isPassword(password, account?.passwordHash)))
  const opened = accounts.filter((account, i): account is Found => account !== undefined && checked[i]!)
  const isOneShut = accounts.some((account, i) => account?.passwordHash && !checked[i])
  if (opened.length > 0 && !isOneShut) await succeeded()
  return opened
}

/** The guesses of others at these must not keep a known browser from its own. */
async function guessMore<Found extends Account>(
  ground: EntryGround,
  attempt: Attempt,
  accounts: readonly Found[],
  password: string,
): Promise<readonly Found[]> {
  if (accounts.length === 0) return []
  return guess(ground, attempt, accounts, password).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'too-many-attempts') return []
    throw error
  })
}

/** The same words whether the account or the password is unknown. */
function wrongDetails(): Problem {
  return new Problem('invalid-credentials', 'The e-mail address or the password is not right.')
}
