// The PDFs of several invoices, or their UBL files, as one file: /export/invoices/papers.zip?ids=…&kind=ubl
import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import { type Context, inContext } from '../db/context.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../http/errors.ts'
import type { Ground, Surface } from '../http/serve.ts'
import { fieldError, validationProblem } from '../shared/problem.ts'
import { checkRight } from '../shared/rights.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const MOST_INVOICES = 100
const KINDS: Readonly<Record<string, string>> = { pdf: 'invoice_pdf', ubl: 'invoice_ubl' }

export function mountInvoicePapers(app: FastifyInstance, { authenticate }: Surface, ground: Ground): void {
  app.route({
    method: 'GET',
    url: '/export/invoices/papers.zip',
    onRequest: async (request, reply) => {
      request.actor = await authenticate(request, reply)
      checkRight(request.actor, 'invoices:read')
    },
    handler: async (request, reply) => {
      const { ids: named, kind = 'pdf' } = request.query as { ids?: string; kind?: string }
      const ids = readIds(named)
      if (!Object.hasOwn(KINDS, kind))
        throw validationProblem([fieldError('/kind', 'invalid', 'kind must be pdf or ubl.')])
      const { db, clock, newId } = ground
      const occasion = { actor: request.actor, surface: 'app', requestId: request.id, clock, newId } as const
      const papers = await inContext(db, occasion, 'read', (ctx) => findPapers(ctx, ids, KINDS[kind]!))
      if (papers.length === 0) throw notFound()
      const zip = new ZipFile()
      // A PDF is pressed already.
      for (const { name, bytes, created_at } of papers)
        zip.addBuffer(bytes, name, { compress: kind === 'ubl', mtime: new Date(created_at) })
      zip.end()
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="invoices.zip"',
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(zip.outputStream)
    },
  })
}

function readIds(text = ''): readonly string[] {
  const ids = text.split(',')
  if (ids.length > MOST_INVOICES || !ids.every((id) => UUID.test(id)))
    throw validationProblem([fieldError('/ids', 'invalid', `ids must name 1 to ${MOST_INVOICES} invoices.`)])
  return ids
}

interface Paper {
  readonly name: string
  readonly created_at: string
  readonly bytes: Buffer
}

// Numbers of two companies may be alike, and so may the names of their papers.
async function findPapers({ tx }: Context, ids: readonly string[], kind: string): Promise<readonly Paper[]> {
  const papers = await tx.last<Paper>(sql`
    select d.name, instant_text(d.created_at) as created_at, c.bytes
    from document d join document_content c on c.environment_id = d.environment_id and c.document_id = d.id
    where d.invoice_id = any(${ids}::uuid[]) and d.kind = ${kind} order by d.name, d.id`)
  return papers.map((paper, i) =>
    papers[i - 1]?.name === paper.name ? { ...paper, name: `${i}-${paper.name}` } : paper,
  )
}
