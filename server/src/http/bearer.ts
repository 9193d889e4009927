// A bearer token and nothing else. Whoever it belongs to has 120 requests a minute; guessing is limited by address.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../db/context.ts'
import { ownerOf } from '../shared/networks.ts'
import { Problem } from '../shared/problem.ts'
import { type Allowance, countRequest, rateLimited } from './rate-limit.ts'

const GUESSES_PER_MINUTE = 60

export interface BearerGround extends Allowance {
  /** The actor behind the token; 'unknown' was looked up in vain, undefined is none that could be let in. */
  findActor(token: string): Promise<Actor | 'unknown' | undefined>
  /** What whoever is not let in is told: the same whatever was wrong, so that nothing can be probed. */
  refusal(wasSent: boolean): Problem
}

export function bearer(ground: BearerGround) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
    const [, token] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
    const actor = token === undefined ? undefined : await ground.findActor(token)
    if (actor === 'unknown') await checkGuessing(ground, request.ip)
    if (actor === undefined || actor === 'unknown') throw ground.refusal(Boolean(request.headers.authorization))
    request.actor = actor
    const bucket = `${actor.type} ${actor.id}`
    await countRequest(ground, bucket, reply)
    ground.enter?.(bucket, reply)
    return actor
  }
}

export function keyRefusal(): Problem {
  return new Problem('unauthenticated', 'Send a valid API key as Authorization: Bearer <API_KEY>.', {
    challenge: 'Bearer',
  })
}

async function checkGuessing({ limiter, clock }: Allowance, ip: string): Promise<void> {
  const window = await limiter.hit(`guess ${ownerOf(ip)}`)
  if (window.hits > GUESSES_PER_MINUTE)
    throw rateLimited(window, clock, 'Too many unknown keys came from this address.')
}
