// The guides: Markdown files of docs, served as pages. docs/README.md is their list and gives their order.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import { anchorOf, fromMarkdown, type LinkOf, safeLink } from '../markdown.ts'

export interface Guide {
  /** Below docs, such as guides/webhooks.md. */
  readonly file: string
  readonly title: string
  readonly address: string
}

const folder = join(import.meta.dirname, '../../../../docs')
const LIST_FILE = 'README.md'

export const GUIDE_LIST: Guide = { file: LIST_FILE, title: 'Guides', address: '/docs/guides' }

/** Complete programs that verify what a webhook is sent. */
export const receivers = ['verify.ts', 'verify.py', 'verify.php', 'verify.sh'].map((name) => ({
  address: `/docs/webhooks/${name}`,
  read: () => textOf(`webhooks/${name}`),
}))

/** What the samples of guides/ call this server. */
const SAMPLE_ORIGIN = 'http://localhost:3000'

export interface Place {
  readonly publicUrl: string
  /** The address that a link has outside its page. */
  readonly linkOf: (address: string) => string | undefined
}

export function findGuides(): readonly Guide[] {
  const files = [...markdownIn('guides').map((name) => `guides/${name}`), ...markdownIn('.')]
  const list = textOf(LIST_FILE)
  const place = (file: string) => (list.includes(`(${file})`) ? list.indexOf(`(${file})`) : list.length)
  return files
    .toSorted((a, b) => place(a) - place(b))
    .map((file) => ({
      file,
      title: /^# (.+)$/m.exec(textOf(file))?.[1] ?? file,
      address: `${GUIDE_LIST.address}/${posix.basename(file, '.md')}`,
    }))
}

export function guidePage({ file, title }: Guide, guides: readonly Guide[], publicUrl: string): Page {
  const text = textAt(file, publicUrl)
  const headings = [...withoutCode(text).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!)
  const body = html`<article class="prose">
<p class="crumbs"><a href="/docs">Documentation</a></p>
${fromMarkdown(text, linkIn(file, guides))}
</article>`
  const contents = html`<a href="#main">${title}</a>
<ul>${headings.map((heading) => html`<li><a href="#${anchorOf(heading)}">${heading.replaceAll('`', '')}</a></li>`)}</ul>
<a class="part" href="${GUIDE_LIST.address}">Guides</a>
<ul>${guides.slice(1).map((guide) => html`<li><a href="${guide.address}">${guide.title}</a></li>`)}</ul>`
  return { title, body, contents }
}

/** The file as it lies, with links that lead somewhere on this server. */
export function guideMarkdown({ file }: Guide, guides: readonly Guide[], place: Place): string {
  const resolve = linkIn(file, guides)
  return textAt(file, place.publicUrl)
    .replaceAll(/^```(\w+) \w+$/gm, '```$1')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, address: string) => {
      const found = resolve(address)
      const outside = found && place.linkOf(found)
      return outside === undefined ? label : `[${label}](${outside})`
    })
}

/** A link to another file of docs leads to its page; one to what is not served leads nowhere. */
function linkIn(file: string, guides: readonly Guide[]): LinkOf {
  return (address) => {
    if (safeLink(address)) return address
    const [path = '', anchor] = address.split('#')
    const target = posix.join(posix.dirname(file), path)
    const page = guides.find((guide) => guide.file === target)?.address ?? addressOf(target)
    return page && (anchor ? `${page}#${anchor}` : page)
  }
}

function addressOf(target: string): string | undefined {
  if (target === '../openapi.json') return '/api/v2/openapi.json'
  if (/^webhooks\/verify\.\w+$/.test(target)) return `/docs/${target}`
  return /^problems(\/[a-z0-9-]+\.md)?$/.test(target) ? `/${target.replace(/\.md$/, '')}` : undefined
}

function textAt(file: string, publicUrl: string): string {
  const text = textOf(file)
  return file.startsWith('guides/') ? text.replaceAll(SAMPLE_ORIGIN, publicUrl) : text
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '')
}

function textOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

function markdownIn(place: string): string[] {
  const path = join(folder, place)
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => name.endsWith('.md') && name !== LIST_FILE)
        .toSorted()
    : []
}
