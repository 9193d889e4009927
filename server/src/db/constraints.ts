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
  employee_company_profile: { field: 'company_profile_id' },
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
  project_company_profile: { field: 'company_profile_id' },
  project_template_used: {
    field: 'template_id',
    kept: 'in-use',
    says: 'Projects were made from this template; deactivate it instead.',
  },
  project_sales: { field: 'sales_id' },
  project_team_team: { field: 'team_ids' },
  service_project: { field: 'project_id', kept: 'service-in-use' },
  service_vat_rate: { field: 'vat_rate_id' },
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
}

/** Where "another record already has this field" would not be understood. */
const duplicateSays: Record<string, string> = {
  contact_roles_overlap: 'This person already has a role at this organization in that period.',
}

/** The problem behind a database error; undefined when the error is ours. */
export function problemOf(error: DatabaseError, deleting: boolean): Problem | undefined {
  const name = error.constraint ?? ''
  if (error.code === '23503') return brokenReference(name, deleting)
  if (error.code === '23505' || error.code === '23P01') return duplicateProblem(name)
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
  return new Problem('duplicate', message, { errors: [fieldError(`/${field}`, 'duplicate', message)] })
}
