// When somebody is an employee.
import { isTimeZone } from '../../../shared/calendar.ts'
import { checkFields, type FieldError, fieldError, Problem } from '../../../shared/problem.ts'

export interface Employment {
  readonly is_deactivated: boolean
  readonly employment_start: string | null
  readonly employment_end: string | null
}

export function employeeStatus(employment: Employment, today: string): 'active' | 'inactive' {
  const { is_deactivated, employment_start, employment_end } = employment
  const hasBegun = employment_start === null || employment_start <= today
  const hasEnded = employment_end !== null && employment_end < today
  return !is_deactivated && hasBegun && !hasEnded ? 'active' : 'inactive'
}

/** Leave, absence and planning are for who is there on all of these days. */
export function checkEmployed(
  { is_deactivated, employment_start, employment_end }: Employment,
  from: string,
  to = from,
) {
  if (is_deactivated)
    throw new Problem('employee-inactive', 'The employee is deactivated. Choose another, or reactivate him.')
  const isBefore = employment_start !== null && from < employment_start
  const isAfter = employment_end !== null && to > employment_end
  if (!isBefore && !isAfter) return
  const since = employment_start === null ? '' : ` from ${employment_start}`
  const until = employment_end === null ? '' : ` until ${employment_end}`
  const dates = { employment_start, employment_end }
  throw new Problem('employee-inactive', `The employee is employed${since}${until}. Choose days in between.`, dates)
}

interface Particulars {
  readonly employment_start: string | null
  readonly employment_end: string | null
  readonly time_zone: string | null
}

export function checkParticulars({ employment_start, employment_end, time_zone }: Particulars): void {
  const errors: FieldError[] = []
  if (employment_start !== null && employment_end !== null && employment_end < employment_start)
    errors.push(
      fieldError('/employment_end', 'before_start', `employment_end cannot lie before the start, ${employment_start}.`),
    )
  if (time_zone !== null && !isTimeZone(time_zone))
    errors.push(fieldError('/time_zone', 'invalid', 'time_zone must be an IANA name such as Europe/Amsterdam.'))
  checkFields(errors)
}

/** Whoever chooses which employee he is could decide on his own leave as somebody else. */
export function checkOwnLink(
  before: string | null,
  after: string | null | undefined,
  actor: { readonly user_id: string | null; readonly may_approve_own: boolean },
): void {
  const linked = after?.toLowerCase() ?? after
  if (actor.may_approve_own || linked === undefined || linked === before) return
  if (actor.user_id === null || (actor.user_id !== before && actor.user_id !== linked)) return
  throw new Problem('forbidden', 'Which employee you are is for somebody else to say.', {
    required_right: 'approve_own',
  })
}
