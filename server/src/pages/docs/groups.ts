// What the reference shows where: operations by module, and every record once, on the page that shows it first.
import { signInRoutes } from '../../modules/access/sign-in.ts'
import { documentOf, type SurfaceName, surfaces } from '../../openapi/documents.ts'
import type { Entry, PathItem } from './operation-article.ts'
import { nameOf, type Schema } from './schema-words.ts'

export interface Group {
  readonly surface: SurfaceName
  readonly address: string
  readonly title: string
  readonly entries: readonly Entry[]
  /** Those that v2 has too, with fields that only the screens may send. */
  readonly wider: readonly Entry[]
  readonly shapes: readonly (readonly [name: string, schema: Schema])[]
}

interface Document {
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export function groupsAt(publicUrl: string): readonly Group[] {
  const published = entriesOf('v2', publicUrl)
  const known = new Set(published.map(({ operation }) => operation.id))
  const screens = entriesOf('app', publicUrl).filter(
    ({ operation }) => !known.has(operation.id) || operation.screenBody,
  )
  const shown = new Set<string>()
  return [...modulesOf(published), ...modulesOf(screens)].map(([module, all]) => {
    const { surface } = all[0]!
    const wider = all.filter(({ operation }) => surface === 'app' && known.has(operation.id))
    const entries = all.filter((entry) => !wider.includes(entry))
    return {
      surface,
      address: surface === 'v2' ? `/docs/${module}` : `/docs/app/${module}`,
      title: titleOf(module),
      entries,
      wider,
      shapes: entries.flatMap((entry) => newShapes(entry, shown)),
    }
  })
}

export function moduleOf(path: string): string {
  return path.split('/')[1] ?? ''
}

export function titleOf(module: string): string {
  return TITLES[module] ?? module.charAt(0).toUpperCase() + module.slice(1)
}

const TITLES: Readonly<Record<string, string>> = {
  crm: 'Relations',
  hrm: 'People and planning',
  invoices: 'Invoicing',
  session: 'Signing in',
  views: 'Saved views',
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
  return [...Map.groupBy(all, ({ operation }) => moduleOf(operation.path))]
}

// Only of answers: bodies stand with their operation.
function newShapes({ published, shapes }: Entry, shown: Set<string>): (readonly [string, Schema])[] {
  const answers = Object.entries(published.responses).filter(([status]) => status.startsWith('2'))
  return refsIn(answers).flatMap(function show(name): (readonly [string, Schema])[] {
    if (shown.has(name)) return []
    shown.add(name)
    const schema = shapes[name]!
    return [[name, schema], ...refsIn(schema).flatMap(show)]
  })
}

function refsIn(value: unknown): string[] {
  const refs = JSON.stringify(value).matchAll(/"\$ref":"(#\/components\/schemas\/[^"]+)"/g)
  return [...new Set([...refs].map(([, ref]) => nameOf(ref!)))]
}
