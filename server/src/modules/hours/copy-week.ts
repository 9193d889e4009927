// Copying a week into another: into empty cells only, so that doing it twice does nothing twice.
import type { Context } from '../../db/context.ts'
import { addDays, daysBetween } from '../../shared/calendar.ts'
import { Problem } from '../../shared/problem.ts'
import { holdHoursOf } from './booking.queries.ts'
import { checkMayBook } from './booking.rules.ts'
import { bookerOf, bookHours } from './booking.ts'
import { checkKnown } from './known.queries.ts'
import { mondayOf, shownPlace, whose } from './read-week.ts'
import { type CopiedEntry, findCopies, findPlaces } from './week.queries.ts'
import type { CopyRequest } from './week.shapes.ts'

export async function copyWeek(ctx: Context, { from, to, with_minutes = true, ...body }: CopyRequest) {
  const employee_id = whose(ctx, body.employee_id)
  const [monday, days] = [mondayOf(from), daysBetween(mondayOf(from), mondayOf(to))]
  checkMayBook([employee_id], bookerOf(ctx))
  await checkKnown(ctx, { employee_id })
  holdHoursOf(ctx, employee_id)
  const [entries, places] = await Promise.all([
    findCopies(ctx, employee_id, monday, days),
    findPlaces(ctx, employee_id, monday, addDays(monday, 6)),
  ])
  const outcomes = with_minutes ? await copyEach(ctx, employee_id, entries) : []
  return {
    data: {
      ids: outcomes.flatMap((outcome) => ('made' in outcome ? [outcome.made] : [])),
      skipped: outcomes.filter((outcome) => 'code' in outcome),
      rows: places.map(shownPlace).filter(({ refusal }) => refusal === null),
    },
  }
}

type Outcome = { readonly made: string } | { readonly hours_id: string; readonly code: string; readonly detail: string }

async function copyEach(ctx: Context, employeeId: string, entries: readonly CopiedEntry[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const entry of entries) outcomes.push(await copyEntry(ctx, employeeId, entry))
  return outcomes
}

// Rules refuse before anything is written, so one entry that cannot be copied leaves the others be.
async function copyEntry(
  ctx: Context,
  employee_id: string,
  { id, is_filled, ...entry }: CopiedEntry,
): Promise<Outcome> {
  if (is_filled) return { hours_id: id, code: 'filled', detail: 'There are hours on this day and place already.' }
  try {
    return { made: (await bookHours(ctx, { ...entry, employee_id })).id }
  } catch (error) {
    if (error instanceof Problem) return { hours_id: id, code: error.code, detail: error.detail }
    throw error
  }
}
