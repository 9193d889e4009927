// What programs are told when they are refused: JSON with a word of the RFCs, whatever went wrong.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toProblem } from '../http/errors.ts'
import { problems } from '../shared/problem.ts'
import { isRefusal, type OAuthError } from './refusal.ts'

interface Told {
  readonly status: number
  readonly error: OAuthError
  readonly description: string
  readonly retryAfter?: unknown
}

export function sendRefusal(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, error, description, retryAfter } = toldOf(thrown)
  if (error === 'server_error') request.log.error({ err: thrown }, 'unforeseen error')
  if (error === 'temporarily_unavailable') request.log.warn({ err: thrown }, 'unavailable')
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  // Whoever came with a header is told which header is taken (RFC 6749, 5.2).
  if (status === 401 && request.headers.authorization !== undefined) reply.header('www-authenticate', CHALLENGE)
  return reply.code(status).send({ error, error_description: spoken(description) })
}

// What a description may have in it (RFC 6749, 5.2).
function spoken(description: string): string {
  return description.replaceAll('"', "'").replaceAll(/[^\x20\x21\x23-\x5b\x5d-\x7e]/g, '?')
}

const CHALLENGE = 'Basic realm="kantoor", charset="UTF-8"'

function toldOf(thrown: unknown): Told {
  if (isRefusal(thrown)) {
    const { status, oauth, message, retryAfter } = thrown
    return { status, error: oauth, description: message, retryAfter }
  }
  const { code, extra } = toProblem(thrown, false)
  const { status } = problems[code]
  if (status === 503)
    return {
      status,
      error: 'temporarily_unavailable',
      description: 'This cannot be answered at the moment; try again shortly.',
      retryAfter: extra.retry_after,
    }
  if (status >= 500)
    return { status: 500, error: 'server_error', description: 'This should not have happened; try again later.' }
  const unread = byStatus[status] ?? 'The request could not be read.'
  return { status: status === 413 ? 413 : 400, error: 'invalid_request', description: unread }
}

const byStatus: Readonly<Record<number, string>> = {
  413: 'The body is too long.',
  415: 'The body is not of the type that this address takes, or it is compressed.',
}
