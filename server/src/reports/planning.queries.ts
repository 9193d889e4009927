import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'

/** A report reads much: until the end of its transaction it may plan and take its time accordingly. */
export function planForMany(tx: Tx): void {
  tx.send(sql`
    select set_config('enable_hashjoin', 'on', true), set_config('enable_seqscan', 'on', true), set_config('statement_timeout', '15s', true)`)
}

/** One that reads whole tables joins them whole, also right after an import, when nobody has counted them yet. */
export function planForAll(tx: Tx): void {
  planForMany(tx)
  tx.send(sql`select set_config('enable_nestloop', 'off', true)`)
}
