// Fills the empty tables of a backup's own version from its file.
import type pg from 'pg'
import { copyIn } from '../db/copy.ts'
import { loosen } from '../db/loose.ts'
import { MIGRATION_LOCK } from '../db/migrate.ts'
import type { Header, Manifest } from './format.ts'
import { compare } from './inspect.ts'
import { type Part, readParts } from './parts.ts'
import { findTables, MANNER, rowsOf, type Sum, sumOf, type Table } from './tables.ts'

export interface LoadOptions {
  readonly file: string
  readonly log: (line: string) => void
  readonly progress?: (done: number, total: number, what: string) => void
}

/** Leaves the transaction open, for whoever has more to prove. */
export async function load(client: pg.Client, options: LoadOptions, header: Header, manifest: Manifest) {
  await client.query(`begin; ${MANNER}`)
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await checkVersion(client, header)
  const undo = await loosen(client, ['security', 'triggers', 'references', 'indexes'])
  await checkEmpty(client)
  const tables = await findTables(client)
  await fill(client, options, tables, manifest)
  options.log('proving that the database holds what the file holds')
  await client.query('analyze')
  await compareRows(client, tables, manifest)
  for (const statement of undo) await client.query(statement)
  for (const { name, value, is_called } of manifest.sequences)
    await client.query('select setval(to_regclass(quote_ident($1)), $2::bigint, $3)', [name, value, is_called])
}

export async function checkEmpty(client: pg.Client) {
  const { rows } = await client.query<{ tables: string[] }>(
    `select coalesce(array_agg(relname::text), '{}') as tables from pg_class
     where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`,
  )
  const { tables } = rows[0]!
  if (tables.length === 0) return
  if (!tables.includes('migration')) throw full('has tables of something else')
  if (!tables.includes('environment')) return
  const { rowCount } = await client.query('select from environment limit 1')
  if (rowCount !== 0) throw full('holds data already')
}

function full(what: string): Error {
  return new Error(`this database ${what}: restore into an empty one (DATA_DIR=<new folder>, or a new DATABASE_URL)`)
}

async function checkVersion(client: pg.Client, { migrations }: Header) {
  const { rows } = await client.query<{ last: number }>('select max(number) as last from migration')
  if (rows[0]!.last === migrations.length) return
  throw full(`has the tables of another version (${rows[0]!.last}, the backup has ${migrations.length})`)
}

async function fill(
  client: pg.Client,
  { file, log, progress }: LoadOptions,
  tables: readonly Table[],
  manifest: Manifest,
) {
  const total = Math.max(1, rowsIn(manifest))
  let done = 0
  const parts = readParts(file)
  for await (const part of parts) {
    if (part.kind !== 'table') continue
    const known = tables.find(({ name }) => name === part.table)
    if (!known) {
      log(`left out: the table ${part.table}, which is not of Kantoor`)
      continue
    }
    if (String(known.columns) !== String(part.columns))
      throw new Error(`${file} is damaged: ${part.table} is not a table of its version`)
    const list = known.columns.map((column) => `"${column}"`).join(', ')
    done += await copyIn(client, `copy "${known.name}" (${list}) from stdin`, blocksOf(parts))
    progress?.(done, total, 'rows')
  }
}

async function* blocksOf(parts: AsyncGenerator<Part>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value } = await parts.next()
    if (value?.kind !== 'rows') return
    yield value.block
  }
}

async function compareRows(client: pg.Client, tables: readonly Table[], manifest: Manifest) {
  const found: Sum[] = []
  for (const table of tables) found.push(await sumOf(rowsOf(client, table, []), table.name))
  const ours = manifest.tables.filter(({ table }) => tables.some(({ name }) => name === table))
  compare('the database is not what the backup was', found, ours)
}

export function rowsIn({ tables }: Manifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
