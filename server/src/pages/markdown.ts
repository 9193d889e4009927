// The little Markdown our own pages use: headings, paragraphs, lists, tables, fenced code, **strong**, *stress*, `code` and [links](to).
import { type Html, html, trusted } from './html.ts'

/** Where a link leads; undefined where it may not lead. */
export type LinkOf = (address: string) => string | undefined

/** Everything is escaped; a link leads only to a path of ours, an anchor, or http(s), unless linkOf knows better. */
export function fromMarkdown(text: string, linkOf: LinkOf = safeLink): Html[] {
  const blocks = text.replaceAll('\r\n', '\n').match(/^```[\s\S]*?^```$|(?:^(?!```).*\S.*(?:\n|$))+/gm) ?? []
  return blocks.map((block) => blockOf(block.trimEnd(), linkOf))
}

export function safeLink(address: string): string | undefined {
  return /^(https?:\/\/|\/|#)/.test(address) ? address : undefined
}

/** The anchor of a heading, as it is made elsewhere too. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function blockOf(block: string, linkOf: LinkOf): Html {
  const fence = /^```(\w*)[^\n]*\n([\s\S]*?)\n?```$/.exec(block)
  if (fence) return codeOf(fence[1]!, fence[2]!)
  const heading = /^(#{1,3}) (.+)$/.exec(block)
  if (heading) return headingOf(heading[1]!.length, heading[2]!, linkOf)
  const lines = block.split('\n')
  if (/^\|[-| :]+\|$/.test(lines[1] ?? '')) return tableOf(lines, linkOf)
  if (isList(lines, /^[-*] /)) return html`<ul>${itemsOf(lines, linkOf)}</ul>`
  if (isList(lines, /^\d+\. /)) return html`<ol>${itemsOf(lines, linkOf)}</ol>`
  return html`<p>${inline(lines.join(' '), linkOf)}</p>`
}

function codeOf(language: string, text: string): Html {
  return html`<pre tabindex="0"${language && html` data-language="${language}"`}><code>${text}</code></pre>`
}

function headingOf(level: number, text: string, linkOf: LinkOf): Html {
  const words = inline(text, linkOf)
  if (level === 1) return html`<h1>${words}</h1>`
  return level === 2 ? html`<h2 id="${anchorOf(text)}">${words}</h2>` : html`<h3 id="${anchorOf(text)}">${words}</h3>`
}

// A table that is wider than a phone is moved sideways, also by keys.
function tableOf([head, , ...rows]: readonly string[], linkOf: LinkOf): Html {
  const cells = (line: string) => line.replace(/^\|\s*|\s*\|$/g, '').split(/\s*(?<!\\)\|\s*/)
  const told = (text: string) => inline(text.replaceAll('\\|', '|'), linkOf)
  const named = (text: string) => (text === '' ? html`<td></td>` : html`<th scope="col">${told(text)}</th>`)
  return html`<div class="wide" tabindex="0"><table class="schedule"><thead><tr>${cells(head!).map(named)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row).map((cell) => html`<td>${told(cell)}</td>`)}</tr>`)}</tbody></table></div>`
}

// A line that is indented goes on with the item before it.
function isList([first = '', ...others]: readonly string[], mark: RegExp): boolean {
  return mark.test(first) && others.every((line) => mark.test(line) || /^ +\S/.test(line))
}

function itemsOf(lines: readonly string[], linkOf: LinkOf): Html[] {
  const items = lines.join('\n').replaceAll(/\n +/g, ' ').split('\n')
  return items.map((item) => html`<li>${inline(item.replace(/^(?:[-*]|\d+\.) /, ''), linkOf)}</li>`)
}

const INLINE =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)|<(https?:\/\/[^>\s]+)>/g

/** What may stand inside a block. */
export function inline(text: string, linkOf: LinkOf = safeLink): Html {
  let done = 0
  let result = ''
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, stressed, label, address, bare] = match
    result += html`${text.slice(done, match.index)}`.html
    if (code) result += html`<code>${code}</code>`.html
    else if (strong) result += html`<strong>${inline(strong, linkOf)}</strong>`.html
    else if (stressed) result += html`<em>${inline(stressed, linkOf)}</em>`.html
    else result += link(inline(label ?? bare!, linkOf), linkOf(address ?? bare!)).html
    done = match.index + whole.length
  }
  return trusted(result + html`${text.slice(done)}`.html)
}

function link(label: Html, address: string | undefined): Html {
  return address === undefined ? label : html`<a href="${address}">${label}</a>`
}
