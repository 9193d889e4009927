// The catalogue of events: every kind with when it fires, what it holds and a sample.
import { type CataloguedEvent, catalogue } from '../catalogue/catalogue.ts'
import { formOf } from '../catalogue/form.ts'
import { Deleted, hiddenFields, LockedHours } from '../catalogue/told.ts'
import type { Resource } from '../catalogue/words.ts'
import type { EventKind } from '../events/kinds.ts'
import { operations } from '../operations.ts'
import { type Html, html, joined } from './html.ts'
import { inline } from './markdown.ts'
import { type Schema, shapeLink } from './schema-words.ts'

export function eventCatalogue(): Html {
  const events = catalogue()
  return html`<section aria-labelledby="events">
<h2 id="events">Events <small>${events.length} kinds</small></h2>
${groupsOf(events).map(resourceArticle)}
</section>`
}

export function eventContents(): Html {
  const links = groupsOf(catalogue()).map(([name]) => html`<li><a href="#events.${name}">${name}</a></li>`)
  return html`<a href="#events">Events</a><ul>${links}</ul>`
}

function groupsOf(events: readonly CataloguedEvent[]): [Resource, CataloguedEvent[]][] {
  return [...Map.groupBy(events, ({ resource }) => resource)]
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
  return html`${shapeLink(titleOf(resource))}${hidden.length > 0 && html` without ${without}`}.`
}

const LINKS = ['download_url', 'download_expires_at']

function titleOf(resource: Resource): string {
  const { shape } = operations.find(({ id }) => id === `${resource}.list`)!.list!.type as { shape: { title?: string } }
  return shape.title!.replace(/Record$/, '')
}

function kindSection({ kind, summary, remark, data, sample }: CataloguedEvent): Html {
  return html`<section class="event" id="event.${kind}">
<h4><a href="#event.${kind}"><code>${kind}</code></a></h4>
<p>${summary}.${remark && html` ${inline(remark)}`} <span class="quiet">${holdsOf(kind, data as Schema)}</span></p>
<details class="sample"><summary>Sample</summary>
<pre tabindex="0"><code>${JSON.stringify(sample, null, 2)}</code></pre></details>
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
