// The guide to webhooks: what is sent, how it is verified, when it is sent again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Envelope } from '../catalogue/catalogue.ts'
import { eventParameters } from '../openapi/webhooks.ts'
import { MOST_ATTEMPTS, pausesMs } from '../webhooks/retry.rules.ts'
import { OVERLAP_HOURS } from '../webhooks/webhooks.rules.ts'
import { type Html, html } from './html.ts'
import { inline } from './markdown.ts'
import { type Field, fieldsOf, fieldTable, type Schema } from './schema-words.ts'

interface Chapter {
  readonly id: string
  readonly title: string
  readonly body: Html
}

export function webhookGuide(): Html {
  return html`<section class="prose" aria-labelledby="webhooks">
<h1 id="webhooks">Webhooks</h1>
<p class="lead">Be told of every change as it happens, instead of asking again and again.</p>
<p>A webhook is an address of yours and the kinds of events that it wants, such as <code>invoice.paid</code>, <code>hours.*</code> or <code>*</code>. Whoever
has the right <code>settings</code> makes one in the settings, or by <a href="#webhook.create"><code>POST /api/app/settings/webhook</code></a>, and is shown
its secret once. From then on every change is posted there: at least once, signed, and sent again for three days until it is taken.</p>
${chapters().map(({ id, title, body }) => html`<h2 id="${id}">${title}</h2>${body}`)}
</section>`
}

export function webhookGuideContents(): Html {
  return html`<ul>${chapters().map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`
}

function chapters(): readonly Chapter[] {
  return [
    { id: 'webhooks.body', title: 'What is sent', body: whatIsSent() },
    { id: 'webhooks.headers', title: 'Headers', body: headers() },
    { id: 'webhooks.verify', title: 'Verify', body: verify() },
    { id: 'webhooks.answer', title: 'Answer', body: answer() },
    { id: 'webhooks.retries', title: 'When it is sent again', body: retries() },
    { id: 'webhooks.order', title: 'Twice, and out of order', body: order() },
    { id: 'webhooks.rights', title: 'What a webhook may know', body: rights() },
    { id: 'webhooks.rotation', title: 'A new secret', body: rotation() },
    { id: 'webhooks.log', title: 'Look up, send again', body: log() },
    { id: 'webhooks.off', title: 'Switched off', body: off() },
    { id: 'webhooks.trial', title: 'Try it out', body: trial() },
  ]
}

function whatIsSent(): Html {
  const [id, ...others] = fieldsOf(Envelope as Schema)
  return html`<p>A POST with JSON. All events have:</p>
${fieldTable([id!, TYPE, ...others, ...DATA], 'none')}
<p>A state change fires its own kind and <code>.updated</code>, both with the same data. A write that changes nothing fires nothing. Be ready for properties
and kinds that you do not know.</p>
<p>Each kind stands <a href="#events">below</a> with a sample, and with its schema under <code>webhooks</code> in
<a href="/api/v2/openapi.json">openapi.json</a>. In TypeScript they are one union, <code>KantoorEvent</code> of <code>@kantoor/client</code>.</p>`
}

const TYPE = field('type', { type: 'string', description: 'The kind, such as hours.created.' })
const DATA = [
  field('data.object', {
    type: 'object',
    description: 'The record as its list shows it. Of a deleted one only id and deleted_at.',
  }),
  field('data.changed_fields', {
    type: 'array',
    items: { type: 'string' },
    description: 'Of a change: the fields that are not as they were.',
  }),
  field('data.previous', { type: 'object', description: 'Of a change: those fields as they were before.' }),
]

function field(name: string, schema: Schema): Field {
  return { name, schema, required: true }
}

function headers(): Html {
  const rows = Object.values(eventParameters).map(
    ({ name, description }) => html`<tr><th scope="row"><code>${name}</code></th><td>${inline(description)}</td></tr>`,
  )
  return html`<table class="fields two"><tbody>${rows}</tbody></table>
<p>Besides <code>Content-Type: application/json</code> and <code>User-Agent: Kantoor-Webhooks/…</code>.</p>`
}

function verify(): Html {
  return html`<p>Anybody can post to your address. Take a delivery only if its signature is right and it is at most five minutes old, and judge the body byte
by byte as it came, before anything reads it as JSON.</p>
<p>Every delivery is signed twice over. <code>X-Service-Signature</code> is what the examples below check, and <code>constructEvent</code> of Stripe’s
libraries too. The three <code>webhook-…</code> headers are those of <a href="https://www.standardwebhooks.com">Standard Webhooks</a>: its libraries and
Svix’s verify them with the secret as it is. One of the two is enough.</p>
${EXAMPLES.map(
  ([
    file,
    language,
  ]) => html`<details class="sample" id="webhooks.${file}"><summary>${language} <small>docs/webhooks/${file}</small></summary>
<pre tabindex="0"><code>${fileText(file)}</code></pre></details>`,
)}`
}

const EXAMPLES = [
  ['verify.ts', 'TypeScript'],
  ['verify.py', 'Python'],
  ['verify.php', 'PHP'],
  ['verify.sh', 'curl and openssl'],
] as const

function fileText(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../../docs/webhooks', name), 'utf8')
}

function answer(): Html {
  return html`<p>Any 2xx that is there as a whole within 15 seconds, three of them for connecting, means that it was taken. What it says besides means nothing to us; its first KiB is kept
for the log, and beyond 64 KiB nothing is read. So put the event into a queue of yours, answer, and work afterwards.</p>
<p>Everything else is a failure: another status, a redirect, which is never followed, an answer that does not come or end in time. <code>410</code> means never again, and switches
the webhook off at once. At most five deliveries are under way to a webhook at a time, and one while it keeps failing.</p>`
}

function retries(): Html {
  const rows = pausesMs.map((pauseMs, i) => {
    const sinceMs = pausesMs.slice(0, i + 1).reduce((sum, one) => sum + one, 0)
    return html`<tr><th scope="row">${i + 1}</th><td>${pauseMs === 0 ? 'at once' : durationOf(pauseMs)}</td><td>${durationOf(sinceMs)}</td></tr>`
  })
  return html`<p>A delivery that failed is tried again, ${MOST_ATTEMPTS} times in all. <code>Retry-After</code> of your answer, in seconds or as a date, is
honoured up to 24 hours; it can make a pause longer, never shorter. Pauses are as below, give or take 10 %.</p>
<table class="schedule"><thead><tr><th scope="col">Attempt</th><th scope="col">Pause before</th><th scope="col">Since the event</th></tr></thead><tbody>${rows}</tbody></table>
<p>After the last one the delivery has failed. It stays in the log and can be sent again.</p>`
}

const UNITS = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
] as const

function durationOf(ms: number): string {
  const words: string[] = []
  let left = ms
  for (const [unitMs, unit] of UNITS) {
    if (left >= unitMs) words.push(`${Math.floor(left / unitMs)} ${unit}`)
    left %= unitMs
  }
  return words.slice(0, 2).join(' ') || '–'
}

function order(): Html {
  return html`<ul>
<li><strong>Twice.</strong> An event comes at least once, so now and then it comes twice: after an answer that was lost, or because somebody sent it again. Its
<code>id</code>, also in <code>webhook-id</code>, is the same every time. Remember the ids of the last days and pass over what you know.</li>
<li><strong>Out of order.</strong> A later event can overtake one that is tried again. <code>version</code> grows with every change of a record: pass over an event
whose version is lower than the one you have.</li>
<li><strong>Your own writes.</strong> They come back to you as events too; <code>actor</code> tells them apart.</li>
</ul>`
}

function rights(): Html {
  return html`<p>A webhook has the rights of whoever made it, or last changed its address or kinds. Each attempt is judged by the rights of that moment: what he may
not read is not sent. Leave, absence and contracts are those of himself and of his people, unless he may see everybody’s. Papers of invoices need
<code>invoices:read</code> too. What only few may see, such as cost rates and the kind of an absence, is in no event.</p>`
}

function rotation(): Html {
  return html`<p><a href="#webhook.rotate">Rotate</a> the secret of a webhook whenever you like, and at once if somebody may have seen it. For ${OVERLAP_HOURS} hours
each delivery is signed with both, so that nothing is lost while you change yours: verify against every signature, as the examples do. Only the last two
secrets sign: rotating a second time ends the one that was seen at once.</p>`
}

function log(): Html {
  return html`<p>For 30 days the <a href="#delivery.list">log</a> shows every delivery with its request, and of each attempt the answer, how long it took and when the next
one is. Send again <a href="#delivery.resend">one</a>, <a href="#webhook.resend">all that failed, or everything since a moment</a>: same event id, new
attempts. A webhook that was made later can be told of earlier events this way.</p>`
}

function off(): Html {
  return html`<p>While a webhook is switched off nothing new is queued for it; what waits goes out when it is on again. Kantoor itself switches one off when it answers
<code>410</code>, and after five days of nothing but failures, and says so by mail to whose it is. <a href="#webhook.update">Switch it on</a> and send again what it
missed. Deleting one drops all that waits for it.</p>`
}

function trial(): Html {
  return html`<p>While you write a receiver, let the command line forward events to it, signed with a secret that it prints. No webhook is needed:</p>
<pre tabindex="0"><code>npm run -s kantoor -- listen --forward-to http://localhost:4000/ --events 'invoice.*,hours.approved'</code></pre>
<p><code>verify.sh send</code> above posts one signed event of your own, such as a sample from below. Once a webhook exists,
<a href="#webhook.test">its test</a> sends it <a href="#event.webhook.ping"><code>webhook.ping</code></a>.</p>
<p>Addresses are <code>https</code> with a certificate that is trusted publicly, on port 443, 8443 or from 1024 on, without user, password or <code>#</code>. Their host is looked up
in the public DNS at every connection, and every address that it has must be one that everybody can reach: a name with a private one among them is not connected to. On
your own machine <code>WEBHOOK_ALLOW_PRIVATE=true</code> lets webhooks reach private addresses, names that only this machine knows, and plain http.</p>`
}
