import type { Context } from '../../db/context.ts'
import { type Loaded, loadRecords } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
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
  await Promise.all(found.map((before) => updateRecord(ctx, invoice, inTime(before), values, ['invoice.overdue'])))
  return found.length
}

// As it was told last: what is due turns overdue by the calendar alone, and the event is there to tell of that.
function inTime(before: Loaded<Tables['invoice']>): Loaded<Tables['invoice']> {
  const record = JSON.parse(before.record)
  const allowed_actions = record.allowed_actions.filter((action: string) => action !== 'remind')
  return { ...before, record: JSON.stringify({ ...record, is_overdue: false, allowed_actions }) }
}
