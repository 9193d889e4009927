// The pages people read: the start page, the API reference, and one page per problem. Each is made once, when first asked for.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemCodes, problemIndex, problemPage } from './problem-pages.ts'
import { referencePage } from './reference.ts'
import { mountScreens } from './screens.ts'

interface Ready {
  readonly text: string
  readonly zipped: Buffer
  readonly headers: Readonly<Record<string, string>>
}

const publicFolder = join(import.meta.dirname, '../../../web/public')
const HTML = 'text/html; charset=utf-8'

export function mountPages(app: FastifyInstance, publicUrl: string, screens?: string): void {
  const mount = (url: string, make: () => string, type = HTML) => {
    let ready: Ready | undefined
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      ready ??= readyOf(make(), type)
      return send(request, reply, ready)
    }
    app.route({ method: ['GET', 'HEAD'], url, handler })
  }
  mountScreens(app, screens)
  mount('/style.css', () => fileText('style.css'), 'text/css; charset=utf-8')
  mount('/quote.css', () => fileText('quote.css'), 'text/css; charset=utf-8')
  mount('/oauth.css', () => fileText('oauth.css'), 'text/css; charset=utf-8')
  mount('/favicon.svg', () => fileText('favicon.svg'), 'image/svg+xml')
  mount('/docs', () => referencePage(publicUrl))
  mount('/problems', problemIndex)
  for (const code of problemCodes) mount(`/problems/${code}`, () => problemPage(code))
}

function fileText(name: string): string {
  return readFileSync(join(publicFolder, name), 'utf8')
}

function readyOf(text: string, type: string): Ready {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return {
    text,
    zipped: gzipSync(text),
    headers: { ...CAREFUL, 'content-type': type, etag, vary: 'accept-encoding' },
  }
}

// No page of ours runs a program, sends a form or stands in a frame.
const CAREFUL = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

function send({ headers }: FastifyRequest, reply: FastifyReply, ready: Ready): FastifyReply {
  reply.headers(ready.headers)
  if (headers['if-none-match'] === ready.headers.etag) return reply.code(304).send()
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(ready.text)
  return reply.header('content-encoding', 'gzip').send(ready.zipped)
}
