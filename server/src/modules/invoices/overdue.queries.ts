import type { Context } from '../../db/context.ts'
import { loadRecords } from '../../db/record.ts'
import { raw, sql } from '../../db/sql.ts'
import { updateRecord } from '../../db/write.ts'
import { invoice } from './invoices.queries.ts'

const IS_NEWLY_OVERDUE = raw(
  't.outstanding_amount > 0 and t.due_date < current_day() and t.overdue_announced_on is null',
)

/** Announces at most so many invoices that are overdue since the last look; the answer is how many it were. */
export async function announceOverdue(ctx: Context, most: number): Promise<number> {
  // Asked twice: another process may have announced one while we waited for it.
  const some = sql`t.id = any(array(select t.id from invoice t where ${IS_NEWLY_OVERDUE} order by t.due_date limit ${most}))`
  const found = await loadRecords(ctx.tx, invoice, sql`${some} and ${IS_NEWLY_OVERDUE}`, ctx)
  const values = { overdue_announced_on: ctx.today }
  await Promise.all(found.map((before) => updateRecord(ctx, invoice, before, values, ['invoice.overdue'])))
  return found.length
}
