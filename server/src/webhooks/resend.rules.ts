import { fieldError, validationProblem } from '../shared/problem.ts'

export interface Choice {
  readonly failed?: true
  readonly since?: string
}

export function checkChoice({ failed, since }: Choice): void {
  if ((failed === undefined) !== (since === undefined)) return
  throw validationProblem([fieldError('', 'one_of', 'Send either failed: true or since with a moment, and not both.')])
}
