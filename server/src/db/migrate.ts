import pg from 'pg'
import { type Migration, readMigrations } from './migration-files.ts'
import { ensureRoles } from './roles.ts'

type MigrateOptions = { log: (message: string) => void; folder?: string }

/** Brings the database up to the files; forward only, one transaction each, one process at a time. */
export async function migrate(url: string, { log, folder }: MigrateOptions): Promise<{ applied: string[] }> {
  const files = readMigrations(folder)
  const client = new pg.Client({ connectionString: url })
  client.on('error', (error) => log(`database: ${error.message}`))
  await client.connect()
  try {
    await checkVersion(client, log)
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(ensureRoles)
    await client.query(table)
    const { rows } = await client.query<Migration>('select number, name, checksum from migration order by number')
    checkHistory(files, rows)
    const pending = files.slice(rows.length)
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
  files ??= readMigrations()
  const known = await client.query<{ there: boolean }>(`select to_regclass('migration') is not null as there`)
  if (!known.rows[0]?.there) return files.length === 0
  const { rows } = await client.query<{ last: number }>('select coalesce(max(number), 0) as last from migration')
  return rows[0]!.last >= files.length
}

let files: Migration[] | undefined
const lockNumber = 4_652_017

const table = `create table if not exists migration (
  number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`

async function checkVersion(client: pg.Client, log: MigrateOptions['log']) {
  const { rows } = await client.query<{ number: string }>(`select current_setting('server_version_num') as number`)
  const [major, minor] = [Math.floor(Number(rows[0]!.number) / 10_000), Number(rows[0]!.number) % 10_000]
  if (major < 15) throw new Error(`PostgreSQL ${major} is too old: 15 or newer is needed`)
  const safe = { 15: 14, 16: 10, 17: 6 }[major] ?? 0
  if (minor < safe) log(`PostgreSQL ${major}.${minor} has known defects: update it to ${major}.${safe} or newer`)
}

function checkHistory(files: Migration[], applied: Migration[]) {
  for (const [index, { number, name, checksum }] of applied.entries()) {
    const file = files[index]
    if (!file) throw new Error(`the database is newer than this release: it has migration ${name}`)
    if (file.number !== number) throw new Error(`the database lacks migration ${file.name} but has ${name}`)
    if (file.checksum !== checksum)
      throw new Error(`migration ${file.name} was changed after it was applied as ${name}`)
  }
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
