// What somebody has shown on the way in. Between two steps the browser carries it: sealed, tied to it by a cookie, for minutes only.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database.ts'
import { readCookie, writeCookie } from '../../http/session.ts'
import { hashSecret } from '../../shared/api-key.ts'
import { type BoundGround, boundForms } from '../../shared/bound-forms.ts'
import { type Account, findAccountById } from './sign-in.queries.ts'

export const ways = ['password', 'link', 'passkey'] as const

export interface Proof {
  readonly account: Account
  readonly by: (typeof ways)[number]
  /** A code was shown as well, here or earlier in this sign-in. */
  readonly hasCode?: boolean
  /** Keys of the accounts in other environments that were opened along with it. */
  readonly doors?: readonly string[]
  /** When the sign-in ends that it continues, for whoever switches. */
  readonly until?: number | undefined
}

export interface ProofGround extends BoundGround {
  readonly db: Database
  readonly publicUrl: string
}

export const STEP_MINUTES = 5

/** An account as it was opened: by the password it has now, and the app. Whoever changes either shuts out who came before. */
export function keyOf({ userId, passwordHash, totpId }: Account, withCode = false): string {
  return `${userId}:${hashSecret(`${passwordHash ?? ''} ${(withCode && totpId) || ''}`).toString('base64url')}`
}

export function userOfKey(key: string): string {
  return key.split(':', 1)[0]!
}

/** Ties what is shown now to this browser: the value is for the seal. */
export function openStep({ publicUrl }: ProofGround, reply: FastifyReply): string {
  const step = randomBytes(16).toString('base64url')
  reply.header('set-cookie', writeCookie(publicUrl, stepCookie(publicUrl), step, STEP_MINUTES * 60))
  return step
}

/** Of this browser; one that has none gets a value that nothing is sealed with. */
export function stepOfBrowser({ publicUrl }: ProofGround, request: FastifyRequest): string {
  return readCookie(request, stepCookie(publicUrl)) ?? randomBytes(16).toString('base64url')
}

export function closeStep({ publicUrl }: ProofGround, request: FastifyRequest): string[] {
  const name = stepCookie(publicUrl)
  return readCookie(request, name) ? [writeCookie(publicUrl, name, '', 0)] : []
}

/** The ticket for the code that is still missing; the bond is what else must be the same when it comes back. */
export function holdProof(ground: ProofGround, reply: FastifyReply, proof: Proof, bond: readonly string[]): string {
  const { account, by, doors = [], until = '' } = proof
  return ticketsOf(ground).make(
    [openStep(ground, reply), ...bond],
    [by, until, keyOf(account, true), ...doors].join(' '),
  )
}

/** Undefined when it is not ours, too old, of another browser, or when the account has another password or app by now. */
export async function takeProof(
  ground: ProofGround,
  request: FastifyRequest,
  ticket: string,
  bond: readonly string[],
): Promise<Proof | undefined> {
  const held = ticketsOf(ground).open([stepOfBrowser(ground, request), ...bond], ticket)
  if (held === undefined) return undefined
  const [by, until, key, ...doors] = held.split(' ') as [Proof['by'], string, string, ...string[]]
  const account = await findAccountById(ground.db, userOfKey(key))
  if (!account || keyOf(account, true) !== key) return undefined
  return { account, by, doors, until: until === '' ? undefined : Number(until) }
}

function ticketsOf(ground: ProofGround) {
  return boundForms(ground, 'sign-in that waits for a code', STEP_MINUTES)
}

/** With the prefix a browser takes it over TLS only and keeps it from every other host. */
function stepCookie(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-kantoor_step' : 'kantoor_step'
}
