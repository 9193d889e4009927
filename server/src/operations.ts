// The table of contents: every operation of every module, listed by hand.
import type { Operation } from './http/operation.ts'
import { apiKeys } from './modules/access/api-keys.ts'
import { auditLog } from './modules/access/audit-log.ts'
import { environmentSettings } from './modules/access/environment-settings.ts'
import { roles } from './modules/access/roles.ts'
import { session } from './modules/access/session.ts'
import { users } from './modules/access/users.ts'
import { contactRoles } from './modules/crm/contact-roles.ts'
import { customFieldValues } from './modules/crm/custom-field-values.ts'
import { customFields } from './modules/crm/custom-fields.ts'
import { notes } from './modules/crm/notes.ts'
import { organizations } from './modules/crm/organizations.ts'
import { persons } from './modules/crm/persons.ts'
import { relationTypes } from './modules/crm/relation-types.ts'
import { hourTypes } from './modules/hours/hour-types.ts'
import { hours } from './modules/hours/hours.ts'
import { hoursScreens } from './modules/hours/hours-screens.ts'
import { employeeRates } from './modules/hrm/employee-rates.ts'
import { invoices } from './modules/invoices/invoices.ts'
import { customValues } from './modules/projects/custom-values.ts'
import { projects } from './modules/projects/projects.ts'
import { serviceRates } from './modules/projects/service-rates.ts'
import { services } from './modules/projects/services.ts'
import { tasks } from './modules/projects/tasks.ts'
import { templates } from './modules/projects/templates.ts'

export const operations: readonly Operation[] = [
  ...session,
  ...users,
  ...roles,
  ...apiKeys,
  ...environmentSettings,
  ...auditLog,
  ...organizations,
  ...persons,
  ...contactRoles,
  ...notes,
  ...relationTypes,
  ...customFields,
  ...customFieldValues,
  ...employeeRates,
  ...projects,
  ...services,
  ...serviceRates,
  ...tasks,
  ...templates,
  ...customValues,
  ...hours,
  ...hoursScreens,
  ...hourTypes,
  ...invoices,
]
