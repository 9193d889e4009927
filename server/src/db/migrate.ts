import pg from 'pg'
import { type Migration, readMigrations } from './migration-files.ts'
import { ensureRoles } from './roles.ts'

export interface MigrateOptions {
  readonly log: (message: string) => void
  readonly folder?: string
  /** The last number to apply; all of them without it. */
  readonly until?: number
  /** Done while nobody else migrates, when tables that exist already are about to be changed. */
  readonly beforeUpgrade?: () => Promise<void>
}

/** Brings the database up to the files; forward only, one transaction each, one process at a time. */
export async function migrate(url: string, options: MigrateOptions): Promise<{ applied: string[] }> {
  const { log, folder, until, beforeUpgrade } = options
  const files = readMigrations(folder)
  const client = new pg.Client({ connectionString: url })
  client.on('error', (error) => log(`database: ${error.message}`))
  await client.connect()
  try {
    await checkVersion(client, log)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(ensureRoles)
    await client.query(table)
    const { rows } = await client.query<Migration>('select number, name, checksum from migration order by number')
    checkHistory(files, rows, 'the database')
    const pending = files.slice(rows.length, until)
    if (rows.length > 0 && pending.length > 0) await beforeUpgrade?.()
    for (const file of pending) {
      await apply(client, file)
      log(`migrated ${file.name}`)
    }
    return { applied: pending.map((file) => file.name) }
  } finally {
    await client.end()
  }
}

/** Whether every file of this release is applied; a database that is further on still serves during a rolling update. */
export async function isMigrated(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { applied, known } = await readSchema(client)
  return applied >= known
}

export interface Schema {
  readonly applied: number
  /** How many this release has. */
  readonly known: number
  /** The last one applied. */
  readonly newest: string | null
}

export async function readSchema(client: Pick<pg.ClientBase, 'query'>): Promise<Schema> {
  files ??= readMigrations()
  const there = await client.query<{ there: boolean }>(`select to_regclass('migration') is not null as there`)
  if (!there.rows[0]?.there) return { applied: 0, known: files.length, newest: null }
  const { rows } = await client.query<{ number: number; name: string }>(
    'select number, name from migration order by number desc limit 1',
  )
  return { applied: rows[0]?.number ?? 0, known: files.length, newest: rows[0]?.name ?? null }
}

/** What was applied must be the beginning of the files of this release, letter by letter. */
export function checkHistory(files: Migration[], applied: readonly Omit<Migration, 'sql'>[], whose: string): void {
  for (const [index, { number, name, checksum }] of applied.entries()) {
    const file = files[index]
    if (!file)
      throw new Error(
        `${whose} is newer than this release: it has migration ${name}; use the release it comes from, or a later one`,
      )
    if (file.number !== number) throw new Error(`${whose} lacks migration ${file.name} but has ${name}`)
    if (file.checksum !== checksum)
      throw new Error(`migration ${file.name} was changed after it was applied as ${name} (${whose})`)
  }
}

/** Whoever changes the tables, or must not see them changed, holds it. */
export const MIGRATION_LOCK = 4_652_017

let files: Migration[] | undefined

const table = `create table if not exists migration (
  number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`

async function checkVersion(client: pg.Client, log: MigrateOptions['log']) {
  const { rows } = await client.query<{ number: string }>(`select current_setting('server_version_num') as number`)
  const [major, minor] = [Math.floor(Number(rows[0]!.number) / 10_000), Number(rows[0]!.number) % 10_000]
  if (major < 15) throw new Error(`PostgreSQL ${major} is too old: 15 or newer is needed`)
  const safe = { 15: 14, 16: 10, 17: 6 }[major] ?? 0
  if (minor < safe) log(`PostgreSQL ${major}.${minor} has known defects: update it to ${major}.${safe} or newer`)
}

async function apply(client: pg.Client, { number, name, sql, checksum }: Migration) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])
    await client.query('commit')
  } catch (error) {
    const { message, position } = error as pg.DatabaseError
    const line = position ? `, line ${sql.slice(0, Number(position)).split('\n').length}` : ''
    throw new Error(`migration ${name}${line}: ${message}`, { cause: error })
  }
}
