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

/** Sends the steps; where one fails PostgreSQL skips the rest of them. A value that cannot be sent keeps all of them back. */
export function fly(client: PoolClient, steps: readonly Step[]): void {
  let ready: Step[]
  try {
    ready = steps.map((step) => ({ ...step, statement: sendable(step.statement) }))
  } catch (error) {
    for (const step of steps) step.reject(error)
    return
  }
  client.query(flightOf(ready) as never)
}

/** From now on each statement is prepared anew: what this connection names may be another's the next moment. */
export function sendWithoutNames(client: PoolClient): void {
  nameless.add((client as unknown as { connection: Connection }).connection)
}

function sendable(statement: Statement): Statement {
  return { ...statement, values: statement.values.map(prepareValue) }
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

function flightOf(steps: readonly Step[]) {
  const outcomes: Outcome[] = []
  let known: Known = new Map()
  let nameOf = (statement: Statement) => statement.name ?? ''
  let described = NONE
  let rows: (string | null)[][] = []

  const complete = (tag: string) => {
    const name = nameOf(steps[outcomes.length]!.statement)
    const fields = (name && known.get(name)) || described
    if (name) known.set(name, fields)
    outcomes.push({ fields, rows, tag })
    described = NONE
    rows = []
  }

  return {
    /** Read by whoever watches what is sent. */
    steps,
    submit(connection: Connection): null {
      known = knownOn(connection)
      if (nameless.has(connection)) nameOf = () => ''
      connection.stream.cork()
      for (const { statement } of steps) {
        const { text, values } = statement
        const name = nameOf(statement)
        const isKnown = known.has(name)
        if (!isKnown) prepare(connection, name, text)
        connection.bind({ statement: name, values })
        if (!isKnown) connection.describe({ type: 'P', name: '' })
        connection.execute({})
      }
      connection.sync()
      connection.stream.uncork()
      return null
    },
    handleRowDescription({ fields }: { fields: FieldDef[] }) {
      described = fields
    },
    handleDataRow({ fields }: { fields: (string | null)[] }) {
      rows.push(fields)
    },
    handleCommandComplete({ text }: { text: string }) {
      complete(text)
    },
    handleEmptyQuery() {
      complete('')
    },
    handleReadyForQuery() {
      for (const [i, step] of steps.entries()) step.resolve(outcomes[i]!)
    },
    /** An error behind the last step is the commit's own: then nothing of it has happened. */
    handleError(error: unknown) {
      const failed = steps[outcomes.length]
      if (failed) known.delete(nameOf(failed.statement))
      const done = failed ? outcomes.length : 0
      for (const [i, step] of steps.entries()) {
        if (i < done) step.resolve(outcomes[i]!)
        else step.reject(error)
      }
    },
  }
}

interface Connection {
  readonly stream: Writable
  close(message: { type: 'S'; name: string }): void
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: unknown[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: object): void
  sync(): void
}

// A statement that has completed once is known on its connection, with its columns. One that has not, or whose last use failed,
// may be there or not, or be of a table that has changed since: closing what is not there is no error.
type Known = Map<string, readonly FieldDef[]>

const NONE: readonly FieldDef[] = []
const connections = new WeakMap<Connection, Known>()
const nameless = new WeakSet<Connection>()

function knownOn(connection: Connection): Known {
  const known = connections.get(connection) ?? new Map()
  connections.set(connection, known)
  return known
}

function prepare(connection: Connection, name: string, text: string): void {
  if (name) connection.close({ type: 'S', name })
  connection.parse({ name, text })
}
