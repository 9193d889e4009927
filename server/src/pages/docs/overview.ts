// The first page of the reference: every operation in one list, and what holds for all of them.
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { basics } from './basics.ts'
import type { Group } from './groups.ts'
import type { Guide } from './guides.ts'
import type { Entry } from './operation-article.ts'

export function overviewPage(publicUrl: string, groups: readonly Group[], guides: readonly Guide[]): Page {
  const published = groups.filter(({ surface }) => surface === 'v2')
  const screens = groups.filter(({ surface }) => surface === 'app')
  const body = html`<section class="prose">
<h1>API reference</h1>
<p class="lead">Every operation, what it takes, what it answers and how it refuses. Requests and answers are JSON. Each page can be tried out against this server,
and read as Markdown at its address with <code>.md</code>.</p>
<ul>
<li><a href="/docs/guides">Guides</a>: texts with samples, from the first steps to invoicing.</li>
<li id="webhooks"><a href="/docs/guides/webhooks">Webhooks</a>: be told of every change.</li>
<li id="webhooks.verify"><a href="/docs/guides/webhooks#verify">Verify</a>: take only what Kantoor has signed.</li>
<li id="assistants"><a href="/docs/guides/assistants">Assistants</a>: connect Claude, ChatGPT, Cursor, VS Code or any other.</li>
<li id="events"><a href="/docs/events">Events</a>: every kind that a webhook can be sent, with a sample.</li>
<li><a href="/docs/tools">Tools</a>: what an assistant can ask at <code>${publicUrl}/mcp</code>.</li>
<li><a href="/problems">Problems</a>: every refusal, why, and how to mend it.</li>
</ul>
</section>
<h2 id="v2">REST API v2</h2>
${published.map(groupList)}
${basics(publicUrl)}
<h2 id="screens">Application API</h2>
<p class="prose">What the screens use lies under <code>/api/app</code>: all operations of v2, and those below, which only a signed-in person may do. It takes a
session cookie instead of a key, and changes only from this address itself (<code>Origin</code>). <a href="/docs/app/session#session.create">Sign in</a> and take the
cookie of the answer for <code>$KANTOOR_SESSION</code> of the samples. It may change with any release; integrations use v2.</p>
${screens.map(groupList)}`
  const links = (some: readonly Group[]) =>
    html`<ul>${some.map(({ address, title }) => html`<li><a href="${address}">${title}</a></li>`)}</ul>`
  const contents = html`<a href="#v2">REST API v2</a>${links(published)}
<a href="/docs/events">Events</a>
<a href="/docs/tools">Tools</a>
<a href="#basics">Every request</a>
<ul><li><a href="#key">Address and key</a></li><li><a href="#lists">Lists</a></li><li><a href="#writing">Writing</a></li><li><a href="#refusals">Refusals</a></li></ul>
<a class="part" href="#screens">Application API</a>${links(screens)}
<a class="part" href="/docs/guides">Guides</a>
<ul>${guides.map(({ address, title }) => html`<li><a href="${address}">${title}</a></li>`)}</ul>`
  return { title: 'API reference', body, contents, filter: true }
}

function groupList({ title, address, entries, wider }: Group): Html {
  return html`<section class="group">
<h3><a href="${address}">${title}</a></h3>
<ul class="operations">${entries.map((entry) => row(address, entry))}</ul>
${wider.length > 0 && html`<p class="quiet"><a href="${address}#wider">And what the screens may send beyond v2</a></p>`}
</section>`
}

function row(address: string, { operation }: Entry): Html {
  const { id, method, path, summary } = operation
  return html`<li id="${id}"><span class="method ${method.toLowerCase()}">${method}</span> <a href="${address}#${id}">${summary}</a> <code class="quiet">${path}</code></li>`
}
