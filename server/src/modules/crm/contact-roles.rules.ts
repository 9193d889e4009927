// What a contact role may be.
import { checkFields, fieldError } from '../../shared/problem.ts'

interface Period {
  readonly start_date?: string | null
  readonly end_date?: string | null
}

export function checkPeriod({ start_date, end_date }: Period): void {
  if (!start_date || !end_date || start_date <= end_date) return
  checkFields([fieldError('/end_date', 'too_early', 'end_date must not lie before start_date.')])
}
