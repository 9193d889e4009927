// Rows by the hundred thousand into a table that nobody else needs meanwhile. What costs most, to look up each thing that a row refers to and
// to find its place in each index, is done at the end and for all rows at once. It is one transaction: they are all there and checked, or
// nothing has happened.
import type pg from 'pg'
import { binaryBlocks, type Column } from '../db/binary-rows.ts'
import { copyIn } from '../db/copy.ts'
import type { Database } from '../db/database.ts'
import { loosen } from '../db/loose.ts'
import { asOwner } from '../db/owner.ts'
import type { Tables } from '../db/schema.ts'
import type { Row } from './insert-rows.ts'
import type { Progress } from './progress.ts'

// Triggers are shown all rows of a COPY together.
const ROWS_PER_COPY = 40_000

const BEGIN = `
  begin;
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local synchronous_commit = off;
  set local maintenance_work_mem = '256MB'`

export interface Load<Table extends keyof Tables> {
  readonly table: Table
  /** All name the same columns; the others take their default. */
  readonly rows: Iterator<Row<Table>>
  readonly count: number
  readonly what: string
  readonly progress: Progress
}

/**
 * The owner must stand above row security, as a superuser does: references are checked with the rows of all environments. And where the
 * table holds more already than comes, making its indexes anew would take longer than it saves.
 */
export async function canLoad(db: Database, table: keyof Tables, count: number): Promise<boolean> {
  const { rows } = await asOwner(db, (owner) =>
    owner.query<{ can: boolean }>(`
      select (rolsuper or rolbypassrls) and (select count(*) from (select from ${table} limit ${count}) present) < ${count} as can
      from pg_roles where rolname = current_user`),
  )
  return rows[0]!.can
}

/** While PostgreSQL takes in some rows, the next are made. */
export async function loadRows<Table extends keyof Tables>(
  db: Database,
  environmentId: string,
  { table, rows, count, what, progress }: Load<Table>,
): Promise<void> {
  let next = rows.next()
  if (next.done) return
  const names = ['environment_id', ...Object.keys(next.value)]
  const list = names.map((name) => `"${name}"`).join(', ')
  function* some() {
    for (let made = 0; made < ROWS_PER_COPY && !next.done; made++, next = rows.next()) yield next.value
  }
  await asOwner(db, async (owner) => {
    await owner.query(BEGIN)
    const undo = await loosen(owner, ['references', 'indexes'], table)
    const [, ...given] = await columnsOf(owner, table, names)
    const columns = [{ name: 'environment_id', type: 'uuid', value: environmentId }, ...given]
    for (let done = 0; !next.done; ) {
      done += await copyIn(owner, `copy ${table} (${list}) from stdin (format binary)`, binaryBlocks(columns, some()))
      progress(done, count, what)
    }
    for (const [done, statement] of undo.entries()) {
      progress(done, undo.length, `indexes and references of the ${what}`)
      await owner.query(statement)
    }
    await owner.query('commit')
    progress(undo.length, undo.length, `indexes and references of the ${what}`)
  })
}

async function columnsOf(owner: pg.Client, table: string, names: readonly string[]): Promise<Column[]> {
  const { rows } = await owner.query<Column>(
    `select name, format_type(atttypid, null) as type
     from unnest($2::text[]) with ordinality wanted (name, position) join pg_attribute on attrelid = $1::regclass and attname = name
     order by position`,
    [table, names],
  )
  return rows
}
