// Which opportunities lie still, and in what order they stand.
import type { Opportunity } from './sales-queries.ts'

const STALE_DAYS = 30
const DAY = 86_400_000

/** The days since anything of it changed, once they are many; undefined while it moves. */
export function staleDays({ updated_at }: Pick<Opportunity, 'updated_at'>, now = Date.now()): number | undefined {
  const days = daysSince(updated_at, now)
  return days >= STALE_DAYS ? days : undefined
}

export function daysSince(at: string, now = Date.now()): number {
  return Math.floor((now - Date.parse(at)) / DAY)
}

type Ordered = Pick<Opportunity, 'id' | 'expected_close_date' | 'weighted_amount'>

/** What closes first stands on top; without a day below, the heaviest first. */
export function byCloseDate(one: Ordered, other: Ordered): number {
  const [a, b] = [one.expected_close_date ?? '9999', other.expected_close_date ?? '9999']
  if (a !== b) return a < b ? -1 : 1
  return (other.weighted_amount ?? 0) - (one.weighted_amount ?? 0) || (one.id < other.id ? -1 : 1)
}
