// An unknown path is 404; a known path with another method is 405 and says which methods it takes. Before any other check.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../shared/problem.ts'
import { notFound } from './errors.ts'

interface Known {
  readonly path: RegExp
  readonly methods: readonly string[]
}

export function refuseUnknown(app: FastifyInstance): void {
  const routes: Known[] = []
  app.addHook('onRoute', ({ url, method }) => {
    const path = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[a-z]+/g, '[^/]+')}$`)
    routes.push({ path, methods: [method].flat() })
  })
  app.addHook('onRequest', async (request) => {
    if (request.is404 || hasEmptyId(request)) throw refusal(routes, request)
  })
  app.setNotFoundHandler((request) => {
    throw refusal(routes, request)
  })
}

// The router takes a trailing slash for an empty id.
function hasEmptyId({ params }: FastifyRequest): boolean {
  return (params as { id?: string }).id === ''
}

function refusal(routes: readonly Known[], request: FastifyRequest): Problem {
  const path = request.url.split('?', 1)[0] ?? ''
  const allowed = [...new Set(routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods))]
  if (allowed.length === 0) return notFound()
  return new Problem('method-not-allowed', `This path takes ${allowed.join(', ')}.`, { allow: allowed.join(', ') })
}
