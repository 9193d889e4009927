// Constraint names are sentences; here each becomes the problem a caller can understand.
import { fieldError, Problem, type ProblemCode, referenceProblem, validationProblem } from '../shared/problem.ts'
import { assistantReferences } from './references/assistants.ts'
import { crmReferences } from './references/crm.ts'
import { moneyReferences } from './references/money.ts'
import { peopleReferences } from './references/people.ts'
import { projectReferences } from './references/projects.ts'
import type { References } from './references/references.ts'
import { salesReferences } from './references/sales.ts'
import { webhookReferences } from './references/webhooks.ts'

interface DatabaseError {
  readonly code: string
  readonly constraint?: string
}

const references: References = {
  ...peopleReferences,
  ...crmReferences,
  ...projectReferences,
  ...moneyReferences,
  ...salesReferences,
  ...webhookReferences,
  ...assistantReferences,
}

/** What must be unique, and the field that is not. */
const unique: Record<string, string> = {
  environment_slug_taken: 'slug',
  role_name_taken: 'name',
  user_email_taken: 'email',
  passkey_taken: 'credential',
  saved_view_name_taken: 'name',
  leave_feed_kind_taken: 'kind',
  employee_number_taken: 'employee_number',
  employee_user_taken: 'user_id',
  employee_person_taken: 'person_id',
  employee_rate_taken: 'valid_from',
  team_name_taken: 'name',
  relation_type_name_taken: 'name',
  contact_roles_overlap: 'start_date',
  contact_role_one_primary: 'is_primary',
  custom_field_key_taken: 'key',
  custom_field_value_taken: 'custom_field_id',
  template_name_taken: 'name',
  project_number_taken: 'project_number',
  hour_type_name_taken: 'name',
  hour_type_rate_taken: 'valid_from',
  service_rate_taken: 'valid_from',
  one_timer_per_employee: 'employee_id',
  duplicate_purchase_invoice: 'number',
  duplicate_payment: 'external_reference',
  invoice_number_taken: 'number',
  hours_on_one_line: 'hours_ids',
  cost_on_one_line: 'cost_ids',
  installment_on_one_line: 'installment_ids',
  cycle_on_one_line: 'cycles',
  stage_name_taken: 'name',
  quote_number_taken: 'number',
  quote_has_one_successor: 'previous_quote_id',
  contracts_overlap: 'start_date',
  leave_type_name_taken: 'name',
  leave_type_one_per_part: 'kind',
  leave_overlap: 'start_date',
  absence_open: 'employee_id',
  absences_overlap: 'start_date',
}

/** Duplicates that have a problem of their own. */
const duplicateCodes: Record<string, ProblemCode> = {
  duplicate_purchase_invoice: 'duplicate-purchase-invoice',
  duplicate_payment: 'duplicate-payment',
  hours_on_one_line: 'hours-locked',
  cost_on_one_line: 'cost-locked',
  installment_on_one_line: 'invalid-transition',
  cycle_on_one_line: 'invalid-transition',
  quote_has_one_successor: 'invalid-transition',
  leave_overlap: 'leave-overlap',
  absence_open: 'absence-open',
}

/** Where "another record already has this field" would not be understood. */
const duplicateSays: Record<string, string> = {
  contact_roles_overlap: 'This person already has a role at this organization in that period.',
  duplicate_payment: 'A payment with this reference is recorded on the invoice already.',
  hours_on_one_line: 'Some of these hours stand on an invoice already.',
  cost_on_one_line: 'Some of these costs stand on an invoice already.',
  installment_on_one_line: 'The installment stands on an invoice already.',
  cycle_on_one_line: 'The cycle stands on an invoice already.',
  invoice_number_taken: 'An earlier invoice has the next number; choose another number_format in the company profile.',
  duplicate_purchase_invoice: 'An invoice with this number from this supplier is recorded already.',
  quote_has_one_successor: 'There is a newer version of this quote already; change that one.',
  one_timer_per_employee: 'A timer of this employee is running already.',
  contracts_overlap: 'The employee has a contract in that period already.',
  leave_type_one_per_part: 'There is an active leave type of this kind already.',
  leave_overlap: 'The employee asked for other leave in that period already.',
  absence_open: 'The employee is reported absent already; close that first.',
  absences_overlap: 'The employee was reported absent in that period already.',
}

/** The problem behind a database error; undefined when the error is ours. */
export function problemOf(error: DatabaseError, deleting: boolean): Problem | undefined {
  const name = error.constraint ?? ''
  if (error.code === '23503') return brokenReference(name, deleting)
  if (error.code === '23505' || error.code === '23P01') return duplicateProblem(name)
  if (name === 'invoice_is_final') return new Problem('invoice-not-draft', 'The invoice is final and does not change.')
  if (name === 'quote_is_accepted') return new Problem('invalid-transition', 'An accepted quote does not change.')
  if (name === 'quote_was_sent') return new Problem('invalid-transition', 'A quote that was sent does not change.')
  // What the shapes let through and PostgreSQL still cannot hold: NUL, half a surrogate pair, a number or a moment out of range.
  if (error.code === '23514' || error.code.startsWith('22')) {
    return validationProblem([fieldError('', 'invalid', 'A value in the request cannot be stored.')])
  }
  if (error.code === '55P03' || error.code === '57014') {
    return new Problem('unavailable', 'Somebody else is working on the same record; try again in a moment.', {
      retry_after: 1,
    })
  }
  return undefined
}

function brokenReference(name: string, deleting: boolean): Problem | undefined {
  const reference = references[name]
  if (deleting) return new Problem(reference?.kept ?? 'in-use', reference?.says ?? 'Other records refer to this one.')
  if (!reference) return undefined
  return referenceProblem([reference.field])
}

function duplicateProblem(name: string): Problem | undefined {
  const field = unique[name]
  if (!field) return undefined
  const message = duplicateSays[name] ?? `Another record already has this ${field}.`
  return new Problem(duplicateCodes[name] ?? 'duplicate', message, {
    errors: [fieldError(`/${field}`, 'duplicate', message)],
  })
}
