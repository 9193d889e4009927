// Mounts operations on one surface: who asks, how often, with what right; then one transaction; then the answer.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, type Context, inContext } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import { listOn, readList } from '../db/listing.ts'
import { type Access, retrying } from '../db/transaction.ts'
import { leaveTrail } from '../events/outbox.ts'
import type { Clock } from '../shared/clock.ts'
import { readFile } from '../shared/files.ts'
import type { Installation } from '../shared/installation.ts'
import { Problem } from '../shared/problem.ts'
import { checkRight } from '../shared/rights.ts'
import { answerErrors, checkQuery, readBody, readQuery } from '../shared/validate.ts'
import { matches, type Reply, toReply } from './answer.ts'
import { notFound } from './errors.ts'
import { type Claim, readClaim, replay, storeAnswer } from './idempotency.ts'
import { type Input, isLoaded, type Operation } from './operation.ts'
import { takeFile } from './upload.ts'

export interface Surface {
  readonly name: 'v2' | 'app'
  readonly prefix: string
  readonly operations: readonly Operation[]
  /** 401, 429 and what else the surface demands before an operation is looked at. */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<Actor>
}

export interface Ground {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  readonly publicUrl: string
  installationFor(environmentId: string): Installation
  /** Compares every answer with its shape; for tests and development. */
  readonly checkAnswers: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function serve(app: FastifyInstance, surface: Surface, ground: Ground): void {
  const readable = new Set(surface.operations.filter(({ method }) => method === 'GET').map(({ path }) => path))
  for (const operation of surface.operations) {
    const detail: `/${string}` = `${operation.path}/{id}`
    const location = (id: string) =>
      readable.has(detail) ? `${ground.publicUrl}${surface.prefix}${operation.path}/${id}` : undefined
    const mount = (place: FastifyInstance) =>
      place.route({
        method: operation.method === 'GET' ? ['GET', 'HEAD'] : operation.method,
        url: surface.prefix + operation.path.replace('{id}', ':id'),
        onRequest: async (request, reply) => {
          request.actor = await surface.authenticate(request, reply)
          if (operation.scope !== null) checkRight(request.actor, operation.scope)
          checkAccept(request.headers.accept)
        },
        handler: async (request, reply) => send(reply, await answer(operation, surface, ground, request, location)),
      })
    if (operation.upload) takeFile(app, operation.upload, mount)
    else mount(app)
  }
}

function checkAccept(accept: string | undefined): void {
  if (accept === undefined || /\*\/\*|application\/(\*|json|problem\+json)/i.test(accept) || accept.trim() === '')
    return
  throw new Problem('not-acceptable', 'Answers are application/json.')
}

async function answer(
  operation: Operation,
  surface: Surface,
  ground: Ground,
  request: FastifyRequest,
  location: (id: string) => string | undefined,
): Promise<Reply> {
  const { method } = operation
  const id = (request.params as { id?: string }).id ?? ''
  const hasId = operation.path.includes('{id}')
  const raw = request.body as Buffer | undefined
  if (hasId && !UUID.test(id)) throw notFound()
  const list = operation.list
    ? readList(listOn(surface.name, operation.list), request.query as Record<string, string>)
    : undefined
  for (const right of list?.needs ?? []) checkRight(request.actor, right)
  const bodyNow = () => {
    if (operation.query) return readQuery(operation.query, request.query)
    if (!operation.list) checkQuery(request.query)
    return bodyOf(operation, surface, raw)
  }
  const early = operation.load ? undefined : { body: bodyNow() }
  const claim =
    method === 'GET'
      ? undefined
      : readClaim(request.headers['idempotency-key'], `${method} ${surface.name} ${request.url}`, raw)

  const run = async (ctx: Context): Promise<Reply> => {
    const earlier = claim && (await replay(ctx, claim))
    if (earlier) return earlier
    const before = operation.load ? await operation.load(ctx, id) : undefined
    if (operation.load && before === undefined) throw notFound()
    if (method !== 'GET') checkIfMatch(request.headers['if-match'], before)
    const body = early ? early.body : bodyNow()
    const file = operation.upload && readFile(request.headers['content-type'], raw)
    const installation = ground.installationFor(ctx.actor.environmentId)
    const input = { id, list, body, file, before, installation } as Input<unknown, unknown>
    const reply = toReply(operation, await operation.run(ctx, input), location)
    if (ground.checkAnswers) checkAnswer(operation, reply)
    finish(ctx, operation, claim, reply)
    return reply
  }
  const { db, clock, newId } = ground
  const occasion = { actor: request.actor, surface: surface.name, requestId: request.id, clock, newId }
  return retrying(() => inContext(db, occasion, accessOf(operation), run), isLostRace)
}

function accessOf({ method, path }: Operation): Access {
  if (method !== 'GET') return 'write'
  return path.startsWith('/reports/') ? 'report' : 'read'
}

// A key that another request stored between our look and our write: the second look finds its answer.
function isLostRace(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'idempotency_key_used'
}

function bodyOf(operation: Operation, surface: Surface, raw: Buffer | undefined): unknown {
  const schema = (surface.name === 'app' && operation.screenBody) || operation.body
  return schema && readBody(schema, raw)
}

function checkIfMatch(header: string | undefined, before: unknown): void {
  if (header === undefined || !isLoaded(before) || matches(header, before.version)) return
  throw new Problem(
    'precondition-failed',
    'The record has changed since you read it; read it again and repeat your change.',
  )
}

function finish(ctx: Context, operation: Operation, claim: Claim | undefined, reply: Reply): void {
  leaveTrail(ctx, operation.id)
  if (claim) storeAnswer(ctx, claim, reply, operation.secret ?? false)
}

function checkAnswer(operation: Operation, { body }: Reply): void {
  if (!operation.response || body === undefined) return
  const errors = answerErrors(operation.response, JSON.parse(body))
  if (errors.length > 0) throw new Error(`${operation.id} answers against its shape: ${errors.join('; ')}`)
}

function send(reply: FastifyReply, { status, headers, body }: Reply): FastifyReply {
  reply.code(status).headers(headers)
  if (body === undefined) return reply.send()
  return reply.header('content-type', 'application/json; charset=utf-8').serializer(asIs).send(body)
}

const asIs = (payload: unknown) => payload as string
