// The boundaries of the code, each a function from files to faults. Imports carry .ts, so reading them as text is exact.
import { OWNERS } from './owners.ts'

/** Path below server/src to text. */
export type Files = ReadonlyMap<string, string>
export type Guard = (files: Files) => string[]

/** A module may use only those left of it. */
export const MODULES = ['access', 'crm', 'hrm', 'projects', 'hours', 'purchasing', 'invoices', 'sales', 'documents']
/** Each layer may use itself and those left of it. */
const FLOOR = ['shared', 'db', 'events', 'http']
/** Nothing but a list, so rules may read it. */
const LIST_OF_EVENTS = 'events/kinds.ts'
const MOST_LINES = 300
const MOST_HTTP_LINES = 800

/** Makes a whole company up, with rows in every table. */
const WRITES_EVERYTHING = 'demo'

/** Words that open a door, and the files that may use them. */
export const DOORS: Readonly<Record<string, readonly RegExp[]>> = {
  inSystem: [
    /^db\/transaction\.ts$/,
    /^http\/rate-limit\.ts$/,
    /^modules\/access\//,
    /^oauth\//,
    /^requests\/requests\.queries\.ts$/,
    /^webhooks\/(dispatch|figures|lane\.queries|round\.queries)\.ts$/,
    /^worker/,
  ],
  inReader: [/^db\/transaction\.ts$/, /^mcp\//],
  'process.env': [/^cli\.ts$/, /^config\.ts$/],
  'fetch(': [/^cli\/doctor\/address\.ts$/],
  // Addresses that a customer chose are connected to in one place, where they are judged.
  undici: [/^outward\/(connect|exchange)\.ts$/, /^cli\/listen\.ts$/],
  'node:net': [
    /^outward\/(bites|connect)\.ts$/,
    /^http\/unreadable\.ts$/,
    /^cli\/port\.ts$/,
    /^limits\/(sockets|valkey)\.ts$/,
  ],
  'node:tls': [/^outward\/connect\.ts$/, /^limits\/valkey\.ts$/],
  'node:dns': [/^outward\/connect\.ts$/],
  'node:http': [/^http\/unreadable\.ts$/, /^app\.ts$/],
}

export const guards: Readonly<Record<string, Guard>> = {
  'modules meet only at public.ts, and only leftwards': (files) =>
    eachImport(files, (from, to) => {
      const [user, used] = [moduleOf(from), moduleOf(to)]
      if (user && !MODULES.includes(user)) return `${from} belongs to no known module`
      if (!user || !used || user === used) return undefined
      if (!to.endsWith('/public.ts')) return `${from} reaches past the public.ts of ${used}: ${to}`
      return MODULES.indexOf(used) > MODULES.indexOf(user)
        ? `${from} of ${user} uses ${used}, which stands right of it`
        : undefined
    }),

  'rules use only rules and shared, shared only itself': (files) =>
    eachImport(files, (from, to) => {
      if (layerOf(from) === 'shared' && isOurs(to) && layerOf(to) !== 'shared') return `${from} uses ${to}`
      if (!from.endsWith('.rules.ts') && from !== LIST_OF_EVENTS) return undefined
      const isPure = to.endsWith('.rules.ts') || layerOf(to) === 'shared' || to === LIST_OF_EVENTS
      return isPure ? undefined : `${from} is not pure: it uses ${to}`
    }),

  'the floor does not know what stands on it': (files) =>
    eachImport(files, (from, to) => {
      const level = FLOOR.indexOf(layerOf(from))
      if (level < 0 || !isOurs(to)) return undefined
      const used = FLOOR.indexOf(layerOf(to))
      return used < 0 || used > level ? `${from} uses ${to}` : undefined
    }),

  'no file imports itself through others': (files) => cycles(files),

  'only the owner writes a table': (files) => {
    const tables = recordTables(files)
    return [...files].flatMap(([file, text]) =>
      writtenTables(text, tables).flatMap((table) => {
        const owners = OWNERS[table]
        if (layerOf(file) === WRITES_EVERYTHING) return []
        if (!owners) return [`${file} writes ${table}, which has no owner in OWNERS`]
        return owners.includes(moduleOf(file) ?? layerOf(file)) ? [] : [`${file} writes ${table} of ${owners}`]
      }),
    )
  },

  'doors stand only where they are listed': (files) =>
    [...files].flatMap(([file, text]) =>
      Object.entries(DOORS)
        .filter(([word, places]) => hasWord(withoutComments(text), word) && !places.some((place) => place.test(file)))
        .map(([word]) => `${file} uses ${word}`),
    ),

  'assistants reach the database only to read': (files) =>
    [...files]
      .filter(([file]) => layerOf(file) === 'mcp')
      .flatMap(([file, text]) =>
        ['inEnvironment', 'inContext', 'inSystem']
          .filter((word) => hasWord(withoutComments(text), word))
          .map((word) => `${file} uses ${word}`),
      ),

  'files are short, named and placed as agreed': (files) =>
    [...files].flatMap(([file, text]) => {
      const faults: string[] = []
      const lines = linesOf(text)
      if (lines > MOST_LINES && file !== 'db/schema.ts') faults.push(`${file} has ${lines} lines`)
      if (/(^|\/)index\.ts$/.test(file)) faults.push(`${file}: no index.ts`)
      if (/(^|\/)(utils?|helpers?|common|services|managers)\//.test(file)) faults.push(`${file}: no such folder`)
      if (!/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.(shapes|queries|rules))?\.ts$/.test(file))
        faults.push(`${file}: kebab-case, and no suffix but .shapes, .queries and .rules`)
      return faults
    }),

  'the code is plain': (files) =>
    [...files].flatMap(([file, text]) => {
      const bare = withoutComments(text)
      const faults: string[] = []
      if (/^export default\b/m.test(bare)) faults.push(`${file}: no default export`)
      if (/^(export )?(const )?enum\b/m.test(bare)) faults.push(`${file}: no enum`)
      if (/^(export )?(abstract )?class (?!Problem\b)/m.test(bare)) faults.push(`${file}: no class but Problem`)
      if (/\bfieldError\([^,]+, '\w+-/.test(bare)) faults.push(`${file}: codes of fields have underscores`)
      for (const path of specifiers(bare)) {
        if (path.startsWith('.') && !path.endsWith('.ts')) faults.push(`${file}: import ${path} must end in .ts`)
      }
      return faults
    }),

  'the machine under the operations stays small': (files) => {
    const lines = [...files]
      .filter(([file]) => layerOf(file) === 'http')
      .reduce((sum, [, text]) => sum + linesOf(text), 0)
    return lines > MOST_HTTP_LINES ? [`http has ${lines} lines, ${MOST_HTTP_LINES} are allowed`] : []
  },
}

function eachImport(files: Files, judge: (from: string, to: string) => string | undefined): string[] {
  return [...importsOf(files)].flatMap(([from, targets]) =>
    targets.map((to) => judge(from, to)).filter((fault) => fault !== undefined),
  )
}

/** Imports of every file; ours as paths below src, others by their name. */
function importsOf(files: Files): Map<string, string[]> {
  return new Map([...files].map(([file, text]) => [file, specifiers(text).map((path) => resolve(file, path))]))
}

function specifiers(text: string): string[] {
  return [...text.matchAll(/(?:^|[;}\s])(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(([, path]) => path!)
}

function resolve(from: string, path: string): string {
  return path.startsWith('.') ? new URL(path, `file:///${from}`).pathname.slice(1) : `package:${path}`
}

function isOurs(path: string): boolean {
  return !path.startsWith('package:')
}

function moduleOf(path: string): string | undefined {
  return /^modules\/([^/]+)\//.exec(path)?.[1]
}

function layerOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function cycles(files: Files): string[] {
  const imports = importsOf(files)
  const done = new Set<string>()
  const found: string[] = []
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '))
    else if (!done.has(file)) {
      for (const next of imports.get(file) ?? []) walk(next, [...path, file])
      done.add(file)
    }
  }
  for (const file of imports.keys()) walk(file, [])
  return found
}

function writtenTables(text: string, tables: ReadonlyMap<string, string>): string[] {
  const bare = withoutComments(text)
  const words = [
    ...bare.matchAll(/\b(?:insert into|delete from)\s+(?:only\s+)?([a-z_]+)/g),
    ...bare.matchAll(/\bupdate\s+(?!of\b|set\b|skip\b|no\b)([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/g),
    ...bare.matchAll(/\b(?:insertRow|updateRow|touch)\(\s*ctx,\s*'([a-z_]+)'/g),
  ].map(([, table]) => table!)
  const records = [...bare.matchAll(/\b(?:insert|update|delete)Record\(\s*ctx,\s*(\w+)/g)].map(([, type]) =>
    tables.get(type!),
  )
  return [...new Set([...words, ...records.filter((table) => table !== undefined)])]
}

function recordTables(files: Files): Map<string, string> {
  const found = [...files.values()].flatMap((text) => [
    ...text.matchAll(/const (\w+) = recordType\(\{\s*name: '[^']*',\s*table: '(\w+)'/g),
  ])
  return new Map(found.map(([, type, table]) => [type!, table!]))
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w.])${word.replace(/[.()]/g, '\\$&')}`).test(text)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, '$1')
}

function linesOf(text: string): number {
  return text.split('\n').length - 1
}
