// Serves every page below /docs: for people as HTML, for programs as Markdown, by address (.md) or by what they accept.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../http/errors.ts'
import { layout } from '../layout.ts'
import { type Ready, readyOf, sendReady } from '../ready.ts'
import { receivers } from './guides.ts'
import { llmsFull, llmsIndex } from './llms.ts'
import { type DocsPage, docsPages } from './pages.ts'

export function mountDocs(app: FastifyInstance, publicUrl: string): void {
  let pages: ReadonlyMap<string, DocsPage> | undefined
  const ready = new Map<string, Ready>()
  const made = (name: string, make: () => Ready) => {
    const known = ready.get(name) ?? make()
    ready.set(name, known)
    return known
  }
  const all = () => {
    pages ??= new Map(docsPages(publicUrl).map((page) => [page.address, page]))
    return pages
  }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!
    const page = all().get(path.replace(/\.md$/, ''))
    if (!page) throw notFound()
    const wantsText = path.endsWith('.md') || prefersMarkdown(request.headers.accept)
    const found = wantsText ? made(`${page.address}.md`, () => textOf(page)) : made(page.address, () => pageOf(page))
    return sendReady(request, reply, found)
  }
  for (const url of ['/docs', '/docs.md', '/docs/*']) app.route({ method: ['GET', 'HEAD'], url, handler })
  const text = (url: string, make: () => string) => {
    const plain = () => readyOf(make(), { type: 'text/plain; charset=utf-8' })
    const handler = async (request: FastifyRequest, reply: FastifyReply) => sendReady(request, reply, made(url, plain))
    app.route({ method: ['GET', 'HEAD'], url, handler })
  }
  for (const { address, read } of receivers) text(address, read)
  text('/llms.txt', () => llmsIndex([...all().values()], publicUrl))
  text('/llms-full.txt', () => llmsFull([...all().values()]))
}

/** A browser says text/html; who names Markdown and not HTML is a program. */
export function prefersMarkdown(accept = ''): boolean {
  return /\btext\/(markdown|x-markdown)\b/.test(accept) && !accept.includes('text/html')
}

const VARY = 'accept, accept-encoding'

function textOf(page: DocsPage): Ready {
  return readyOf(page.markdown(), { type: 'text/markdown; charset=utf-8', vary: VARY })
}

function pageOf({ address, page }: DocsPage): Ready {
  const text = layout({ ...page(), scripted: true, text: `${address}.md` })
  return readyOf(text, { type: 'text/html; charset=utf-8', vary: VARY, scripted: true })
}
