// Opens the pools. Every transaction runs as the role of its pool; as the owner of the tables work only migrations, backups, statistics and the
// loading of a demo into a database that nobody uses.
import type pg from 'pg'
import { openPool } from './pool.ts'
import { openReplica, type Replica } from './replica.ts'
import { openTurns, type Turns } from './turns.ts'

export interface Database {
  /** PostgreSQL itself, for what needs a session of its own. */
  readonly url: string
  readonly app: pg.Pool
  /** Who may take a connection of the pool for environments. */
  readonly turns: Turns
  readonly system: pg.Pool
  /** For assistants: whatever is sent there, nothing can be written. */
  readonly reader: pg.Pool
  readonly readerTurns: Turns
  readonly replica?: Replica
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly connections?: number
  /** How long one waits for a connection before one is refused; a request 2 seconds. */
  readonly waitMs?: number | undefined
  /** How many times longer than usual a statement may run and wait for a lock, and a transaction stand idle. */
  readonly patience?: number | undefined
  readonly onError?: (error: Error) => void
  /** A pooler in transaction mode before the database; the pools then go through it. */
  readonly poolerUrl?: string | undefined
  /** A streaming replica, for what may be some seconds old. */
  readonly readUrl?: string | undefined
  /** Whether the replica is read from has changed, and why. */
  readonly onReplica?: (isFresh: boolean, reason: string) => void
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { connections = 10, waitMs, patience, onError = () => {}, poolerUrl, readUrl, onReplica = () => {} } = options
  const readers = Math.max(2, Math.floor(connections / 3))
  const place = { url: poolerUrl ?? url, isPooler: poolerUrl !== undefined, waitMs, patience, onError }
  const app = openPool(place, 'kantoor_app', connections)
  const system = openPool(place, 'kantoor_system', 3)
  const reader = openPool(place, 'kantoor_reader', readers)
  const replica = readUrl
    ? openReplica({ url: readUrl, primary: system, readers, patience, onError, onReplica })
    : undefined
  return {
    url,
    app,
    turns: openTurns(connections, waitMs),
    system,
    reader,
    readerTurns: openTurns(readers, waitMs),
    ...(replica ? { replica } : {}),
    async close() {
      await replica?.close()
      await Promise.all([app, system, reader].map((pool) => pool.end()))
    },
  }
}
