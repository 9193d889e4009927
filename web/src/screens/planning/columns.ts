// The columns of the board, days or weeks, and how days are counted in them. A weekend in which nobody works is left out.
import { shiftDay } from '../../ui/day.ts'
import { isWeekend } from '../../ui/weeks.ts'

export type Unit = 'day' | 'week'

/** Both days are part of it. */
export interface Column {
  readonly from: string
  readonly to: string
}

export interface Scale {
  readonly unit: Unit
  readonly hasWeekend: boolean
  readonly columns: readonly Column[]
}

export function scaleOf(monday: string, weeks: number, unit: Unit, hasWeekend: boolean): Scale {
  const mondays = Array.from({ length: weeks }, (_, i) => shiftDay(monday, i * 7))
  const days = hasWeekend ? 7 : 5
  const columns =
    unit === 'week'
      ? mondays.map((from) => ({ from, to: shiftDay(from, 6) }))
      : mondays.flatMap((from) =>
          Array.from({ length: days }, (_, i) => shiftDay(from, i)).map((day) => ({ from: day, to: day })),
        )
  return { unit, hasWeekend, columns }
}

/** Whether a week begins at this column. */
export function isWeekStart({ unit, hasWeekend }: Scale, at: number): boolean {
  return unit === 'week' || at % (hasWeekend ? 7 : 5) === 0
}

/** The columns that these days cover, the last included; undefined where they cover none. */
export function columnsOf({ columns }: Scale, start: string, end: string): { from: number; to: number } | undefined {
  const from = columns.findIndex((column) => column.to >= start)
  const to = columns.findLastIndex((column) => column.from <= end)
  return from < 0 || to < 0 || from > to ? undefined : { from, to }
}

/** As many columns later; the days that are not shown are stepped over. */
export function shiftColumns({ unit, hasWeekend }: Scale, day: string, by: number, edge: 'from' | 'to'): string {
  if (unit === 'week') return shiftDay(day, by * 7)
  return hasWeekend ? shiftDay(day, by) : shiftWorkdays(day, by, edge)
}

/** The last day of a column on which people work. */
export function lastDayOf({ unit, hasWeekend }: Scale, { from, to }: Column): string {
  return unit === 'week' && !hasWeekend ? shiftDay(from, 4) : to
}

// What begins in a weekend begins on the Monday behind it, what ends there ends on the Friday before.
function shiftWorkdays(day: string, by: number, edge: 'from' | 'to'): string {
  let at = day
  while (isWeekend(at)) at = shiftDay(at, edge === 'from' ? 1 : -1)
  for (let left = Math.abs(by); left > 0; ) {
    at = shiftDay(at, Math.sign(by))
    if (!isWeekend(at)) left--
  }
  return at
}
