// Anything thrown becomes a problem document; what we did not foresee is logged and tells the caller nothing but its request id.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf } from '../db/constraints.ts'
import { Problem, problems } from '../shared/problem.ts'

export const PROBLEM_JSON = 'application/problem+json; charset=utf-8'

export function sendProblem(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): FastifyReply {
  const problem = toProblem(thrown, request.method === 'DELETE')
  if (problem.code === 'internal-error') request.log.error({ err: thrown }, 'unforeseen error')
  else if (problem.code === 'unavailable') request.log.warn({ err: thrown }, 'unavailable')
  const { retry_after: retryAfter, allow, challenge } = problem.extra
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (allow !== undefined) reply.header('allow', String(allow))
  if (challenge !== undefined) reply.header('www-authenticate', String(challenge))
  return reply
    .code(problems[problem.code].status)
    .header('content-type', PROBLEM_JSON)
    .serializer(asIs)
    .send(problemText(problem, request.id, publicUrl))
}

export function problemText({ code, detail, extra }: Problem, requestId: string, publicUrl: string): string {
  const { status, title } = problems[code]
  const { retry_after, allow, challenge, ...told } = extra
  const type = `${publicUrl}/problems/${code}`
  return JSON.stringify({ type, title, status, detail, code, ...told, request_id: requestId })
}

const asIs = (payload: unknown) => payload as string

export function toProblem(thrown: unknown, deleting: boolean): Problem {
  if (thrown instanceof Problem) return thrown
  const { code = '', statusCode } = thrown as Partial<FastifyError>
  const known = byFastifyCode[code]
  if (known) return known()
  const fromDatabase = /^[0-9A-Z]{5}$/.test(code) ? problemOf(thrown as { code: string }, deleting) : undefined
  if (fromDatabase) return fromDatabase
  if (isUnreachable(thrown as Error, code)) {
    return new Problem('unavailable', 'The database cannot be reached at the moment; try again shortly.', {
      retry_after: 2,
    })
  }
  if (statusCode === 400) return new Problem('validation-error', 'The request could not be read.', { errors: [] })
  return new Problem('internal-error', 'This should not have happened. Tell us the request id and we can find out why.')
}

const byFastifyCode: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new Problem('payload-too-large', 'JSON may have at most 1 MiB, a file at most 20 MB.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Problem('unsupported-media-type', 'Send JSON as application/json, or a file of a type that is taken.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Problem('invalid-json', 'The body is not as long as Content-Length says.'),
  FST_ERR_BAD_URL: notFound,
  FST_ERR_MAX_PARAM_LENGTH: notFound,
}

export function notFound(): Problem {
  return new Problem('not-found', 'No such record or path exists, or it is not yours to see.')
}

// Classes 08, 53 and 57P: the connection broke, the server is full or is shutting down.
const BROKEN = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
const UNREACHED =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Cannot use a pool after/i

function isUnreachable(error: Error, code: string): boolean {
  return BROKEN.test(code) || UNREACHED.test(error.message ?? '')
}
