// A backup holds no secret. It holds what shows, to somebody who has the secret, that it is the same one and that nobody changed the file.
import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

export interface Seal {
  readonly salt: string
  /** Tells whether a secret is the one; slow to try, because a SECRET that somebody made up can be guessed. */
  readonly secret: string
  /** Over header and manifest, and by its checksums over everything. */
  readonly hmac: string
}

export function sealOf(secret: string, sealed: string): Seal {
  const salt = randomBytes(16).toString('hex')
  const { mark, key } = keysOf(secret, salt)
  return { salt, secret: mark, hmac: hmac(key, sealed) }
}

export function isSecretOf(secret: string, seal: Seal): boolean {
  return isEqual(keysOf(secret, seal.salt).mark, seal.secret)
}

export function isUnchanged(secret: string, seal: Seal, sealed: string): boolean {
  return isEqual(hmac(keysOf(secret, seal.salt).key, sealed), seal.hmac)
}

function keysOf(secret: string, salt: string) {
  const both = scryptSync(secret, salt, 64)
  return { mark: both.subarray(0, 32).toString('hex'), key: both.subarray(32) }
}

function hmac(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
