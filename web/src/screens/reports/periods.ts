// The periods people ask for by name, and the days behind a month or a week of a report.
import { shiftDay } from '../../ui/day.ts'
import { mondayOf } from '../../ui/weeks.ts'

export const PERIODS = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
  'last_12_months',
  'next_8_weeks',
] as const

export type PeriodName = (typeof PERIODS)[number]

export interface Period {
  readonly date_from: string
  readonly date_to: string
}

export function periodOf(name: PeriodName, today: string): Period {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const months = (first: number, count: number) => ({
    date_from: dayText(year, first, 1),
    date_to: dayText(year, first + count, 0),
  })
  const quarter = Math.floor((month - 1) / 3) * 3 + 1
  switch (name) {
    case 'this_month':
      return months(month, 1)
    case 'last_month':
      return months(month - 1, 1)
    case 'this_quarter':
      return months(quarter, 3)
    case 'last_quarter':
      return months(quarter - 3, 3)
    case 'this_year':
      return months(1, 12)
    case 'last_year':
      return months(-11, 12)
    case 'last_12_months':
      return months(month - 11, 12)
    case 'next_8_weeks':
      return { date_from: mondayOf(today), date_to: shiftDay(mondayOf(today), 55) }
  }
}

/** The days of a row that stands for a day, week or month, as far as the period has them; all of it for another row. */
export function daysOf(row: Readonly<Record<string, unknown>>, period: Period): Period {
  const own = ownDays(row)
  if (!own) return period
  return {
    date_from: own.date_from > period.date_from ? own.date_from : period.date_from,
    date_to: own.date_to < period.date_to ? own.date_to : period.date_to,
  }
}

function ownDays({ day, week, month }: Readonly<Record<string, unknown>>): Period | undefined {
  if (typeof day === 'string') return { date_from: day, date_to: day }
  if (typeof week === 'string') return daysOfWeek(week)
  if (typeof month !== 'string') return undefined
  const [year, number] = month.split('-').map(Number) as [number, number]
  return { date_from: `${month}-01`, date_to: dayText(year, number + 1, 0) }
}

/** Of an ISO week such as 2026-W47: the first has the fourth of January. */
export function daysOfWeek(week: string): Period {
  const [year, number] = week.split('-W').map(Number) as [number, number]
  const date_from = shiftDay(mondayOf(`${year}-01-04`), (number - 1) * 7)
  return { date_from, date_to: shiftDay(date_from, 6) }
}

// Months and days beyond the last run on into the next year or month, as a calendar counts them.
function dayText(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
