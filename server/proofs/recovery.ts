// node server/proofs/recovery.ts: clients write, bases are made, they write on, a table is dropped. The commands of docs/recovery.md, as
// they stand there, bring back the moment before, and nothing that was acknowledged until then is missing.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Database, openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { randomOf } from '../src/demo/random.ts'
import { filled, run, type Values } from '../test/code-samples.ts'
import { placed } from '../test/operator-paths.ts'
import { sampleText } from '../test/operator-samples.ts'
import { type Outcome, runAlone } from './alone.ts'
import { type Company, inCompany, makeCompany } from './company.ts'
import { remainsOf } from './crash-check.ts'
import { startLoad } from './crash-load.ts'
import { freePort, SETTINGS } from './processes.ts'
import { findProgram } from './programs.ts'

const REPOSITORY = join(import.meta.dirname, '../..')

export interface Recovery {
  readonly clients: number
  /** How long they write before the first base, between the two, and after the second. */
  readonly seconds: number
  /** 0: the moment is brought back from the base of a stopped server; 1: from the one of a running server, where there is psql. */
  readonly live: number
  readonly seed: number
}

const NAMES = 'recovery.md: Names'
const STEPS = {
  journal: 'recovery.md: Switch the journal on',
  stoppedBase: 'recovery.md: Make a base while Kantoor is stopped',
  runningBase: 'recovery.md: Make a base while Kantoor runs',
  moment: 'recovery.md: Go back (1)',
  back: 'recovery.md: Go back (2)',
  look: 'recovery.md: Look whether it is right (1)',
  tidy: 'recovery.md: Look whether it is right (2)',
}

/** The samples that are run here. */
export const FOLLOWED: readonly string[] = [NAMES, ...Object.values(STEPS)]

const LOST = 'LEFT OUT: a base made while the server runs, because there is no psql here'

/** Both ways, one after the other. */
async function proveBoth(options: Omit<Recovery, 'live'>): Promise<Outcome> {
  const [stopped, running] = [
    await proveRecovery({ ...options, live: 0 }),
    await proveRecovery({ ...options, live: 1 }),
  ]
  return {
    summary: running.summary,
    details: [stopped.summary, ...(running.details ?? [])],
    faults: [...stopped.faults, ...running.faults],
  }
}

export async function proveRecovery({ clients, seconds, live, seed }: Recovery): Promise<Outcome> {
  const root = mkdtempSync(join(tmpdir(), 'kantoor-recovery-'))
  chmodSync(root, 0o755)
  mkdirSync(join(root, 'mnt/other-disk'), { recursive: true })
  const hasPsql = findProgram('psql') !== undefined
  const isLive = live === 1 && hasPsql
  const place = { dataDir: join(root, 'srv/kantoor/data'), port: await freePort() }
  const follow = follower(root, place)
  let server: Running | undefined = await start(place)
  try {
    const company = await withDatabase(place, (db) => makeCompany(db, () => `http://127.0.0.1:${place.port}`))
    const load = startLoad(company, clients, randomOf(seed, 'recovery'))
    await sleep(seconds * 1000)
    await server.stop()
    await follow(STEPS.journal)
    await follow(STEPS.stoppedBase)
    server = await start(place)
    await sleep(seconds * 1000)
    // The other one lies beside it: only one of them is gone back from.
    const beside = { 'other-disk/base': 'other-disk/base-running' }
    if (hasPsql) await follow(STEPS.runningBase, beside)
    const early = load.ledger.promised.length
    await sleep(seconds * 1000)
    await load.stop()
    const moment = await loseTable(place)
    await server.stop()
    const began = performance.now()
    const [shown] = /'[^']+'/.exec(sampleText(STEPS.moment))!
    await follow([STEPS.moment, STEPS.back], { [shown]: `'${moment}'`, ...(isLive ? beside : {}) })
    // By its own address, for the doctor to try.
    server = await start(place, { PUBLIC_URL: `http://127.0.0.1:${place.port}` })
    const tookMs = performance.now() - began
    const remains = await withDatabase(place, (db) =>
      inCompany(db, company.environmentId, 'read', (tx) => remainsOf(tx, load.ledger)),
    )
    await follow(STEPS.look, { '<slug>': company.slug })
    await server.stop()
    await follow(STEPS.tidy)
    server = await start(place)
    const next = await writesOn(company)
    const archived = readdirSync(join(root, 'mnt/other-disk/archive')).length
    const way = isLive ? 'while it ran' : 'while it was stopped'
    const written = `base made ${way}, ${early} writes before the second base, ${load.ledger.promised.length - early} after it`
    return {
      summary: `${written}, ${archived} files of the journal, back in ${Math.round(tookMs)} ms with invoices 1 to ${remains.finals}`,
      details: hasPsql ? [] : [LOST],
      faults: [...load.ledger.faults, ...remains.faults, ...next],
    }
  } finally {
    await server?.stop()
    rmSync(root, { recursive: true })
  }
}

type Follow = (ids: string | readonly string[], values?: Values) => Promise<void>

/** Runs samples as they stand in the guide, behind the names that it gives; its folders lie below this one. */
function follower(root: string, { dataDir, port }: Place): Follow {
  const env = { ...SETTINGS, HOME: root, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir, PORT: String(port) }
  return async (ids, values = {}) => {
    const texts = [NAMES, ...[ids].flat()].map(sampleText)
    const { status, stdout, stderr } = await run(
      'bash',
      ['--norc', '-eu', '-c', placed(filled(texts.join(''), values), root)],
      {
        cwd: REPOSITORY,
        env,
      },
    )
    if (status !== 0) throw new Error(`"${ids}" failed: ${stdout}${stderr}`)
  }
}

/** The moment before, as PostgreSQL's clock has it. */
async function loseTable(place: Place): Promise<string> {
  return withOwner(place, async (client) => {
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

interface Place {
  readonly dataDir: string
  readonly port: number
}

interface Running {
  stop(): Promise<void>
}

async function start({ dataDir, port }: Place, settings: Values = {}): Promise<Running> {
  const cli = join(import.meta.dirname, '../src/cli.ts')
  const env = { ...SETTINGS, DATA_DIR: dataDir, PORT: String(port), ...settings }
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
  for (const end = Date.now() + 180_000; !isGone && Date.now() < end; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return { stop }
  }
  await stop()
  throw new Error(`the server does not start: ${complaints}`)
}

// It runs already, so this only says where.
async function withDatabase<T>({ dataDir }: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const { url } = await startEmbedded({ dataDir, log: () => {} })
  const db = openDatabase(url, { connections: 2 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function withOwner<T>({ dataDir }: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url } = await startEmbedded({ dataDir, log: () => {} })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

if (import.meta.main) await runAlone({ clients: 6, seconds: 5 }, proveBoth)
