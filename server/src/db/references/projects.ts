// Foreign keys of projects and hours.
import type { References } from './references.ts'

export const projectReferences: References = {
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
  project_sales: { field: 'sales_id', kept: 'sales-in-use', says: 'A project was made from this opportunity.' },
  project_team_team: { field: 'team_ids' },
  service_project: { field: 'project_id', kept: 'service-in-use' },
  service_vat_rate: { field: 'vat_rate_id', kept: 'in-use', says: 'Services have this VAT rate; end it instead.' },
  task_project: { field: 'project_id' },
  task_service: { field: 'service_id' },
  task_assignee: { field: 'assignee_employee_id' },
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
  timer_employee: { field: 'employee_id' },
  timer_project: { field: 'project_id' },
  timer_service: { field: 'service_id' },
  timer_task: { field: 'task_id' },
  timer_hour_type: { field: 'hour_type_id' },
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
}
