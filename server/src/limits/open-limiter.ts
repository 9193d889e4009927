// Where requests are counted: in memory by a process that serves alone, in Valkey where there is one, else in PostgreSQL.
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { memoryLimiter, type RateLimiter, sharedLimiter } from '../http/rate-limit.ts'
import type { Clock } from '../shared/clock.ts'
import { openValkey } from './valkey.ts'
import { valkeyLimiter } from './valkey-limiter.ts'

export interface Counting {
  readonly db: Database
  readonly clock: Clock
  readonly shared: boolean
  readonly redisUrl?: string | undefined
}

export interface OpenedLimiter {
  readonly limiter: RateLimiter
  /** Where it counts at this moment. */
  store(): 'memory' | 'postgresql' | 'valkey'
}

export async function openLimiter(
  app: FastifyInstance,
  { db, clock, shared, redisUrl }: Counting,
): Promise<OpenedLimiter> {
  if (redisUrl) return inValkey(app, db, clock, redisUrl)
  if (shared) return { limiter: sharedLimiter(db), store: () => 'postgresql' }
  return { limiter: memoryLimiter(clock), store: () => 'memory' }
}

async function inValkey(app: FastifyInstance, db: Database, clock: Clock, redisUrl: string): Promise<OpenedLimiter> {
  const valkey = openValkey(redisUrl)
  app.addHook('onClose', async () => valkey.close())
  await valkey.ready
  const onChange = (isThere: boolean, reason: string) =>
    isThere
      ? app.log.info('requests are counted in REDIS_URL')
      : app.log.warn({ reason }, 'REDIS_URL does not answer: requests are counted in PostgreSQL')
  const limiter = valkeyLimiter({ valkey, clock, otherwise: sharedLimiter(db), onChange })
  return { limiter, store: () => (limiter.isThere() ? 'valkey' : 'postgresql') }
}
