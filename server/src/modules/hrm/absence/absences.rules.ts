// When somebody can be reported absent, and how that ends (DOMAIN 2.28, 3.10).
import { addDays } from '../../../shared/calendar.ts'
import { checkFields, type FieldError, fieldError, Problem } from '../../../shared/problem.ts'
import { isStatusChange, type Transitions } from '../../../shared/transition.ts'

export type AbsenceStatus = 'reported' | 'closed'

/** Who falls ill again within four weeks is ill of the same, as is the practice in the Netherlands. */
export const RELAPSE_DAYS = 28

export const absenceTransitions: Transitions<AbsenceStatus, AbsenceStatus> = {
  closed: ['reported'],
  reported: ['closed'],
}

export interface AbsenceDays {
  readonly start_date: string
  readonly expected_end_date: string | null
  readonly end_date: string | null
}

export interface Absence extends AbsenceDays {
  readonly status: AbsenceStatus
}

/** The days in themselves. The start of an earlier report is judged only when it moves. */
export function checkAbsenceDays(absence: AbsenceDays, today: string, before: AbsenceDays | null = null): void {
  const { start_date, expected_end_date, end_date } = absence
  const errors: FieldError[] = []
  const tomorrow = addDays(today, 1)
  if (start_date > tomorrow && start_date !== before?.start_date)
    errors.push(fieldError('/start_date', 'too_late', `An absence is reported from ${tomorrow} on at the latest.`))
  if (expected_end_date !== null && expected_end_date < start_date)
    errors.push(fieldError('/expected_end_date', 'before_start', `The expected end is not before ${start_date}.`))
  if (end_date !== null && end_date < start_date)
    errors.push(fieldError('/end_date', 'before_start', `The last day is not before the first, ${start_date}.`))
  if (end_date !== null && end_date > today && end_date !== before?.end_date)
    errors.push(fieldError('/end_date', 'too_late', `The last day has been: it is ${today} at the latest.`))
  checkFields(errors)
}

/** What the change of status asks of the last day; the answer is whether the status changes at all. */
export function isAbsenceStatusChange(
  before: Absence,
  { status, end_date }: Pick<Absence, 'status' | 'end_date'>,
  today: string,
): boolean {
  const isChange = isStatusChange(absenceTransitions, before.status, status)
  if (status === 'closed' && end_date === null)
    checkFields([fieldError('/end_date', 'required', 'A closed absence has a last day; send end_date.')])
  if (isChange && status === 'reported') checkRelapse(before.end_date!, end_date, today)
  return isChange
}

function checkRelapse(ended: string, end_date: string | null, today: string): void {
  if (end_date !== null)
    checkFields([fieldError('/end_date', 'not_null', 'An absence that is reported again has no end; send null.')])
  const last = addDays(ended, RELAPSE_DAYS)
  if (today > last)
    throw new Problem(
      'invalid-transition',
      `The absence ended on ${ended} and could be reported again until ${last}. Make a new report.`,
      { from: 'closed', to: 'reported', allowed: [] },
    )
}

/** Somebody is absent once at a time. */
export function checkOtherAbsences({ status, ...days }: Absence, others: readonly Absence[]): void {
  const open = status === 'reported' && others.find((other) => other.status === 'reported')
  if (open)
    throw new Problem(
      'absence-open',
      `The employee is reported absent since ${open.start_date}; close or change that report.`,
    )
  const other = others.find((one) => overlaps(days, one))
  if (!other) return
  const message = `The employee was reported absent from ${other.start_date} to ${other.end_date ?? 'now'} already.`
  throw new Problem('duplicate', message, { errors: [fieldError('/start_date', 'duplicate', message)] })
}

export function checkUnderContract(isUnderContract: boolean, start_date: string): void {
  if (!isUnderContract)
    throw new Problem('employee-inactive', `The employee has no contract on ${start_date}.`, { date: start_date })
}

/** The last day it is known to cover: an open one lasts until today, or until it is expected to end, and for its first day. */
export function lastKnownDay({ start_date, expected_end_date, end_date }: AbsenceDays, today: string): string {
  if (end_date !== null) return end_date
  return [start_date, expected_end_date ?? today, today].sort().at(-1)!
}

function overlaps(one: Pick<AbsenceDays, 'start_date' | 'end_date'>, other: typeof one): boolean {
  return (
    (other.end_date === null || one.start_date <= other.end_date) &&
    (one.end_date === null || other.start_date <= one.end_date)
  )
}
