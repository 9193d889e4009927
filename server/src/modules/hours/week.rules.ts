// The entries of a week as a grid: rows of places, columns of days.
import { addMinutes } from '../../shared/calendar.ts'

interface Placed {
  readonly project_id: string | null
  readonly service_id: string | null
  readonly hour_type_id: string | null
}

interface Timed extends Placed {
  readonly date: string
  readonly minutes: number
  readonly start_at: string
}

/** By day, what is booked on a place. */
export function cellsOf<Entry extends Timed>(place: Placed, entries: readonly Entry[], dates: readonly string[]) {
  const own = entries.filter((entry) => placeKey(entry) === placeKey(place))
  return dates.map((date) => {
    const booked = own.filter((entry) => entry.date === date)
    return { date, minutes: minutesOf(booked), entries: booked }
  })
}

export function minutesOf(entries: readonly { readonly minutes: number }[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Where an entry begins of which only the minutes are known: behind the last one of its day, or at nine. */
export function nextStart(
  entries: readonly { readonly start_at: string; readonly minutes: number }[],
  day: { readonly starts_at: string; readonly opens_at: string; readonly ends_at: string },
): string {
  const ends = entries.map(({ start_at, minutes }) => addMinutes(start_at, minutes)).sort()
  const last = ends.at(-1) ?? day.opens_at
  return last < day.ends_at ? last : day.starts_at
}

function placeKey({ project_id, service_id, hour_type_id }: Placed): string {
  return [project_id, service_id, hour_type_id].join()
}
