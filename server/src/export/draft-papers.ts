// Drafts on paper, as their customers would get them: /export/<path of the record>/<id>/draft.pdf. Each is read as it stood at one moment and
// printed after it.
import type { FastifyInstance } from 'fastify'
import { type Context, inContext } from '../db/context.ts'
import { notFound } from '../http/errors.ts'
import type { Ground, Surface } from '../http/serve.ts'
import { checkRight, type Right } from '../shared/rights.ts'

export interface DraftPaper {
  /** Of the record, such as /invoices/invoice. */
  readonly path: string
  readonly right: Right
  /** What prints it; undefined where there is none, and it throws for what is no draft any more. */
  read(ctx: Context, id: string): Promise<(() => Promise<Uint8Array>) | undefined>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function mountDraftPapers(
  app: FastifyInstance,
  { authenticate }: Surface,
  { db, clock, newId }: Ground,
  papers: readonly DraftPaper[],
): void {
  for (const { path, right, read } of papers)
    app.route({
      method: 'GET',
      url: `/export${path}/:id/draft.pdf`,
      onRequest: async (request, reply) => {
        request.actor = await authenticate(request, reply)
        checkRight(request.actor, right)
      },
      handler: async (request, reply) => {
        const { id } = request.params as { id: string }
        const occasion = { actor: request.actor, surface: 'app', requestId: request.id, clock, newId } as const
        const print = UUID.test(id) ? await inContext(db, occasion, 'snapshot', (ctx) => read(ctx, id)) : undefined
        if (!print) throw notFound()
        return reply
          .headers({
            'content-type': 'application/pdf',
            'content-disposition': 'attachment; filename="draft.pdf"',
            'cross-origin-resource-policy': 'same-origin',
          })
          .send(Buffer.from(await print()))
      },
    })
}
