// The account of one kind of leave of one employee. Each year accrues a lot of its own with a day on which it lapses; what is taken
// comes from the lot that lapses first, and what no lot covers is a debt that the next year's lot pays off.
import { firstDay, yearOf } from './entitlement.rules.ts'

export interface AccountYear {
  readonly year: number
  readonly entitled_minutes: number
  /** Booked by hand: more adds to the lot of the year, less is taken on its first day like leave. */
  readonly adjustment_minutes: number
  /** The first day on which the lot of this year is no longer there; null is never. */
  readonly expires_on: string | null
}

export interface LeaveUse {
  readonly date: string
  readonly minutes: number
}

export interface Account {
  /** One after the other without a gap, from the first of which leave is kept. */
  readonly years: readonly AccountYear[]
  readonly approved: readonly LeaveUse[]
  readonly requested: readonly LeaveUse[]
}

export interface Statement {
  readonly year: number
  readonly entitled_minutes: number
  readonly carried_over_minutes: number
  readonly adjustment_minutes: number
  readonly expired_minutes: number
  readonly approved_minutes: number
  readonly requested_minutes: number
  readonly expires_on: string | null
}

export interface Lot {
  readonly year: number
  readonly expires_on: string | null
  left: number
}

/** The account year by year; each begins with what the one before left. */
export function statements({ years, approved, requested }: Account, today: string): Statement[] {
  const lapsed = lapsedByYear(spending(years, approved).lots, today)
  const approvedIn = minutesByYear(approved)
  const requestedIn = minutesByYear(requested)
  let carried_over_minutes = 0
  return years.map(({ year, entitled_minutes, adjustment_minutes, expires_on }) => {
    const statement: Statement = {
      year,
      entitled_minutes,
      carried_over_minutes,
      adjustment_minutes,
      expired_minutes: lapsed.get(year) ?? 0,
      approved_minutes: approvedIn.get(year) ?? 0,
      requested_minutes: requestedIn.get(year) ?? 0,
      expires_on,
    }
    carried_over_minutes = closingMinutes(statement)
    return statement
  })
}

/** What a year leaves to the next, or owes it. */
export function closingMinutes(statement: Omit<Statement, 'year' | 'requested_minutes' | 'expires_on'>): number {
  const { entitled_minutes, carried_over_minutes, adjustment_minutes, expired_minutes, approved_minutes } = statement
  return entitled_minutes + carried_over_minutes + adjustment_minutes - expired_minutes - approved_minutes
}

/** How many minutes of this leave nothing would cover, beside what is taken already: the most by which it deepens the debt. */
export function shortfallMinutes(
  years: readonly AccountYear[],
  taken: readonly LeaveUse[],
  wanted: readonly LeaveUse[],
): number {
  // With nothing wanted on the wanted days both courses have the same steps.
  const without = spending(years, [...taken, ...wanted.map(({ date }) => ({ date, minutes: 0 }))]).debts
  const within = spending(years, [...taken, ...wanted]).debts
  return within.reduce((most, debt, step) => Math.max(most, debt - without[step]!), 0)
}

/** What is left of each lot when all of this is taken in the order of its days, and the debt after each step. */
export function spending(
  years: readonly AccountYear[],
  uses: readonly LeaveUse[],
): { readonly lots: readonly Lot[]; readonly debts: readonly number[] } {
  const lots: Lot[] = []
  const debts: number[] = []
  const days = daysOfUse(uses)
  let debt = 0
  let next = 0
  const step = (minutes: number, date: string) => {
    debt += taking(lots, minutes, date)
    debts.push(debt)
  }
  for (const { year, entitled_minutes, adjustment_minutes, expires_on } of years) {
    lots.push({ year, expires_on, left: entitled_minutes + Math.max(0, adjustment_minutes) })
    const owed = debt
    debt = 0
    step(owed + Math.max(0, -adjustment_minutes), firstDay(year))
    for (; next < days.length && yearOf(days[next]![0]) <= year; next++) step(days[next]![1], days[next]![0])
  }
  return { lots, debts }
}

/** Takes minutes from the lots that are there on the day; the answer is what no lot covers. */
function taking(lots: readonly Lot[], minutes: number, date: string): number {
  let open = minutes
  const valid = lots.filter(({ expires_on, left }) => left > 0 && (expires_on === null || date < expires_on))
  for (const lot of valid.sort(byExpiry)) {
    const part = Math.min(lot.left, open)
    lot.left -= part
    open -= part
  }
  return open
}

// Of two that lapse together the older is taken: it comes first, and sorting keeps that.
function byExpiry(a: Lot, b: Lot): number {
  if (a.expires_on === b.expires_on) return 0
  if (a.expires_on === null || b.expires_on === null) return a.expires_on === null ? 1 : -1
  return a.expires_on < b.expires_on ? -1 : 1
}

function daysOfUse(uses: readonly LeaveUse[]): [string, number][] {
  const byDay = new Map<string, number>()
  for (const { date, minutes } of uses) byDay.set(date, (byDay.get(date) ?? 0) + minutes)
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))
}

function lapsedByYear(lots: readonly Lot[], today: string): Map<number, number> {
  const lapsed = lots.filter(({ expires_on }) => expires_on !== null && expires_on <= today)
  return sumByYear(lapsed.map(({ expires_on, left }) => [yearOf(expires_on!), left]))
}

function minutesByYear(uses: readonly LeaveUse[]): Map<number, number> {
  return sumByYear(uses.map(({ date, minutes }) => [yearOf(date), minutes]))
}

function sumByYear(parts: readonly (readonly [number, number])[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const [year, minutes] of parts) sums.set(year, (sums.get(year) ?? 0) + minutes)
  return sums
}
