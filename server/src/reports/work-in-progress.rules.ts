import { checkFields, fieldError } from '../shared/problem.ts'

export function checkAsOf(asOf: string | undefined, today: string): void {
  const says = `as_of must be today, ${today}, or earlier.`
  checkFields(asOf !== undefined && asOf > today ? [fieldError('/as_of', 'in_future', says)] : [])
}
