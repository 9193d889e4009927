// An export that is ready, for whoever asked for it: /export/data/<id>.zip. Each download is written down.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { inContext } from '../db/context.ts'
import { loadRecord } from '../db/record.ts'
import { sql } from '../db/sql.ts'
import { updateRecord } from '../db/write.ts'
import { leaveTrail } from '../events/outbox.ts'
import { notFound } from '../http/errors.ts'
import type { Ground, Surface } from '../http/serve.ts'
import { checkRight } from '../shared/rights.ts'
import { dataExport, EXPORT_PATH, type ExportRow, partsOf } from './data-exports.queries.ts'

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

export function mountDownloads(app: FastifyInstance, { authenticate }: Surface, ground: Ground): void {
  app.route({
    method: 'GET',
    url: `${EXPORT_PATH}/:id.zip`,
    onRequest: async (request, reply) => {
      request.actor = await authenticate(request, reply)
      checkRight(request.actor, 'settings')
    },
    handler: async (request, reply) => {
      const { id } = request.params as { id: string }
      if (!UUID.test(id)) throw notFound()
      const { db, clock, newId } = ground
      const occasion = { actor: request.actor, surface: 'app', requestId: request.id, clock, newId } as const
      const row = await inContext(db, occasion, 'write', async (ctx) => {
        const own = sql`t.user_id = ${ctx.actor.userId} and t.status = 'ready' and t.expires_at > ${ctx.now}`
        const found = await loadRecord(ctx.tx, dataExport, id, ctx, own)
        if (!found) throw notFound()
        await updateRecord(ctx, dataExport, found, { downloads: found.row.downloads + 1 })
        leaveTrail(ctx, 'dataexport.download')
        return found.row
      })
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': Number(row.size_bytes),
          'content-disposition': `attachment; filename="${nameOf(row)}"`,
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(Readable.from(partsOf(db, row), { objectMode: false }))
    },
  })
}

function nameOf({ kind, created_at }: ExportRow): string {
  return `kantoor-${kind}-${created_at.slice(0, 10)}.zip`
}
