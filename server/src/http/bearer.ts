// v2: a bearer key and nothing else. Each key has 120 requests a minute; guessing keys is limited by address.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../db/context.ts'
import type { Clock } from '../shared/clock.ts'
import { Problem } from '../shared/problem.ts'
import type { Keys } from './keys.ts'
import type { RateLimiter, Window } from './rate-limit.ts'

const GUESSES_PER_MINUTE = 60

export interface BearerGround {
  readonly keys: Keys
  readonly limiter: RateLimiter
  readonly limit: number
  readonly clock: Clock
}

export function bearer({ keys, limiter, limit, clock }: BearerGround) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
    const [, key] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
    const actor = key === undefined ? undefined : await keys.find(key)
    if (actor === 'unknown') await checkGuessing(limiter, request.ip, clock)
    if (actor === undefined || actor === 'unknown') throw unauthenticated()
    const window = await limiter.hit(`key ${actor.id}`)
    reply.header('x-ratelimit-limit', String(limit))
    reply.header('x-ratelimit-remaining', String(Math.max(0, limit - window.hits)))
    reply.header('x-ratelimit-reset', String(Math.ceil(window.endsAt / 1000)))
    if (window.hits > limit) throw rateLimited(window, clock, `This key may make ${limit} requests a minute.`)
    return actor
  }
}

/** The same answer for a missing, malformed, unknown, revoked and expired key, so that nothing can be probed. */
function unauthenticated(): Problem {
  return new Problem('unauthenticated', 'Send a valid API key as Authorization: Bearer <API_KEY>.')
}

async function checkGuessing(limiter: RateLimiter, ip: string, clock: Clock): Promise<void> {
  const window = await limiter.hit(`guess ${ip}`)
  if (window.hits > GUESSES_PER_MINUTE)
    throw rateLimited(window, clock, 'Too many unknown keys came from this address.')
}

function rateLimited({ endsAt }: Window, clock: Clock, detail: string): Problem {
  return new Problem('rate-limited', detail, { retry_after: Math.max(1, Math.ceil((endsAt - clock.now()) / 1000)) })
}
