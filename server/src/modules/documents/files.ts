// The files behind signed links: /files/<link>. No key and no cookie; a link that is no longer good is a 404 like any other.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { inEnvironment } from '../../db/transaction.ts'
import { notFound } from '../../http/errors.ts'
import { attachmentNamed } from './documents.rules.ts'
import type { DownloadLinks, OpenedLink } from './download-links.ts'

export const FILE_PATH = '/files/:link'
// A slice at a time, so that a hundred downloads of large files do not fill the memory.
const SLICE_BYTES = 1024 * 1024

interface Found {
  readonly name: string
  readonly mime_type: string
  readonly size_bytes: number
  readonly sha256: string
}

export function mountFiles(app: FastifyInstance, db: Database, links: DownloadLinks): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: FILE_PATH,
    handler: async (request, reply) => {
      const opened = links.open((request.params as { link: string }).link)
      const found = opened && (await findFile(db, opened))
      if (!found) throw notFound()
      const etag = `"${found.sha256}"`
      reply.headers({ ...CAREFUL, etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      reply.headers({
        'content-type': found.mime_type,
        'content-length': found.size_bytes,
        'content-disposition': attachmentNamed(found.name),
      })
      return reply.send(request.method === 'HEAD' ? undefined : Readable.from(slices(db, opened, found.size_bytes)))
    },
  })
}

// Should a browser show it after all, it may do nothing there.
const CAREFUL = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
}

async function findFile(db: Database, opened: OpenedLink): Promise<Found | undefined> {
  const query = sql`select name, mime_type, size_bytes, sha256 from document where id = ${opened.documentId}`
  return (await read<Found>(db, opened, query))[0]
}

// A document never changes, so its slices belong together whenever they are read.
async function* slices(db: Database, opened: OpenedLink, size: number): AsyncGenerator<Buffer> {
  for (let from = 1; from <= size; from += SLICE_BYTES) {
    const query = sql`
      select substring(bytes from ${from}::integer for ${SLICE_BYTES}::integer) as slice
      from document_content where document_id = ${opened.documentId}`
    const [found] = await read<{ slice: Buffer }>(db, opened, query)
    if (!found) throw new Error('the document was deleted while it was downloaded')
    yield found.slice
  }
}

function read<Row>(db: Database, { environmentId }: OpenedLink, query: Sql): Promise<Row[]> {
  const today = new Date().toISOString().slice(0, 10)
  return inEnvironment(db, { environmentId, today }, 'read', (tx) => tx.last<Row>(query))
}
