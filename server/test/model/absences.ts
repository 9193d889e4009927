// Reporting somebody absent, and well again.
import fc from 'fast-check'
import { type Absence, type Company, pick, sum } from './company.ts'
import { dayAt, daysOf, mostly, someDay, somePastDay, TODAY } from './days.ts'
import { hasContract, lastDayOf, timeOn } from './time.ts'
import { type Deed, verdict } from './turn.ts'

interface Report {
  readonly employee: number
  readonly start: string
  readonly expectedDays: number | null
  readonly percentage: number
}

export const someReport = fc.record<Report>({
  employee: fc.nat(50),
  start: mostly(somePastDay, someDay),
  expectedDays: fc.option(mostly(fc.integer({ min: 5, max: 20 }), fc.integer({ min: 0, max: 5 }))),
  percentage: fc.constantFrom(100, 100, 50, 33),
})

export const report: Deed<Report> = (company, { start, expectedDays, percentage, ...details }) => {
  const employee = pick(company.employees, details.employee)!
  const expectedEnd = expectedDays === null ? null : dayAt(expectedDays - 1, start)
  const others = company.absences.filter((one) => one.employee === employee)
  return {
    by: 'key',
    method: 'POST',
    path: '/hrm/absence',
    body: { employee_id: employee.id, start_date: start, expected_end_date: expectedEnd, percentage },
    told: verdict(201, {
      '400 validation-error': start > dayAt(1) || (expectedEnd !== null && expectedEnd < start),
      '409 employee-inactive': !hasContract(employee, start),
      '409 absence-open': others.some(({ status }) => status === 'reported'),
      '409 duplicate': others.some(({ end }) => end === null || start <= end),
    }),
    happen: ({ id }) =>
      company.absences.push({ id, employee, start, expectedEnd, percentage, end: null, status: 'reported' }),
  }
}

export const someEnd = fc.record({ which: fc.nat(50), end: mostly(somePastDay, someDay) })

export const close: Deed<{ readonly which: number; readonly end: string }> = (company, { which, end }) => {
  const absence = pick(company.absences, which)
  return absence && closing(company, absence, end)
}

export const closeForeign: typeof close = (company, { which, end }, other) => {
  const absence = pick(other.absences, which)
  return absence && { ...closing(company, absence, end), told: '404 not-found' }
}

function closing(company: Company, absence: Absence, end: string) {
  const others = company.absences.filter((one) => one !== absence && one.employee === absence.employee)
  return {
    by: 'key' as const,
    method: 'PATCH' as const,
    path: `/hrm/absence/${absence.id}`,
    body: { status: 'closed', end_date: end },
    told: verdict(200, {
      '400 validation-error': end < absence.start || end > TODAY,
      '409 duplicate': others.some((one) => one.start <= end && (one.end === null || absence.start <= one.end)),
    }),
    happen: () => Object.assign(absence, { end, status: 'closed' }),
  }
}

/** Up to today, without holidays. */
export function lostMinutes(company: Company, absence: Absence): number {
  const last = lastDayOf(absence)
  const days = daysOf(absence.start, last < TODAY ? last : TODAY)
  return sum(days.map((date) => timeOn(company, absence.employee, date)?.absence ?? 0))
}
