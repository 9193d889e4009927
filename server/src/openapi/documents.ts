// The two published documents: what integrations may rely on, and what the screens use.
import type { FastifyInstance } from 'fastify'
import { catalogue } from '../catalogue/catalogue.ts'
import { signInRoutes } from '../modules/access/sign-in.ts'
import { operations } from '../operations.ts'
import { openapi } from './document.ts'

export const surfaces = {
  v2: { name: 'v2', prefix: '/api/v2', operations: operations.filter(({ surface }) => surface !== 'app') },
  app: { name: 'app', prefix: '/api/app', operations },
} as const

export type SurfaceName = keyof typeof surfaces

export function documentOf(name: SurfaceName): Record<string, unknown> {
  if (name === 'v2') return openapi({ ...surfaces.v2, events: catalogue() })
  return openapi({ ...surfaces.app, operations: [...signInRoutes, ...operations] })
}

export function mountDocuments(app: FastifyInstance): void {
  for (const { name, prefix } of Object.values(surfaces)) {
    // Made when first asked for: most processes never are, and making it takes more memory than keeping it. As bytes, which all
    // answers share: of a text each would have a copy for as long as nobody reads it.
    let bytes: Buffer | undefined
    app.get(`${prefix}/openapi.json`, async (_request, reply) => {
      bytes ??= Buffer.from(JSON.stringify(documentOf(name)))
      return reply.type('application/json; charset=utf-8').send(bytes)
    })
  }
}
