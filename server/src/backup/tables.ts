// What a backup is made of, as the catalogue says: every table of ours but those that PostgreSQL itself forgets in a crash.
import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { copyOut } from '../db/copy.ts'

export interface Table {
  readonly name: string
  /** Those that are stored, not those that are computed of others. */
  readonly columns: readonly string[]
  /** The primary key; text in the order of its bytes, which is the same everywhere. Ours all have one. */
  readonly order: string
  /** Whether row security hides rows of other environments from us. */
  readonly hidden: boolean
  /** How many rows PostgreSQL guesses there are. */
  readonly guess: number
}

/** What is known of a table's rows when all of them were seen. */
export interface Sum {
  readonly table: string
  readonly rows: number
  readonly sha256: string
}

export async function findTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(tablesQuery)
  return rows
}

/** In which order environments are read, where one at a time can be seen. */
export async function findEnvironments(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select environment_id as id from environment order by 1')
  return rows.map(({ id }) => id)
}

/** All rows of the table as COPY writes them. The same rows are the same bytes, in whatever database. */
export async function* rowsOf(client: ClientBase, table: Table, environments: readonly string[]) {
  if (!table.hidden) return yield* blocksOf(client, table)
  for (const id of environments) {
    await enter(client, id)
    yield* blocksOf(client, table)
  }
  await enter(client, '')
}

export async function sumOf(blocks: AsyncIterable<Buffer>, table: string): Promise<Sum> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const block of blocks) {
    hash.update(block)
    rows += countLines(block)
  }
  return { table, rows, sha256: hash.digest('hex') }
}

export function countLines(block: Buffer): number {
  let lines = 0
  for (let at = block.indexOf(LINE_END); at >= 0; at = block.indexOf(LINE_END, at + 1)) lines++
  return lines
}

export function enter(client: ClientBase, environmentId: string) {
  return client.query(`select set_config('kantoor.environment', $1, true)`, [environmentId])
}

/** For this transaction: values are written and read alike whatever the server or the role prefers, and nothing is cut off. */
export const MANNER = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local client_encoding = 'UTF8'; set local synchronize_seqscans = off;
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`

export const LINE_END = 10

function blocksOf(client: ClientBase, { name, columns, order }: Table): AsyncIterable<Buffer> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  return copyOut(client, `copy (select ${list} from "${name}" order by ${order}) to stdout`)
}

const tablesQuery = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select string_agg(format('%I', a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.place)
      from pg_index i, unnest(i.indkey::int2[]) with ordinality k(attnum, place), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum), '(select null)') as order,
    row_security_active(c.oid) and not exists (select from pg_policy p, unnest(p.polroles) role
      where p.polrelid = c.oid and pg_get_expr(p.polqual, p.polrelid) = 'true' and pg_has_role(current_user, role, 'USAGE')) as hidden,
    greatest(c.reltuples, 0)::float8 as guess
  from pg_class c
  where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migration'
    and pg_has_role(current_user, c.relowner, 'USAGE')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C"`
