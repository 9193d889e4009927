// One pool of connections that work as one role. A session starts as that role; behind a pooler, where a session is somebody
// else's the next moment, every transaction begins with it instead.
import pg from 'pg'
import { sendWithoutNames } from './flight.ts'
import { raw, type Sql } from './sql.ts'
import { WAIT_MS } from './turns.ts'
import { getTypeParser } from './types.ts'

export type Role = 'kantoor_app' | 'kantoor_system' | 'kantoor_reader'

export interface PoolPlace {
  readonly url: string
  /** A pooler in transaction mode: it knows no settings of sessions, and perhaps no names of statements. */
  readonly isPooler: boolean
  readonly waitMs?: number | undefined
  /** How many times longer than usual a statement may run and wait for a lock, and a transaction stand idle. */
  readonly patience?: number | undefined
  readonly onError: (error: Error) => void
}

const WORKING = {
  // Dates and instants are read as ISO text in UTC.
  timezone: 'UTC',
  datestyle: 'ISO',
  // A statement is planned once per connection, without guessing from its first values.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  // A page joins names to at most a hundred rows: looking each up by its key is right however few rows the other table has.
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_seqscan: 'off',
  enable_material: 'off',
  enable_memoize: 'off',
} as const

const LIMITS_MS = { statement_timeout: 5000, lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000 } as const

// Reports take their time.
const READING = { ...WORKING, default_transaction_read_only: 'on' } as const
const READING_LIMITS_MS = { ...LIMITS_MS, statement_timeout: 15_000 } as const

export function openPool(place: PoolPlace, role: Role, max: number): pg.Pool {
  const { url, isPooler, waitMs = WAIT_MS, onError } = place
  const settings = settingsOf(role, place.patience)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 0,
    application_name: 'kantoor',
    types: { getTypeParser },
    // Not verify: where whoever waits gives up meanwhile, the pool would hand him the connection all the same and never see it again.
    ...(isPooler ? { onConnect: checkNames } : { options: asOptions(settings), onConnect: checkRole(role) }),
  } as pg.PoolConfig)
  pool.on('error', onError)
  // Without a listener of its own a killed backend would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  if (isPooler) openings.set(pool, asStatement(settings))
  return pool
}

/** What a transaction of this pool begins with. */
export function openingOf(pool: pg.Pool): readonly Sql[] {
  const opening = openings.get(pool)
  return opening ? [opening] : []
}

const openings = new WeakMap<pg.Pool, Sql>()

type Settings = Readonly<Record<string, string>>

function settingsOf(role: Role, patience = 1): Settings {
  const [usual, limits] = role === 'kantoor_reader' ? [READING, READING_LIMITS_MS] : [WORKING, LIMITS_MS]
  const limited = Object.entries(limits).map(([name, ms]) => [name, String(ms * patience)])
  return { role, ...usual, ...Object.fromEntries(limited) }
}

function asOptions(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

function asStatement(settings: Settings): Sql {
  const { default_transaction_read_only: isReadOnly, ...others } = settings
  const local = isReadOnly ? { ...others, transaction_read_only: isReadOnly } : others
  return raw(
    `select ${Object.entries(local)
      .map(([name, value]) => `set_config('${name}', '${value}', true)`)
      .join(', ')}`,
  )
}

// A pooler that drops the options of a session would let it work as the owner.
function checkRole(role: Role) {
  return async (client: pg.PoolClient) => {
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    if (rows[0]!.role !== role) throw new Error(`sessions do not start as ${role}: is DATABASE_URL a pooler? ${CURE}`)
  }
}

const CURE = 'Then set DATABASE_DIRECT_URL to PostgreSQL itself.'
const PROBE = 'kantoor_names'

// A pooler that keeps statements apart by client gives them names of its own. Where ours is found, another client may find it too.
async function checkNames(client: pg.PoolClient) {
  const text = 'select from pg_prepared_statements where name = $1'
  try {
    const { rowCount } = await client.query({ name: PROBE, text, values: [PROBE] })
    if (rowCount) sendWithoutNames(client)
  } catch (error) {
    if ((error as pg.DatabaseError).code !== DUPLICATE_STATEMENT) throw error
    sendWithoutNames(client)
  }
}

const DUPLICATE_STATEMENT = '42P05'
