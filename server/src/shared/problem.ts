// Every way Kantoor says no. A code is public and never changes its meaning; docs/problems has one page for each.
export const problems = {
  'validation-error': { status: 400, title: 'The request is not valid' },
  'invalid-json': { status: 400, title: 'The body is not valid JSON' },
  'invalid-reference': { status: 400, title: 'A referenced record does not exist' },
  'unknown-parameter': { status: 400, title: 'A query parameter is not known' },
  'malformed-request': { status: 400, title: 'The request is not valid HTTP' },
  unauthenticated: { status: 401, title: 'Credentials are missing or not valid' },
  'invalid-credentials': { status: 401, title: 'The sign-in details are not right' },
  'step-expired': { status: 401, title: 'The sign-in took too long' },
  'insufficient-scope': { status: 403, title: 'The key lacks a scope' },
  forbidden: { status: 403, title: 'Your rights do not allow this' },
  'foreign-origin': { status: 403, title: 'The request came from another site' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'The path does not take this method' },
  'not-acceptable': { status: 406, title: 'The wanted format is not available' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'already-created': { status: 409, title: 'This was created before and its secret is shown only once' },
  duplicate: { status: 409, title: 'The name or number is taken' },
  'in-use': { status: 409, title: 'Other records refer to this one' },
  cycle: { status: 409, title: 'The chain of parents would loop' },
  'already-set-up': { status: 409, title: 'The installation has been set up' },
  'last-owner': { status: 409, title: 'The last owner has to stay' },
  'hours-locked': { status: 409, title: 'The time entry is locked' },
  'hours-overlap': { status: 409, title: 'The time entry overlaps another one' },
  'day-exceeds-24-hours': { status: 409, title: 'The day would hold more than 24 hours' },
  'period-closed': { status: 409, title: 'The period is closed' },
  'project-closed': { status: 409, title: 'The project is closed' },
  'project-archived': { status: 409, title: 'The project is archived' },
  'project-has-hours': { status: 409, title: 'The project has hours' },
  'project-has-invoices': { status: 409, title: 'The project has invoices' },
  'project-has-costs': { status: 409, title: 'The project has costs' },
  'project-has-draft-invoices': { status: 409, title: 'The project stands on a draft invoice' },
  'service-closed': { status: 409, title: 'The service takes no hours' },
  'service-has-hours': { status: 409, title: 'The service has hours' },
  'service-in-use': { status: 409, title: 'The service is in use' },
  'service-invoiced': { status: 409, title: 'The service has been invoiced' },
  'price-below-invoiced': { status: 409, title: 'The price is lower than what is invoiced' },
  'hour-type-inactive': { status: 409, title: 'The hour type is inactive' },
  'employee-inactive': { status: 409, title: 'The employee is not active' },
  'timer-not-running': { status: 409, title: 'No timer is running' },
  'timer-forgotten': { status: 409, title: 'The timer has been running for more than a day' },
  'budget-exceeded': { status: 409, title: 'The budget would be exceeded' },
  'invoice-not-draft': { status: 409, title: 'The invoice is not a draft' },
  'invoice-not-finalised': { status: 409, title: 'The invoice is not finalised' },
  'invoice-incomplete': { status: 409, title: 'The invoice is not complete' },
  'installments-unbalanced': { status: 409, title: 'The installments do not add up to the price' },
  'payment-exceeds-outstanding': { status: 409, title: 'The payment is more than what is outstanding' },
  'duplicate-payment': { status: 409, title: 'The payment was recorded before' },
  'duplicate-purchase-invoice': { status: 409, title: 'The purchase invoice was recorded before' },
  'purchase-invoice-processed': { status: 409, title: 'The purchase invoice has been processed' },
  'cost-locked': { status: 409, title: 'The cost is locked' },
  'cost-exceeds-purchase-invoice': { status: 409, title: 'The costs are more than the purchase invoice' },
  'sales-in-use': { status: 409, title: 'The sales opportunity is in use' },
  'sales-closed': { status: 409, title: 'The sales opportunity is closed' },
  'sales-has-project': { status: 409, title: 'The sales opportunity has become a project' },
  'leave-overlap': { status: 409, title: 'The leave overlaps other leave' },
  'leave-balance-insufficient': { status: 409, title: 'The leave balance is not enough' },
  'leave-no-working-time': { status: 409, title: 'The leave covers no working time' },
  'leave-decided': { status: 409, title: 'The leave has been decided' },
  'absence-open': { status: 409, title: 'The employee is already reported absent' },
  'planning-no-capacity': { status: 409, title: 'The employee has no capacity' },
  'webhook-inactive': { status: 409, title: 'The webhook is switched off' },
  'too-many-webhooks': { status: 409, title: 'There are too many webhooks' },
  'invalid-transition': { status: 409, title: 'The status cannot change that way' },
  'idempotency-in-progress': { status: 409, title: 'The same request is still running' },
  'precondition-failed': { status: 412, title: 'The record has changed since you read it' },
  'payload-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body is of a type that is not taken' },
  'idempotency-key-reused': { status: 422, title: 'The idempotency key was used for another request' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'too-many-attempts': { status: 429, title: 'Too many attempts to sign in' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  'internal-error': { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The service is not available for a moment' },
} as const

export type ProblemCode = keyof typeof problems

// One refused field; the pointer is a JSON pointer into the body, or the name of a query parameter.
export interface FieldError {
  pointer: string
  code: string
  message: string
}

export class Problem extends Error {
  readonly code: ProblemCode
  readonly detail: string
  readonly extra: Record<string, unknown>

  constructor(code: ProblemCode, detail: string, extra: Record<string, unknown> = {}) {
    super(`${code}: ${detail}`)
    this.name = 'Problem'
    this.code = code
    this.detail = detail
    this.extra = extra
  }
}

/** Codes of fields are written like fields, with underscores; hyphens are for the codes of problems. */
export function fieldError(pointer: string, code: string, message: string): FieldError {
  return { pointer, code, message }
}

export function validationProblem(errors: FieldError[]): Problem {
  return new Problem('validation-error', errors.map(({ message }) => message).join(' '), { errors })
}

/** Ids in a body that name nothing; the fields are pointers without their slash. */
export function referenceProblem(fields: readonly string[]): Problem {
  const errors = fields.map((field) =>
    fieldError(`/${field}`, 'invalid_reference', `${field} does not name an existing record.`),
  )
  return new Problem('invalid-reference', errors.map(({ message }) => message).join(' '), { errors })
}

/** Refuses a choice of which some ids name nothing. */
export function checkChosen(ids: readonly string[], found: readonly { readonly id: string }[]): void {
  const known = new Set(found.map(({ id }) => id))
  const missing = ids.flatMap((id, i) => (known.has(id.toLowerCase()) ? [] : [`ids/${i}`]))
  if (missing.length > 0) throw referenceProblem(missing)
}

/** Among many a refusal says which one it is about. */
export function naming<T>(which: Readonly<Record<string, string>>, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Problem) throw new Problem(error.code, error.detail, { ...error.extra, ...which })
    throw error
  }
}

/** Why a rule would say no, for those who ask beforehand; null when it would not. */
export function refusalOf(work: () => void): { code: ProblemCode; detail: string } | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, detail: error.detail }
    throw error
  }
}

export function checkFields(errors: FieldError[]): void {
  if (errors.length > 0) throw validationProblem(errors)
}
