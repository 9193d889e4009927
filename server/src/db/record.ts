// A record as the API shows it. PostgreSQL builds its JSON text from one expression per field of the shape, so the shape is
// the allow-list: what it does not name cannot leave.
import type { TObject, TSchema } from 'typebox'
import type { Right } from '../shared/rights.ts'
import type { Tables } from './schema.ts'
import { join, raw, type Sql, sql } from './sql.ts'
import type { Tx } from './transaction.ts'

export interface RecordType<Table extends keyof Tables = keyof Tables> {
  /** The word of the resource in paths, events, audit and tombstones. */
  readonly name: string
  /** Its rows are called t in every expression. */
  readonly table: Table
  readonly shape: TObject
  readonly joins?: Sql
  /** Fields that are not simply columns of t. */
  readonly columns?: Readonly<Record<string, Sql>>
  /** What the detail view adds, as JSON; the record itself is called owner there. */
  readonly detail?: Readonly<Record<string, Sql>>
  /** Fields that only a holder of this right sees. */
  readonly hidden?: { readonly right: Right; readonly fields: readonly string[] }
}

/** What a reader may see, as far as records depend on it. */
export interface Reader {
  can(right: Right): boolean
}

/** One record, rendered: the text of its list shape, and of what the detail view adds. */
export interface Rendered {
  readonly id: string
  readonly version: number
  readonly record: string
  readonly detail: string
}

/** A row held for an update, with its record as it was before. */
export interface Loaded<Row> extends Rendered {
  readonly row: Row
}

export function recordType<Table extends keyof Tables>(type: RecordType<Table>): RecordType<Table> {
  return type
}

/** The select list of the record's fields. */
export function fieldsOf(type: RecordType, reader: Reader): Sql {
  const omitted = type.hidden && !reader.can(type.hidden.right) ? type.hidden.fields : []
  return cached(type, omitted.length === 0 ? 'all' : 'some', () => {
    const fields = Object.entries(type.shape.properties)
      .filter(([field]) => field !== 'omitted_fields' && !omitted.includes(field))
      .map(([field, schema]) => sql`${expression(type, field, schema)} as ${raw(`"${field}"`)}`)
    if (omitted.length > 0) fields.push(raw(`'${JSON.stringify(omitted)}'::json as omitted_fields`))
    return join(fields)
  })
}

export function fromOf(type: RecordType, source: Sql = raw(type.table)): Sql {
  return sql`${source} t ${type.joins ?? raw('')}`
}

/** Select list of a Rendered without id and version; to be used with fromOf. */
export function renderedOf(type: RecordType, reader: Reader): Sql {
  return sql`(select to_json(r) from (select ${fieldsOf(type, reader)}) r)::text as record, ${detailOf(type)} as detail`
}

function detailOf(type: RecordType): Sql {
  return cached(type, 'detail', () => {
    const rows = Object.entries(type.detail ?? {}).map(([field, value]) => sql`${value} as ${raw(`"${field}"`)}`)
    if (rows.length === 0) return raw(`'{}'`)
    return sql`(select to_json(d) from (select t.environment_id, t.id) owner, lateral (select ${join(rows)}) d)::text`
  })
}

/** Rows of another type inside a detail view. The condition names the embedding record as owner, its rows as t. */
export function rowsOf(type: RecordType, condition: Sql, order: Sql): Sql {
  return sql`(select coalesce(json_agg(r), '[]') from (
    select ${fieldsOf(type, nobody)} from ${fromOf(type)} where t.environment_id = owner.environment_id and ${condition} order by ${order}) r)`
}

const nobody: Reader = { can: () => false }

export async function findRecord(tx: Tx, type: RecordType, id: string, reader: Reader): Promise<Rendered | undefined> {
  return (await tx.last<Rendered>(oneOf(type, id, reader)))[0]
}

export async function renderRecord(tx: Tx, type: RecordType, id: string, reader: Reader): Promise<Rendered> {
  const rendered = await tx.first<Rendered>(oneOf(type, id, reader))
  if (!rendered) throw new Error(`${type.table} vanished inside its own transaction`)
  return rendered
}

/** Loads and locks a row for a change; undefined is a 404. */
export async function loadRecord<Table extends keyof Tables>(
  tx: Tx,
  type: RecordType<Table>,
  id: string,
  reader: Reader,
  condition: Sql = raw('true'),
): Promise<Loaded<Tables[Table]> | undefined> {
  const found = await tx.first<Tables[Table] & Rendered>(
    sql`select t.*, ${renderedOf(type, reader)} from ${fromOf(type)} where t.id = ${id} and ${condition} for no key update of t`,
  )
  if (!found) return undefined
  return { id: found.id, version: found.version, record: found.record, detail: found.detail, row: found }
}

function oneOf(type: RecordType, id: string, reader: Reader): Sql {
  return sql`select t.id, t.version, ${renderedOf(type, reader)} from ${fromOf(type)} where t.id = ${id}`
}

/** Record and detail rows as one JSON object. */
export function detailText({ record, detail }: Pick<Rendered, 'record' | 'detail'>): string {
  return detail === '{}' ? record : `${record.slice(0, -1)},${detail.slice(1)}`
}

function expression(type: RecordType, field: string, schema: TSchema): Sql {
  const column = type.columns?.[field] ?? raw(`t."${field}"`)
  return isInstant(schema) ? sql`instant_text(${column})` : column
}

function isInstant(schema: TSchema): boolean {
  return (schema as { format?: string }).format === 'date-time'
}

const cache = new WeakMap<RecordType, Map<string, Sql>>()

function cached(type: RecordType, variant: string, make: () => Sql): Sql {
  const variants = cache.get(type) ?? new Map<string, Sql>()
  cache.set(type, variants)
  const known = variants.get(variant)
  if (known) return known
  const made = make()
  variants.set(variant, made)
  return made
}
