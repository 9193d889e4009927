// What is gone is remembered for ninety days, so that whoever synchronises can learn of it.
import { sql } from './sql.ts'
import type { Tx } from './transaction.ts'

export function forgetTombstones(tx: Tx, most: number): Promise<number> {
  return tx.count(sql`
    delete from tombstone where ctid = any(array(
      select ctid from tombstone where deleted_at < now() - interval '90 days' limit ${most}))`)
}
