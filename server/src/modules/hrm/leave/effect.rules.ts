// What a leave that is only thought of would do to the balance.
import { closingMinutes, type Statement, statements } from './account.rules.ts'
import { accountYears, type EmployeeLeave, type LeaveScene, type LeaveTypeTerms } from './balances.rules.ts'
import type { LeaveDay } from './days.rules.ts'
import { yearOf } from './entitlement.rules.ts'

export interface YearEffect {
  readonly year: number
  readonly before_minutes: number
  readonly after_minutes: number
}

/** What is left of each year that it touches, beside all that is approved and asked for; none for a type without balance. */
export function leaveEffect(
  type: LeaveTypeTerms,
  employee: EmployeeLeave,
  scene: LeaveScene,
  days: readonly LeaveDay[],
): YearEffect[] {
  if (!type.affects_balance) return []
  const uses = employee.uses.filter((use) => use.leave_type_id === type.id)
  const years = accountYears(type, employee, scene, days)
  const requested = uses.filter(({ status }) => status === 'requested')
  const approved = uses.filter(({ status }) => status === 'approved')
  const before = statements({ years, approved, requested }, scene.today)
  const after = statements({ years, approved: [...approved, ...days], requested }, scene.today)
  const touched = new Set(days.map(({ date }) => yearOf(date)))
  return before.flatMap((one, i) =>
    touched.has(one.year)
      ? [{ year: one.year, before_minutes: available(one), after_minutes: available(after[i]!) }]
      : [],
  )
}

function available(statement: Statement): number {
  return closingMinutes(statement) - statement.requested_minutes
}
