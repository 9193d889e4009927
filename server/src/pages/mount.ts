// The pages people read: the screens, the documentation, and one page per problem. Each is made once, when first asked for.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mountDocs } from './docs/mount.ts'
import { problemCodes, problemIndex, problemPage, problemText } from './problem-pages.ts'
import { type Ready, readyOf, sendReady } from './ready.ts'
import { mountScreens } from './screens.ts'

const publicFolder = join(import.meta.dirname, '../../../web/public')
const HTML = 'text/html; charset=utf-8'
const CSS = 'text/css; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'

export function mountPages(app: FastifyInstance, publicUrl: string, screens?: string): void {
  const mount = (url: string, make: () => string, type = HTML) => {
    let ready: Ready | undefined
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      ready ??= readyOf(make(), { type })
      return sendReady(request, reply, ready)
    }
    app.route({ method: ['GET', 'HEAD'], url, handler })
  }
  mountScreens(app, screens)
  for (const name of ['style.css', 'quote.css', 'oauth.css']) mount(`/${name}`, () => fileText(name), CSS)
  mount('/favicon.svg', () => fileText('favicon.svg'), 'image/svg+xml')
  mount('/docs.js', () => fileText('docs.js'), 'text/javascript; charset=utf-8')
  mountDocs(app, publicUrl)
  mount('/problems', problemIndex)
  for (const code of problemCodes) {
    mount(`/problems/${code}`, () => problemPage(code))
    mount(`/problems/${code}.md`, () => problemText(code), MARKDOWN)
  }
}

function fileText(name: string): string {
  return readFileSync(join(publicFolder, name), 'utf8')
}
