// How planning falls on days: only on those with working time left, so that a total is shared evenly between them.
import { daysFrom } from '../../../shared/calendar.ts'
import { checkFields, fieldError, Problem } from '../../../shared/problem.ts'
import { type WorkFacts, workingTime } from './capacity.rules.ts'

export interface PlannedMinutes {
  readonly date: string
  readonly minutes: number
}

export interface Spread {
  readonly start_date: string
  readonly end_date: string
  /** Null is a total that is shared. */
  readonly minutes_per_day: number | null
  readonly minutes: number
}

const MINUTES_IN_A_DAY = 1440

/** The days in their order, each with what falls on it. */
export function spreadOver(facts: WorkFacts, { start_date, end_date, minutes_per_day, minutes }: Spread) {
  const days = daysFrom(start_date, end_date).filter((date) => (workingTime(facts, date)?.net ?? 0) > 0)
  if (days.length === 0)
    throw new Problem(
      'planning-no-capacity',
      `From ${start_date} to ${end_date} the employee has no working time left. Choose other days or another employee.`,
    )
  return minutes_per_day === null ? sharedMinutes(days, minutes) : sameMinutes(days, minutes_per_day)
}

export function sameMinutes(days: readonly string[], minutes: number): PlannedMinutes[] {
  return days.map((date) => ({ date, minutes }))
}

/** Evenly, what is left over to the first days; a day on which nothing falls is left out. */
export function sharedMinutes(days: readonly string[], total: number): PlannedMinutes[] {
  const each = Math.floor(total / days.length)
  const more = total % days.length
  const most = more > 0 ? each + 1 : each
  if (most > MINUTES_IN_A_DAY)
    checkFields([
      fieldError(
        '/minutes',
        'too_many',
        `${total} minutes are more than 24 hours on each of the ${days.length} working days; plan at most ${days.length * MINUTES_IN_A_DAY}.`,
      ),
    ])
  return days.map((date, i) => ({ date, minutes: i < more ? each + 1 : each })).filter(({ minutes }) => minutes > 0)
}
