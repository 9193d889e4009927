// Months, written as 2026-11.
import { shiftDay } from '../../ui/day.ts'

export interface Month {
  readonly first: string
  readonly last: string
  readonly days: readonly string[]
}

export function monthOf(month: string): Month {
  const first = `${month}-01`
  const last = shiftDay(`${shiftMonth(month, 1)}-01`, -1)
  const days = Array.from({ length: Number(last.slice(8)) }, (_, i) => shiftDay(first, i))
  return { first, last, days }
}

export function shiftMonth(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}
