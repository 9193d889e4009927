// Many rows in few statements. COPY would refuse: PostgreSQL does not carry it out on tables under row security.
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/schema.ts'
import { join, raw, sql } from '../db/sql.ts'
import { inEnvironment, type Scene, type Tx } from '../db/transaction.ts'

export type Row<Table extends keyof Tables> = Omit<Partial<Tables[Table]>, 'environment_id'>

const ROWS_PER_STATEMENT = 1000
const PARTS_AT_ONCE = 2

// Without limits of time; it reaches the disk with the next commit of anybody else, or within a second; and what is joined to thousands of
// rows is not looked up for each.
const UNHURRIED = sql`
  select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true), set_config('synchronous_commit', 'off', true),
    set_config('enable_hashjoin', 'on', true), set_config('enable_memoize', 'on', true)`

/** A transaction that may take its time: what is too long for a request is not for a fill. */
export function inBulk<T>(db: Database, scene: Scene, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inEnvironment(db, scene, 'write', (tx) => {
    tx.send(UNHURRIED)
    return work(tx)
  })
}

/** All rows must name the same columns; the others take their default. */
export function insertRows<Table extends keyof Tables>(tx: Tx, table: Table, rows: readonly Row<Table>[]): void {
  if (rows.length === 0) return
  const columns = raw(
    Object.keys(rows[0]!)
      .map((column) => `"${column}"`)
      .join(', '),
  )
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const part = JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT))
    tx.send(sql`
      insert into ${raw(table)} (environment_id, ${columns})
      select current_environment(), ${columns} from json_populate_recordset(null::${raw(table)}, ${part}::json)`)
  }
}

/** Each part is a transaction of its own; while PostgreSQL takes in some, the next is made. Answers after each with its size. */
export async function insertParts<Table extends keyof Tables>(
  db: Database,
  scene: Scene,
  table: Table,
  parts: Iterable<readonly Row<Table>[]>,
  inserted: (count: number) => void = () => {},
): Promise<void> {
  const types = await inEnvironment(db, scene, 'read', (tx) => columnTypes(tx, table))
  const running = new Set<Promise<void>>()
  const insert = async (rows: readonly Row<Table>[]) => {
    await inBulk(db, scene, async (tx) => insertColumns(tx, table, types, rows))
    inserted(rows.length)
  }
  try {
    for (const rows of parts) {
      const part = insert(rows).finally(() => running.delete(part))
      running.add(part)
      if (running.size >= PARTS_AT_ONCE) await Promise.race(running)
    }
    await Promise.all(running)
  } finally {
    await Promise.allSettled(running)
  }
}

type ColumnTypes = ReadonlyMap<string, string>

async function columnTypes(tx: Tx, table: string): Promise<ColumnTypes> {
  const columns = await tx.last<{ name: string; type: string }>(sql`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`)
  return new Map(columns.map(({ name, type }) => [name, type]))
}

/**
 * A column at a time instead of a row: half the text of JSON, and PostgreSQL reads it in half the time. One statement for all: it
 * takes the sums it changes in order, so that two parts at once may wait for each other but never both.
 */
function insertColumns<Table extends keyof Tables>(
  tx: Tx,
  table: Table,
  types: ColumnTypes,
  rows: readonly Row<Table>[],
): void {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!) as (keyof Row<Table> & string)[]
  const names = raw(columns.map((column) => `"${column}"`).join(', '))
  const lists = columns.map((column) => {
    const list = `{${rows.map((row) => elementOf(row[column])).join(',')}}`
    return sql`${list}::${raw(`${types.get(column)}[]`)}`
  })
  tx.send(sql`
    insert into ${raw(table)} (environment_id, ${names})
    select current_environment(), * from unnest(${join(lists)})`)
}

const PLAIN = /^[0-9a-zA-Z_:.+-]+$/

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (PLAIN.test(text) && text.toLowerCase() !== 'null') return text
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
