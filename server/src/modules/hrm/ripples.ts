// What follows when the days of employees change: leave is counted anew, balances with it, and planning may stand in the way.
import type { Context } from '../../db/context.ts'
import type { DaysChanged } from './days.queries.ts'
import { holdEmployees } from './hold-employees.ts'
import { renewLeaveDays } from './leave/days.ts'
import { renewBalances } from './leave/renew-balances.ts'
import { renewConflicts } from './planning/conflicts.ts'

/** A contract or the holidays changed: leave in the future is counted anew, what is past stays as it was. */
export function scheduleChanged(ctx: Context, changed: DaysChanged): Promise<void> {
  return workingTimeChanged(ctx, changed, 'schedule')
}

/** An absence began, ended or changed: days of leave that it covers are none, also in the past. */
export function absenceChanged(ctx: Context, changed: DaysChanged): Promise<void> {
  return workingTimeChanged(ctx, changed, 'absence')
}

/** Leave was asked for, decided on or taken back. */
export async function leaveChanged(ctx: Context, changed: DaysChanged): Promise<void> {
  await renewBalances(ctx, changed.employeeIds)
  await renewConflicts(ctx, changed)
}

async function workingTimeChanged(ctx: Context, changed: DaysChanged, because: 'schedule' | 'absence'): Promise<void> {
  await holdEmployees(ctx, changed.employeeIds)
  await renewLeaveDays(ctx, changed, because)
  await leaveChanged(ctx, changed)
}
