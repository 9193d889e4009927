// One operation of the reference: where it is, what goes in, what comes out, how it refuses, how it is called.
import type { Described } from '../../http/operation.ts'
import type { Upload } from '../../shared/files.ts'
import { scopes } from '../../shared/rights.ts'
import { type Html, html, joined } from '../html.ts'
import { inline } from '../markdown.ts'
import { bodyTextOf, curlOf, type Example, questionOf, typescriptOf } from './samples.ts'
import { fieldsOf, fieldTable, nameOf, type Schema, typeOf } from './schema-words.ts'

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}

export interface Published {
  readonly parameters: readonly { name: string; in: string; description?: string; schema: Schema }[]
  readonly requestBody?: Media
  readonly responses: Readonly<Record<string, Media>>
}

export type PathItem = Readonly<Record<string, Published>>

/** An operation beside what its document says of it. */
export interface Entry {
  readonly operation: Described
  readonly surface: 'v2' | 'app'
  readonly prefix: string
  readonly publicUrl: string
  readonly published: Published
  readonly shapes: Readonly<Record<string, Schema>>
}

export function operationArticle(entry: Entry): Html {
  const { operation, prefix } = entry
  const body = bodyOf(entry)
  return html`<article class="operation" id="${operation.id}">
<h3><a href="#${operation.id}">${operation.summary}</a></h3>
<p class="route"><span class="method ${operation.method.toLowerCase()}">${operation.method}</span> <code><span class="quiet">${prefix}</span>${operation.path}</code></p>
<p>${needOf(operation)}${operation.note && html` ${inline(operation.note)}`}</p>
${operation.list && parametersOf(entry)}
${operation.query && html`<h4>Parameters</h4>${fieldTable(fieldsOf(operation.query as Schema), 'required')}`}
${operation.upload && uploadOf(operation.upload)}
${body && html`<h4>Body</h4>${fieldTable(fieldsOf(body), 'required')}`}
<h4>Answer</h4>
<p>${answerOf(entry)}</p>
${refusalsOf(entry)}
${samplesOf(entry)}
${trialOf(entry)}
</article>`
}

/** Only the fields that the screens may send and v2 refuses. */
export function widerBody(entry: Entry): Html {
  const { operation } = entry
  const narrow = Object.keys((operation.body as Schema | undefined)?.properties ?? {})
  const extra = fieldsOf(bodyOf(entry) ?? {}).filter(({ name }) => !narrow.includes(name.split(/[.[]/, 1)[0]!))
  const [, module] = operation.path.split('/')
  return html`<article class="operation" id="screens.${operation.id}">
<h3><a href="/docs/${module}#${operation.id}">${operation.summary}</a></h3>
${fieldTable(extra, 'required')}
</article>`
}

/** undefined also for a body that has nothing to say. */
function bodyOf({ published, shapes }: Entry): Schema | undefined {
  const schema = published.requestBody?.content?.['application/json']?.schema
  const body = schema?.$ref ? shapes[nameOf(schema.$ref)] : schema
  return body?.properties && Object.keys(body.properties).length === 0 ? undefined : body
}

function needOf({ scope, open }: Described): Html {
  if (open) return html`Open to everybody.`
  if (scope === null) return html`Needs nothing more than being signed in.`
  return html`Needs the ${(scopes as readonly string[]).includes(scope) ? 'scope' : 'right'} <code>${scope}</code>.`
}

const COMMON = ['limit', 'offset', 'ids', 'updated_since', 'created_since', 'deleted']

function parametersOf({ published }: Entry): Html {
  const own = published.parameters.filter(({ in: place, name }) => place === 'query' && !COMMON.includes(name))
  const fields = own.map(({ name, schema, description }) => ({
    name,
    required: false,
    schema: description ? { ...schema, description } : schema,
  }))
  return html`<h4>Parameters <small>beside those of <a href="/docs#lists">every list</a></small></h4>${fieldTable(fields, 'none')}`
}

function uploadOf({ types, maxBytes }: Upload): Html {
  return html`<h4>Body</h4><p>A file as it is, of at most ${maxBytes / 1_000_000} MB: ${joined(
    types.map((type) => html`<code>${type}</code>`),
    ', ',
  )}.</p>`
}

function answerOf({ operation, published }: Entry): Html {
  const schema = published.responses[operation.success]?.content?.['application/json']?.schema
  const data = schema?.properties?.data
  if (!data) return html`<strong>${operation.success}</strong>${schema && html` ${typeOf(schema)}`}`
  return html`<strong>${operation.success}</strong> <code>data</code>: ${typeOf(data)}${schema?.properties?.meta && html`, <code>meta</code>: ${typeOf(schema.properties.meta)}`}`
}

function refusalsOf({ operation, published }: Entry): Html {
  const codes = operation.problems ?? []
  const statuses = Object.keys(published.responses).filter((status) => Number(status) >= 400)
  const links = statuses.map((status) => html`<a href="/problems#${status}">${status}</a>`)
  const rules = codes.map((code) => html`<a href="/problems/${code}"><code>${code}</code></a>`)
  return html`<p class="refusals">${rules.length > 0 && html`Refused by rule: ${joined(rules, ', ')}. `}<span class="quiet">Also ${joined(links, ' ')}</span></p>`
}

function credentialsOf({ operation, surface, publicUrl }: Entry): string[] {
  if (surface === 'v2') return ['-H "Authorization: Bearer $KANTOOR_KEY"']
  const cookie = operation.open ? [] : ['-b "kantoor_session=$KANTOOR_SESSION"']
  return operation.method === 'GET' ? cookie : [...cookie, `-H 'Origin: ${publicUrl}'`]
}

function samplesOf(entry: Entry): Html {
  const example = exampleOf(entry)
  return html`<h4>Sample</h4>
<pre tabindex="0" data-language="sh"><code>${curlOf(example)}</code></pre>
${entry.surface === 'v2' && html`<details class="sample"><summary>TypeScript</summary><pre tabindex="0" data-language="ts"><code>${typescriptOf(example)}</code></pre></details>`}`
}

// The script of the page makes the form of it; without it the sample above does the same.
function trialOf(entry: Entry): Html {
  const { method, path, query, list, upload } = entry.operation
  const body = bodyOf(entry)
  if (upload) return html``
  return html`<div class="try" data-surface="${entry.surface}" data-method="${method}" data-path="${entry.prefix}${path}"${
    (list || query) && html` data-query="${list ? 'limit=5' : questionOf(query as Schema).slice(1)}"`
  }${body && html` data-body="${bodyTextOf(body)}"`}></div>`
}

function exampleOf(entry: Entry): Example {
  const { operation, prefix, publicUrl } = entry
  return {
    method: operation.method,
    origin: publicUrl,
    prefix,
    path: operation.path,
    credentials: credentialsOf(entry),
    query: operation.query as Schema | undefined,
    body: bodyOf(entry),
    isUpload: operation.upload !== undefined,
  }
}
