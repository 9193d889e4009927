// Guessing is limited per account and per address, across all processes. Known accounts and unknown ones are treated alike.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type RateLimiter, secondsLeft } from '../../http/rate-limit.ts'
import type { Clock } from '../../shared/clock.ts'
import { Problem } from '../../shared/problem.ts'

const PER_ACCOUNT = { most: 10, seconds: 15 * 60 }
const PER_ADDRESS = { most: 100, seconds: 60 * 60 }

export interface Attempt {
  readonly email: string
  readonly ip: string
  /** Of a browser in which this account signed in before; it is not locked out by the guesses of others. */
  readonly device?: string | undefined
}

/** Counts before the password is looked at, so that parallel guesses cannot slip under the limit; call the result on success. */
export async function countAttempt(limiter: RateLimiter, clock: Clock, attempt: Attempt): Promise<() => Promise<void>> {
  const account = `sign-in ${attempt.email.toLowerCase()}`
  const buckets = attempt.device
    ? [{ name: `${account} ${attempt.device}`, ...PER_ACCOUNT }]
    : [
        { name: account, ...PER_ACCOUNT },
        { name: `sign-in from ${attempt.ip}`, ...PER_ADDRESS },
      ]
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

/** Proves that this account signed in here before; worth nothing for any other account. */
export function makeDevice(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${sealOf(secret, email, id).toString('base64url')}`
}

/** The device's id, if the cookie is one of ours for this account. */
export function deviceOf(secret: string, email: string, cookie: string | undefined): string | undefined {
  const [id = '', seal = ''] = (cookie ?? '').split('.')
  const [given, expected] = [Buffer.from(seal, 'base64url'), sealOf(secret, email, id)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

function sealOf(secret: string, email: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`device ${id} ${email.toLowerCase()}`).digest()
}
