// A form that only the browser it was shown to can send back, only for what it showed, and only for a while. It carries the id of
// what it is about to make or to open, so nothing has to be kept about it here.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Clock } from './clock.ts'

export interface BoundForms {
  /** The bond: what must be the same when it comes back, such as the session and the request. */
  make(bond: readonly string[], id: string): string
  /** The id; undefined when it is not ours, was changed, is too old, or is tied to something else. */
  open(bond: readonly string[], text: string): string | undefined
}

export interface BoundGround {
  readonly secret: string
  readonly clock: Clock
}

export function boundForms({ secret, clock }: BoundGround, purpose: string, minutes: number): BoundForms {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const sealOf = (...said: readonly string[]) => createHmac('sha256', key).update(JSON.stringify(said)).digest()
  return {
    make(bond, id) {
      const expires = String(clock.now() + minutes * 60_000)
      return `${id}.${expires}.${sealOf(...bond, id, expires).toString('base64url')}`
    },
    open(bond, text) {
      const [id = '', expires = '', seal = ''] = text.split('.')
      const [given, expected] = [Buffer.from(seal, 'base64url'), sealOf(...bond, id, expires)]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return Number(expires) > clock.now() ? id : undefined
    },
  }
}
