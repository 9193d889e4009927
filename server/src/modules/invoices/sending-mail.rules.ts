// Of what a customer can be reminded, where mail goes, and how urgent a reminder sounds.
import { compare, type Decimal } from '../../shared/money.ts'
import { fieldError, Problem, validationProblem } from '../../shared/problem.ts'

const LAST_LEVEL = 3

export interface Owed {
  readonly outstanding: Decimal
  readonly dueDate: string
  readonly today: string
  /** Our own texts say that the day has passed. */
  readonly hasOwnText: boolean
}

export function checkOwed({ outstanding, dueDate, today, hasOwnText }: Owed): void {
  if (compare(outstanding, '0.00') <= 0)
    throw new Problem('invalid-transition', 'Nothing of this invoice is outstanding.')
  if (dueDate >= today && !hasOwnText)
    throw new Problem('invalid-transition', `This invoice is not overdue yet; write a message of your own.`)
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
