// Backups that Kantoor makes by itself, and what is known of the last one.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { takeBackup } from './take.ts'

export interface LastBackup {
  readonly file: string
  readonly made_at: string
  readonly bytes: number
  /** False where the file is not in its place any more; it may have been moved to a safer one. */
  readonly isThere: boolean
}

/** Of the data folder: whoever makes a backup notes it there. */
export function lastBackup(dataDir: string): LastBackup | undefined {
  try {
    const noted = JSON.parse(readFileSync(noteIn(dataDir), 'utf8')) as Omit<LastBackup, 'isThere'>
    const found = statSync(noted.file, { throwIfNoEntry: false })
    return { ...noted, isThere: found?.size === noted.bytes }
  } catch {
    return undefined
  }
}

export function noteBackup(dataDir: string, { file, bytes }: { file: string; bytes: number }): void {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${noteIn(dataDir)}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ file: resolve(file), made_at: new Date().toISOString(), bytes })}\n`)
  renameSync(draft, noteIn(dataDir))
}

interface Upgrade {
  readonly url: string
  readonly dataDir: string
  readonly secret: string
  /** How many are kept; none are made where none are. */
  readonly kept: number
  readonly log: (line: string) => void
}

/** Before tables change that hold something. Nothing is migrated where it cannot be made. */
export async function backUpBeforeUpgrade({ url, dataDir, secret, kept, log }: Upgrade): Promise<void> {
  const version = kept > 0 ? await versionOf(url) : undefined
  if (version === undefined) return
  const folder = join(dataDir, 'backups')
  const name = `upgrade-from-${String(version).padStart(4, '0')}`
  if (wasJustMade(folder, name)) return log(`the backup of the last attempt is kept: ${name}`)
  const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const file = join(folder, `${name}-${moment}.backup`)
  log(`backing up before the migrations: ${file}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    noteBackup(dataDir, await takeBackup({ url, file, secret, replace: true }))
  } catch (error) {
    const { message } = error as Error
    throw new Error(
      `nothing was migrated, because no backup could be made (UPGRADE_BACKUPS=0 goes without): ${message}`,
    )
  }
}

// A supervisor that tries a failing upgrade again and again would fill the disk with the same.
function wasJustMade(folder: string, name: string): boolean {
  const [newest] = ownBackups(folder)
  return newest?.startsWith(`${name}-`) === true && Date.now() - statSync(join(folder, newest)).mtimeMs < HOUR_MS
}

/** Once all is migrated: an upgrade that failed half-way and is tried again must not push out the backup from before it. */
export function forgetOldBackups(dataDir: string, kept: number): void {
  const folder = join(dataDir, 'backups')
  if (kept === 0) return
  for (const old of ownBackups(folder).slice(kept)) rmSync(join(folder, old))
}

const HOUR_MS = 3_600_000

function noteIn(dataDir: string): string {
  return join(dataDir, 'last-backup.json')
}

/** Newest first. */
function ownBackups(folder: string): string[] {
  const moment = (name: string) => name.slice(name.lastIndexOf('-'))
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder)
    .filter((name) => /^upgrade-from-\d{4}-\w+\.backup$/.test(name))
    .sort((a, b) => (moment(a) < moment(b) ? 1 : -1))
}

// The last migration, where there is anything to lose.
async function versionOf(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number }>(
      `select max(number) as version from migration where exists (select from environment) having count(*) > 0`,
    )
    return rows[0]?.version
  } finally {
    await client.end()
  }
}
