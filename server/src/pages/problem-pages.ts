// One page per problem, from docs/problems, and the list of them all.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemCode, problems } from '../shared/problem.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { fromMarkdown } from './markdown.ts'

const folder = join(import.meta.dirname, '../../../docs/problems')

export const problemCodes = Object.keys(problems) as ProblemCode[]

export function problemText(code: ProblemCode): string {
  return readFileSync(join(folder, `${code}.md`), 'utf8')
}

export function problemPage(code: ProblemCode): string {
  const body = html`<article class="prose">
<p class="crumbs"><a href="/problems">Problems</a></p>
${fromMarkdown(problemText(code))}
</article>`
  return layout({ title: problems[code].title, body })
}

export function problemIndex(): string {
  const statuses = [...new Set(problemCodes.map((code) => problems[code].status))].sort((a, b) => a - b)
  const body = html`<article class="prose">
<h1>Problems</h1>
<p>When Kantoor refuses a request it says so in a problem document (RFC 7807). Its <code>code</code> is one of those
below and keeps its meaning; its <code>type</code> is the address of the page about it.</p>
${statuses.map(
  (status) => html`<h2 id="${status}">${status} <small>${MEANINGS[status]}</small></h2>
<ul class="problems">${problemCodes
    .filter((code) => problems[code].status === status)
    .map((code) => html`<li><a href="/problems/${code}"><code>${code}</code></a> ${problems[code].title}</li>`)}</ul>`,
)}
</article>`
  return layout({ title: 'Problems', body })
}

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'the request itself is wrong',
  401: 'nobody we know',
  403: 'known, but not allowed',
  404: 'nothing there',
  405: 'another method is needed',
  406: 'another format is needed',
  409: 'the request is right, but a rule or the state of a record refuses it',
  412: 'the record has changed',
  413: 'too large',
  415: 'not JSON',
  422: 'the idempotency key belongs to another request',
  429: 'too fast',
  500: 'our fault',
  503: 'not now',
}
