// What holds for every operation, told once.
import { type Html, html } from '../html.ts'

export function basics(publicUrl: string): Html {
  return html`<section class="prose" aria-labelledby="basics">
<h2 id="basics">What holds for every request</h2>
<p>Machine-readable: <a href="/api/v2/openapi.json">openapi.json</a> (REST API v2) and
<a href="/api/app/openapi.json">openapi.json of the application API</a>, both OpenAPI 3.1.</p>
<h3 id="key">Address and key</h3>
<p>All paths of v2 lie under <code>${publicUrl}/api/v2</code>. Every request carries an API key with the scope that the operation names:</p>
<pre tabindex="0" data-language="sh"><code>curl '${publicUrl}/api/v2/crm/organization?limit=5' \\
  -H "Authorization: Bearer $KANTOOR_KEY"</code></pre>
<p>A key may make 120 requests a minute unless this server is set otherwise. <code>X-RateLimit-Limit</code>, <code>X-RateLimit-Remaining</code> and
<code>X-RateLimit-Reset</code> (unix seconds) tell where you are; a 429 says in <code>Retry-After</code> how many seconds to wait.</p>
<h3 id="lists">Lists</h3>
<p>A list answers <code>{ "data": [ … ], "meta": { "count", "limit", "offset" } }</code>; <code>count</code> is the number of all matches.
Every list takes:</p>
<table class="fields"><tbody>
<tr><th scope="row"><code>limit</code></th><td>integer</td><td>1 to 100; default <code>25</code></td></tr>
<tr><th scope="row"><code>offset</code></th><td>integer</td><td>0 or more; default <code>0</code></td></tr>
<tr><th scope="row"><code>sort</code></th><td>string</td><td>up to three fields, <code>-</code> in front for descending; nulls come last, the id is always the last key</td></tr>
<tr><th scope="row"><code>ids</code></th><td>string</td><td>up to 100 ids, separated by commas</td></tr>
<tr><th scope="row"><code>updated_since</code>, <code>created_since</code></th><td>date-time</td><td>at or after this instant</td></tr>
<tr><th scope="row"><code>deleted</code></th><td>enum</td><td><code>exclude</code> · <code>only</code>; default <code>exclude</code>. Where records can be deleted: <code>only</code> lists what is gone, for 90 days</td></tr>
</tbody></table>
<p>Filters are joined by AND. A parameter that is not listed is refused, never ignored. To keep a copy up to date, ask
<code>?updated_since=T&amp;sort=updated_at</code> and then <code>?deleted=only&amp;updated_since=T</code>.</p>
<h3 id="writing">Writing</h3>
<p>A body takes the properties that are listed and no others. PATCH changes what is sent and leaves the rest; null clears a field that may be null.
Times are RFC 3339 with an offset and come back in UTC; days are <code>YYYY-MM-DD</code>; durations are minutes; amounts have at most two decimals.</p>
<ul>
<li><code>Idempotency-Key</code> on any POST, PATCH or DELETE: the same request sent again within 72 hours gets the first answer and has no second effect.</li>
<li><code>If-Match</code> with the <code>ETag</code> of a record: the change is refused with 412 if somebody changed the record in between.</li>
</ul>
<h3 id="refusals">Refusals</h3>
<p>An error is a problem document (RFC 7807) with a stable <code>code</code>, a <code>type</code> that leads to a page about it, and a
<code>request_id</code>. <a href="/problems">All problems</a>.</p>
</section>`
}
