// Whoever serves a database holds a lock on it for as long as its connection lives, so that a second one learns of the first.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Hold {
  /** Nobody else is connected: no worker, no second server, nobody who looks at it. */
  isAlone(): Promise<boolean>
  release(): Promise<void>
}

const LOCK_NUMBER = 4_652_018
const PATIENCE_MS = 1000

/** undefined when somebody else has it; the connection of a killed process may take a moment to end. */
export async function holdServing(url: string, onLost: () => void): Promise<Hold | undefined> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  if (!(await before(PATIENCE_MS, () => takeLock(client)))) {
    await client.end()
    return undefined
  }
  client.on('end', onLost)
  return {
    isAlone: () => before(PATIENCE_MS, () => isOnly(client)),
    async release() {
      client.off('end', onLost)
      await client.end()
    },
  }
}

export async function isServed(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and l.granted and l.objid = $1 and d.datname = current_database()`,
    [LOCK_NUMBER],
  )
  return rowCount! > 0
}

/** undefined where somebody serves it or is connected. To be asked for before one's own connections are made. */
export async function holdAlone(url: string): Promise<Hold | undefined> {
  const hold = await holdServing(url, () => {})
  if (!hold || (await hold.isAlone())) return hold
  await hold.release()
  return undefined
}

async function before(patienceMs: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 100) {
    if (await isSo()) return true
    await sleep(100)
  }
  return isSo()
}

async function isOnly(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rowCount === 0
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK_NUMBER])
  return rows[0]!.mine
}
