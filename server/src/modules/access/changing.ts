// A change by whoever is signed in, or has just come in, outside of an operation.
import type { FastifyRequest } from 'fastify'
import { type Context, inContext } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import { retrying } from '../../db/transaction.ts'
import { leaveTrail } from '../../events/outbox.ts'
import type { Clock } from '../../shared/clock.ts'

interface ChangeGround {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
}

/** It leaves the trail that an operation of this name would. */
export function changing<T>(
  { db, clock, newId }: ChangeGround,
  request: Pick<FastifyRequest, 'actor' | 'id'>,
  name: string,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  const occasion = { actor: request.actor, surface: 'app', requestId: request.id, clock, newId } as const
  return retrying(() =>
    inContext(db, occasion, 'write', async (ctx) => {
      const result = await work(ctx)
      leaveTrail(ctx, name)
      return result
    }),
  )
}
