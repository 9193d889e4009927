// The catalogue of events: every kind with when it fires, what it holds and a sample.
import { type CataloguedEvent, catalogue, Envelope } from '../../catalogue/catalogue.ts'
import { formOf } from '../../catalogue/form.ts'
import { Deleted, hiddenFields, LockedHours } from '../../catalogue/told.ts'
import type { Resource } from '../../catalogue/words.ts'
import type { EventKind } from '../../events/kinds.ts'
import type { Operation } from '../../http/operation.ts'
import { eventParameters } from '../../openapi/webhooks.ts'
import { operations } from '../../operations.ts'
import { type Html, html, joined } from '../html.ts'
import type { Page } from '../layout.ts'
import { inline } from '../markdown.ts'
import { moduleOf, titleOf } from './groups.ts'
import { type Field, fieldsOf, fieldTable, type Schema, shapeLink } from './schema-words.ts'

export interface EventGroup {
  readonly address: string
  readonly title: string
  readonly events: readonly CataloguedEvent[]
}

export function eventGroups(): readonly EventGroup[] {
  return [...Map.groupBy(catalogue(), ({ resource }) => moduleOf(listOf(resource).path))].map(([module, events]) => ({
    address: `/docs/events/${module}`,
    title: titleOf(module),
    events,
  }))
}

/** What all events have, and a list of them. */
export function eventsPage(groups: readonly EventGroup[]): Page {
  const count = groups.reduce((sum, { events }) => sum + events.length, 0)
  const body = html`<section class="prose">
<p class="crumbs"><a href="/docs">API reference</a></p>
<h1>Events</h1>
<p class="lead">${count} kinds of events, posted to <a href="/docs/guides/webhooks">webhooks</a>.</p>
<p>Each kind has its schema under <code>webhooks</code> in <a href="/api/v2/openapi.json">openapi.json</a>. In TypeScript they are one union,
<code>KantoorEvent</code> of <code>@kantoor/client</code>.</p>
<h2 id="body">What is sent</h2>
${envelopeTable()}
<h2 id="headers">Headers</h2>
${headerTable()}
</section>
<h2 id="kinds">Kinds</h2>
${groups.map(kindList)}`
  const links = groups.map(({ address, title }) => html`<li><a href="${address}">${title}</a></li>`)
  const contents = html`<a href="/docs">API reference</a>
<a href="#body">What is sent</a>
<a href="#headers">Headers</a>
<a href="#kinds">Kinds</a><ul>${links}</ul>`
  return { title: 'Events', body, contents, filter: true }
}

export function eventGroupPage({ title, events }: EventGroup): Page {
  const resources = [...Map.groupBy(events, ({ resource }) => resource)]
  const body = html`<p class="crumbs"><a href="/docs/events">Events</a></p>
<h1>Events: ${title}</h1>
<h2 id="kinds">Kinds</h2>
${resources.map(resourceArticle)}`
  const links = resources.map(
    ([name, some]) => html`<a href="#events.${name}">${name}</a>
<ul>${some.map(({ kind }) => html`<li><a href="#event.${kind}">${kind}</a></li>`)}</ul>`,
  )
  return { title: `Events: ${title}`, body, contents: html`<a href="/docs/events">Events</a>${links}`, filter: true }
}

function kindList({ address, title, events }: EventGroup): Html {
  const rows = events.map(
    ({ kind, summary }) =>
      html`<li id="event.${kind}"><a href="${address}#event.${kind}"><code>${kind}</code></a> ${summary}</li>`,
  )
  return html`<section class="group"><h3><a href="${address}">${title}</a></h3><ul class="operations">${rows}</ul></section>`
}

function envelopeTable(): Html {
  const [id, ...others] = fieldsOf(Envelope as Schema)
  return fieldTable([id!, TYPE, ...others, ...DATA], 'none')
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

function headerTable(): Html {
  const rows = Object.values(eventParameters).map(
    ({ name, description }) => html`<tr><th scope="row"><code>${name}</code></th><td>${inline(description)}</td></tr>`,
  )
  return html`<table class="fields two"><tbody>${rows}</tbody></table>`
}

function resourceArticle([name, events]: [Resource, readonly CataloguedEvent[]]): Html {
  const needs = events[0]?.needs
  return html`<article class="shape" id="events.${name}">
<h3><a href="#events.${name}">${name}</a></h3>
<p>${needs && html`Needs the scope <code>${needs}</code>. `}<code>data.object</code>: ${recordOf(name)}</p>
${events.map(kindSection)}
</article>`
}

/** The record where the page shows it, and which of its fields are not told. */
function recordOf(resource: Resource): Html {
  const hidden = [...hiddenFields(resource), ...(resource === 'document' ? LINKS : [])]
  const without = joined(
    hidden.map((field) => html`<code>${field}</code>`),
    ', ',
  )
  return html`${shapeLink(recordName(resource))}${hidden.length > 0 && html` without ${without}`}.`
}

const LINKS = ['download_url', 'download_expires_at']

function recordName(resource: Resource): string {
  const { shape } = listOf(resource).list!.type as { shape: { title?: string } }
  return shape.title!.replace(/Record$/, '')
}

function listOf(resource: Resource): Operation {
  return operations.find(({ id }) => id === `${resource}.list`)!
}

function kindSection({ kind, summary, remark, data, sample }: CataloguedEvent): Html {
  return html`<section class="event" id="event.${kind}">
<h4><a href="#event.${kind}"><code>${kind}</code></a></h4>
<p>${summary}.${remark && html` ${inline(remark)}`} <span class="quiet">${holdsOf(kind, data as Schema)}</span></p>
<details class="sample"><summary>Sample</summary>
<pre tabindex="0" data-language="json"><code>${JSON.stringify(sample, null, 2)}</code></pre></details>
</section>`
}

/** Beside or instead of the record itself. */
function holdsOf(kind: EventKind, { properties = {} }: Schema): string {
  const { title = '', properties: fields = {} } = properties.object ?? {}
  if (OTHER_OBJECTS.includes(title)) return `data.object: ${Object.keys(fields).join(', ')}.`
  if (formOf(kind) === 'record') return ''
  return `With changed_fields and previous${formOf(kind) === 'either' ? ', if it is a change' : ''}.`
}

const OTHER_OBJECTS = ([Deleted, LockedHours] as readonly Schema[]).map(({ title = '' }) => title)
