// Statements that leave together: one write, one Sync, one answer. The driver sends a Sync behind every statement, and each
// costs a wake-up on both sides; this is the driver's own interface for queries of another kind, as its cursor uses it.
import type { Writable } from 'node:stream'
import pg, { type FieldDef, type PoolClient } from 'pg'
import type { Statement } from './sql.ts'

export interface Outcome {
  readonly fields: readonly FieldDef[]
  readonly rows: readonly (readonly (string | null)[])[]
  /** What PostgreSQL calls it when it is done, for instance INSERT 0 1. */
  readonly tag: string
}

export interface Step {
  readonly statement: Statement
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** Sends the steps; where one fails PostgreSQL skips the rest of them. */
export function fly(client: PoolClient, steps: readonly Step[]): void {
  client.query(flightOf(steps) as never)
}

function flightOf(steps: readonly Step[]) {
  const outcomes: Outcome[] = []
  let rows: (string | null)[][] = []
  let names: Names | undefined

  return {
    /** Read by whoever watches what is sent. */
    steps,
    submit(connection: Connection): Error | null {
      const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils
      const values = steps.map(({ statement }) => statement.values.map(prepareValue))
      names = namesOn(connection)
      connection.stream.cork()
      for (const [i, { statement }] of steps.entries()) {
        const name = names.of(statement)
        if (!names.isPrepared(name)) connection.parse({ name, text: statement.text })
        connection.bind({ statement: name, values: values[i]! })
        if (!columns.has(statement.text)) connection.describe({ type: 'P', name: '' })
        connection.execute({})
        names.prepared(name)
      }
      connection.sync()
      connection.stream.uncork()
      return null
    },
    handleRowDescription({ fields }: { fields: FieldDef[] }) {
      remember(steps[outcomes.length]!.statement, fields)
    },
    handleDataRow({ fields }: { fields: (string | null)[] }) {
      rows.push(fields)
    },
    handleCommandComplete({ text: tag }: { text: string }) {
      const { statement } = steps[outcomes.length]!
      const fields = columns.get(statement.text) ?? NONE
      if (fields === NONE) remember(statement, NONE)
      outcomes.push({ fields, rows, tag })
      rows = []
    },
    handleReadyForQuery() {
      for (const [i, step] of steps.entries()) step.resolve(outcomes[i]!)
    },
    /** An error behind the last step is the commit's own: then nothing of it has happened. */
    handleError(error: unknown) {
      names?.forget(steps.map(({ statement }) => statement))
      const done = outcomes.length === steps.length ? 0 : outcomes.length
      for (const [i, step] of steps.entries()) {
        if (i < done) step.resolve(outcomes[i]!)
        else step.reject(error)
      }
    },
  }
}

// The columns of a statement are described once and then known; a changed table makes PostgreSQL refuse the statement itself.
const columns = new Map<string, readonly FieldDef[]>()
const NONE: readonly FieldDef[] = []
const MOST_COLUMNS = 2000

function remember({ text }: Statement, fields: readonly FieldDef[]): void {
  if (columns.size >= MOST_COLUMNS) columns.clear()
  columns.set(text, fields)
}

interface Connection {
  readonly stream: Writable
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: unknown[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: object): void
  sync(): void
}

// Which statements a connection has prepared. After a failure it is not known which of them arrived, so they get new names.
interface Names {
  of(statement: Statement): string
  isPrepared(name: string): boolean
  prepared(name: string): void
  forget(statements: readonly Statement[]): void
}

const known = new WeakMap<Connection, Names>()

function namesOn(connection: Connection): Names {
  const names = known.get(connection) ?? makeNames()
  known.set(connection, names)
  return names
}

function makeNames(): Names {
  const prepared = new Set<string>()
  let failures = 0
  const generations = new Map<string, number>()
  const of = ({ name }: Statement) => (name ? `${name}_${generations.get(name) ?? 0}` : '')
  return {
    of,
    isPrepared: (name) => prepared.has(name),
    prepared: (name) => void (name && prepared.add(name)),
    forget(statements) {
      failures++
      for (const statement of statements) {
        prepared.delete(of(statement))
        if (statement.name) generations.set(statement.name, failures)
      }
    },
  }
}
