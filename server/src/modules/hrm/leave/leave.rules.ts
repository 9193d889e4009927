// Who may ask for leave, decide on it and take it back, and when it can be had (DOMAIN 2.25, 3.9, 4.9).
import { addDays, daysBetween, daysFrom } from '../../../shared/calendar.ts'
import { checkFields, fieldError, Problem } from '../../../shared/problem.ts'
import type { Right } from '../../../shared/rights.ts'
import { isStatusChange, type Transitions } from '../../../shared/transition.ts'
import { isUnderContract } from '../schedule.rules.ts'
import type { LeaveDay } from './days.rules.ts'
import { lastDay, yearOf } from './entitlement.rules.ts'

export type LeaveStatus = 'requested' | 'approved' | 'rejected' | 'cancelled'

export interface LeaveRange {
  readonly start_date: string
  readonly end_date: string
}

/** How somebody stands to the employee whose leave it is. */
export interface LeaveActor {
  readonly is_own: boolean
  /** Manager or HR; on one's own leave only with the right to it. */
  readonly may_decide: boolean
}

/** What was asked for, and can be changed while nobody has decided. */
export interface AskedLeave extends LeaveRange {
  readonly leave_type_id: string
  readonly minutes: number
  readonly note: string | null
}

const MOST_DAYS = 366
const MOST_YEARS_AHEAD = 5

export const leaveTransitions: Transitions<LeaveStatus, LeaveStatus> = {
  requested: [],
  approved: ['requested'],
  rejected: ['requested'],
  cancelled: ['requested', 'approved'],
}

export function leaveActor(
  { actor, can }: { readonly actor: { readonly employeeId: string | null }; can(right: Right): boolean },
  leave: { readonly employee_id: string; readonly manager_employee_id: string | null },
): LeaveActor {
  const { employeeId } = actor
  const is_own = employeeId === leave.employee_id
  const isManager = employeeId !== null && employeeId === leave.manager_employee_id
  return { is_own, may_decide: is_own ? can('approve_own') : isManager || can('approve_leave') }
}

/** What differs from what is there; sending a record back as it was read changes nothing. */
export function changedAsking(before: AskedLeave, sent: Partial<AskedLeave>): (keyof AskedLeave)[] {
  const isChanged = (field: 'leave_type_id' | 'start_date' | 'end_date' | 'note') =>
    sent[field] !== undefined && (field === 'note' ? sent.note : sent[field]?.toLowerCase()) !== before[field]
  const changed = (['leave_type_id', 'start_date', 'end_date', 'note'] as const).filter(isChanged)
  const { start_date, end_date } = { ...before, ...sent }
  const isMoved = start_date !== before.start_date || end_date !== before.end_date
  const isEcho = sent.minutes === before.minutes && (!isMoved || start_date !== end_date)
  return sent.minutes === undefined || isEcho ? changed : [...changed, 'minutes']
}

export function checkRange({ start_date, end_date }: LeaveRange, today: string): void {
  const last = lastDay(yearOf(today) + MOST_YEARS_AHEAD)
  if (end_date < start_date)
    checkFields([fieldError('/end_date', 'before_start', `The last day is not before the first, ${start_date}.`)])
  if (daysBetween(start_date, end_date) >= MOST_DAYS)
    checkFields([
      fieldError('/end_date', 'too_far', `Leave takes at most ${MOST_DAYS} days, here until ${mostEnd(start_date)}.`),
    ])
  if (end_date > last) checkFields([fieldError('/end_date', 'too_far_ahead', `Leave ends on ${last} at the latest.`)])
}

function mostEnd(start_date: string): string {
  return addDays(start_date, MOST_DAYS - 1)
}

export function checkMayAsk({ is_own, may_decide }: LeaveActor): void {
  if (is_own || may_decide) return
  throw forbidden(
    'Leave of somebody else is asked for by the manager or with the right approve_leave.',
    'approve_leave',
  )
}

/** Whether the status changes at all, and this actor may make it so. */
export function isLeaveStep(
  leave: LeaveRange & { readonly status: LeaveStatus },
  to: LeaveStatus,
  actor: LeaveActor,
  today: string,
): boolean {
  if (to === leave.status) return false
  if (to === 'cancelled') checkMayCancel(leave, actor, today)
  else checkMayDecide(actor)
  return isStatusChange(leaveTransitions, leave.status, to)
}

const STEPS = { approve: 'approved', reject: 'rejected', cancel: 'cancelled' } as const

/** What this actor may make of it now. */
export function allowedSteps(
  leave: LeaveRange & { readonly status: LeaveStatus },
  actor: LeaveActor,
  today: string,
): (keyof typeof STEPS)[] {
  return (Object.keys(STEPS) as (keyof typeof STEPS)[]).filter((step) => {
    try {
      return isLeaveStep(leave, STEPS[step], actor, today)
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  })
}

export function checkMayDecide({ is_own, may_decide }: LeaveActor): void {
  if (may_decide) return
  if (is_own) throw forbidden('Nobody decides on leave of his own without the right approve_own.', 'approve_own')
  throw forbidden('Leave is decided on by the manager or with the right approve_leave.', 'approve_leave')
}

function checkMayCancel(
  { status, start_date }: LeaveRange & { readonly status: LeaveStatus },
  { is_own, may_decide }: LeaveActor,
  today: string,
): void {
  if (may_decide || (is_own && (status !== 'approved' || start_date > today))) return
  if (!is_own)
    throw forbidden('Leave is cancelled by the employee, the manager or with approve_leave.', 'approve_leave')
  throw forbidden(`The leave began on ${start_date}; ask your manager to cancel it.`, 'approve_leave')
}

/** What was asked for stands once it is decided on. */
export function checkUndecided(status: LeaveStatus, changed: readonly string[]): void {
  if (status === 'requested' || changed.length === 0) return
  throw new Problem('leave-decided', `This leave is ${status}. Cancel it and ask again.`, {
    leave_status: status,
    fields: changed,
  })
}

/** A decision can be explained, and nothing else. */
export function checkDecisionNote(note: string | null | undefined, status: LeaveStatus): void {
  if (note === undefined || note === null || status === 'approved' || status === 'rejected') return
  checkFields([fieldError('/decision_note', 'not_allowed', 'decision_note goes with the status approved or rejected.')])
}

export function checkUnderContract(
  { start_date, end_date }: LeaveRange,
  contracts: readonly { readonly start_date: string; readonly end_date: string | null }[],
): void {
  const without = daysFrom(start_date, end_date).find((day) => !contracts.some((one) => isUnderContract(one, day)))
  if (without === undefined) return
  const message = `The employee has no contract on ${without}; leave falls inside contracts.`
  const pointer = without === start_date ? '/start_date' : '/end_date'
  throw new Problem('employee-inactive', message, { errors: [fieldError(pointer, 'no_contract', message)] })
}

export function checkNoOverlap(other: LeaveRange | undefined): void {
  if (!other) return
  const message = `The employee has leave from ${other.start_date} to ${other.end_date}.`
  throw new Problem('leave-overlap', message, { errors: [fieldError('/start_date', 'duplicate', message)] })
}

/** A part of a day, no more than is worked that day; null is all of it. */
export function askedMinutes(
  { start_date, end_date }: LeaveRange,
  minutes: number | undefined,
  workable: number,
): number | null {
  if (minutes === undefined) return null
  if (start_date !== end_date)
    checkFields([fieldError('/minutes', 'not_allowed', 'minutes goes with a single day only; leave it out.')])
  if (workable > 0 && minutes > workable)
    checkFields([fieldError('/minutes', 'too_many', `On ${start_date} there are ${workable} minutes to take.`)])
  return minutes === workable ? null : minutes
}

export function checkWorkingTime({ start_date, end_date }: LeaveRange, days: readonly LeaveDay[]): void {
  if (days.some(({ minutes }) => minutes > 0)) return
  const when = start_date === end_date ? `on ${start_date}` : `between ${start_date} and ${end_date}`
  throw new Problem(
    'leave-no-working-time',
    `There is no working time to take ${when}: days that are free or covered by an absence need no leave.`,
  )
}

export function checkCovered(neededMinutes: number, shortfall: number): void {
  if (shortfall === 0) return
  const available = Math.max(0, neededMinutes - shortfall)
  throw new Problem(
    'leave-balance-insufficient',
    `The request takes ${neededMinutes} minutes, ${available} are left for those days.`,
    { needed_minutes: neededMinutes, available_minutes: available },
  )
}

function forbidden(detail: string, required_right: string): Problem {
  return new Problem('forbidden', detail, { required_right })
}
