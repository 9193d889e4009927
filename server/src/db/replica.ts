// A streaming replica, read from while it is at most some seconds behind what is written.
import type pg from 'pg'
import { openPool } from './pool.ts'
import { openTurns, type Turns } from './turns.ts'

export interface Replica {
  readonly app: pg.Pool
  readonly turns: Turns
  readonly reader: pg.Pool
  readonly readerTurns: Turns
  isFresh(): boolean
  /** Whether another place may know better; then it is not asked again before it is found well. */
  isAtFault(error: unknown): boolean
  close(): Promise<void>
}

export interface ReplicaOptions {
  readonly url: string
  /** Where everything is written. */
  readonly primary: pg.Pool
  readonly readers: number
  readonly patience?: number | undefined
  readonly onError: (error: Error) => void
  readonly onReplica: (isFresh: boolean, reason: string) => void
}

const LOOK_MS = 500
/** So much older than what is written may an answer be. */
export const MOST_BEHIND_MS = 5000

export function openReplica({ primary, readers, onReplica, ...where }: ReplicaOptions): Replica {
  const place = { ...where, isPooler: false }
  const app = openPool(place, 'kantoor_app', readers)
  const reader = openPool(place, 'kantoor_reader', readers)
  const lookAt = openJudge(primary, app)
  let isFresh: boolean | undefined
  let isClosed = false
  const judge = (reason: string | undefined) => {
    const wasFresh = isFresh
    isFresh = reason === undefined
    if (isFresh !== wasFresh) onReplica(isFresh, reason ?? 'it keeps up')
  }
  const look = async () => {
    if (isClosed) return
    judge(await lookAt().catch((error: Error) => error.message || 'it does not answer'))
    if (!isClosed) next = setTimeout(look, LOOK_MS).unref()
  }
  let next = setTimeout(look, 0).unref()
  return {
    app,
    turns: openTurns(readers),
    reader,
    readerTurns: openTurns(readers),
    isFresh: () => isFresh === true,
    isAtFault(error) {
      if (!isOfServer(error)) return false
      judge((error as Error).message)
      return true
    },
    async close() {
      isClosed = true
      clearTimeout(next)
      await Promise.all([app.end(), reader.end()])
    },
  }
}

// Broken connections, a server that stops or starts, and what was cleaned up under a long question. What is wrong with the question
// itself would be wrong elsewhere too, and a reader who waits for his turn says nothing of the replica.
function isOfServer(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(08|57P|40001$|25006$|E[A-Z]+$)/.test(code) ||
    (code === '' && /^(Connection terminated|timeout exceeded when)/.test(message))
  )
}

interface Moment {
  readonly at: number
  readonly written: bigint
}

/** Why the replica should not be read from, if there is a reason: it must have what was written so many seconds ago. */
function openJudge(primary: pg.Pool, replica: pg.Pool): () => Promise<string | undefined> {
  let moments: Moment[] = []
  return async () => {
    const at = Date.now()
    const { rows: here } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
    moments = [...moments.filter((moment) => at - moment.at < MOST_BEHIND_MS), { at, written: numberOf(here[0]!.lsn) }]
    const { rows } = await replica.query<{ is_replica: boolean; lsn: string | null }>(
      'select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn() as lsn',
    )
    const { is_replica, lsn } = rows[0]!
    if (!is_replica || lsn === null) return 'it is no replica'
    return numberOf(lsn) >= moments[0]!.written ? undefined : 'it is too far behind'
  }
}

/** A place in the journal, such as 16/B374D848. */
function numberOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
