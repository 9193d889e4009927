import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findPlace, type PlaceOptions } from './embedded-place.ts'
import {
  findPostmaster,
  forgetLeft,
  isLeft,
  isPostgresIn,
  lastWords,
  noteLeft,
  type Postmaster,
  spawnPostmaster,
} from './embedded-postmaster.ts'

export interface EmbeddedOptions extends PlaceOptions {
  /** The server takes over a PostgreSQL that a killed process left behind: its stop() ends that one too. */
  adopt?: boolean
}

export interface Embedded {
  url: string
  /** Whether this call started it; otherwise it ran already. */
  started: boolean
  /** Ends what this call started, or what whoever started it left to its last user; not while another process uses it. */
  stop: () => Promise<void>
}

/** The real PostgreSQL of this data folder: found running, or started; the database is called kantoor. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const place = await findPlace(options)
  const { log } = options
  let child: ChildProcess | undefined
  let failures = 0
  for (let waitedMs = 0; ; waitedMs += 20) {
    const running = findPostmaster(place.folder)
    if (waitedMs === 3000) log('waiting for PostgreSQL; after a crash it first reads its journal')
    if (waitedMs > 60_000 && running?.state === 'ready')
      throw new Error(`PostgreSQL runs on ${place.folder} but does not answer`)
    const url = running?.state === 'ready' ? await openDatabase(running) : undefined
    if (running && url) {
      const started = running.pid === child?.pid
      if (options.adopt) forgetLeft(place.folder)
      const stop = async () => {
        const last = findPostmaster(place.folder)
        if (last && (started || options.adopt || isLeft(place.folder, last)))
          await stopPostmaster(place.folder, last, log)
      }
      return { url, started, stop }
    }
    if (!running && !isGoing(child)) {
      if (child) failures++
      if (failures === 20) throw new Error(`PostgreSQL does not start: ${lastWords(place.folder)}`)
      if (failures) await sleep(250)
      child = spawnPostmaster(place, options.throwaway)
      child.on('error', (error) => log(`PostgreSQL: ${error.message}`))
    }
    await sleep(20)
  }
}

function isGoing(child: ChildProcess | undefined) {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
}

// Connections carry our process number, so that stop() can tell them from those of others.
const ownName = `kantoor-${process.pid}`

async function openDatabase(postmaster: Postmaster) {
  const client = await connect(postmaster)
  if (!client) return undefined
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'kantoor'`)
    if (!rowCount) await client.query('create database kantoor')
  } catch (error) {
    if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error
  } finally {
    await client.end()
  }
  return urlOf(postmaster, 'kantoor')
}

async function connect(postmaster: Postmaster) {
  const client = new pg.Client({ connectionString: urlOf(postmaster, 'postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (['57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code)) return undefined
    throw error
  }
}

function urlOf({ socketFolder }: Postmaster, database: string) {
  const query = new URLSearchParams({ host: socketFolder, port: '5432', application_name: ownName })
  return `postgres://postgres@localhost/${database}?${query.toString().replaceAll('+', '%20')}`
}

async function stopPostmaster(folder: string, postmaster: Postmaster, log: (message: string) => void) {
  const began = Date.now()
  if (!isPostgresIn(folder, postmaster.pid)) return
  if (await isUsedByOthers(postmaster)) {
    noteLeft(folder, postmaster)
    return log('PostgreSQL keeps running: another process uses it')
  }
  let signal: NodeJS.Signals | undefined
  while (isPostgresIn(folder, postmaster.pid)) {
    const next = Date.now() - began < 8000 ? 'SIGINT' : 'SIGQUIT'
    if (signal !== next) send(postmaster.pid, next)
    signal = next
    if (Date.now() - began > 10_000) return log(`PostgreSQL (process ${postmaster.pid}) does not stop`)
    await sleep(20)
  }
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function isUsedByOthers(postmaster: Postmaster) {
  const client = await connect(postmaster)
  if (!client) return false
  const { rowCount } = await client.query(
    `select from pg_stat_activity where backend_type = 'client backend' and application_name <> $1`,
    [ownName],
  )
  await client.end()
  return rowCount !== 0
}
