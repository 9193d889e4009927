// What may be done with an invoice while it is a draft.
import { checkFields, type FieldError, fieldError, Problem, referenceProblem } from '../../shared/problem.ts'

/** A final invoice never changes again; it is corrected by a credit note. */
export function checkIsDraft({ status, number }: { readonly status: string; readonly number: string | null }): void {
  if (status === 'draft') return
  throw new Problem('invoice-not-draft', `Invoice ${number} is already finalised. A credit note corrects it.`)
}

/** Work is done for somebody: while it stands on the draft it cannot go to another customer, nor a credit note ever. */
export function checkCustomerChange({ type, has_work }: { readonly type: string; readonly has_work: boolean }): void {
  if (type === 'credit_note')
    throw new Problem('invalid-transition', 'A credit note goes to the customer of the invoice that it credits.')
  if (has_work)
    throw new Problem('invalid-transition', 'Hours, costs or fixed prices of this customer stand on the draft.')
}

/** A person beside an organization is only whom to address it to. */
export function customerOf({
  organization_id,
  person_id,
}: {
  organization_id: string | null
  person_id: string | null
}) {
  return organization_id ?? person_id
}

export function checkProfileIsActive({
  name,
  is_active,
}: {
  readonly name: string
  readonly is_active: boolean
}): void {
  if (!is_active) throw new Problem('invalid-transition', `The company profile ${name} is not active.`)
}

/** Faults of what a draft says about itself; none is empty. */
export function draftFaults({
  organization_id,
  person_id,
  period_start,
  period_end,
}: {
  readonly organization_id: string | null
  readonly person_id: string | null
  readonly period_start: string | null
  readonly period_end: string | null
}): FieldError[] {
  const errors: FieldError[] = []
  if (organization_id === null && person_id === null)
    errors.push(fieldError('/organization_id', 'required', 'An invoice goes to an organization or a person.'))
  if (period_start !== null && period_end !== null && period_end < period_start)
    errors.push(fieldError('/period_end', 'before_start', 'The period ends before it begins.'))
  return errors
}

/** Each line once: an order that makes one up, or forgets one, is none. */
export function checkOrder(known: readonly string[], wanted: readonly string[]): void {
  const left = new Set(known)
  const unknown = wanted.flatMap((id, i) => (left.delete(id) ? [] : [`line_ids/${i}`]))
  if (unknown.length > 0) throw referenceProblem(unknown)
  checkFields(
    left.size > 0 ? [fieldError('/line_ids', 'incomplete', 'All lines of the invoice have to be named.')] : [],
  )
}
