// The guide to assistants: how one is connected, what it can ask, and what it can never do.
import { prompts } from '../mcp/prompts.ts'
import { revisions } from '../mcp/server.ts'
import type { Tool } from '../mcp/tool.ts'
import { tools } from '../mcp/tools.ts'
import { type Html, html, joined } from './html.ts'

interface Chapter {
  readonly id: string
  readonly title: string
  readonly body: Html
}

export function assistantGuide(publicUrl: string): Html {
  return html`<section class="prose" aria-labelledby="assistants">
<h1 id="assistants">Assistants</h1>
<p class="lead">Let an assistant answer questions about the company, with the figures that the screens show.</p>
<p>The service speaks the <a href="https://modelcontextprotocol.io">Model Context Protocol</a> at <code>${publicUrl}/mcp</code>. An assistant that is connected
there can ask the tools below. It reads; it can change nothing.</p>
${chapters(publicUrl).map(({ id, title, body }) => html`<h2 id="${id}">${title}</h2>${body}`)}
</section>`
}

export function assistantGuideContents(publicUrl: string): Html {
  return html`<ul>${chapters(publicUrl).map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`
}

function chapters(publicUrl: string): readonly Chapter[] {
  return [
    { id: 'assistants.connect', title: 'Connect', body: connect(publicUrl) },
    { id: 'assistants.tools', title: 'Tools', body: toolTable() },
    { id: 'assistants.answers', title: 'Answers', body: answers() },
    { id: 'assistants.prompts', title: 'Prompts', body: promptList() },
    { id: 'assistants.safety', title: 'What an assistant cannot do', body: safety() },
    { id: 'assistants.transport', title: 'For those who write a client', body: transport() },
  ]
}

function connect(publicUrl: string): Html {
  const settings = {
    servers: { kantoor: { type: 'http', url: `${publicUrl}/mcp`, headers: { Authorization: BEARER } } },
  }
  return html`<p>Make an API key with the scopes that the assistant shall have, and only those to read. Then tell the assistant the address and the key. Most
take a file such as <code>mcp.json</code>; some call <code>servers</code> <code>mcpServers</code>:</p>
<pre tabindex="0"><code>${JSON.stringify(settings, null, 2)}</code></pre>
<p>Requests count together with those of the key in v2. Revoking the key disconnects the assistant with its next request. An assistant that runs elsewhere
cannot reach a private address such as <code>localhost</code>.</p>`
}

const BEARER = 'Bearer <API_KEY>'

function toolTable(): Html {
  const rows = tools.map(
    (tool) =>
      html`<tr><th scope="row"><code>${tool.name}</code></th><td>${tool.description}</td><td>${scopesOf(tool)}</td></tr>`,
  )
  return html`<p>A tool whose scopes the key lacks is not listed, and refuses when it is called. <code>whoami</code> tells which are missing.</p>
<table class="schedule"><thead><tr><th scope="col">Tool</th><th scope="col">Tells</th><th scope="col">Scopes</th></tr></thead><tbody>${rows}</tbody></table>`
}

function scopesOf({ scopes, some }: Tool): Html {
  if (scopes.length === 0) return html`any`
  return joined(
    scopes.map((scope) => html`<code>${scope}</code>`),
    some ? ' or ' : ' and ',
  )
}

function answers(): Html {
  return html`<p>An answer comes as <code>structuredContent</code>, and as text for assistants that read only that. All but those of <code>search</code> and
<code>fetch</code>, whose form is given, have:</p>
<ul>
<li><code>as_of</code> and <code>currency</code>: the day and the currency of the figures. Durations are minutes.</li>
<li><code>truncated</code>, <code>next_offset</code> and <code>hint</code>: whether there is more, where it begins, and how to ask for less.</li>
<li><code>link</code>: where people see the same.</li>
</ul>
<p>The figures are those of the reports, by the same queries. What is wrong with a question is said in a sentence, as a result with <code>isError</code>.</p>`
}

function promptList(): Html {
  const items = prompts.map(({ name, description }) => html`<li><code>${name}</code>: ${description}</li>`)
  return html`<p>Questions that come back, ready to be asked:</p><ul>${items}</ul>`
}

function safety(): Html {
  return html`<p>Tools run as a role of the database that can read some tables and write none, in transactions that are read-only, for at most 15 seconds.
That role sees one environment, no secrets, and not why somebody is away.</p>
<p>Texts in records were typed by people, also by strangers. Notes come marked as <code>untrusted</code> and cut at 2,000 characters, and assistants are told
that they are data. No tool opens an address. Still, an assistant that can also write elsewhere should be watched when it has read such texts.</p>`
}

function transport(): Html {
  const spoken = joined(
    revisions.map((revision) => html`<code>${revision}</code>`),
    ', ',
  )
  return html`<p>Streamable HTTP without sessions, revisions ${spoken}. One message per <code>POST</code>; <code>GET</code> and <code>DELETE</code> are 405. A
request without a valid key is 401, one from a page of another site, or for another host name, 403.</p>`
}
