// A real server as npm start runs it, on its own data folder and PostgreSQL; what a service manager does is done here: a server
// that ended is started again. PostgreSQL is nobody's business but the server's.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../src/db/embedded.ts'
import { findPostmaster } from '../src/db/embedded-postmaster.ts'
import { makeDataFolder } from './database.ts'
import { freePort, SETTINGS } from './processes.ts'

/** server: the process of npm start. backend: one session of PostgreSQL. whole: all of PostgreSQL. both: server and postmaster. */
export type Victim = 'server' | 'postmaster' | 'backend' | 'whole' | 'both'

export interface CrashServer {
  readonly address: string
  /** The address of its database, which stays the same. */
  readonly databaseUrl: string
  /** Kills with SIGKILL; resolves when PostgreSQL takes connections (again). */
  kill(victim: Victim): Promise<void>
  /** How the server ended without being killed, each time. */
  endings(): readonly string[]
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
const command: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start

export async function startCrashServer(): Promise<CrashServer> {
  const dataDir = makeDataFolder()
  const port = await freePort()
  const env = {
    ...SETTINGS,
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    DATA_DIR: dataDir,
    PORT: String(port),
  }
  const endings: string[] = []
  const doomed = new Set<ChildProcess>()
  let server: ChildProcess
  const start = () => {
    const child = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
    let complaints = ''
    child.stderr.on('data', (text) => (complaints = `${complaints}${text}`.slice(-500)))
    child.on('exit', (code) => {
      if (!doomed.has(child)) endings.push(`exit ${code}: ${complaints.trim()}`)
      if (!stopping) start()
    })
    server = child
  }
  const end = async (signal: NodeJS.Signals) => {
    const child = server
    doomed.add(child)
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const stop = async () => {
    stopping = true
    await end('SIGTERM')
    rmSync(dataDir, { recursive: true })
  }
  let stopping = false
  start()
  const address = `http://127.0.0.1:${port}`
  if (!(await isReady(address, endings))) {
    await stop()
    throw new Error(`the server does not start: ${endings[0]}`)
  }
  const folder = join(dataDir, 'postgres')
  const { url: databaseUrl } = await adopt(dataDir)

  return {
    address,
    databaseUrl,
    async kill(victim) {
      if (victim === 'server') return end('SIGKILL')
      const witness = await connect(databaseUrl)
      const gone = new Promise<void>((resolve) => witness.once('end', resolve))
      const pids = await victimsOf(victim, witness, findPostmaster(folder)!.pid)
      const killed = victim === 'both' ? end('SIGKILL') : undefined
      for (const pid of pids) process.kill(pid, 'SIGKILL')
      await Promise.all([killed, gone])
      await untilConnected(databaseUrl)
    },
    endings: () => endings,
    stop,
  }
}

// It runs already, so this only says where.
function adopt(dataDir: string): Promise<Embedded> {
  return startEmbedded({ dataDir, log: () => {} })
}

async function victimsOf(victim: Victim, witness: pg.Client, postmaster: number): Promise<number[]> {
  if (victim === 'postmaster' || victim === 'both') return [postmaster]
  const { rows } = await witness.query<{ pid: number }>(
    `select pid from pg_stat_activity where pid <> pg_backend_pid() and ($1 or backend_type = 'client backend') order by random()`,
    [victim === 'whole'],
  )
  const pids = rows.map(({ pid }) => pid)
  return victim === 'whole' ? [postmaster, ...pids] : pids.slice(0, 1)
}

/** Whether it gets ready the first time, before it ends. */
async function isReady(address: string, endings: readonly string[]): Promise<boolean> {
  for (const end = Date.now() + 50_000; Date.now() < end && endings.length === 0; await sleep(50)) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return true
  }
  return false
}

async function untilConnected(url: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(20)) {
    const client = await connect(url).catch(() => undefined)
    if (client) return client.end()
  }
  throw new Error('PostgreSQL does not come back')
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'witness' })
  client.on('error', () => {})
  await client.connect()
  return client
}
