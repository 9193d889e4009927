import type { Context } from '../../db/context.ts'
import { loadRecord } from '../../db/record.ts'
import { publicHolidays } from '../../shared/holidays.ts'
import { addHolidays, companyProfile, yearsToFill } from './company-profiles.queries.ts'
import { countryOf } from './company-profiles.rules.ts'

/** Years pass, so calendars have to grow; the answer is how many companies got holidays. */
export async function addComingHolidays(ctx: Context): Promise<number> {
  let filled = 0
  for (const { id, years } of await yearsToFill(ctx)) {
    const profile = (await loadRecord(ctx.tx, companyProfile, id, ctx))!
    const country = countryOf(JSON.parse(profile.record))
    if (!country) continue
    await addHolidays(
      ctx,
      profile,
      years.flatMap((year) => publicHolidays(country, year)),
    )
    filled++
  }
  return filled
}
