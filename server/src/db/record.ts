// A record as the API shows it: one SQL expression per field of its shape, so the shape is the allow-list and what it does not
// name cannot leave.
import type { TObject, TSchema } from 'typebox'
import type { Right } from '../shared/rights.ts'
import { factsOf, objectWriter, type RawRows } from './render.ts'
import type { Tables } from './schema.ts'
import { join, raw, type Sql, sql } from './sql.ts'
import type { Tx } from './transaction.ts'

export interface RecordType<Table extends keyof Tables = keyof Tables> {
  /** The word of the resource in paths, events, audit and tombstones. */
  readonly name: string
  /** Its rows are called t in every expression. */
  readonly table: Table
  /** Where its rows are more than those of the table: what is listed instead, in brackets. */
  readonly source?: Sql
  readonly shape: TObject
  readonly joins?: Sql
  /** Fields that are not simply columns of t. */
  readonly columns?: Readonly<Record<string, Sql>>
  /** What the detail view adds, as JSON; the record itself is called owner there. It may depend on who reads it. */
  readonly detail?: Readonly<Record<string, Sql | ((reader: Reader) => Sql)>>
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

/** The select list of the record's fields, for rows that Node writes as JSON. */
export function fieldsOf(type: RecordType, reader: Reader): Sql {
  const omitted = omittedBy(type, reader)
  return cached(type, omitted.length === 0 ? 'all' : 'some', () => selectList(type, omitted, (column) => column))
}

/** The same for rows that PostgreSQL embeds as JSON. */
function embeddedFieldsOf(type: RecordType): Sql {
  return cached(type, 'embedded', () => selectList(type, type.hidden?.fields ?? [], jsonExpression))
}

function selectList(
  type: RecordType,
  omitted: readonly string[],
  expression: (column: Sql, schema: TSchema) => Sql,
): Sql {
  const fields = Object.entries(type.shape.properties)
    .filter(([field]) => field !== 'omitted_fields' && !omitted.includes(field))
    .map(
      ([field, schema]) =>
        sql`${expression(type.columns?.[field] ?? raw(`t."${field}"`), schema)} as ${raw(`"${field}"`)}`,
    )
  if (omitted.length > 0) fields.push(raw(`'${JSON.stringify(omitted)}'::json as omitted_fields`))
  return join(fields)
}

function omittedBy(type: RecordType, reader: Reader): readonly string[] {
  return type.hidden && !reader.can(type.hidden.right) ? type.hidden.fields : []
}

function jsonExpression(column: Sql, schema: TSchema): Sql {
  return (schema as { format?: string }).format === 'date-time' ? sql`instant_text(${column})` : column
}

export function sourceOf({ source, table }: RecordType): Sql {
  return source ?? raw(table)
}

export function fromOf(type: RecordType, source: Sql = sourceOf(type)): Sql {
  return sql`${source} t ${type.joins ?? raw('')}`
}

/** Select list from which readRendered makes a record; further columns may follow it. To be used with fromOf. */
export function renderedOf(type: RecordType, reader: Reader): Sql {
  return sql`t.id, t.version, ${detailOf(type, reader)}, ${fieldsOf(type, reader)}`
}

const LEADING = 3

export function readRendered(type: RecordType, reader: Reader, found: RawRows): Rendered | undefined {
  return found.rows.length === 0 ? undefined : readAllRendered(type, reader, found)[0]
}

export function readAllRendered(type: RecordType, reader: Reader, { fields, rows }: RawRows): Rendered[] {
  const write = objectWriter(fields, LEADING, LEADING + fieldCount(type, reader))
  return rows.map((row) => ({ id: row[0]!, version: Number(row[1]), detail: row[2]!, record: write(row) }))
}

function fieldCount(type: RecordType, reader: Reader): number {
  const omitted = omittedBy(type, reader).length
  const declared = Object.keys(type.shape.properties).length - ('omitted_fields' in type.shape.properties ? 1 : 0)
  return omitted === 0 ? declared : declared - omitted + 1
}

function detailOf(type: RecordType, reader: Reader): Sql {
  const parts = Object.entries(type.detail ?? {})
  const make = () => {
    const rows = parts.map(([field, value]) => {
      const shown = typeof value === 'function' ? value(reader) : value
      return sql`${shown} as ${raw(`"${field}"`)}`
    })
    if (rows.length === 0) return raw(`'{}'`)
    return sql`(select to_json(d) from (select t.environment_id, t.id) owner, lateral (select ${join(rows)}) d)::text`
  }
  return parts.some(([, value]) => typeof value === 'function') ? make() : cached(type, 'detail', make)
}

/** Rows of another type inside a detail view. The condition names the embedding record as owner, its rows as t. */
export function rowsOf(type: RecordType, condition: Sql, order: Sql): Sql {
  return sql`(select coalesce(json_agg(r), '[]') from (
    select ${embeddedFieldsOf(type)} from ${fromOf(type)} where t.environment_id = owner.environment_id and ${condition} order by ${order}) r)`
}

export async function findRecord(
  tx: Tx,
  type: RecordType,
  id: string,
  reader: Reader,
  condition?: Sql,
): Promise<Rendered | undefined> {
  const one = oneOf(type, id, reader)
  return readRendered(type, reader, await tx.lastRaw(condition ? sql`${one} and ${condition}` : one))
}

export async function renderRecord(tx: Tx, type: RecordType, id: string, reader: Reader): Promise<Rendered> {
  const rendered = readRendered(type, reader, await tx.raw(oneOf(type, id, reader)))
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
  return (await loadRecords<Table>(tx, type, sql`t.id = ${id} and ${condition}`, reader))[0]
}

/**
 * Loads and locks rows, always in the same order, so that two who want the same ones queue instead of deadlocking. `more` are
 * further columns of the joined tables, each with a comma in front.
 */
export async function loadRecords<Table extends keyof Tables, Row = Tables[Table]>(
  tx: Tx,
  type: RecordType<Table>,
  condition: Sql,
  reader: Reader,
  more: Sql = raw(''),
): Promise<Loaded<Row>[]> {
  const held = sql`from ${fromOf(type)} where ${condition} order by t.id for no key update of t`
  // Held first, read afterwards: whoever waited for a row would still join it to what it referred to before.
  if (type.joins) tx.send(sql`select ${held}`)
  const { fields, rows } = await tx.raw(sql`select ${renderedOf(type, reader)}, t.*${more} ${held}`)
  return rows.map((row) => {
    const found = { fields, rows: [row] }
    return {
      ...readRendered(type, reader, found)!,
      row: factsOf<Row>(found, row, LEADING + fieldCount(type, reader)),
    }
  })
}

function oneOf(type: RecordType, id: string, reader: Reader): Sql {
  return sql`select ${renderedOf(type, reader)} from ${fromOf(type)} where t.id = ${id}`
}

/** Record and detail rows as one JSON object. */
export function detailText({ record, detail }: Pick<Rendered, 'record' | 'detail'>): string {
  return detail === '{}' ? record : `${record.slice(0, -1)},${detail.slice(1)}`
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
