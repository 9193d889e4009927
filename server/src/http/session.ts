// The application surface: a session cookie and nothing else. A change must come from our own pages, which browsers attest.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../db/context.ts'
import type { Clock } from '../shared/clock.ts'
import { Problem } from '../shared/problem.ts'
import { countRequest, type RateLimiter } from './rate-limit.ts'

const REQUESTS_PER_MINUTE = 1200

export interface SessionGround {
  findSession(token: string): Promise<Actor | undefined>
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly publicUrl: string
}

export function session({ findSession, limiter, clock, publicUrl }: SessionGround) {
  const cookie = sessionCookie(publicUrl)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Actor> => {
    const token = readCookie(request, cookie)
    const actor = token === undefined ? undefined : await findSession(token)
    if (!actor) throw new Problem('unauthenticated', 'Sign in first.')
    request.actor = actor
    await countRequest({ limiter, clock, limit: REQUESTS_PER_MINUTE }, `user ${actor.id}`, reply)
    checkOrigin(request, publicUrl)
    return actor
  }
}

/** With the prefix a browser takes the cookie over TLS only and keeps it from every other host. */
export function sessionCookie(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-kantoor_session' : 'kantoor_session'
}

export function deviceCookie(publicUrl: string): string {
  return isSecure(publicUrl) ? '__Host-kantoor_device' : 'kantoor_device'
}

export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined
}

export function writeCookie(publicUrl: string, name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? '; Secure' : ''}`
}

export function checkOrigin({ method, headers }: FastifyRequest, publicUrl: string): void {
  if (method === 'GET' || method === 'HEAD') return
  if (headers.origin === new URL(publicUrl).origin || headers['sec-fetch-site'] === 'same-origin') return
  throw new Problem('foreign-origin', `Changes with a session are only taken from ${publicUrl} itself.`)
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
