// What an assistant can ask, and what a program that speaks its protocol must know.
import { prompts } from '../../mcp/prompts.ts'
import { revisions } from '../../mcp/server.ts'
import type { Tool } from '../../mcp/tool.ts'
import { tools } from '../../mcp/tools.ts'
import { type Html, html, joined } from '../html.ts'
import type { Page } from '../layout.ts'

export function toolsPage(publicUrl: string): Page {
  const body = html`<section class="prose">
<p class="crumbs"><a href="/docs">API reference</a></p>
<h1>Tools</h1>
<p class="lead">What an assistant can ask at <code>${publicUrl}/mcp</code>. How one is connected tells the <a href="/docs/guides/assistants">guide</a>.</p>
<p>A tool whose scopes the connection lacks is not listed, and refuses when it is called. <code>whoami</code> tells which are missing.</p>
<table class="schedule"><thead><tr><th scope="col">Tool</th><th scope="col">Tells</th><th scope="col">Scopes</th></tr></thead><tbody>${tools.map(toolRow)}</tbody></table>
<h2 id="answers">Answers</h2>
<p>An answer comes as <code>structuredContent</code>, and as text for assistants that read only that. All but those of <code>search</code> and
<code>fetch</code>, whose form is given, have:</p>
<ul>
<li><code>as_of</code> and <code>currency</code>: the day and the currency of the figures. Durations are minutes.</li>
<li><code>truncated</code>, <code>next_offset</code> and <code>hint</code>: whether there is more, where it begins, and how to ask for less.</li>
<li><code>link</code>: where people see the same.</li>
</ul>
<p>The figures are those of the reports, by the same queries. What is wrong with a question is said in a sentence, as a result with <code>isError</code>.</p>
<h2 id="prompts">Prompts</h2>
<p>Questions that come back, ready to be asked:</p>
<ul>${prompts.map(({ name, description }) => html`<li><code>${name}</code>: ${description}</li>`)}</ul>
<h2 id="transport">For those who write a client</h2>
<p>Streamable HTTP without sessions, revisions ${coded(revisions, ', ')}. One message per <code>POST</code>; <code>GET</code> and <code>DELETE</code> are 405. A
request without a valid token or key is 401, and says in <code>WWW-Authenticate</code> where to ask for one; one from a page of another site, or for another host
name, is 403. Each assistant has 120 requests a minute, as a key has.</p>
<p>OAuth 2.1 with PKCE (<code>S256</code>), described at <code>/.well-known/oauth-protected-resource/mcp</code> and
<code>/.well-known/oauth-authorization-server</code>. A client registers itself (RFC 7591) or is known by the address of a document about it (client ID metadata
document); loopback addresses may have any port. Scopes are those to read; without any, all are asked for. Access tokens last 15 minutes. Each refresh token works
once, and one that comes again after its successor ends the connection.</p>
</section>`
  return { title: 'Tools', body }
}

function toolRow(tool: Tool): Html {
  return html`<tr><th scope="row"><code>${tool.name}</code></th><td>${tool.description}</td><td>${scopesOf(tool)}</td></tr>`
}

function scopesOf({ scopes, some }: Tool): Html {
  return scopes.length === 0 ? html`any` : coded(scopes, some ? ' or ' : ' and ')
}

function coded(words: readonly string[], between: string): Html {
  return joined(
    words.map((word) => html`<code>${word}</code>`),
    between,
  )
}
