// What somebody finds on his first screen: which things are his to do, and what of his hours is unfinished.
import { addDays, weekday } from '../shared/calendar.ts'
import type { Right } from '../shared/rights.ts'

/** The rights to read the rows and to act on them; where it is about oneself one has to be an employee. */
const KINDS = {
  tasks_overdue: { rights: ['projects:read'], own: true },
  tasks_due_today: { rights: ['projects:read'], own: true },
  hours_unsubmitted: { rights: ['hours:read'], own: true },
  hours_rejected: { rights: ['hours:read'], own: true },
  projects_over_budget: { rights: ['projects:read'], own: true },
  projects_near_budget: { rights: ['projects:read'], own: true },
  leave_upcoming: { rights: ['hrm:read'], own: true },
  hours_to_approve: { rights: ['hours:read', 'hours:write'], own: false },
  project_hours_to_approve: { rights: ['hours:read', 'hours:write'], own: true },
  people_not_submitted: { rights: ['hours:read', 'hrm:read'], own: false },
  leave_to_decide: { rights: ['hrm:read', 'hrm:write'], own: false },
  purchase_invoices_to_approve: { rights: ['invoices:read', 'invoices:write', 'approve_purchases'], own: false },
  invoices_to_finalise: { rights: ['invoices:read', 'invoices:write'], own: false },
  invoices_overdue: { rights: ['invoices:read', 'invoices:write'], own: false },
  quotes_unanswered: { rights: ['sales:read', 'sales:write'], own: false },
  sales_overdue: { rights: ['sales:read', 'sales:write'], own: false },
} as const satisfies Record<string, { rights: readonly Right[]; own: boolean }>

export type HomeKind = keyof typeof KINDS
export const homeKinds = Object.keys(KINDS) as HomeKind[]

/** After so many days without an answer a quote is asked after. */
export const PATIENCE_DAYS = 14
const WEEKS_BACK = 4

export function shownKinds(can: (right: Right) => boolean, employeeId: string | null): Set<HomeKind> {
  const isShown = (kind: HomeKind) =>
    KINDS[kind].rights.every((right) => can(right)) && (employeeId !== null || !KINDS[kind].own)
  return new Set(homeKinds.filter(isShown))
}

/** Weeks begin on Monday. */
export function homePeriods(today: string) {
  const monday = addDays(today, -weekday(today))
  return {
    week: { date_from: monday, date_to: addDays(monday, 6) },
    lastWeek: { date_from: addDays(monday, -7), date_to: addDays(monday, -1) },
    /** Weeks that should be finished, and the days of this one that have passed. */
    past: { date_from: addDays(monday, -7 * WEEKS_BACK), date_to: addDays(today, -1) },
  }
}

export interface WorkDay {
  readonly date: string
  readonly entries: number
  readonly minutes: number
  /** Entries that were not submitted. */
  readonly open_entries: number
  /** What the contract leaves after holidays, leave and absence. */
  readonly expected_minutes: number
  readonly is_closed: boolean
}

export interface Period {
  readonly date_from: string
  readonly date_to: string
}

export function hoursWithin(days: readonly WorkDay[], { date_from, date_to }: Period) {
  const within = days.filter(({ date }) => date >= date_from && date <= date_to)
  const sum = (field: 'entries' | 'minutes' | 'expected_minutes') =>
    within.reduce((total, day) => total + day[field], 0)
  return { entries: sum('entries'), minutes: sum('minutes'), expected_minutes: sum('expected_minutes') }
}

export type Unfinished = 'not_submitted' | 'nothing_booked'

/** Why a day that has passed is not done; null when it is. In a closed period nothing can be added any more. */
export function unfinishedReason(day: WorkDay): Unfinished | null {
  if (day.open_entries > 0) return 'not_submitted'
  return day.entries === 0 && day.expected_minutes > 0 && !day.is_closed ? 'nothing_booked' : null
}
