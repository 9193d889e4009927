// By what reports are grouped, and what their rows are called.
import { type Both, words } from '../../words/language.tsx'
import type { GroupName, ReportColumn, ReportFilter } from './report.ts'

export const GROUPS: Readonly<Record<GroupName, Both<string>>> = {
  employee: words({ en: 'Employee', nl: 'Medewerker' }),
  team: words({ en: 'Team', nl: 'Team' }),
  project: words({ en: 'Project', nl: 'Project' }),
  service: words({ en: 'Service', nl: 'Dienst' }),
  organization: words({ en: 'Customer', nl: 'Klant' }),
  customer: words({ en: 'Customer', nl: 'Klant' }),
  hour_type: words({ en: 'Hour type', nl: 'Urensoort' }),
  day: words({ en: 'Day', nl: 'Dag' }),
  week: words({ en: 'Week', nl: 'Week' }),
  month: words({ en: 'Month', nl: 'Maand' }),
}

/** Shown as far as the rows have them. */
export const GROUP_COLUMNS: readonly ReportColumn[] = [
  { key: 'month', head: GROUPS.month, kind: 'month', isOnlyIfSet: true },
  { key: 'week', head: GROUPS.week, kind: 'week', isOnlyIfSet: true },
  { key: 'day', head: GROUPS.day, kind: 'day', isOnlyIfSet: true },
  { key: 'employee_name', head: GROUPS.employee, isOnlyIfSet: true },
  { key: 'team_name', head: GROUPS.team, isOnlyIfSet: true },
  { key: 'project_name', head: GROUPS.project, isOnlyIfSet: true },
  { key: 'service_name', head: GROUPS.service, isOnlyIfSet: true },
  { key: 'organization_name', head: GROUPS.customer, or: 'person_name', isOnlyIfSet: true },
  { key: 'hour_type_name', head: GROUPS.hour_type, isOnlyIfSet: true },
]

export const FILTERS = {
  employee: { key: 'employee_id', head: GROUPS.employee, of: 'employee' },
  team: { key: 'team_id', head: GROUPS.team, of: 'team' },
  project: { key: 'project_id', head: GROUPS.project, of: 'project' },
  organization: { key: 'organization_id', head: GROUPS.customer, of: 'organization' },
  owner: { key: 'owner_employee_id', head: words({ en: 'Owner', nl: 'Eigenaar' }), of: 'employee' },
} as const satisfies Record<string, ReportFilter>
