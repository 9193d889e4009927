// Foreign keys of users, employees and what is theirs.
import type { References } from './references.ts'

export const peopleReferences: References = {
  user_role: { field: 'role_id', kept: 'in-use', says: 'Users have this role; give them another one first.' },
  api_key_user: { field: 'user_id' },
  saved_view_user: { field: 'user_id' },
  preference_of_user: { field: 'user_id' },
  employee_user: { field: 'user_id' },
  employee_manager: {
    field: 'manager_employee_id',
    kept: 'in-use',
    says: 'Others have this employee as their manager; deactivate instead.',
  },
  employee_company_profile: {
    field: 'company_profile_id',
    kept: 'in-use',
    says: 'Employees work for this company; deactivate it instead.',
  },
  employee_person: { field: 'person_id', kept: 'in-use', says: 'This person is an employee.' },
  employee_rate_employee: { field: 'employee_id' },
  team_lead: { field: 'lead_employee_id', kept: 'in-use', says: 'This employee leads a team; deactivate instead.' },
  team_member_team: { field: 'team_id' },
  team_member_employee: { field: 'employee_id' },
  contract_employee: { field: 'employee_id' },
  contract_company_profile: {
    field: 'company_profile_id',
    kept: 'in-use',
    says: 'Contracts are with this company; deactivate it instead.',
  },
  leave_employee: { field: 'employee_id', kept: 'in-use', says: 'This employee had leave; deactivate instead.' },
  leave_leave_type: {
    field: 'leave_type_id',
    kept: 'in-use',
    says: 'Leave of this type was asked for; deactivate it.',
  },
  leave_decided_by: { field: 'decided_by_employee_id' },
  leave_balance_employee: { field: 'employee_id' },
  leave_balance_leave_type: {
    field: 'leave_type_id',
    kept: 'in-use',
    says: 'Employees have a balance of this type; deactivate it instead.',
  },
  leave_adjustment_employee: {
    field: 'employee_id',
    kept: 'in-use',
    says: 'The leave of this employee was adjusted; deactivate instead.',
  },
  leave_adjustment_leave_type: {
    field: 'leave_type_id',
    kept: 'in-use',
    says: 'Leave of this type was adjusted; deactivate it instead.',
  },
  absence_employee: { field: 'employee_id', kept: 'in-use', says: 'This employee was absent; deactivate instead.' },
  absence_reported_by: { field: 'reported_by_employee_id' },
  absence_closed_by: { field: 'closed_by_employee_id' },
  planning_employee: { field: 'employee_id', kept: 'in-use', says: 'This employee is planned; deactivate instead.' },
  planning_project: { field: 'project_id' },
  planning_service: { field: 'service_id' },
  planning_task: { field: 'task_id' },
}
