// Rows to JSON text. The driver hands over PostgreSQL's own text of each value, and most of it already is JSON: nothing is
// parsed only to be written again. Measured against to_json() in the database and against objects in Node: docs/performance.md.
import type { FieldDef } from 'pg'
import { getTypeParser, instantText } from './types.ts'

export interface RawRows {
  readonly fields: readonly FieldDef[]
  readonly rows: readonly (readonly (string | null)[])[]
}

type Writer = (text: string) => string

const asIs: Writer = (text) => text
const quoted: Writer = (text) => `"${text}"`

// The types our tables use; everything else is text and is escaped.
const BOOL = 16
const INT8 = 20
const INT4 = 23
const JSON_TEXT = 114
const INT4S = 1007
const TEXTS = 1009
const DATE = 1082
const TIMESTAMPTZ = 1184
const NUMERIC = 1700
const UUID = 2950
const UUIDS = 2951
const JSONB = 3802

const WRITERS: Record<number, Writer> = {
  [BOOL]: (text) => (text === 't' ? 'true' : 'false'),
  [INT8]: asIs,
  [INT4]: asIs,
  [NUMERIC]: asIs,
  [JSON_TEXT]: asIs,
  [JSONB]: asIs,
  [UUID]: quoted,
  [DATE]: quoted,
  [TIMESTAMPTZ]: (text) => `"${instantText(text)}"`,
  [UUIDS]: (text) => (text === '{}' ? '[]' : `["${text.slice(1, -1).replaceAll(',', '","')}"]`),
  [INT4S]: (text) => `[${text.slice(1, -1)}]`,
  [TEXTS]: (text) => JSON.stringify(getTypeParser(TEXTS as number, 'text')(text)),
}

/** Writes columns `from` up to `to` of each row as one JSON object. */
export function objectWriter(
  fields: readonly FieldDef[],
  from: number,
  to: number,
): (row: readonly (string | null)[]) => string {
  const keys = fields.slice(from, to).map(({ name }, i) => `${i === 0 ? '{' : ','}${JSON.stringify(name)}:`)
  const writers = fields.slice(from, to).map(({ dataTypeID }) => WRITERS[dataTypeID] ?? JSON.stringify)
  if (keys.length === 0) return () => '{}'
  return (row) => {
    let text = ''
    for (let i = 0; i < keys.length; i++) {
      const value = row[from + i] as string | null
      text += keys[i]! + (value === null ? 'null' : writers[i]!(value))
    }
    return `${text}}`
  }
}

/** The columns from `from` on as a row of facts, typed as every other row. */
export function factsOf<Row>({ fields }: RawRows, row: readonly (string | null)[], from: number): Row {
  const facts: Record<string, unknown> = {}
  for (let i = from; i < fields.length; i++) {
    const { name, dataTypeID } = fields[i]!
    const text = row[i] as string | null
    facts[name] = text === null ? null : getTypeParser(dataTypeID, 'text')(text)
  }
  return facts as Row
}
