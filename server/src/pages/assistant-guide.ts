// The guide to assistants: how one is connected, what it can ask, and what it can never do.
import { prompts } from '../mcp/prompts.ts'
import { revisions } from '../mcp/server.ts'
import type { Tool } from '../mcp/tool.ts'
import { tools } from '../mcp/tools.ts'
import { type SetupLine, setupAt } from '../oauth/setup.rules.ts'
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
<p>Claude, ChatGPT, Cursor and many other programs can ask a service like this one while you talk to them, by way of the
<a href="https://modelcontextprotocol.io">Model Context Protocol</a>. Connect one to <code>${publicUrl}/mcp</code>, and then ask it in your own words: who has to pay us,
what is not yet invoiced, who has time next week? It looks that up with the tools below. It reads; it can change nothing.</p>
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
  const { note, lines } = setupAt(publicUrl)
  const by = (route: SetupLine['route']) => lines.filter((line) => line.route === route).map(stepsOf)
  return html`<p>An assistant needs nothing but the address. You sign in, see what it asks for and agree; from then on it reads what you may read, as your role
is at each moment, for 30 days. Whoever has no password signs in with a link: <code>kantoor user create</code> prints one, also for a user that there is.</p>
<p>Settings list what is connected, when it was last used and every call that it made; what you revoke there is out with its next request.</p>
${note === null ? html`` : html`<p><strong>${note}</strong></p>`}
${by('oauth')}
<h3>With an API key</h3>
<p>For scripts, and for programs that nobody can sign in with. The key's scopes are what it may read; revoking it disconnects. Settings make one, and so does
<code>kantoor key create</code>. Requests count together with those of the key in v2.</p>
${by('key')}`
}

function stepsOf({ title, how, text }: SetupLine): Html {
  const steps = how.map((step) => html`<li>${step}</li>`)
  return html`<h3>${title}</h3><ol>${steps}</ol><pre tabindex="0"><code>${text}</code></pre>`
}

function toolTable(): Html {
  const rows = tools.map(
    (tool) =>
      html`<tr><th scope="row"><code>${tool.name}</code></th><td>${tool.description}</td><td>${scopesOf(tool)}</td></tr>`,
  )
  return html`<p>A tool whose scopes the connection lacks is not listed, and refuses when it is called. <code>whoami</code> tells which are missing.</p>
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
That role sees one environment, no secrets, and not why somebody is away. An assistant that somebody let in can never do more than to read, whatever that person
may do; its token is worth nothing outside <code>/mcp</code>.</p>
<p>Texts in records were typed by people, also by strangers. Notes come marked as <code>untrusted</code> and cut at 2,000 characters, and assistants are told
that they are data. No tool opens an address. Still, an assistant that can also write elsewhere should be watched when it has read such texts.</p>`
}

function transport(): Html {
  const spoken = joined(
    revisions.map((revision) => html`<code>${revision}</code>`),
    ', ',
  )
  return html`<p>Streamable HTTP without sessions, revisions ${spoken}. One message per <code>POST</code>; <code>GET</code> and <code>DELETE</code> are 405. A
request without a valid token or key is 401, and says in <code>WWW-Authenticate</code> where to ask for one; one from a page of another site, or for another host
name, is 403. Each assistant has 120 requests a minute, as a key has.</p>
<p>OAuth 2.1 with PKCE (<code>S256</code>), described at <code>/.well-known/oauth-protected-resource/mcp</code> and
<code>/.well-known/oauth-authorization-server</code>. A client registers itself (RFC 7591) or is known by the address of a document about it (client ID metadata
document); loopback addresses may have any port. Scopes are those to read; without any, all are asked for. Access tokens last 15 minutes. Each refresh token works
once, and one that comes again after its successor ends the connection.</p>`
}
