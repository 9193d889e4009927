// Of what a customer can be reminded, where mail goes, and how urgent a reminder sounds.
import { compare, type Decimal } from '../../shared/money.ts'
import { fieldError, Problem, validationProblem } from '../../shared/problem.ts'

const LAST_LEVEL = 3

export function checkOwed(outstanding: Decimal): void {
  if (compare(outstanding, '0.00') <= 0)
    throw new Problem('invalid-transition', 'Nothing of this invoice is outstanding.')
}

export function recipientOf(to: string | undefined, known: string | null): string {
  const recipient = to ?? known
  if (recipient) return recipient
  throw validationProblem([fieldError('/to', 'required', 'The customer has no e-mail address; say where to send it.')])
}

/** The first, the second, and from then on the last. */
export function reminderLevel(earlier: number): 1 | 2 | 3 {
  return Math.min(earlier + 1, LAST_LEVEL) as 1 | 2 | 3
}
