// The codes of an authenticator app, and those for when it is lost. What the app makes them from is derived and never stored.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

export interface AppSecret {
  /** In base32, for whoever types it over. */
  readonly secret: string
  /** What the picture holds that an app reads. */
  readonly uri: string
}

const STEP_MS = 30_000
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

export function appSecret(secret: string, totpId: string, label: string): AppSecret {
  const totp = new TOTP({ ...FORM, issuer: 'Kantoor', label, secret: derived(secret, totpId) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step that the code belongs to; clocks may differ by one. */
export function stepOf(secret: string, totpId: string, code: string, now: number): number | undefined {
  const delta = TOTP.validate({ ...FORM, secret: derived(secret, totpId), token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta
}

/** As people type it: spaces, dashes and capitals do not matter. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase()
}

export function isAppCode(plain: string): boolean {
  return /^\d{6}$/.test(plain)
}

/** 80 random bits each, in groups of four. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => inGroups(randomBytes(RECOVERY_BYTES)))
}

/** Letters and digits that nobody mistakes for another, in groups of four. */
export function inGroups(bytes: Uint8Array): string {
  const { base32 } = new Secret({ buffer: Uint8Array.from(bytes).buffer })
  return base32.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
}

const FORM = { algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 }

function derived(secret: string, totpId: string): Secret {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'authenticator apps', 32))
  const bytes = createHmac('sha256', key).update(totpId).digest().subarray(0, SECRET_BYTES)
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}
