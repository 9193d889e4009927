// One module of the reference: its operations, and the records that they show.
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import type { Group } from './groups.ts'
import { operationArticle, widerBody } from './operation-article.ts'
import { fieldsOf, fieldTable, type Schema } from './schema-words.ts'

export function groupPage(group: Group): Page {
  const { title, entries, wider, shapes } = group
  const body = html`<p class="crumbs"><a href="/docs">API reference</a></p>
<h1>${title}</h1>
${introduction(group)}
${entries.length > 0 && html`<h2 id="operations">Operations</h2>${entries.map(operationArticle)}`}
${wider.length > 0 && html`<h2 id="wider">What the screens may send beyond v2</h2>${wider.map(widerBody)}`}
${shapes.length > 0 && html`<h2 id="records">Records</h2>${shapes.map(shapeArticle)}`}`
  const records = shapes.map(([name]) => html`<li><a href="#shape.${name}">${name}</a></li>`)
  const contents = html`<a href="/docs">API reference</a>
<a href="${entries.length > 0 ? '#operations' : '#main'}">${title}</a>
<ul>${entries.map(({ operation }) => html`<li><a href="#${operation.id}">${operation.summary}</a></li>`)}</ul>
${wider.length > 0 && html`<a href="#wider">Wider bodies</a>`}
${records.length > 0 && html`<a href="#records">Records</a><ul>${records}</ul>`}`
  return { title, body, contents, filter: true }
}

function introduction({ surface, entries, wider }: Group): Html {
  const { prefix } = (entries[0] ?? wider[0])!
  if (surface === 'v2')
    return html`<p class="lead">Under <code>${prefix}</code>, with an <a href="/docs#key">API key</a>.</p>`
  return html`<p class="lead">Under <code>${prefix}</code>, for signed-in people. It may change with any release; integrations use <a href="/docs">v2</a>.</p>`
}

function shapeArticle([name, schema]: readonly [string, Schema]): Html {
  return html`<article class="shape" id="shape.${name}">
<h3><a href="#shape.${name}">${name}</a></h3>
${fieldTable(fieldsOf(schema), 'none')}
</article>`
}
