// Which column holds which field, guessed by the headings.
import { type Field, fieldsOf, type ImportKind } from './fields.rules.ts'
import { simplicate } from './simplicate.rules.ts'

/** Field to the place of its column. */
export type Mapping = Readonly<Record<string, number>>

export interface Guess {
  readonly mapping: Mapping
  readonly preset: 'simplicate' | null
}

const LEAST_KNOWN = 3

/** Headings of another system come first, where enough of them are its own; then what people call a field. */
export function guessMapping(
  kind: ImportKind,
  columns: readonly string[],
  fields: readonly Field[] = fieldsOf[kind],
): Guess {
  const plain = columns.map(plainHeading)
  const known = simplicate[kind]
  const isKnown = plain.filter((heading) => heading in known).length >= Math.min(LEAST_KNOWN, plain.length)
  const preset = isKnown && plain.some((heading) => simplicateOnly.has(heading)) ? 'simplicate' : null
  const mapping: Record<string, number> = {}
  const take = (field: string | undefined, column: number) => {
    if (field === undefined || column < 0 || field in mapping || Object.values(mapping).includes(column)) return
    mapping[field] = column
  }
  if (preset) plain.forEach((heading, column) => void take(known[heading], column))
  for (const { name, headings } of fields) for (const heading of headings) take(name, plain.indexOf(heading))
  return { mapping: withoutRivals(kind, mapping), preset }
}

/** Lower case without accents and signs: E-mailadres (werk) and e_mailadres werk are one. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

// A whole name is of use only where its parts are not.
function withoutRivals(kind: ImportKind, { full_name, ...mapping }: Record<string, number>): Mapping {
  const isNamed = fieldsOf[kind].some(({ name }) => name === 'full_name')
  return !isNamed || full_name === undefined || mapping.last_name !== undefined ? mapping : { ...mapping, full_name }
}

/** Required fields to which no column was given. */
export function missingFields(kind: ImportKind, mapping: Mapping): string[] {
  const missing = fieldsOf[kind].filter(({ name, required }) => required && mapping[name] === undefined)
  return [...missing.map(({ name }: Field) => name), ...oneOfSeveral(kind, mapping)]
}

function oneOfSeveral(kind: ImportKind, mapping: Mapping): string[] {
  const has = (...fields: string[]) => fields.every((field) => mapping[field] !== undefined)
  if (kind === 'person' || kind === 'employee') return has('last_name') || has('full_name') ? [] : ['last_name']
  if (kind === 'hours') return has('duration') || has('start_time', 'end_time') ? [] : ['duration']
  return []
}

// What hardly anybody else calls a column.
const simplicateOnly: ReadonlySet<string> = new Set([
  'simplicate id',
  'urensoort',
  'projectdienst',
  'dienst',
  'relatienummer',
  'relatiebeheerder',
  'projectleider',
  'family name prefix',
  'coc code',
  'relation number',
  'project project number',
  'projectservice name',
  'type label',
  'employee name',
  'is time defined',
  'personeelsnummer',
  'tussenvoegsel',
])
