// The weeks of a burn chart, one after the other: those in which nothing was done are there too, so that time runs evenly.
import type { Shapes } from '../../api/api.ts'
import { shiftDay } from '../../ui/day.ts'
import { mondayOf } from '../../ui/weeks.ts'

type Burn = Pick<Shapes['ProjectBurn'], 'as_of' | 'start_date' | 'end_date' | 'weeks'>

export interface BurnPoint {
  readonly monday: string
  readonly minutes: number
  readonly amount: number
  readonly planned: number
  /** Up to and with this week; null in weeks that have yet to come. */
  readonly spent: number | null
  readonly used: number | null
  /** From this week on, with what is planned; null before, and for whoever may not see planning. */
  readonly forecast: number | null
  /** What part of the time from start to end has passed by then; null outside of it. */
  readonly pace: number | null
}

const MOST_WEEKS = 160

export function burnPoints({ as_of, start_date, end_date, weeks }: Burn): readonly BurnPoint[] {
  const last = weeks.at(-1)
  if (!last) return []
  const known = new Map(weeks.map((week) => [week.monday, week]))
  const end = end_date && mondayOf(end_date) > last.monday ? mondayOf(end_date) : last.monday
  const points: BurnPoint[] = []
  let reached = { spent: 0, used: 0, forecast: null as number | null }
  for (let monday = weeks[0]!.monday; monday <= end && points.length < MOST_WEEKS; monday = shiftDay(monday, 7)) {
    const week = known.get(monday)
    if (week)
      reached = {
        spent: week.cumulative_minutes,
        used: week.cumulative_used_amount,
        forecast: week.forecast_minutes,
      }
    const isPast = monday <= as_of
    const isCurrent = monday === mondayOf(as_of)
    points.push({
      monday,
      minutes: week?.minutes ?? 0,
      amount: week?.used_amount ?? 0,
      planned: shiftDay(monday, 6) > as_of ? Math.max(0, (week?.planned_minutes ?? 0) - (week?.minutes ?? 0)) : 0,
      spent: isPast ? reached.spent : null,
      used: isPast ? reached.used : null,
      forecast: !isPast || isCurrent ? reached.forecast : null,
      pace: paceAt(shiftDay(monday, 6), start_date, end_date),
    })
  }
  return points
}

function paceAt(day: string, start: string | null, end: string | null): number | null {
  if (!start || !end || start >= end || shiftDay(day, -6) > end) return null
  return Math.max(0, Math.min(1, (Date.parse(day) - Date.parse(start)) / (Date.parse(end) - Date.parse(start))))
}
