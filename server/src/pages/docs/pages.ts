// Every page below /docs, as people and as programs read it.
import { trusted } from '../html.ts'
import type { Page } from '../layout.ts'
import { eventGroupPage, eventGroups, eventsPage } from './event-pages.ts'
import { groupPage } from './group-page.ts'
import { type Group, groupsAt } from './groups.ts'
import { findGuides, GUIDE_LIST, guideMarkdown, guidePage } from './guides.ts'
import { overviewPage } from './overview.ts'
import { toMarkdown } from './to-markdown.ts'
import { toolsPage } from './tools-page.ts'

export interface DocsPage {
  readonly address: string
  readonly title: string
  readonly page: () => Page
  readonly markdown: () => string
}

export function docsPages(publicUrl: string): readonly DocsPage[] {
  const groups = groupsAt(publicUrl)
  const homes = new Map(groups.flatMap(({ address, shapes }) => shapes.map(([name]) => [name, address] as const)))
  const events = eventGroups()
  const guides = [GUIDE_LIST, ...findGuides()]
  const linkOf = (address: string) => linkFromMarkdown(address, publicUrl)
  const reference = (address: string, title: string, make: () => Page): DocsPage => {
    const page = () => withShapeLinks(make(), address, homes)
    return { address, title, page, markdown: () => toMarkdown(page().body, linkOf) }
  }
  return [
    reference('/docs', 'API reference', () => overviewPage(publicUrl, groups, guides.slice(1))),
    ...groups.map((group) => reference(group.address, titleOf(group), () => groupPage(group))),
    reference('/docs/events', 'Events', () => eventsPage(events)),
    ...events.map((group) => reference(group.address, `Events: ${group.title}`, () => eventGroupPage(group))),
    reference('/docs/tools', 'Tools for assistants', () => toolsPage(publicUrl)),
    ...guides.map((guide) => ({
      address: guide.address,
      title: guide.title,
      page: () => guidePage(guide, guides, publicUrl),
      markdown: () => guideMarkdown(guide, guides, { publicUrl, linkOf }),
    })),
  ]
}

/** From one text to the next, not to its page; anchors belong to pages. */
export function linkFromMarkdown(address: string, publicUrl: string): string | undefined {
  const [path = '', anchor] = address.split('#')
  if (path === '' || (path === '/problems' && anchor)) return undefined
  if (!path.startsWith('/')) return address
  const isPage = /^\/docs(\/(?!webhooks\/)|$)|^\/problems\/./.test(path)
  return publicUrl + (isPage ? `${path}.md` : path)
}

function titleOf({ title, surface }: Group): string {
  return surface === 'v2' ? title : `${title} (application API)`
}

// A record is named as if it stood on the same page; most stand on another.
function withShapeLinks(page: Page, address: string, homes: ReadonlyMap<string, string>): Page {
  const body = page.body.html.replaceAll(/href="#shape\.(\w+)"/g, (whole, name: string) => {
    const home = homes.get(name) ?? address
    return home === address ? whole : `href="${home}#shape.${name}"`
  })
  return { ...page, body: trusted(body) }
}
