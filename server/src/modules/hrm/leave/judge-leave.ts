// Whether leave can be had: contracts, other leave, working time and balance, in this order.
import { checkFields, fieldError, referenceProblem } from '../../../shared/problem.ts'
import { shortfallMinutes } from './account.rules.ts'
import { accountYears } from './balances.rules.ts'
import { type LeaveDay, leaveDays, totalMinutes, workableMinutes } from './days.rules.ts'
import type { LeaveType } from './facts.queries.ts'
import type { LeaveGround } from './leave.queries.ts'
import {
  askedMinutes,
  checkCovered,
  checkNoOverlap,
  checkUnderContract,
  checkWorkingTime,
  type LeaveRange,
} from './leave.rules.ts'

export interface JudgedDays {
  readonly asked_minutes: number | null
  readonly days: readonly LeaveDay[]
}

/** An unknown type is a bad reference, one that is no longer offered a bad choice. */
export function judgeType({ facts }: LeaveGround, leaveTypeId: string, isChosen = true): LeaveType {
  const type = facts.types.find(({ id }) => id === leaveTypeId.toLowerCase())
  if (!type) throw referenceProblem(['leave_type_id'])
  if (isChosen && !type.is_active)
    checkFields([fieldError('/leave_type_id', 'inactive', 'This leave type is inactive; choose another.')])
  return type
}

export function judgeDays(ground: LeaveGround, range: LeaveRange, minutes: number | undefined): JudgedDays {
  const known = ground.days!
  checkUnderContract(range, known.contracts)
  checkNoOverlap(ground.other)
  const asked_minutes = askedMinutes(range, minutes, workableMinutes(range.start_date, known))
  const days = leaveDays({ ...range, asked_minutes }, known)
  checkWorkingTime(range, days)
  return { asked_minutes, days }
}

/** What is asked for has to fit beside all that is asked for and approved; to be approved, beside what is approved. */
export function judgeBalance(
  { facts }: LeaveGround,
  type: LeaveType,
  wanted: {
    readonly id: string
    readonly employee_id: string
    readonly status: string
    readonly days?: readonly LeaveDay[]
  },
): void {
  if (!type.affects_balance || type.allow_negative) return
  const employee = facts.employees.get(wanted.employee_id)!
  const isOwn = ({ leave_id }: { leave_id: string }) => leave_id === wanted.id
  const own = wanted.days ?? employee.uses.filter(isOwn)
  const beside = employee.uses.filter(
    (use) =>
      use.leave_type_id === type.id && !isOwn(use) && (wanted.status !== 'approved' || use.status === 'approved'),
  )
  checkCovered(totalMinutes(own), shortfallMinutes(accountYears(type, employee, facts.scene, own), beside, own))
}
