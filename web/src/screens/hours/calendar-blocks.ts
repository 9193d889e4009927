// Hours as blocks in a day: where they stand, how they are moved and stretched, and how those at one time share the width.
import { wallTimeOf } from '../../ui/zoned.ts'
import type { Week, WeekEntry, WeekRow } from './week-data.ts'

/** Minutes since midnight; an entry over midnight is shown on the day on which it began. */
export interface Span {
  readonly date: string
  readonly from: number
  readonly to: number
}

export interface Block extends Span {
  readonly id: string
  readonly entry: WeekEntry
  readonly row: WeekRow
}

export const DAY_MINUTES = 1440

/** What was just moved stands where it was put, though the week was not read again. */
export function blocksOf(
  { rows, time_zone }: Pick<Week, 'rows' | 'time_zone'>,
  placed: ReadonlyMap<string, Span> = new Map(),
): readonly Block[] {
  const blocks = rows.flatMap((row) =>
    row.days.flatMap(({ date, entries }) =>
      entries.map((entry): Block => {
        const from = wallTimeOf(entry.start_at, time_zone).minutes
        return { id: entry.id, date, from, to: from + entry.minutes, entry, row, ...placed.get(entry.id) }
      }),
    ),
  )
  return blocks.toSorted((a, b) => a.date.localeCompare(b.date) || a.from - b.from || b.to - a.to)
}

export function snapped(minutes: number, step: number): number {
  return Math.round(minutes / step) * step
}

/** As far as the day allows. */
export function moved(span: Span, by: number, date = span.date): Span {
  const length = span.to - span.from
  const from = Math.min(Math.max(0, span.from + by), Math.max(0, DAY_MINUTES - length))
  return { date, from, to: from + length }
}

export function stretched(span: Span, edge: 'from' | 'to', to: number, step: number): Span {
  if (edge === 'from') return { ...span, from: Math.max(0, Math.min(to, span.to - step)) }
  return { ...span, to: Math.min(DAY_MINUTES, Math.max(to, span.from + step)) }
}

/** Between two points, whichever was first; never less than a step. */
export function drawn(date: string, start: number, end: number, step: number): Span {
  const [from, to] = start <= end ? [start, end] : [end, start]
  return { date, from: Math.max(0, from), to: Math.min(DAY_MINUTES, Math.max(to, from + step)) }
}

export function isSameSpan(a: Span, b: Span): boolean {
  return a.date === b.date && a.from === b.from && a.to === b.to
}
