// Who and what the cells of a file can mean: every record by its id, its number or address, its name, and by what another system
// called it. Read once per step, since a file names the same few over and over.
import type { Context } from '../db/context.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Referred } from './fields.rules.ts'

export interface Known {
  readonly id: string
  readonly name: string
  /** Of a project its customer, of a service its project. */
  readonly within: string | null
}

interface Row extends Known {
  readonly number: string | null
  readonly reference: string | null
}

interface Directory {
  /** What says exactly which one. */
  readonly byNumber: Map<string, Known[]>
  readonly byName: Map<string, Known[]>
  /** A few names by their first one, two or three letters. */
  readonly byStart: ReadonlyMap<string, readonly string[]>
}

const START = 3
const SUGGESTED = 3

export type Directories = ReadonlyMap<Referred, Directory>

export async function openDirectories(ctx: Context, referred: Iterable<Referred>): Promise<Directories> {
  const found = await Promise.all(
    [...new Set(referred)].map(async (each) => [each, directoryOf(await ctx.tx.all<Row>(queries[each]))] as const),
  )
  return new Map(found)
}

/** What this import made is known to the rows that come after it. */
export function addKnown(directories: Directories, referred: Referred, { id, name, numbers }: Added): void {
  const { byNumber, byName } = directories.get(referred)!
  const known = { id, name, within: null }
  for (const text of [id, ...numbers]) note(byNumber, text ? String(text) : null, known)
  note(byName, name, known)
}

interface Added {
  readonly id: string
  readonly name: string
  readonly numbers: readonly unknown[]
}

export type Naming = { readonly id: string } | { readonly refusal: 'unknown' | 'ambiguous'; readonly count: number }

/** The one that is meant; `within` is the customer of a project or the project of a service, where the row says it. */
export function lookUp(directories: Directories, referred: Referred, text: string, within?: string | null): Naming {
  const { byNumber, byName } = directories.get(referred)!
  const plain = plainName(text)
  const isInside = (one: Known) => !within || one.within === within
  const exact = (byNumber.get(plain) ?? []).filter(isInside)
  const found = exact.length > 0 ? exact : (byName.get(plain) ?? []).filter(isInside)
  const ids = new Set(found.map(({ id }) => id))
  if (ids.size === 1) return { id: found[0]!.id }
  return { refusal: ids.size === 0 ? 'unknown' : 'ambiguous', count: ids.size }
}

/** Known names that begin alike, for whoever mistyped one. */
export function namesLike(directories: Directories, referred: Referred, text: string): readonly string[] {
  return directories.get(referred)!.byStart.get(plainName(text).slice(0, START)) ?? []
}

function directoryOf(rows: readonly Row[]): Directory {
  const [byNumber, byName] = [new Map<string, Known[]>(), new Map<string, Known[]>()]
  for (const row of rows) {
    for (const text of [row.id, row.number, row.reference]) note(byNumber, text, row)
    note(byName, row.name, row)
  }
  return { byNumber, byName, byStart: startsOf(byName) }
}

function note(map: Map<string, Known[]>, text: string | null, one: Known): void {
  if (!text) return
  const key = plainName(text)
  const known = map.get(key)
  if (known) known.push(one)
  else map.set(key, [one])
}

function startsOf(byName: ReadonlyMap<string, readonly Known[]>): Map<string, string[]> {
  const starts = new Map<string, string[]>()
  for (const [plain, [first]] of byName)
    for (let length = 1; length <= Math.min(START, plain.length); length++) {
      const start = plain.slice(0, length)
      const names = starts.get(start)
      if (!names) starts.set(start, [first!.name])
      else if (names.length < SUGGESTED) names.push(first!.name)
    }
  return starts
}

export function plainName(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}

const queries: Readonly<Record<Referred, Sql>> = {
  organization: sql`
    select t.id, t.name, t.relation_number as number, m.reference, null as within from organization t
    left join import_made m on m.environment_id = t.environment_id and m.record_id = t.id and m.reference is not null`,
  employee: sql`
    select t.id, t.full_name as name, n.number, m.reference, null as within from employee t
    left join import_made m on m.environment_id = t.environment_id and m.record_id = t.id and m.reference is not null
    cross join lateral (values (t.email), (t.employee_number)) n (number)`,
  project: sql`
    select t.id, t.name, t.project_number as number, m.reference, t.organization_id as within from project t
    left join import_made m on m.environment_id = t.environment_id and m.record_id = t.id and m.reference is not null`,
  service: sql`select t.id, t.name, t.service_number as number, null as reference, t.project_id as within from service t`,
  hourtype: sql`select t.id, t.name, null as number, null as reference, null as within from hour_type t`,
  relationtype: sql`select t.id, t.name, null as number, null as reference, null as within from relation_type t`,
}
