// The lists and reports of which a view can be saved: what each screen asks, and the right to open it.
import type { Listing } from '../db/listing.ts'
import { organizationList } from '../modules/crm/organizations.queries.ts'
import { personList } from '../modules/crm/persons.queries.ts'
import { documentList } from '../modules/documents/documents.queries.ts'
import { hoursList } from '../modules/hours/hours.queries.ts'
import { leaveList } from '../modules/hrm/leave/leave.queries.ts'
import { employeeList } from '../modules/hrm/people/employees.queries.ts'
import { planningList } from '../modules/hrm/planning/planning.queries.ts'
import { invoiceList } from '../modules/invoices/invoices.queries.ts'
import { rowList } from '../modules/invoices/to-invoice.queries.ts'
import { projectList } from '../modules/projects/projects.queries.ts'
import { serviceList } from '../modules/projects/services.queries.ts'
import { taskList } from '../modules/projects/tasks.queries.ts'
import { costList } from '../modules/purchasing/costs.queries.ts'
import { purchaseInvoiceList } from '../modules/purchasing/purchase-invoices.queries.ts'
import { quoteList } from '../modules/sales/quotes/quotes.queries.ts'
import { salesList } from '../modules/sales/sales.queries.ts'
import type { Right } from '../shared/rights.ts'
import { reportScreens } from './reports.ts'

interface Screen {
  readonly list: Listing
  readonly right: Right
}

export const listScreens = {
  organizations: { list: organizationList, right: 'crm:read' },
  persons: { list: personList, right: 'crm:read' },
  projects: { list: projectList, right: 'projects:read' },
  services: { list: serviceList, right: 'projects:read' },
  tasks: { list: taskList, right: 'projects:read' },
  hours: { list: hoursList, right: 'hours:read' },
  employees: { list: employeeList, right: 'hrm:read' },
  leave: { list: leaveList, right: 'hrm:read' },
  planning: { list: planningList, right: 'hrm:read' },
  invoices: { list: invoiceList, right: 'invoices:read' },
  to_invoice: { list: rowList, right: 'invoices:read' },
  purchases: { list: purchaseInvoiceList, right: 'invoices:read' },
  costs: { list: costList, right: 'invoices:read' },
  quotes: { list: quoteList, right: 'sales:read' },
  sales: { list: salesList, right: 'sales:read' },
  documents: { list: documentList, right: 'crm:read' },
} as const satisfies Record<string, Screen>

export const screens = { ...listScreens, ...reportScreens }

export type ScreenName = keyof typeof screens
export const screenNames = Object.keys(screens) as ScreenName[]
