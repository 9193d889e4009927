// The little Markdown our own pages use: headings, paragraphs, lists, fenced code, **strong**, `code` and [links](to).
import { type Html, html, trusted } from './html.ts'

/** Everything is escaped; a link leads only to a path of ours, an anchor, or http(s). */
export function fromMarkdown(text: string): Html[] {
  const blocks = text.replaceAll('\r\n', '\n').match(/^```[\s\S]*?^```$|(?:^(?!```).*\S.*(?:\n|$))+/gm) ?? []
  return blocks.map((block) => blockOf(block.trimEnd()))
}

function blockOf(block: string): Html {
  const fence = /^```\w*\n([\s\S]*?)\n?```$/.exec(block)
  if (fence) return html`<pre tabindex="0"><code>${fence[1]}</code></pre>`
  const heading = /^(#{1,3}) (.+)$/.exec(block)
  if (heading) return headingOf(heading[1]!.length, inline(heading[2]!))
  const lines = block.split('\n')
  if (lines.every((line) => /^[-*] /.test(line))) return html`<ul>${itemsOf(lines)}</ul>`
  if (lines.every((line) => /^\d+\. /.test(line))) return html`<ol>${itemsOf(lines)}</ol>`
  return html`<p>${inline(lines.join(' '))}</p>`
}

function headingOf(level: number, text: Html): Html {
  if (level === 1) return html`<h1>${text}</h1>`
  return level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`
}

function itemsOf(lines: readonly string[]): Html[] {
  return lines.map((line) => html`<li>${inline(line.replace(/^(?:[-*]|\d+\.) /, ''))}</li>`)
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(((?:https?:\/\/|\/|#)[^)\s]*)\)/g

/** What may stand inside a block. */
export function inline(text: string): Html {
  let done = 0
  let result = ''
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, label, address] = match
    result += html`${text.slice(done, match.index)}`.html
    if (code) result += html`<code>${code}</code>`.html
    else if (strong) result += html`<strong>${inline(strong)}</strong>`.html
    else result += html`<a href="${address}">${label}</a>`.html
    done = match.index + whole.length
  }
  return trusted(result + html`${text.slice(done)}`.html)
}
