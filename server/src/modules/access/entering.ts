// What every way in has in common: an attempt is counted before the details are looked at, who has an app is asked for its code,
// and whoever enters gets a session. Nothing else opens one.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { deviceCookie, readCookie, sessionCookie, writeCookie } from '../../http/session.ts'
import type { Clock } from '../../shared/clock.ts'
import { Problem } from '../../shared/problem.ts'
import { type Attempt, countAttempt, type DeviceOwner, deviceOf, makeDevice } from './attempts.ts'
import { changing } from './changing.ts'
import { isPassword } from './passwords.ts'
import { closeStep, holdProof, type Proof, takeProof } from './proofs.ts'
import { closeSession, findSession, openSession, SESSION_SECONDS } from './sessions.queries.ts'
import { type Account, takeLink } from './sign-in.queries.ts'
import { type CodeKind, takeCode } from './totp.queries.ts'
import { noteOnUser } from './users.queries.ts'

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
  details: Details,
  find: (db: Database) => Promise<readonly (Found | undefined)[]>,
): Promise<readonly Found[]> {
  const found = await find(ground.db)
  if (found.some((account) => account && deviceFor(ground, request, account)))
    return openInTurn(ground, request, details, found)
  return needed(await guess(ground, { email: details.email, ip: request.ip }, found, details.password))
}

/** The account of this browser, or the first, and only with it the others: one that fails takes as long as one nobody has. */
export async function openedInTurn<Found extends Account>(
  ground: EntryGround,
  request: FastifyRequest,
  details: Details,
  find: (db: Database) => Promise<readonly (Found | undefined)[]>,
): Promise<readonly Found[]> {
  return openInTurn(ground, request, details, await find(ground.db))
}

async function openInTurn<Found extends Account>(
  ground: EntryGround,
  request: FastifyRequest,
  { email, password }: Details,
  found: readonly (Found | undefined)[],
): Promise<readonly Found[]> {
  const attempt = { email, ip: request.ip }
  const known = found.find((account) => account && deviceFor(ground, request, account))
  const first = known ?? found[0]
  const device = known && deviceFor(ground, request, known)
  const own = await guess(ground, { ...attempt, device }, [first], password)
  if (own.length === 0 && !known) throw wrongDetails()
  const others = found.filter((account): account is Found => account !== undefined && account !== first)
  return needed([...own, ...(await guessMore(ground, attempt, others, password))])
}

/** Of this browser, if the account signed in here before. */
export function deviceFor(
  { secret, publicUrl }: EntryGround,
  request: FastifyRequest,
  account: Account,
): string | undefined {
  return deviceOf(secret, account, readCookie(request, deviceCookie(publicUrl)))
}

/** The account of a one-time link, which is used up by this. */
export async function openedByLink({ db, clock, limiter }: EntryGround, request: FastifyRequest, token: string) {
  const succeeded = await countAttempt(limiter, clock, { ip: request.ip })
  const account = await takeLink(db, token, new Date(clock.now()).toISOString())
  if (!account) throw new Problem('invalid-credentials', 'This link was used before or is too old; ask for a new one.')
  await succeeded()
  return account
}

/** Who is in, or the ticket for the code that is still missing. */
export type Arrival = { readonly actor: Actor } | { readonly ticket: string }

/** A passkey is both: a thing one has, and the finger or the number that unlocks it. */
export async function arrive(
  ground: EntryGround,
  request: FastifyRequest,
  reply: FastifyReply,
  proof: Proof,
  bond: readonly string[] = [],
): Promise<Arrival> {
  const isEnough = proof.account.totpId === null || proof.by === 'passkey' || proof.hasCode
  if (isEnough) return { actor: await enter(ground, request, reply, proof) }
  return { ticket: holdProof(ground, reply, proof, bond) }
}

export async function arriveWithCode(
  ground: EntryGround,
  request: FastifyRequest,
  reply: FastifyReply,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  bond: readonly string[] = [],
): Promise<Actor> {
  const proof = await takeProof(ground, request, ticket, bond)
  if (!proof || (proof.until !== undefined && !(await hasSession(ground, request))))
    throw new Problem('step-expired', 'This took too long, or began in another browser; sign in again.')
  const kind = await checkCode(ground, request, proof.account, code)
  const actor = await enter(ground, request, reply, proof)
  if (kind === 'recovery')
    await changing(ground, { actor, id: request.id }, 'session.use_recovery_code', (ctx) => noteOnUser(ctx, actor.id))
  return actor
}

/** A code of the app, or one for when it is lost; each works once. */
export async function checkCode(
  ground: EntryGround,
  request: FastifyRequest,
  account: Account,
  code: string,
): Promise<CodeKind> {
  const { db, clock, limiter, secret } = ground
  const device = deviceFor(ground, request, account)
  // By the app: whoever made a company of his own has the same one there.
  const codeOf = account.totpId ?? account.userId
  const succeeded = await countAttempt(limiter, clock, { ip: request.ip, codeOf, device })
  const kind = await takeCode(db, secret, account, { code, now: clock.now() })
  if (!kind) throw new Problem('invalid-credentials', 'This code is not right, or was used before.')
  await succeeded()
  return kind
}

/** A fresh session in place of an earlier one of this browser, which is known from now on. */
async function enter(
  ground: EntryGround,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, by, doors, until }: Proof,
): Promise<Actor> {
  const { db, clock, newId, publicUrl } = ground
  const earlier = readCookie(request, sessionCookie(publicUrl))
  if (earlier) await closeSession(db, earlier)
  const origin = { openedBy: by, ip: request.ip, userAgent: request.headers['user-agent'], doors, until }
  const token = await openSession(db, { ...account, ...origin }, newId, clock.now())
  const actor = await findSession(db, token, clock.now())
  if (!actor) throw wrongDetails()
  const seconds = until === undefined ? SESSION_SECONDS : Math.floor((until - clock.now()) / 1000)
  reply.header('set-cookie', [
    writeCookie(publicUrl, sessionCookie(publicUrl), token, seconds),
    knownDevice(ground, account),
    ...closeStep(ground, request),
  ])
  return actor
}

/** With this cookie a browser may try its account, whatever others guess. */
export function knownDevice({ publicUrl, secret }: EntryGround, owner: DeviceOwner): string {
  return writeCookie(publicUrl, deviceCookie(publicUrl), makeDevice(secret, owner), DEVICE_SECONDS)
}

async function hasSession({ db, clock, publicUrl }: EntryGround, request: FastifyRequest): Promise<boolean> {
  const token = readCookie(request, sessionCookie(publicUrl))
  return token !== undefined && (await findSession(db, token, clock.now())) !== undefined
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
