// Guessing is limited per account and per address (IPv6: per network), across all processes. Known accounts and unknown ones are treated alike.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type RateLimiter, secondsLeft } from '../../http/rate-limit.ts'
import type { Clock } from '../../shared/clock.ts'
import { ownerOf } from '../../shared/networks.ts'
import { Problem } from '../../shared/problem.ts'
import type { Account } from './sign-in.queries.ts'

const PER_ACCOUNT = { most: 10, seconds: 15 * 60 }
const PER_ADDRESS = { most: 100, seconds: 60 * 60 }
const CODES_PER_DAY = { most: 50, seconds: 24 * 60 * 60 }

export interface Attempt {
  readonly ip: string
  /** Whose password is tried; a sign-in link names nobody. */
  readonly email?: string
  /** The user whose code is tried, by somebody who has passed the first step. */
  readonly codeOf?: string
  /** Of a browser in which this account signed in before; it is not locked out by the guesses of others. */
  readonly device?: string | undefined
}

/** Counts before the password is looked at, so that parallel guesses cannot slip under the limit; call the result on success. */
export async function countAttempt(limiter: RateLimiter, clock: Clock, attempt: Attempt): Promise<() => Promise<void>> {
  const buckets = bucketsOf(attempt)
  for (const { name, most, seconds } of buckets) {
    const window = await limiter.hit(name, seconds)
    if (window.hits > most)
      throw new Problem('too-many-attempts', 'Too many attempts to sign in failed; wait, or use a sign-in link.', {
        retry_after: secondsLeft(window, clock),
      })
  }
  return async () => {
    for (const { name } of buckets) await limiter.giveBack(name)
  }
}

// The address comes first: once it has spent its guesses it can neither reach an account nor lock one.
function bucketsOf({ ip, email, codeOf, device }: Attempt) {
  const account = codeOf ? `sign-in code ${codeOf}` : `sign-in account ${email?.toLowerCase()}`
  if (device) return [{ name: `${account} ${device}`, ...PER_ACCOUNT }]
  const address = { name: `sign-in address ${ownerOf(ip)}`, ...PER_ADDRESS }
  const tries = { name: account, ...PER_ACCOUNT }
  if (codeOf) return [address, tries, { name: `${account} in a day`, ...CODES_PER_DAY }]
  return email === undefined ? [address] : [address, tries]
}

/** Whose device it is. Who switches codes on is a stranger to those that only ever saw his password. */
export type DeviceOwner = Pick<Account, 'userId' | 'totpId'>

/** Proves that this account signed in here before; worth nothing for any other, not even one with the same e-mail address. */
export function makeDevice(secret: string, owner: DeviceOwner): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${sealOf(secret, owner, id).toString('base64url')}`
}

/** The device's id, if the cookie is one of ours for this account. */
export function deviceOf(secret: string, owner: DeviceOwner, cookie: string | undefined): string | undefined {
  const [id = '', seal = ''] = (cookie ?? '').split('.')
  const [given, expected] = [Buffer.from(seal, 'base64url'), sealOf(secret, owner, id)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

function sealOf(secret: string, { userId, totpId }: DeviceOwner, id: string): Buffer {
  const owner = totpId === null ? userId : `${userId} ${totpId}`
  return createHmac('sha256', secret).update(`device ${id} ${owner}`).digest()
}
