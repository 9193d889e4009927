// The week of an employee as the service tells it, and how a booked entry shows in it before it is read again.
import { api, type Shapes } from '../../api/api.ts'
import { queries } from '../../api/queries.ts'
import { mondayOf } from '../../ui/weeks.ts'
import { type Place, placeKey } from './drafts.ts'

export type Week = Shapes['Week']
export type WeekRow = Shapes['WeekRow']
export type WeekCell = Shapes['WeekCell']
export type WeekEntry = Shapes['WeekEntry']
export type WeekDay = Shapes['WeekDay']

type Hours = Shapes['Hours']

export function weekQuery(employeeId: string, day: string) {
  return api.queryOptions('get', '/hours/week', {
    params: { query: { employee_id: employeeId, date: mondayOf(day) } },
  })
}

/** Shows an entry as the service answered it. */
export function showEntry(hours: Hours, version: number): void {
  changeWeek(hours.employee_id, hours.date, (week) => {
    const isThere = week.rows.some((row) => placeKey(row) === placeKey(hours))
    const rows = isThere ? week.rows : [...week.rows, emptyRow(hours, week.days)]
    return {
      ...week,
      rows: rows.map((row) => (placeKey(row) === placeKey(hours) ? withEntry(row, hours, version) : row)),
      days: week.days.map((day) => (day.date === hours.date ? laterStart(day, hours.end_at) : day)),
    }
  })
}

export function hideEntry(employeeId: string, date: string, id: string): void {
  changeWeek(employeeId, date, (week) => ({
    ...week,
    rows: week.rows.map((row) => (hasEntry(row, id) ? { ...row, days: row.days.map((day) => without(day, id)) } : row)),
  }))
}

/** A row on which nothing is booked yet. */
export function emptyRow(
  place: Pick<WeekRow, Exclude<keyof WeekRow, 'refusal' | 'carried' | 'minutes' | 'days'>>,
  days: readonly { readonly date: string }[],
): WeekRow {
  const { project_id, project_name, service_id, service_name } = place
  const { organization_id, organization_name, hour_type_id, hour_type_name } = place
  return {
    ...{ project_id, project_name, service_id, service_name },
    ...{ organization_id, organization_name, hour_type_id, hour_type_name },
    refusal: null,
    carried: false,
    minutes: 0,
    days: days.map(({ date }) => ({ date, minutes: 0, entries: [] })),
  }
}

export function cellOf(week: Week, place: Place, date: string): WeekCell | undefined {
  return week.rows.find((row) => placeKey(row) === placeKey(place))?.days.find((day) => day.date === date)
}

function changeWeek(employeeId: string, day: string, change: (week: Week) => Week): void {
  queries.setQueryData<{ data: Week }>(
    weekQuery(employeeId, day).queryKey,
    (held) => held && { ...held, data: change(held.data) },
  )
}

function withEntry(row: WeekRow, hours: Hours, version: number): WeekRow {
  const days = row.days.map((day) => (day.date === hours.date ? placed(day, entryOf(hours, version)) : day))
  return { ...row, carried: false, days }
}

function placed(day: WeekCell, entry: WeekEntry): WeekCell {
  const isKnown = day.entries.some(({ id }) => id === entry.id)
  const entries = isKnown ? day.entries.map((one) => (one.id === entry.id ? entry : one)) : [...day.entries, entry]
  return { ...day, entries, minutes: sumOf(entries) }
}

function without(day: WeekCell, id: string): WeekCell {
  const entries = day.entries.filter((entry) => entry.id !== id)
  return { ...day, entries, minutes: sumOf(entries) }
}

function hasEntry(row: WeekRow, id: string): boolean {
  return row.days.some(({ entries }) => entries.some((entry) => entry.id === id))
}

// The next of this day begins behind it, until the week is read again and says where.
function laterStart(day: WeekDay, endAt: string): WeekDay {
  return day.next_start_at < endAt ? { ...day, next_start_at: endAt } : day
}

function entryOf(hours: Hours, version: number): WeekEntry {
  const { id, start_at, end_at, minutes, note, billable } = hours
  const { approval_status, approval_note, invoice_status, locked, lock_reason } = hours
  return {
    ...{ id, version, start_at, end_at, minutes, note, billable },
    ...{ approval_status, approval_note, invoice_status, locked, lock_reason },
    refusal: null,
  }
}

function sumOf(entries: readonly { readonly minutes: number }[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0)
}
