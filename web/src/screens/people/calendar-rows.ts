// The calendar of leave, day by day.
import type { Shapes } from '../../api/api.ts'
import type { Month } from './months.ts'

export type Calendar = Shapes['LeaveCalendar']
export type Row = Calendar['rows'][number]
export type Away = Row['leave'][number]

export interface Bar {
  readonly away: Away
  /** The first of the shown days it covers. */
  readonly from: string
  readonly days: number
  /** It began before, or goes on after, what is shown. */
  readonly isCut: { readonly before: boolean; readonly after: boolean }
}

export function barsOf({ leave }: Pick<Row, 'leave'>, { first, last, days }: Month): Bar[] {
  return leave.flatMap((away) => {
    const from = away.start_date < first ? first : away.start_date
    const to = away.end_date > last ? last : away.end_date
    const length = days.indexOf(to) - days.indexOf(from) + 1
    if (from > to || length < 1) return []
    return [{ away, from, days: length, isCut: { before: away.start_date < first, after: away.end_date > last } }]
  })
}

/** Those that everybody of these people has, and those that only some have, by day. */
export function holidaysOf({ holidays }: Pick<Calendar, 'holidays'>): ReadonlyMap<string, string> {
  return new Map(holidays.map(({ date, name }) => [date, name]))
}

export interface AwayOn {
  readonly date: string
  readonly holiday: string | undefined
  readonly people: readonly { readonly row: Row; readonly away: Away }[]
}

/** The days on which somebody is away, or that are holidays. */
export function awayByDay(calendar: Calendar, { days }: Month): AwayOn[] {
  const holidays = holidaysOf(calendar)
  return days
    .map((date) => ({
      date,
      holiday: holidays.get(date),
      people: calendar.rows.flatMap((row) =>
        row.leave.filter((away) => away.start_date <= date && date <= away.end_date).map((away) => ({ row, away })),
      ),
    }))
    .filter(({ people, holiday }) => people.length > 0 || holiday !== undefined)
}
