// The API reference: both OpenAPI documents as one page that can be read and searched without a program.
import { signInRoutes } from '../modules/access/sign-in.ts'
import { documentOf, type SurfaceName, surfaces } from '../openapi/documents.ts'
import { assistantGuide, assistantGuideContents } from './assistant-guide.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { eventCatalogue, eventContents } from './reference-events.ts'
import { type Entry, operationArticle, type PathItem, widerBody } from './reference-operation.ts'
import { basics, screensIntroduction } from './reference-text.ts'
import { fieldsOf, fieldTable, nameOf, type Schema } from './schema-words.ts'
import { webhookGuide, webhookGuideContents } from './webhook-guide.ts'

interface Document {
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export function referencePage(publicUrl: string): string {
  const published = entriesOf('v2', publicUrl)
  const known = new Set(published.map(({ operation }) => operation.id))
  const screens = entriesOf('app', publicUrl)
  const own = screens.filter(({ operation }) => !known.has(operation.id))
  const wider = screens.filter(({ operation }) => known.has(operation.id) && operation.screenBody)
  const modules = modulesOf(published)
  const ownModules = modulesOf(own)
  const shown = new Set<string>()
  const body = html`${basics(publicUrl)}
${modules.map(([name, entries]) => moduleSection(name, entries, '', shown))}
${webhookGuide()}
${eventCatalogue()}
${assistantGuide(publicUrl)}
${screensIntroduction()}
${ownModules.map(([name, entries]) => moduleSection(name, entries, 'screens.', shown))}
${wider.length > 0 && html`<h2 id="wider">What the screens may send beyond v2</h2>${wider.map(widerBody)}`}`
  const contents = html`<a href="#basics">Basics</a>
${modules.map(([name, entries]) => moduleContents(name, entries, ''))}
<a class="part" href="#webhooks">Webhooks</a>
${webhookGuideContents()}
${eventContents()}
<a class="part" href="#assistants">Assistants</a>
${assistantGuideContents(publicUrl)}
<a class="part" href="#screens">Application API</a>
${ownModules.map(([name, entries]) => moduleContents(name, entries, 'screens.'))}
${wider.length > 0 && html`<a href="#wider">Wider bodies</a>`}`
  return layout({ title: 'API reference', body, contents })
}

function entriesOf(surface: SurfaceName, publicUrl: string): Entry[] {
  const document = documentOf(surface) as unknown as Document
  const { prefix, operations } = surfaces[surface]
  return [...(surface === 'app' ? signInRoutes : []), ...operations].map((operation) => ({
    operation,
    surface,
    prefix,
    publicUrl,
    published: document.paths[operation.path]![operation.method.toLowerCase()]!,
    shapes: document.components.schemas,
  }))
}

function modulesOf(all: readonly Entry[]): [string, Entry[]][] {
  return [...Map.groupBy(all, ({ operation }) => operation.path.split('/')[1] ?? '')]
}

function moduleSection(name: string, all: readonly Entry[], prefix: string, shown: Set<string>): Html {
  const records = all.flatMap((entry) => newShapes(entry, shown))
  return html`<section aria-labelledby="${prefix}${name}">
<h2 id="${prefix}${name}">${titleOf(name)}</h2>
${all.map(operationArticle)}
${records}
</section>`
}

function moduleContents(name: string, all: readonly Entry[], prefix: string): Html {
  const links = all.map(({ operation }) => html`<li><a href="#${operation.id}">${operation.summary}</a></li>`)
  return html`<a href="#${prefix}${name}">${titleOf(name)}</a><ul>${links}</ul>`
}

function titleOf(module: string): string {
  return TITLES[module] ?? module.charAt(0).toUpperCase() + module.slice(1)
}

const TITLES: Readonly<Record<string, string>> = {
  crm: 'Relations',
  hrm: 'People and planning',
  invoices: 'Invoicing',
}

// A record stands once, at the end of the module that shows it first; bodies stand with their operation.
function newShapes({ published, shapes }: Entry, shown: Set<string>): Html[] {
  const answers = Object.entries(published.responses).filter(([status]) => status.startsWith('2'))
  return refsIn(answers).flatMap(function show(name): Html[] {
    if (shown.has(name)) return []
    shown.add(name)
    const schema = shapes[name]!
    return [shapeSection(name, schema), ...refsIn(schema).flatMap(show)]
  })
}

function shapeSection(name: string, schema: Schema): Html {
  return html`<article class="shape" id="shape.${name}">
<h3><a href="#shape.${name}">${name}</a></h3>
${fieldTable(fieldsOf(schema), 'none')}
</article>`
}

function refsIn(value: unknown): string[] {
  const refs = JSON.stringify(value).matchAll(/"\$ref":"(#\/components\/schemas\/[^"]+)"/g)
  return [...new Set([...refs].map(([, ref]) => nameOf(ref!)))]
}
