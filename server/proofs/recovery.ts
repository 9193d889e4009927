// node server/proofs/recovery.ts: clients write, a base is made, they write on, a table is dropped. The commands of docs/recovery.md, as
// they stand there, bring back the moment before, and nothing that was acknowledged until then is missing.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Database, openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { randomOf } from '../src/demo/random.ts'
import { type Outcome, runAlone } from './alone.ts'
import { type Company, inCompany, makeCompany } from './company.ts'
import { remainsOf } from './crash-check.ts'
import { startLoad } from './crash-load.ts'
import { freePort, SETTINGS } from './processes.ts'

export interface Recovery {
  readonly clients: number
  /** How long they write before the base is there, and how long after it. */
  readonly seconds: number
  /** 1: then all of it again with a base that is made while the server runs, where there is psql. */
  readonly live: number
  readonly seed: number
}

export async function proveRecovery(options: Recovery): Promise<Outcome> {
  const stopped = await recover(options, false)
  if (!options.live) return stopped
  if (spawnSync('psql', ['--version']).error)
    return { ...stopped, details: ['LEFT OUT: a base made while the server runs, because there is no psql here'] }
  const running = await recover(options, true)
  return {
    summary: running.summary,
    details: [stopped.summary],
    faults: [...stopped.faults, ...running.faults],
  }
}

async function recover({ clients, seconds, seed }: Recovery, isLive: boolean): Promise<Outcome> {
  const root = mkdtempSync(join(tmpdir(), 'kantoor-recovery-'))
  chmodSync(root, 0o755)
  const names = {
    POSTGRES: join(root, 'data/postgres'),
    ARCHIVE: join(root, 'archive'),
    BASE: join(root, 'base'),
    MOMENT: '',
  }
  const place = { root, port: await freePort() }
  let server: Running | undefined = await start(place)
  try {
    await server.stop()
    follow('Switch the journal on', names)
    server = await start(place)
    const company = await withDatabase(root, (db) => makeCompany(db, () => `http://127.0.0.1:${place.port}`))
    const load = startLoad(company, clients, randomOf(seed, 'recovery'))
    await sleep(seconds * 1000)
    if (isLive) follow('Make a base while Kantoor runs', names)
    else {
      await server.stop()
      follow('Make a base while Kantoor is stopped', names)
      server = await start(place)
    }
    const early = load.ledger.promised.length
    await sleep(seconds * 1000)
    await load.stop()
    names.MOMENT = await loseTable(root)
    await server.stop()
    const began = performance.now()
    follow('Go back', names)
    server = await start(place)
    const tookMs = performance.now() - began
    const remains = await withDatabase(root, (db) =>
      inCompany(db, company.environmentId, 'read', (tx) => remainsOf(tx, load.ledger)),
    )
    const next = await writesOn(company)
    const archived = readdirSync(names.ARCHIVE).length
    const way = isLive ? 'while it ran' : 'while it was stopped'
    const written = `${early} writes before the base (${way}), ${load.ledger.promised.length - early} after it`
    return {
      summary: `${written}, ${archived} files of the journal, back in ${Math.round(tookMs)} ms with invoices 1 to ${remains.finals}`,
      faults: [...load.ledger.faults, ...remains.faults, ...next],
    }
  } finally {
    await server?.stop()
    rmSync(root, { recursive: true })
  }
}

const guide = readFileSync(join(import.meta.dirname, '../../docs/recovery.md'), 'utf8')

/** Runs the last block of commands under a heading of the guide; its first says which moment. */
function follow(heading: string, names: Record<string, string>): void {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const [, commands] = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].at(-1) ?? []
  if (!commands) throw new Error(`the guide has no commands under "${heading}"`)
  const { status, stderr } = spawnSync('bash', ['-eu', '-c', commands], {
    env: { PATH: process.env.PATH, ...names },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`"${heading}" failed: ${stderr}`)
}

/** The moment before, as PostgreSQL's clock has it. */
async function loseTable(root: string): Promise<string> {
  return withOwner(root, async (client) => {
    const { rows } = await client.query<{ moment: string }>('select clock_timestamp()::text as moment')
    await sleep(1000)
    await client.query('drop table time_entry cascade')
    return rows[0]!.moment
  })
}

/** What is wrong with the first writes after it. */
async function writesOn(company: Company): Promise<string[]> {
  const load = startLoad(company, 1, randomOf(1, 'after'))
  await load.nextPromise()
  await load.stop()
  return load.ledger.faults
}

interface Running {
  stop(): Promise<void>
}

async function start({ root, port }: { root: string; port: number }): Promise<Running> {
  const cli = join(import.meta.dirname, '../src/cli.ts')
  const env = { ...SETTINGS, DATA_DIR: join(root, 'data'), PORT: String(port) }
  const args = ['--disable-warning=ExperimentalWarning', cli, 'start']
  const child: ChildProcess = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr!.on('data', (text) => (complaints += text))
  const gone = once(child, 'exit')
  let isGone = false
  void gone.then(() => (isGone = true))
  const stop = async () => {
    if (!isGone) child.kill('SIGTERM')
    await gone
  }
  for (const end = Date.now() + 60_000; !isGone && Date.now() < end; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return { stop }
  }
  await stop()
  throw new Error(`the server does not start: ${complaints}`)
}

// It runs already, so this only says where.
async function withDatabase<T>(root: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { url } = await startEmbedded({ dataDir: join(root, 'data'), log: () => {} })
  const db = openDatabase(url, { connections: 2 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function withOwner<T>(root: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url } = await startEmbedded({ dataDir: join(root, 'data'), log: () => {} })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

if (import.meta.main) await runAlone({ clients: 6, seconds: 5, live: 1 }, proveRecovery)
