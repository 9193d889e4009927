// What the authorisation server stands on; its publicUrl is also the issuer.
import type { EntryGround } from '../modules/access/entering.ts'

export interface OAuthGround extends EntryGround {
  /** Documents of clients may come from private addresses, over plain http too. */
  readonly reachesPrivate: boolean
}

export const ACCESS_SECONDS = 15 * 60
export const CODE_SECONDS = 60
export const ASSISTANT_DAYS = 30
