// Constraint names are sentences; here each becomes the problem a caller can understand.
import { fieldError, Problem, type ProblemCode, referenceProblem, validationProblem } from '../shared/problem.ts'

interface DatabaseError {
  readonly code: string
  readonly constraint?: string
}

/** Foreign keys: the field that points to nothing when a row is written, and the problem when the other end is deleted. */
const references: Record<string, { field: string; kept?: ProblemCode; says?: string }> = {
  user_role: { field: 'role_id', kept: 'in-use', says: 'Users have this role; give them another one first.' },
  api_key_user: { field: 'user_id' },
  employee_user: { field: 'user_id' },
  employee_manager: { field: 'manager_employee_id' },
  employee_company_profile: {
    field: 'company_profile_id',
    kept: 'in-use',
    says: 'Employees work for this company; deactivate it instead.',
  },
  employee_person: { field: 'person_id', kept: 'in-use', says: 'This person is an employee.' },
  employee_rate_employee: { field: 'employee_id' },
  team_lead: { field: 'lead_employee_id' },
  team_member_team: { field: 'team_id' },
  team_member_employee: { field: 'employee_id' },
  organization_account_manager: { field: 'account_manager_employee_id' },
  organization_parent: {
    field: 'parent_organization_id',
    kept: 'in-use',
    says: 'Other organizations belong to this one; deactivate it instead.',
  },
  relation_type_in_use: {
    field: 'relation_type_ids',
    kept: 'in-use',
    says: 'Organizations have this relation type; deactivate it instead.',
  },
  relation_type_in_use_by_person: {
    field: 'relation_type_ids',
    kept: 'in-use',
    says: 'Persons have this relation type; deactivate it instead.',
  },
  contact_role_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Persons have a role at this organization; deactivate it instead.',
  },
  contact_role_person: {
    field: 'person_id',
    kept: 'in-use',
    says: 'This person has a role at an organization; deactivate the person instead.',
  },
  custom_field_has_values: {
    field: 'custom_field_id',
    kept: 'in-use',
    says: 'Records have a value for this field; deactivate it instead.',
  },
  project_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Projects belong to this organization; deactivate it instead.',
  },
  project_person: {
    field: 'person_id',
    kept: 'in-use',
    says: 'Projects belong to this person; deactivate the person instead.',
  },
  project_manager: { field: 'manager_employee_id' },
  project_company_profile: {
    field: 'company_profile_id',
    kept: 'in-use',
    says: 'Projects belong to this company; deactivate it instead.',
  },
  project_template_used: {
    field: 'template_id',
    kept: 'in-use',
    says: 'Projects were made from this template; deactivate it instead.',
  },
  project_sales: { field: 'sales_id' },
  project_team_team: { field: 'team_ids' },
  service_project: { field: 'project_id', kept: 'service-in-use' },
  service_vat_rate: { field: 'vat_rate_id', kept: 'in-use', says: 'Services have this VAT rate; end it instead.' },
  task_project: { field: 'project_id' },
  task_service: { field: 'service_id' },
  task_assignee: { field: 'assignee_employee_id' },
  note_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Notes are about this organization; deactivate it instead.',
  },
  note_person: {
    field: 'person_id',
    kept: 'in-use',
    says: 'Notes are about this person; deactivate the person instead.',
  },
  note_project: { field: 'project_id' },
  note_sales: { field: 'sales_id' },
  note_author: { field: 'author_employee_id', kept: 'in-use', says: 'This employee has written notes.' },
  note_author_user: { field: 'author_user_id', kept: 'in-use', says: 'This user has written notes.' },
  service_rate_service: { field: 'service_id' },
  service_rate_hour_type: {
    field: 'hour_type_id',
    kept: 'in-use',
    says: 'Service rates use this hour type; deactivate it instead.',
  },
  service_rate_employee: { field: 'employee_id' },
  hour_type_rate_hour_type: { field: 'hour_type_id' },
  time_entry_employee: { field: 'employee_id' },
  project_has_hours: {
    field: 'project_id',
    kept: 'project-has-hours',
    says: 'Hours are booked on this project, so it stays; close or archive it instead.',
  },
  service_has_hours: {
    field: 'service_id',
    kept: 'service-has-hours',
    says: 'Hours are booked on this service, so it stays; close it instead.',
  },
  hour_type_in_use: {
    field: 'hour_type_id',
    kept: 'in-use',
    says: 'Hours were booked with this hour type; deactivate it instead.',
  },
  purchase_invoice_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Purchase invoices came from this organization; deactivate it instead.',
  },
  purchase_invoice_company_profile: {
    field: 'company_profile_id',
    kept: 'in-use',
    says: 'This company has purchase invoices; deactivate it instead.',
  },
  purchase_invoice_document: { field: 'document_id' },
  project_has_costs: {
    field: 'project_id',
    kept: 'project-has-costs',
    says: 'Costs are booked on this project, so it stays; close or archive it instead.',
  },
  service_has_costs: {
    field: 'service_id',
    kept: 'service-in-use',
    says: 'Costs are booked on this service, so it stays; close it instead.',
  },
  cost_purchase_invoice: { field: 'purchase_invoice_id' },
  cost_employee: { field: 'employee_id', kept: 'in-use', says: 'Costs of this employee are booked.' },
  cost_vat_rate: { field: 'vat_rate_id', kept: 'in-use', says: 'Costs use this VAT rate; deactivate it instead.' },
  vat_rate_company_profile: { field: 'company_profile_id' },
  company_profile_logo: { field: 'logo_document_id' },
  invoice_company_profile: {
    field: 'company_profile_id',
    kept: 'in-use',
    says: 'This company has invoices; deactivate it instead.',
  },
  invoice_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Invoices went to this organization; deactivate it instead.',
  },
  invoice_person: {
    field: 'person_id',
    kept: 'in-use',
    says: 'Invoices went to this person; deactivate the person instead.',
  },
  invoice_line_hour_type: {
    field: 'hour_type_id',
    kept: 'in-use',
    says: 'Invoice lines have this hour type; deactivate it instead.',
  },
  invoice_line_vat_rate: {
    field: 'vat_rate_id',
    kept: 'in-use',
    says: 'Invoice lines have this VAT rate; end it instead.',
  },
  invoice_line_cost: {
    field: 'cost_id',
    kept: 'cost-locked',
    says: 'This cost stood on an invoice before, so it stays; make it not billable instead.',
  },
  installment_service: { field: 'service_id' },
  invoice_line_installment: {
    field: 'installment_id',
    kept: 'service-in-use',
    says: 'The installment stood on an invoice, so it stays.',
  },
  project_has_invoices: {
    field: 'project_id',
    kept: 'project-has-invoices',
    says: 'Invoices or drafts contain this project, so it stays; close or archive it instead.',
  },
  service_has_invoice_lines: {
    field: 'service_id',
    kept: 'service-in-use',
    says: 'Invoices or drafts contain this service, so it stays; close it instead.',
  },
  document_organization: {
    field: 'organization_id',
    kept: 'in-use',
    says: 'Documents belong to this organization; deactivate it instead.',
  },
  document_person: {
    field: 'person_id',
    kept: 'in-use',
    says: 'Documents belong to this person; deactivate the person instead.',
  },
  document_project: { field: 'project_id' },
  document_sales: { field: 'sales_id' },
  document_purchase_invoice: { field: 'purchase_invoice_id' },
  invoice_document: { field: 'document_id', kept: 'in-use', says: 'An invoice was sent with this document.' },
}

/** What must be unique, and the field that is not. */
const unique: Record<string, string> = {
  environment_slug_taken: 'slug',
  role_name_taken: 'name',
  user_email_taken: 'email',
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
  duplicate_purchase_invoice: 'number',
  duplicate_payment: 'external_reference',
  invoice_number_taken: 'number',
  hours_on_one_line: 'hours_ids',
  cost_on_one_line: 'cost_ids',
  installment_on_one_line: 'installment_ids',
  cycle_on_one_line: 'cycles',
}

/** Duplicates that have a problem of their own. */
const duplicateCodes: Record<string, ProblemCode> = {
  duplicate_purchase_invoice: 'duplicate-purchase-invoice',
  duplicate_payment: 'duplicate-payment',
  hours_on_one_line: 'hours-locked',
  cost_on_one_line: 'cost-locked',
  installment_on_one_line: 'invalid-transition',
  cycle_on_one_line: 'invalid-transition',
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
}

/** The problem behind a database error; undefined when the error is ours. */
export function problemOf(error: DatabaseError, deleting: boolean): Problem | undefined {
  const name = error.constraint ?? ''
  if (error.code === '23503') return brokenReference(name, deleting)
  if (error.code === '23505' || error.code === '23P01') return duplicateProblem(name)
  if (name === 'invoice_is_final') return new Problem('invoice-not-draft', 'The invoice is final and does not change.')
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
