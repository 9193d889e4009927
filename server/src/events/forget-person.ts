// The audit forgets somebody: of what was done only his particulars go, and the database allows no other change (migration 0030).
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/transaction.ts'

export interface Forgotten {
  readonly environmentId: string
  /** What he was called. */
  readonly names: readonly string[]
  /** The records that were about him. */
  readonly recordIds: readonly string[]
}

/** How many entries told of him. */
export function forgetInAudit(tx: Tx, { environmentId, names, recordIds }: Forgotten): Promise<number> {
  const patterns = names.map((name) => `%${JSON.stringify(name).replaceAll(/[\\%_]/g, '\\$&')}%`)
  tx.send(sql`select set_config('statement_timeout', '120s', true)`)
  const isOwn = sql`record_id = any(${recordIds}::uuid[])`
  const cleaned = (column: 'before' | 'after') =>
    sql`without_person(${column === 'before' ? sql`before` : sql`after`}, ${isOwn}, ${names}::text[])`
  return tx.count(sql`
    update audit set before = ${cleaned('before')}, after = ${cleaned('after')}
    where environment_id = ${environmentId}
      and (${isOwn}
        or (before::text like any(${patterns}::text[]) and has_person(before, ${names}::text[]))
        or (after::text like any(${patterns}::text[]) and has_person(after, ${names}::text[])))`)
}
