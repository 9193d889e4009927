import type { Context } from '../../../db/context.ts'
import { loadRecords } from '../../../db/record.ts'
import { raw, sql } from '../../../db/sql.ts'
import { updateRecord } from '../../../db/write.ts'
import { quote } from './quotes.queries.ts'

const HAS_ENDED = raw(`t.status = 'sent' and t.valid_until < current_day()`)

/** Ends at most so many quotes of which the last day has passed; the answer is how many it were. */
export async function expireQuotes(ctx: Context, most: number): Promise<number> {
  // Asked twice: another process may have ended one, or its customer accepted it, while we waited for it.
  const some = sql`t.id = any(array(select t.id from quote t where ${HAS_ENDED} order by t.valid_until limit ${most}))`
  const found = await loadRecords(ctx.tx, quote, sql`${some} and ${HAS_ENDED}`, ctx)
  await Promise.all(found.map((before) => updateRecord(ctx, quote, before, { status: 'expired' }, ['quote.expired'])))
  return found.length
}
