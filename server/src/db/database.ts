// Opens the pools. Each pool's sessions start as their role, so no statement ever runs as the owner of the tables.
import pg from 'pg'
import { openTurns, type Turns } from './turns.ts'
import { getTypeParser } from './types.ts'

export interface Database {
  readonly url: string
  readonly app: pg.Pool
  /** Who may take a connection of the pool for environments. */
  readonly turns: Turns
  readonly system: pg.Pool
  /** For assistants: whatever is sent there, nothing can be written. */
  readonly reader: pg.Pool
  readonly readerTurns: Turns
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly connections?: number
  readonly onError?: (error: Error) => void
}

export function openDatabase(url: string, { connections = 10, onError = () => {} }: DatabaseOptions = {}): Database {
  const readers = Math.max(2, Math.floor(connections / 3))
  const app = openPool(url, 'kantoor_app', connections, onError)
  const system = openPool(url, 'kantoor_system', 3, onError)
  const reader = openPool(url, 'kantoor_reader', readers, onError, READING)
  const close = async () => void (await Promise.all([app, system, reader].map((pool) => pool.end())))
  return { url, app, turns: openTurns(connections), system, reader, readerTurns: openTurns(readers), close }
}

const SESSION = [
  // Dates and instants are read as ISO text in UTC.
  'timezone=UTC',
  'datestyle=ISO',
  // A statement is planned once per connection, without guessing from its first values.
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  // A page joins names to at most a hundred rows: looking each up by its key is right however few rows the other table has.
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'enable_seqscan=off',
  'enable_material=off',
  'enable_memoize=off',
]

interface Manner {
  readonly statement_timeout: number
  readonly settings: readonly string[]
}

const WORKING: Manner = { statement_timeout: 5000, settings: [] }
// Reports take their time.
const READING: Manner = { statement_timeout: 15_000, settings: ['default_transaction_read_only=on'] }

function openPool(url: string, role: string, max: number, onError: (error: Error) => void, manner = WORKING) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 0,
    statement_timeout: manner.statement_timeout,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    options: [`role=${role}`, ...SESSION, ...manner.settings].map((setting) => `-c ${setting}`).join(' '),
    application_name: 'kantoor',
    types: { getTypeParser },
  } as pg.PoolConfig)
  pool.on('error', onError)
  // Without a listener of its own a killed backend would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
