// npm ci ends with it: the databases that a first start copies, one without a row and one with the demo of today. Without them a first
// start makes its own, which takes longer.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { UNHURRIED_MS } from '../src/cli/database.ts'
import { makeDemo } from '../src/cli/first-start.ts'
import { openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { preparedDatabase, preparedDatabases } from '../src/db/embedded-prepared.ts'
import { migrate } from '../src/db/migrate.ts'
import { demoDay, demoOf } from '../src/demo/prepared.ts'

const log = () => {}

/** Makes those that are not there, and takes away those of other releases and days. */
export async function prepareDatabases(within = preparedDatabases): Promise<{ empty: string; demo: string }> {
  const today = demoDay()
  const [empty, demo] = [preparedDatabase('', within), preparedDatabase(demoOf(today), within)]
  mkdirSync(within, { recursive: true })
  const others = readdirSync(within).filter((name) => ![empty, demo].map((folder) => basename(folder)).includes(name))
  for (const old of others) rmSync(join(within, old), { recursive: true })
  await prepare(empty, undefined, (url) => migrate(url, { log }))
  await prepare(demo, empty, (url) => fill(url, today))
  return { empty, demo }
}

async function fill(url: string, today: string): Promise<void> {
  const db = openDatabase(url, { connections: 3, waitMs: UNHURRIED_MS })
  try {
    await makeDemo(db, { today })
  } finally {
    await db.close()
  }
}

async function prepare(
  folder: string,
  from: string | undefined,
  make: (url: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(folder)) return
  // Where the user that PostgreSQL runs as can enter; node_modules may be out of his reach.
  const workshop = mkdtempSync(join(tmpdir(), 'kantoor-prepare-'))
  try {
    chmodSync(workshop, 0o755)
    const dataDir = join(workshop, 'data')
    const shelter = join(workshop, 'shelter')
    const embedded = await startEmbedded({
      dataDir,
      shelter,
      log,
      throwaway: true,
      ...(from ? { prepared: () => from } : {}),
    })
    await make(embedded.url).finally(() => embedded.stop())
    rmSync(join(dataDir, 'postgres/postgres.log'), { force: true })
    execFileSync('cp', ['-R', join(dataDir, 'postgres'), `${folder}.draft`])
    renameSync(`${folder}.draft`, folder)
  } finally {
    rmSync(workshop, { recursive: true })
  }
}

if (import.meta.main) {
  await prepareDatabases().catch((error: Error) => {
    process.stderr.write(`the first start will make its database itself: ${error.message}\n`)
  })
}
