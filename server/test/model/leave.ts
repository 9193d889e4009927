// Asking for leave, deciding on it and taking it back; and what that leaves of the balance.
import fc from 'fast-check'
import { type Company, type Employee, type Leave, type LeaveType, pick, sum } from './company.ts'
import { dayAt, daysOf, mostly, someDay, TODAY } from './days.ts'
import { hasContract, leaveDays, workable } from './time.ts'
import { type Deed, verdict } from './turn.ts'

const which = fc.nat(50)

interface Wish {
  readonly employee: number
  readonly type: number
  readonly start: string
  readonly days: number
  readonly minutes: number | undefined
}

export const someWish = fc.record<Wish>({
  employee: which,
  type: which,
  start: someDay,
  days: fc.oneof(fc.constant(1), mostly(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 0, max: 14 }))),
  minutes: mostly(fc.constant(undefined), fc.integer({ min: 1, max: 500 })),
})

export const ask: Deed<Wish> = (company, details) => {
  const { start, minutes } = details
  const employee = pick(company.employees, details.employee)!
  const type = pick(company.leaveTypes, details.type)!
  const end = dayAt(details.days - 1, start)
  const wish = { employee, type, start, end, askedMinutes: minutes ?? null, days: null }
  const isSingleDay = start === end
  const most = workable(employee, start)
  const taken = minutesOf(company, wish)
  return {
    by: 'key',
    method: 'POST',
    path: '/hrm/leave',
    body: {
      employee_id: employee.id,
      leave_type_id: type.id,
      start_date: start,
      end_date: end,
      ...(minutes === undefined ? {} : { minutes }),
    },
    told: verdict(201, {
      '400 validation-error': end < start,
      '409 employee-inactive': !daysOf(start, end).every((day) => hasContract(employee, day)),
      '409 leave-overlap': company.leave.some((one) => isStanding(one) && overlaps(one, wish)),
      '400 validation-error ': minutes !== undefined && (!isSingleDay || (most > 0 && minutes > most)),
      '409 leave-no-working-time': taken === 0,
      '409 leave-balance-insufficient': isCounted(type) && taken > accountOf(company, employee, type).available,
    }).trim(),
    happen: ({ id }) => company.leave.push({ id, ...wish, status: 'requested' }),
  }
}

export const someDecision = fc.record({ which, status: fc.constantFrom('approved', 'rejected', 'cancelled') })

export const decide: Deed<{ readonly which: number; readonly status: Leave['status'] }> = (company, details) => {
  const leave = pick(company.leave, details.which)
  return leave && decision(company, leave, details.status)
}

export const decideForeign: typeof decide = (company, details, other) => {
  const leave = pick(other.leave, details.which)
  return leave && { ...decision(company, leave, details.status), told: '404 not-found' }
}

/** Everybody takes back what he asked for; the rest is for others to decide. */
export const decideOnOwn: typeof decide = (company, { which: number, status }) => {
  const leave = pick(company.leave, number)
  if (!leave) return undefined
  const isMine = status === 'cancelled' && (leave.status !== 'approved' || leave.start > TODAY)
  const turn = { ...decision(company, leave, status), by: leave.employee }
  return isMine || status === leave.status ? turn : { ...turn, told: '403 forbidden' }
}

/** Of a colleague's leave nobody knows. */
export const decideOnAnothers: typeof decide = (company, { which: number, status }) => {
  const leave = pick(company.leave, number)
  const colleague = company.employees.find((employee) => employee !== leave?.employee)!
  return leave && { ...decision(company, leave, status), by: colleague, told: '404 not-found' }
}

function decision(company: Company, leave: Leave, status: Leave['status']) {
  const { employee, type } = leave
  const isSame = leave.status === status
  const mayBecome = { requested: ['approved', 'rejected', 'cancelled'], approved: ['cancelled'] }[
    leave.status as string
  ]
  const { balance } = accountOf(company, employee, type)
  return {
    by: 'key' as const,
    method: 'PATCH' as const,
    path: `/hrm/leave/${leave.id}`,
    body: { status },
    told: verdict(200, {
      '409 invalid-transition': !isSame && !mayBecome?.includes(status),
      '409 leave-balance-insufficient':
        !isSame && status === 'approved' && isCounted(type) && minutesOf(company, leave) > balance,
    }),
    happen() {
      if (isSame) return
      // What nobody waits for any more stays as it was counted last.
      if (status !== 'approved') leave.days = leaveDays(company, leave)
      leave.status = status
    },
  }
}

export function minutesOf(company: Company, leave: Omit<Leave, 'id' | 'type' | 'status'>): number {
  return sum(leaveDays(company, leave).map(({ minutes }) => minutes))
}

export function accountOf(company: Company, employee: Employee, type: LeaveType) {
  const own = company.leave.filter((one) => one.employee === employee && one.type === type)
  const daysWith = (status: Leave['status']) =>
    own.filter((one) => one.status === status).flatMap((one) => leaveDays(company, one))
  const total = (days: readonly { minutes: number }[]) => sum(days.map(({ minutes }) => minutes))
  const approved = daysWith('approved')
  const entitled = employee.entitled[type.kind] ?? 0
  const balance = entitled - total(approved)
  const requested = total(daysWith('requested'))
  return {
    entitled,
    taken: total(approved.filter(({ date }) => date <= TODAY)),
    planned: total(approved.filter(({ date }) => date > TODAY)),
    requested,
    balance,
    available: balance - requested,
  }
}

function isCounted({ affectsBalance, allowsNegative }: LeaveType): boolean {
  return affectsBalance && !allowsNegative
}

function isStanding({ status }: Leave): boolean {
  return status === 'requested' || status === 'approved'
}

function overlaps(one: Leave, other: Pick<Leave, 'employee' | 'start' | 'end'>): boolean {
  return one.employee === other.employee && one.start <= other.end && other.start <= one.end
}
