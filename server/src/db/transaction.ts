// The only three ways to a connection. An operation gets a Tx and nothing else that can query.
import type { Pool, PoolClient } from 'pg'
import type { Database } from './database.ts'
import { fly, type Outcome, type Step } from './flight.ts'
import { openingOf } from './pool.ts'
import { factsOf, type RawRows } from './render.ts'
import type { Replica } from './replica.ts'
import { raw, type Sql, type Statement, sql, statement } from './sql.ts'

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

/** A snapshot reads everything as it stood at one moment, however long it takes; a report may be some seconds old. */
export type Access = 'read' | 'write' | 'snapshot' | 'report'

export interface Scene {
  readonly environmentId: string
  /** The environment's calendar day, for what depends on it (overdue, still active). */
  readonly today: string
}

/** One transaction in which only the given environment exists. */
export async function inEnvironment<T>(db: Database, scene: Scene, access: Access, work: (tx: Tx) => Promise<T>) {
  const setting = settingOf(scene, access)
  const first = access === 'snapshot' ? [SNAPSHOT] : []
  const at = async ({ app, turns }: Pick<Database, 'app' | 'turns'>) => {
    const release = await turns.take(scene.environmentId)
    return transact(app, [...first, ...openingOf(app), setting], work).finally(release)
  }
  return access === 'report' ? anywhere(db, at) : at(db)
}

/** The same for assistants: as a role that can read what their tools need, and nothing else. */
export async function inReader<T>(db: Database, scene: Scene, work: (tx: Tx) => Promise<T>) {
  const setting = settingOf(scene, 'read')
  return anywhere(db, async ({ reader, readerTurns }) => {
    const release = await readerTurns.take(scene.environmentId)
    return transact(reader, [...openingOf(reader), setting], work).finally(release)
  })
}

/** On the replica while it keeps up. What it cannot answer is asked again where everything is written; nothing was changed. */
async function anywhere<T>(db: Database, at: (place: Database | Replica) => Promise<T>): Promise<T> {
  const { replica } = db
  if (!replica?.isFresh()) return at(db)
  try {
    return await at(replica)
  } catch (error) {
    if (!replica.isAtFault(error)) throw error
    return at(db)
  }
}

const SNAPSHOT = raw('set transaction isolation level repeatable read')

function settingOf({ environmentId, today }: Scene, access: Access): Sql {
  if (!/^[0-9a-f-]{36}$/.test(environmentId) || !/^[0-9-]{10}$/.test(today))
    throw new Error('not an environment and a day')
  const readOnly = access !== 'write' ? raw(`, set_config('transaction_read_only', 'on', true)`) : raw('')
  return sql`select set_config('kantoor.environment', ${environmentId}, true), set_config('kantoor.today', ${today}, true)${readOnly}`
}

/** One transaction across environments, for credentials and background work only; a guard lists who may call it. */
export function inSystem<T>(db: Database, work: (tx: Tx) => Promise<T>) {
  return transact(db.system, openingOf(db.system), work)
}

async function transact<T>(pool: Pool, settings: readonly Sql[], work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const course = openCourse(client, settings)
  let broken = false
  try {
    const result = await work(course.tx)
    await course.commit()
    return result
  } catch (error) {
    broken = await course.abandon()
    throw error
  } finally {
    client.release(broken)
  }
}

// The course of one transaction. What is sent in one turn of the event loop leaves as one flight. The first failure is the
// cause of all that follows; nothing more is sent after it but the rollback.
function openCourse(client: PoolClient, settings: readonly Sql[]) {
  let waiting: Step[] = []
  let failure: unknown
  let state: 'new' | 'open' | 'closed' = 'new'
  let committing: Promise<Outcome> | undefined
  let isOver = false

  const take = () => {
    const steps = waiting
    waiting = []
    if (steps.length === 0) return
    if (failure) {
      for (const step of steps) step.reject(failure)
      return
    }
    if (state !== 'new') return fly(client, steps)
    const opening = settings.map((query) => silent(statement(query), fail))
    const whole = steps.at(-1)!.statement === COMMIT
    // All of it in one flight is one transaction by itself; else it is opened, to be closed by a later flight.
    state = whole ? 'closed' : 'open'
    if (!whole) return fly(client, [silent(BEGIN, fail), ...opening, ...steps])
    const { resolve, reject } = steps.pop()!
    fly(client, [...opening, ...steps.slice(0, -1), closing(steps.at(-1)!, resolve, reject)])
  }
  const fail = (error: unknown) => {
    failure ??= error
  }
  const post = (next: Statement) =>
    new Promise<Outcome>((resolve, reject) => {
      if (failure) return reject(failure)
      // The connection may be another's by now, in the middle of his transaction.
      if (isOver) return reject(new Error('a statement behind the end of its transaction'))
      if (waiting.length === 0) process.nextTick(take)
      waiting.push({
        statement: next,
        resolve,
        reject: (error) => {
          fail(error)
          reject(failure)
        },
      })
    })
  const end = () => {
    committing ??= post(COMMIT)
    committing.catch(fail)
    isOver = true
    return committing
  }
  const run = (query: Sql) => post(statement(query))
  const runLast = (query: Sql) => {
    const answer = run(query)
    void end()
    return answer
  }

  const tx: Tx = {
    all: async <Row>(query: Sql) => rowsOf<Row>(await run(query)),
    first: async <Row>(query: Sql) => rowsOf<Row>(await run(query))[0],
    count: async (query) => Number((await run(query)).tag.split(' ').at(-1)) || 0,
    send: (query) => void run(query).catch(fail),
    last: async <Row>(query: Sql) => rowsOf<Row>(await runLast(query)),
    raw: run,
    lastRaw: runLast,
  }
  return {
    tx,
    async commit() {
      const isIdle = state === 'new' && waiting.length === 0
      const outcome = isIdle ? undefined : await end()
      isOver = true
      if (failure) throw failure
      if (outcome?.tag === 'ROLLBACK') throw new Error('the transaction was rolled back by the database')
    },
    /** Rolls back and tells whether the connection must be thrown away. */
    async abandon(): Promise<boolean> {
      waiting = []
      isOver = true
      if (state === 'closed') await committing?.catch(fail)
      if (state === 'new' || (state === 'closed' && !failure)) return false
      // Whoever is told of a failure by a dying server hears of the connection's end only afterwards, so it is asked.
      const next = state === 'open' ? ROLLBACK : PROBE
      return new Promise((resolve) =>
        fly(client, [{ statement: next, resolve: () => resolve(false), reject: () => resolve(true) }]),
      )
    },
  }
}

const BEGIN: Statement = { name: 'begin', text: 'begin', values: [] }
const COMMIT: Statement = { name: 'commit', text: 'commit', values: [] }
const ROLLBACK: Statement = { name: 'rollback', text: 'rollback', values: [] }
const PROBE: Statement = { name: 'probe', text: 'select', values: [] }

function silent(next: Statement, fail: (error: unknown) => void): Step {
  return { statement: next, resolve: () => {}, reject: fail }
}

/** The last step of a flight that is a transaction by itself: its end is also the commit's. */
function closing(step: Step, committed: Step['resolve'], failed: Step['reject']): Step {
  return {
    statement: step.statement,
    resolve: (outcome) => {
      step.resolve(outcome)
      committed({ ...outcome, tag: 'COMMIT' })
    },
    reject: (error) => {
      step.reject(error)
      failed(error)
    },
  }
}

function rowsOf<Row>(outcome: Outcome): Row[] {
  return outcome.rows.map((row) => factsOf<Row>(outcome, row, 0))
}

/** Runs again what lost a deadlock, a serialisation race, a migration or a race of its own kind; nothing of it was seen by anyone. */
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

// The third: the table changed under a statement that the connection had prepared; it is prepared anew.
const RETRYABLE = new Set(['40001', '40P01', '0A000'])
