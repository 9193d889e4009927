// The only two ways to a connection. An operation gets a Tx and nothing else that can query.
import type { Writable } from 'node:stream'
import type { Pool, PoolClient, QueryResult } from 'pg'
import type { Database } from './database.ts'
import type { RawRows } from './render.ts'
import { type Sql, statement } from './sql.ts'
import { plainText } from './types.ts'

export interface Tx {
  all<Row>(query: Sql): Promise<Row[]>
  first<Row>(query: Sql): Promise<Row | undefined>
  /** Sends without waiting; a failure surfaces at the next statement that is waited for, or at the commit. */
  send(query: Sql): void
  /** The last statement: the commit travels right behind it, in the same flight. */
  last<Row>(query: Sql): Promise<Row[]>
  /** Rows as plain text, to be written as JSON. */
  raw(query: Sql): Promise<RawRows>
  lastRaw(query: Sql): Promise<RawRows>
  /** Rows affected. */
  count(query: Sql): Promise<number>
}

export type Access = 'read' | 'write'

export interface Scene {
  readonly environmentId: string
  /** The environment's calendar day, for what depends on it (overdue, still active). */
  readonly today: string
}

/** One transaction in which only the given environment exists. */
export function inEnvironment<T>(
  db: Database,
  { environmentId, today }: Scene,
  access: Access,
  work: (tx: Tx) => Promise<T>,
) {
  if (!/^[0-9a-f-]{36}$/.test(environmentId) || !/^[0-9-]{10}$/.test(today))
    throw new Error('not an environment and a day')
  const begin = access === 'read' ? 'begin read only' : 'begin'
  return transact(
    db.app,
    `${begin}; set local kantoor.environment = '${environmentId}'; set local kantoor.today = '${today}'`,
    work,
  )
}

/** One transaction across environments, for credentials and background work only; a guard lists who may call it. */
export function inSystem<T>(db: Database, work: (tx: Tx) => Promise<T>) {
  return transact(db.system, 'begin', work)
}

async function transact<T>(pool: Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const flight = openFlight(client, begin)
  let broken = false
  try {
    const result = await work(flight.tx)
    await flight.commit()
    return result
  } catch (error) {
    broken = await flight.abandon()
    throw error
  } finally {
    client.release(broken)
  }
}

// Statements are pipelined: each is sent at once and PostgreSQL answers in order. The first failure is the cause; all that
// follows in the same transaction only echoes it.
function openFlight(client: PoolClient, begin: string) {
  const sent: Promise<unknown>[] = []
  let failure: unknown
  let committing: Promise<QueryResult> | undefined

  const send = (query: string | object) => {
    gather(client)
    const answer: Promise<QueryResult> = client.query(query as string)
    sent.push(answer)
    answer.catch((error) => {
      failure ??= error
    })
    return answer
  }
  const run = async (query: Sql, form: object = {}) => {
    try {
      const answer = await send({ ...statement(query), ...form })
      // Where the begin itself failed, what follows may succeed outside of any transaction.
      if (failure) throw failure
      return answer
    } catch (error) {
      throw failure ?? error
    }
  }
  const runLast = async (query: Sql, form: object = {}) => {
    const answer = run(query, form)
    committing = sendCommit()
    return answer
  }
  const sendCommit = () => send('commit')

  void send(begin)
  const tx: Tx = {
    all: async <Row>(query: Sql) => (await run(query)).rows as Row[],
    first: async <Row>(query: Sql) => (await run(query)).rows[0] as Row | undefined,
    count: async (query) => (await run(query)).rowCount ?? 0,
    send: (query) => void send(statement(query)),
    last: async <Row>(query: Sql) => (await runLast(query)).rows as Row[],
    raw: async (query) => rawRows(await run(query, RAW)),
    lastRaw: async (query) => rawRows(await runLast(query, RAW)),
  }
  return {
    tx,
    async commit() {
      committing ??= sendCommit()
      const outcome = await committing.catch(() => undefined)
      if (failure) throw failure
      if (outcome?.command !== 'COMMIT') throw new Error('the transaction was rolled back by the database')
    },
    /** Rolls back and tells whether the connection must be thrown away. */
    async abandon() {
      if (!committing) void send('rollback')
      const outcomes = await Promise.allSettled(sent)
      return outcomes.at(-1)?.status === 'rejected'
    },
  }
}

// All statements of one turn of the event loop leave in one write; a system call costs more than building a statement.
function gather(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const RAW = { rowMode: 'array', types: plainText }

function rawRows({ fields, rows }: QueryResult): RawRows {
  return { fields, rows: rows as unknown as RawRows['rows'] }
}

/** Runs again what lost a deadlock, a serialisation race or a race of its own kind; nothing of it was seen by anyone. */
export async function retrying<T>(
  attempt: () => Promise<T>,
  isLostRace: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let left = 3; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      const again = RETRYABLE.has((error as { code?: string }).code ?? '') || isLostRace(error)
      if (left <= 1 || !again) throw error
    }
  }
}

const RETRYABLE = new Set(['40001', '40P01'])
