// v2: a bearer key and nothing else. Each key has 120 requests a minute; guessing keys is limited by address.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../db/context.ts'
import { Problem } from '../shared/problem.ts'
import { type Allowance, countRequest, rateLimited } from './rate-limit.ts'

const GUESSES_PER_MINUTE = 60

export interface BearerGround extends Allowance {
  /** The actor behind the key; 'unknown' was looked up in vain, undefined cannot be a key at all. */
  findKey(key: string): Promise<Actor | 'unknown' | undefined>
}

export function bearer(ground: BearerGround) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
    const [, key] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
    const actor = key === undefined ? undefined : await ground.findKey(key)
    if (actor === 'unknown') await checkGuessing(ground, request.ip)
    if (actor === undefined || actor === 'unknown') throw unauthenticated()
    await countRequest(ground, `key ${actor.id}`, reply)
    return actor
  }
}

/** The same answer for a missing, malformed, unknown, revoked and expired key, so that nothing can be probed. */
function unauthenticated(): Problem {
  return new Problem('unauthenticated', 'Send a valid API key as Authorization: Bearer <API_KEY>.', {
    challenge: 'Bearer',
  })
}

async function checkGuessing({ limiter, clock }: Allowance, ip: string): Promise<void> {
  const window = await limiter.hit(`guess ${ip}`)
  if (window.hits > GUESSES_PER_MINUTE)
    throw rateLimited(window, clock, 'Too many unknown keys came from this address.')
}
