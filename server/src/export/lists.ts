// What an export of everything holds: these lists, each a file, and what only the detail of a record shows.
import type { Operation } from '../http/operation.ts'
import { auditLog } from '../modules/access/audit-log.ts'
import { mails } from '../modules/access/mails.ts'
import { roles } from '../modules/access/roles.ts'
import { users } from '../modules/access/users.ts'
import { contactRoles } from '../modules/crm/contact-roles.ts'
import { customFieldValues } from '../modules/crm/custom-field-values.ts'
import { customFields } from '../modules/crm/custom-fields.ts'
import { notes } from '../modules/crm/notes.ts'
import { organizations } from '../modules/crm/organizations.ts'
import { persons } from '../modules/crm/persons.ts'
import { relationTypes } from '../modules/crm/relation-types.ts'
import { documents } from '../modules/documents/documents.ts'
import { hourTypes } from '../modules/hours/hour-types.ts'
import { hours } from '../modules/hours/hours.ts'
import { absences } from '../modules/hrm/absence/absences.ts'
import { leaveAdjustments } from '../modules/hrm/leave/adjustments.ts'
import { leaveBalances } from '../modules/hrm/leave/balances.ts'
import { leaveRequests } from '../modules/hrm/leave/leave.ts'
import { leaveTypes } from '../modules/hrm/leave/types.ts'
import { contracts } from '../modules/hrm/people/contracts.ts'
import { employeeRates } from '../modules/hrm/people/employee-rates.ts'
import { employees } from '../modules/hrm/people/employees.ts'
import { teams } from '../modules/hrm/people/teams.ts'
import { planning } from '../modules/hrm/planning/planning.ts'
import { companyProfiles } from '../modules/invoices/company-profiles.ts'
import { installments } from '../modules/invoices/installments.ts'
import { invoices } from '../modules/invoices/invoices.ts'
import { payments } from '../modules/invoices/payments.ts'
import { projects } from '../modules/projects/projects.ts'
import { serviceRates } from '../modules/projects/service-rates.ts'
import { services } from '../modules/projects/services.ts'
import { tasks } from '../modules/projects/tasks.ts'
import { templates } from '../modules/projects/templates.ts'
import { costs } from '../modules/purchasing/costs.ts'
import { purchaseInvoices } from '../modules/purchasing/purchase-invoices.ts'
import { quotes } from '../modules/sales/quotes/quotes.ts'
import { opportunities } from '../modules/sales/sales.ts'
import { stages } from '../modules/sales/stages.ts'
import { webhooks } from '../webhooks/webhooks.ts'

export const exportedLists: readonly Operation[] = [
  ...organizations,
  ...persons,
  ...contactRoles,
  ...notes,
  ...relationTypes,
  ...customFields,
  ...customFieldValues,
  ...employees,
  ...employeeRates,
  ...contracts,
  ...teams,
  ...leaveRequests,
  ...leaveTypes,
  ...leaveBalances,
  ...leaveAdjustments,
  ...absences,
  ...planning,
  ...projects,
  ...services,
  ...serviceRates,
  ...tasks,
  ...templates,
  ...hours,
  ...hourTypes,
  ...purchaseInvoices,
  ...costs,
  ...invoices,
  ...payments,
  ...installments,
  ...companyProfiles,
  ...opportunities,
  ...quotes,
  ...stages,
  ...documents,
  ...users,
  ...roles,
  ...mails,
  ...webhooks,
  ...auditLog,
].filter(({ list }) => list)

/** Rows that have no list of their own: those of this field in the detail of each record. */
export const exportedRows: Readonly<Record<string, string>> = {
  'invoice.list': 'lines',
  'quote.list': 'lines',
  'purchaseinvoice.list': 'lines',
}

/** The name in the archive: 'crm/organization'. */
export function fileNameOf({ path }: Operation): string {
  return path.slice(1)
}

export function listNamed(id: string): Operation {
  const found = exportedLists.find((operation) => operation.id === id)
  if (!found) throw new Error(`there is no list ${id}`)
  return found
}
