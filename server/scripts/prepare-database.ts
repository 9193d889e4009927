// npm ci ends with it: the empty database that a first start copies. Without it a first start takes a second or two longer.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/db/embedded.ts'
import { preparedDatabase, preparedDatabases } from '../src/db/embedded-prepared.ts'
import { migrate } from '../src/db/migrate.ts'

/** Makes it unless it is there, and takes away those of other releases. */
export async function prepareDatabase(within = preparedDatabases): Promise<string> {
  const folder = preparedDatabase(within)
  if (existsSync(folder)) return folder
  mkdirSync(within, { recursive: true })
  for (const old of readdirSync(within)) rmSync(join(within, old), { recursive: true })
  // Where the user that PostgreSQL runs as can enter; node_modules may be out of his reach.
  const workshop = mkdtempSync(join(tmpdir(), 'kantoor-prepare-'))
  try {
    chmodSync(workshop, 0o755)
    const dataDir = join(workshop, 'data')
    await makeTables(dataDir, join(workshop, 'shelter'))
    rmSync(join(dataDir, 'postgres/postgres.log'), { force: true })
    execFileSync('cp', ['-R', join(dataDir, 'postgres'), `${folder}.draft`])
    renameSync(`${folder}.draft`, folder)
    return folder
  } finally {
    rmSync(workshop, { recursive: true })
  }
}

async function makeTables(dataDir: string, shelter: string): Promise<void> {
  const log = () => {}
  const embedded = await startEmbedded({ dataDir, shelter, log, throwaway: true })
  try {
    await migrate(embedded.url, { log })
  } finally {
    await embedded.stop()
  }
}

if (import.meta.main) {
  await prepareDatabase().catch((error: Error) => {
    process.stderr.write(`the first start will make its database itself: ${error.message}\n`)
  })
}
