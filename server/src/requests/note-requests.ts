// Notes every request in memory and writes what came in a batch, once a second. A request never waits for it and never fails by it:
// what comes too fast is counted instead, and so is what could not be written.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../db/context.ts'
import type { Database } from '../db/database.ts'
import type { Surface } from '../http/serve.ts'
import type { Clock } from '../shared/clock.ts'
import type { ProblemCode } from '../shared/problem.ts'
import { isNoted, type NotedRoute, notedPath, notedQuery } from './noted.rules.ts'
import { insertRequests, type NewRequest } from './requests.queries.ts'

export interface RequestLog {
  note(request: FastifyRequest, reply: FastifyReply): void
  noteProblem(request: FastifyRequest, code: ProblemCode): void
  /** Writes what is left. */
  close(): Promise<void>
}

export interface RequestLogGround {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
  readonly surfaces: readonly Pick<Surface, 'name' | 'prefix' | 'operations'>[]
  readonly mcpPath: string
  onDropped(dropped: number, error?: unknown): void
}

/** Of one environment in one batch; more than any of them writes at its rate limit. */
export const MOST_OF_ENVIRONMENT = 200
const MOST_AT_ALL = 5000
const EVERY_MS = 1000

export function openRequestLog(ground: RequestLogGround): RequestLog {
  const routes = routesOf(ground)
  const codes = new WeakMap<FastifyRequest, ProblemCode>()
  /** By environment, those of which no entry tells yet. */
  const lost = new Map<string, number>()
  let waiting = new Map<string, NewRequest[]>()
  let count = 0
  let dropped = 0
  let writing: Promise<void> | undefined

  const lose = (environmentId: string, some: number) => lost.set(environmentId, (lost.get(environmentId) ?? 0) + some)
  const write = async () => {
    const batch = [...waiting.values()].flat()
    waiting = new Map()
    count = 0
    if (dropped > 0) ground.onDropped(dropped)
    dropped = 0
    try {
      await insertRequests(ground.db, batch)
    } catch (error) {
      for (const one of batch) lose(one.environment_id, 1 + one.dropped)
      ground.onDropped(batch.length, error)
    }
  }
  const writeWaiting = () => {
    if (count > 0)
      writing ??= write().finally(() => {
        writing = undefined
      })
    return writing
  }
  const timer = setInterval(writeWaiting, EVERY_MS).unref()

  return {
    note(request, reply) {
      const route = routes.get(`${request.method} ${request.routeOptions.url}`)
      const actor = request.actor as Actor | undefined
      if (!route || !actor || !isNoted(route, request.method, reply.statusCode)) return
      const { environmentId } = actor
      const own = waiting.get(environmentId) ?? []
      if (own.length >= MOST_OF_ENVIRONMENT || count >= MOST_AT_ALL) {
        lose(environmentId, 1)
        dropped++
        return
      }
      count++
      waiting.set(environmentId, own)
      own.push(entryOf(request, reply, route, actor))
      lost.delete(environmentId)
    },
    noteProblem(request, code) {
      codes.set(request, code)
    },
    async close() {
      clearInterval(timer)
      await writing
      await writeWaiting()
    },
  }

  function entryOf(request: FastifyRequest, reply: FastifyReply, route: NotedRoute, actor: Actor): NewRequest {
    return {
      environment_id: actor.environmentId,
      id: ground.newId(),
      request_id: request.id,
      surface: route.surface,
      method: request.method,
      route: route.route,
      path: notedPath(route, (request.params as { id?: string } | undefined)?.id),
      query: notedQuery(route, request.originalUrl),
      status: reply.statusCode,
      duration_ms: Math.round(reply.elapsedTime),
      problem: codes.get(request) ?? null,
      actor_type: actor.type,
      actor_id: actor.id,
      user_id: actor.userId,
      dropped: lost.get(actor.environmentId) ?? 0,
      created_at: new Date(ground.clock.now()).toISOString(),
    }
  }
}

/** All that is ever noted; files, quotes, sign-in and the way in of assistants are no operations. */
function routesOf({ surfaces, mcpPath }: RequestLogGround): ReadonlyMap<string, NotedRoute> {
  const routes = new Map<string, NotedRoute>()
  for (const { name, prefix, operations } of surfaces)
    for (const { method, path, list, query } of operations) {
      const parameters = new Set(Object.keys((list?.parameters ?? query)?.properties ?? {}))
      const route = { surface: name, route: prefix + path, parameters }
      const url = `${prefix}${path.replace('{id}', ':id')}`
      routes.set(`${method} ${url}`, route)
      if (method === 'GET') routes.set(`HEAD ${url}`, route)
    }
  routes.set(`POST ${mcpPath}`, { surface: 'mcp', route: mcpPath, parameters: new Set() })
  return routes
}
