import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'

/**
 * A report reads much: until the end of its transaction it is planned by the days and ids it was asked for, may join whole
 * tables and takes its time. Sequential scans stay off, since they would read the rows of every other environment as well.
 */
export function planForMany(tx: Tx): void {
  tx.send(sql`
    select set_config('enable_hashjoin', 'on', true), set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('work_mem', '32MB', true), set_config('statement_timeout', '15s', true)`)
}

/** One that reads whole tables joins them whole, also right after an import, when nobody has counted them yet. */
export function planForAll(tx: Tx): void {
  planForMany(tx)
  tx.send(sql`select set_config('enable_nestloop', 'off', true)`)
}
