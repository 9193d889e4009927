// Bearer keys to actors. Actors are remembered until the database says that a key, a user or a role changed.
import pg from 'pg'
import type { Actor } from '../../db/context.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { inSystem } from '../../db/transaction.ts'
import { hashSecret, isApiKey } from '../../shared/api-key.ts'
import type { Clock } from '../../shared/clock.ts'
import { finerRights, type Right } from '../../shared/rights.ts'
import { rightsOfRole } from './roles.rules.ts'

export interface Keys {
  /** The actor behind the key; 'unknown' was looked up in vain, undefined cannot be a key at all. */
  find(key: string): Promise<Actor | 'unknown' | undefined>
  close(): Promise<void>
}

interface KeyRow {
  id: string
  environment_id: string
  time_zone: string
  user_id: string | null
  employee_id: string | null
  scopes: Right[]
  role_name: string | null
  is_system: boolean | null
  rights: Right[] | null
  is_active: boolean | null
  expires_at: string | null
  revoked_at: string | null
}

const MOST_KEYS = 10_000
const FLUSH_MS = 10_000
// A connection that died without a word brings no news.
const BELIEVED_MS = 60_000

export async function openKeys(db: Database, clock: Clock, onError: (error: Error) => void): Promise<Keys> {
  const known = new Map<string, { actor: Actor; expiresAt: number; believedUntil: number }>()
  const used = new Map<string, number>()
  // Many requests may come at once with a key that is not known yet: one look is enough for all.
  const looking = new Map<string, Promise<KeyRow | undefined>>()
  const lookUpOnce = (hash: string) => {
    const going = looking.get(hash) ?? lookUp(db, hash).finally(() => looking.delete(hash))
    looking.set(hash, going)
    return going
  }
  let news = 0
  const forget = (hash: string) => {
    news++
    looking.clear()
    if (hash === 'all') known.clear()
    else known.delete(hash)
  }
  const watch = watchKeys(db.url, forget, onError)
  const flushing = setInterval(() => void flush(db, used).catch(onError), FLUSH_MS).unref()
  await watch.ready

  return {
    async find(key) {
      if (!isApiKey(key)) return undefined
      const hash = hashSecret(key).toString('hex')
      const now = clock.now()
      let found = known.get(hash)
      if (!found || found.believedUntil <= now) {
        const before = news
        const row = await lookUpOnce(hash)
        if (!row) return 'unknown'
        if (row.revoked_at || row.is_active === false) return undefined
        found = {
          actor: toActor(row),
          expiresAt: row.expires_at ? Date.parse(row.expires_at) : Number.POSITIVE_INFINITY,
          believedUntil: now + BELIEVED_MS,
        }
        // Without its watch a process would not hear of a revocation, and what was read before one came in is old.
        if (watch.isListening() && before === news) remember(known, hash, found)
      }
      if (found.expiresAt <= now) return undefined
      used.set(found.actor.id, now)
      return found.actor
    },
    async close() {
      clearInterval(flushing)
      await watch.close()
      await flush(db, used).catch(onError)
    },
  }
}

function remember<T>(known: Map<string, T>, hash: string, found: T): void {
  if (known.size >= MOST_KEYS) known.clear()
  known.set(hash, found)
}

function lookUp(db: Database, hash: string): Promise<KeyRow | undefined> {
  return inSystem(db, async (tx) => {
    const [row] = await tx.last<KeyRow>(sql`
      select k.id, k.environment_id, e.time_zone, k.user_id, p.id as employee_id, k.scopes, r.name as role_name, r.is_system, r.rights, u.is_active, k.expires_at, k.revoked_at
      from api_key k
      join environment e on e.environment_id = k.environment_id
      left join user_account u on u.environment_id = k.environment_id and u.id = k.user_id
      left join role r on r.environment_id = u.environment_id and r.id = u.role_id
      left join employee p on p.environment_id = u.environment_id and p.user_id = u.id
      where k.key_hash = decode(${hash}, 'hex')`)
    return row
  })
}

// Effective rights: the scopes of the key, as far as its user has them. A key made on the command line has no user and
// shows its operator every field.
function toActor(row: KeyRow): Actor {
  const own = row.rights
    ? rightsOfRole({ name: row.role_name ?? '', isSystem: row.is_system ?? false, rights: row.rights })
    : undefined
  const scopes = row.scopes.filter((scope) => own?.has(scope) ?? true)
  const finer = finerRights.filter((right) => own?.has(right) ?? true)
  return {
    type: 'api_key',
    id: row.id,
    environmentId: row.environment_id,
    timeZone: row.time_zone,
    userId: row.user_id,
    employeeId: row.employee_id,
    rights: new Set<Right>([...scopes, ...finer]),
  }
}

async function flush(db: Database, used: Map<string, number>): Promise<void> {
  if (used.size === 0) return
  const ids = [...used.keys()]
  const moments = [...used.values()].map((ms) => new Date(ms).toISOString())
  used.clear()
  await inSystem(db, (tx) =>
    tx.count(
      sql`update api_key k set last_used_at = u.at from unnest(${ids}::uuid[], ${moments}::timestamptz[]) u (id, at) where k.id = u.id`,
    ),
  )
}

function watchKeys(url: string, forget: (hash: string) => void, onError: (error: Error) => void) {
  let client: pg.Client | undefined
  let listening = false
  let closed = false
  const lost = () => {
    listening = false
    client = undefined
    forget('all')
    if (!closed) setTimeout(() => void connect(), 1000).unref()
  }
  const connect = async () => {
    if (closed) return
    const next = new pg.Client({
      connectionString: url,
      options: '-c role=kantoor_system',
      application_name: 'kantoor keys',
    })
    next.on('error', onError)
    next.on('end', lost)
    next.on('notification', ({ payload }) => forget(payload ?? 'all'))
    try {
      await next.connect()
      await next.query('listen api_key')
      client = next
      listening = true
      forget('all')
    } catch (error) {
      onError(error as Error)
      await next.end().catch(() => {})
    }
  }
  return {
    ready: connect(),
    isListening: () => listening,
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
