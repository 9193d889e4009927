// Foreign keys of relations.
import type { References } from './references.ts'

export const crmReferences: References = {
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
}
