import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { upgrade } from './upgrade.ts'

/** Nobody waits for an answer: a machine that is busy for a moment ends nothing. */
export const UNHURRIED_MS = 30_000

interface Caller {
  config: Config
  signal: AbortSignal
  log: (line: string) => void
}

/** Works on DATABASE_URL or on the embedded database, which is left as it was found: running or stopped, also after Ctrl-C. */
export async function withDatabase<T>({ config, signal, log }: Caller, work: (url: string) => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  if (config.databaseUrl) return untilAborted(work(config.databaseUrl), signal)
  const embedded = await startEmbedded({ dataDir: config.dataDir, log })
  try {
    signal.throwIfAborted()
    return await untilAborted(work(embedded.url), signal)
  } finally {
    await embedded.stop()
  }
}

/** The same, with every migration applied first. */
export function withMigratedDatabase<T>(caller: Caller, work: (url: string) => Promise<T>): Promise<T> {
  return withDatabase(caller, async (url) => {
    await upgrade(url, caller)
    return work(url)
  })
}

/** The same, as the application sees it. */
export function withOpenDatabase<T>(caller: Caller, work: (db: Database) => Promise<T>): Promise<T> {
  return withMigratedDatabase(caller, async (url) => {
    const db = openDatabase(url, { connections: 3, waitMs: UNHURRIED_MS })
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  })
}

export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort))
}
