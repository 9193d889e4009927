// Where each contract stands on a line from the first day to the last that is known.
import { shiftDay } from '../../ui/day.ts'

interface Term {
  readonly start_date: string
  readonly end_date: string | null
}

export interface Placed {
  /** Shares of the whole line. */
  readonly from: number
  readonly width: number
}

const AHEAD_DAYS = 180

/** One without end reaches to the end of the line, half a year after today at least. */
export function placedTerms(
  terms: readonly Term[],
  today: string,
): { readonly terms: readonly Placed[]; readonly today: number } {
  const first = terms.map(({ start_date }) => start_date).reduce(earliest, today)
  const last = terms
    .map((term) => shiftDay(term.end_date ?? term.start_date, 1))
    .reduce(latest, shiftDay(today, AHEAD_DAYS))
  const length = time(last) - time(first)
  const share = (day: string) => (time(day) - time(first)) / length
  return {
    terms: terms.map(({ start_date, end_date }) => {
      const from = share(start_date)
      return { from, width: (end_date === null ? 1 : share(shiftDay(end_date, 1))) - from }
    }),
    today: share(today),
  }
}

const earliest = (a: string, b: string) => (a < b ? a : b)
const latest = (a: string, b: string) => (a > b ? a : b)

function time(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
