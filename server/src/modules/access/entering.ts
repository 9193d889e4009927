// What every way in has in common: an attempt is counted before the details are looked at, and whoever enters gets a session.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { deviceCookie, readCookie, sessionCookie, writeCookie } from '../../http/session.ts'
import type { Clock } from '../../shared/clock.ts'
import { Problem } from '../../shared/problem.ts'
import { countAttempt, deviceOf, makeDevice } from './attempts.ts'
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
  { db, clock, limiter, secret, publicUrl }: EntryGround,
  request: FastifyRequest,
  { email, password }: Details,
  find: (db: Database) => Promise<readonly (Found | undefined)[]>,
): Promise<readonly Found[]> {
  const device = deviceOf(secret, email, readCookie(request, deviceCookie(publicUrl)))
  const succeeded = await countAttempt(limiter, clock, { email, ip: request.ip, device })
  const found = await find(db)
  const checked = await Promise.all(found.map((account) => isPassword(password, account?.passwordHash)))
  const opened = found.filter((account, i) => account !== undefined && checked[i]) as Found[]
  if (opened.length === 0) throw wrongDetails()
  await succeeded()
  return opened
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
    deviceLine(publicUrl, makeDevice(secret, account.email)),
  ])
  return actor
}

/** With it this browser may try its account, whatever others guess. */
export function deviceLine(publicUrl: string, device: string): string {
  return writeCookie(publicUrl, deviceCookie(publicUrl), device, DEVICE_SECONDS)
}

/** The same words whether the account or the password is unknown. */
function wrongDetails(): Problem {
  return new Problem('invalid-credentials', 'The e-mail address or the password is not right.')
}
