import type { Context } from '../../db/context.ts'
import { type Loaded, loadRecords } from '../../db/record.ts'
import type { Tables } from '../../db/schema.ts'
import { raw, sql } from '../../db/sql.ts'
import { updateRecord } from '../../db/write.ts'
import { installment, touchService } from '../projects/public.ts'
import { holdPlans } from './installments.queries.ts'

const IS_NEWLY_READY = raw('t.planned_date <= current_day() and t.invoice_id is null and t.announced_on is null')

/** Announces at most so many installments whose day has come since the last look; the answer is how many it were. */
export async function announceReady(ctx: Context, most: number): Promise<number> {
  const some = sql`t.id = any(array(select t.id from installment t where ${IS_NEWLY_READY} order by t.planned_date limit ${most}))`
  const plans = await holdPlans(ctx, some)
  // Asked again: another process may have announced one while we waited for it.
  const found = await loadRecords(ctx.tx, installment, sql`${some} and ${IS_NEWLY_READY}`, ctx)
  const values = { announced_on: ctx.today }
  await Promise.all(
    found.map((before) => updateRecord(ctx, installment, planned(before), values, ['installment.ready'])),
  )
  for (const { id, project } of plans) touchService(ctx, project, id)
  return found.length
}

// As it was told last: it is ready by the calendar alone, and the event is there to tell of that.
function planned(before: Loaded<Tables['installment']>): Loaded<Tables['installment']> {
  return { ...before, record: JSON.stringify({ ...JSON.parse(before.record), status: 'planned' }) }
}
