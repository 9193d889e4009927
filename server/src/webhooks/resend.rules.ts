import { fieldError, validationProblem } from '../shared/problem.ts'

export interface Choice {
  readonly failed?: true
  readonly since?: string
}

export function checkChoice({ failed, since }: Choice): void {
  if ((failed === undefined) !== (since === undefined)) return
  throw validationProblem([fieldError('', 'one_of', 'Either failed or since says what is to be sent again.')])
}

/** No id made at this moment or later is smaller: ids begin with their milliseconds. */
export function firstIdSince(moment: string): string {
  const time = Math.max(0, Date.parse(moment)).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
