// What the authorisation server stands on.
import type { Database } from '../db/database.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import type { Clock } from '../shared/clock.ts'

export interface OAuthGround {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  /** Also the issuer. */
  readonly publicUrl: string
  readonly secret: string
  /** Shared by all processes. */
  readonly limiter: RateLimiter
  /** Documents of clients may come from private addresses, over plain http too. */
  readonly reachesPrivate: boolean
}

export const ACCESS_SECONDS = 15 * 60
export const CODE_SECONDS = 60
export const ASSISTANT_DAYS = 30
