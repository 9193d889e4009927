// A transaction in which a list is read from beginning to end, some rows at a time, all as they stood at one moment.
import type { RawRows } from '../db/render.ts'
import { objectWriter } from '../db/render.ts'
import { raw, type Sql, sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'

const ROWS_AT_ONCE = 1000

export interface Reading {
  /** Before the first row: how many there are, and the names of the fields. */
  begin(count: number, names: readonly string[]): void
  take(row: object): void
  /** After each round of rows; the next one waits for it. */
  rest?(): Promise<void>
}

/** What a list asks last are its rows behind their count; here they are handed over, and the page itself stays empty. */
export function readThrough(tx: Tx, reading: Reading): Tx {
  const lastRaw = async (query: Sql): Promise<RawRows> => {
    // All rows will be read, so the plan is one for all of them and not for the first.
    tx.send(sql`select set_config('cursor_tuple_fraction', '1', true)`)
    tx.send(sql`declare listed no scroll cursor for ${query}`)
    const next = () => tx.raw(raw(`fetch ${ROWS_AT_ONCE} from listed`))
    let some = await next()
    const { fields } = some
    const count = some.rows[0]![0]!
    reading.begin(
      Number(count),
      fields.slice(1).map(({ name }) => name),
    )
    // An empty list is one row of nothing but the count.
    const isEmpty = some.rows[0]![1] === null
    const write = objectWriter(fields, 1, fields.length)
    while (!isEmpty && some.rows.length > 0) {
      for (const row of some.rows) reading.take(JSON.parse(write(row)))
      await reading.rest?.()
      some = await next()
    }
    tx.send(raw('close listed'))
    return { fields, rows: [[count, null]] }
  }
  return { ...tx, lastRaw }
}
