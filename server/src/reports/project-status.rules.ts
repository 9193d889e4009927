// What a manager should know of a project before asking.
import { daysBetween } from '../shared/calendar.ts'

export const signals = ['over_budget', 'near_budget', 'past_end_date', 'no_hours_30_days'] as const
export type Signal = (typeof signals)[number]

const NEAR_PERCENTAGE = 80
const QUIET_DAYS = 30

export interface ProjectState {
  readonly status: 'active' | 'closed' | 'archived'
  readonly budget_minutes: number | null
  readonly spent_minutes: number
  readonly budget_amount: number | null
  readonly used_amount: number
  readonly end_date: string | null
  /** The day of the last hours, or of the beginning where there are none. */
  readonly quiet_since: string
}

/** A project that is closed is over: its end and its silence say nothing, its budget still does. */
export function signalsOf(project: ProjectState, today: string): Signal[] {
  const isActive = project.status === 'active'
  const ofBudget = budgetSignal(project)
  const found: Record<Signal, boolean> = {
    over_budget: ofBudget === 'over_budget',
    near_budget: ofBudget === 'near_budget',
    past_end_date: isActive && project.end_date !== null && project.end_date < today,
    no_hours_30_days: isActive && daysBetween(project.quiet_since, today) >= QUIET_DAYS,
  }
  return signals.filter((signal) => found[signal])
}

type Budgeted = Pick<ProjectState, 'budget_minutes' | 'spent_minutes' | 'budget_amount' | 'used_amount'>

export function budgetSignal(project: Budgeted): 'over_budget' | 'near_budget' | null {
  const uses = [
    { used: project.spent_minutes, budget: project.budget_minutes },
    { used: cents(project.used_amount), budget: project.budget_amount && cents(project.budget_amount) },
  ].filter(({ budget }) => budget !== null && budget > 0) as { used: number; budget: number }[]
  if (uses.some(({ used, budget }) => used > budget)) return 'over_budget'
  return uses.some(({ used, budget }) => used * 100 >= budget * NEAR_PERCENTAGE) ? 'near_budget' : null
}

function cents(amount: number): number {
  return Math.round(amount * 100)
}
