// Guessing is limited per account and per address, across all processes. Known accounts and unknown ones are treated alike.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type RateLimiter, secondsLeft } from '../../http/rate-limit.ts'
import type { Clock } from '../../shared/clock.ts'
import { Problem } from '../../shared/problem.ts'

const PER_ACCOUNT = { most: 10, seconds: 15 * 60 }
const PER_ADDRESS = { most: 100, seconds: 60 * 60 }

export interface Attempt {
  readonly ip: string
  /** Whose password is tried; a sign-in link names nobody. */
  readonly email?: string
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
function bucketsOf({ ip, email, device }: Attempt) {
  const account = `sign-in account ${email?.toLowerCase()}`
  if (device) return [{ name: `${account} ${device}`, ...PER_ACCOUNT }]
  const address = { name: `sign-in address ${ip}`, ...PER_ADDRESS }
  return email === undefined ? [address] : [address, { name: account, ...PER_ACCOUNT }]
}

/** Proves that this account signed in here before; worth nothing for any other, not even one with the same e-mail address. */
export function makeDevice(secret: string, userId: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${sealOf(secret, userId, id).toString('base64url')}`
}

/** The device's id, if the cookie is one of ours for this account. */
export function deviceOf(secret: string, userId: string, cookie: string | undefined): string | undefined {
  const [id = '', seal = ''] = (cookie ?? '').split('.')
  const [given, expected] = [Buffer.from(seal, 'base64url'), sealOf(secret, userId, id)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

function sealOf(secret: string, userId: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`device ${id} ${userId}`).digest()
}
