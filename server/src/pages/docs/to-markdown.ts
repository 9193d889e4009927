// A page of ours as Markdown, so that programs read what people read. It knows the elements that our pages use, and no others.
import type { Html } from '../html.ts'

type Node = string | Element

interface Element {
  readonly tag: string
  readonly attributes: string
  readonly children: Node[]
}

/** The address that a link has outside the page; undefined where its words are enough. */
export type OutsideLink = (address: string) => string | undefined

export function toMarkdown({ html }: Html, linkOf: OutsideLink): string {
  const text = blocks(treeOf(html), linkOf)
  return `${text
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

const VOID = ['input', 'img', 'br', 'meta', 'link']

function treeOf(text: string): Node[] {
  const root: Element = { tag: '', attributes: '', children: [] }
  const open = [root]
  for (const [, closing, tag = '', attributes = '', words] of text.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    const parent = open.at(-1)!
    if (words !== undefined) parent.children.push(unescaped(words))
    else if (closing) open.pop()
    else {
      const element: Element = { tag, attributes, children: [] }
      parent.children.push(element)
      if (!VOID.includes(tag)) open.push(element)
    }
  }
  return root.children
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
}

function blocks(nodes: readonly Node[], linkOf: OutsideLink): string {
  return nodes.map((node) => (typeof node === 'string' ? node.replaceAll(/\s+/g, ' ') : block(node, linkOf))).join('')
}

function block(element: Element, linkOf: OutsideLink): string {
  const { tag, attributes, children } = element
  if (/^h[1-6]$/.test(tag)) return `\n\n${'#'.repeat(Number(tag[1]))} ${words(children, linkOf)}\n\n`
  if (tag === 'pre') return `\n\n\`\`\`${language(attributes)}\n${rawText(children)}\n\`\`\`\n\n`
  if (tag === 'table') return `\n\n${tableOf(element, linkOf)}\n\n`
  if (tag === 'ul' || tag === 'ol') return `\n\n${itemsOf(element, linkOf)}\n\n`
  if (tag === 'p') return `\n\n${words(children, linkOf)}\n\n`
  if (tag === 'summary') return `\n\n**${words(children, linkOf)}**\n\n`
  if (BLOCKS.includes(tag)) return `\n\n${blocks(children, linkOf)}\n\n`
  return words([element], linkOf)
}

const BLOCKS = ['section', 'article', 'div', 'details']

function language(attributes: string): string {
  return /data-language="(\w+)"/.exec(attributes)?.[1] ?? ''
}

function rawText(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : rawText(node.children))).join('')
}

function words(nodes: readonly Node[], linkOf: OutsideLink): string {
  const spoken = nodes.map((node) => (typeof node === 'string' ? node : phrase(node, linkOf))).join('')
  return spoken.replaceAll(/\s+/g, ' ').trim() === '' ? '' : spoken.replaceAll(/\s+/g, ' ')
}

function phrase({ tag, attributes, children }: Element, linkOf: OutsideLink): string {
  if (tag === 'code') return `\`${rawText(children)}\``
  const inside = words(children, linkOf)
  if (tag === 'strong') return `**${inside}**`
  if (tag === 'em') return `*${inside}*`
  if (tag !== 'a') return inside
  const address = linkOf(unescaped(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''))
  return address === undefined ? inside : `[${inside}](${address})`
}

function itemsOf({ tag, children }: Element, linkOf: OutsideLink): string {
  const items = children.filter((node) => typeof node !== 'string')
  return items
    .map(({ children: own }, i) => `${tag === 'ol' ? `${i + 1}.` : '-'} ${words(own, linkOf).trim()}`)
    .join('\n')
}

function tableOf(table: Element, linkOf: OutsideLink): string {
  const rows = elementsOf(table, 'tr').map((row) =>
    row.children.filter((node) => typeof node !== 'string').map(({ children }) => cellOf(children, linkOf)),
  )
  const hasHead = elementsOf(table, 'thead').length > 0
  const head = hasHead ? rows.shift()! : rows[0]?.length === 2 ? ['Name', 'Meaning'] : ['Name', 'Type', 'Meaning']
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function cellOf(nodes: readonly Node[], linkOf: OutsideLink): string {
  return words(nodes, linkOf).trim().replaceAll('|', '\\|')
}

function elementsOf({ children }: Element, tag: string): Element[] {
  return children
    .filter((node) => typeof node !== 'string')
    .flatMap((node) => (node.tag === tag ? [node] : elementsOf(node, tag)))
}
