// Every screen, for the screenshots. A test compares it with the routes.
import type { Role } from './app.ts'

export interface Screen {
  /** Of its picture. */
  readonly name: string
  /** As the router has it. */
  readonly route: string
  /** Who looks at it; the owner when nothing is said. */
  readonly role?: Role | 'nobody'
  /** The address, where it is more than the route; $id is filled in. */
  readonly path?: string
  /** Where $id comes from: this field of the first record of this list. */
  readonly of?: readonly [list: string, field: string]
}

const project = ['/projects/project?status=active&sort=name', 'id'] as const
const customer = ['/projects/project?status=active&sort=name', 'organization_id'] as const
const task = ['/projects/task?sort=-due_date', 'id'] as const
const webhook = ['/settings/webhook', 'id'] as const
const opportunity = ['/sales/sales?status=open&sort=-amount', 'id'] as const
const draftQuote = ['/sales/quote?status=draft', 'id'] as const
const sentQuote = ['/sales/quote?status=sent', 'id'] as const
const finalInvoice = ['/invoices/invoice?payment_status=unpaid&sort=-number', 'id'] as const
const draftInvoice = ['/invoices/invoice?status=draft', 'id'] as const
const purchase = ['/purchasing/purchaseinvoice?status=received', 'id'] as const
const paper = ['/documents/document?kind=purchase_invoice&purchase_invoice_id=null', 'id'] as const
const cost = ['/purchasing/cost', 'id'] as const
const document = ['/documents/document?kind=invoice_pdf', 'id'] as const
const imported = ['/import/import', 'id'] as const
const erasure = ['/settings/erasure', 'id'] as const
const person = ['/crm/person?sort=last_name', 'id'] as const
const employee = ['/hrm/employee?status=active&sort=last_name', 'id'] as const
const leave = ['/hrm/leave?status=requested', 'id'] as const
const absence = ['/hrm/absence', 'id'] as const

export const screens: readonly Screen[] = [
  { name: 'sign-in', route: '/sign-in', role: 'nobody' },
  { name: 'home-owner', route: '/' },
  { name: 'home-manager', route: '/', role: 'manager' },
  { name: 'home-employee', route: '/', role: 'employee' },
  { name: 'welcome', route: '/welcome' },
  { name: 'account', route: '/account' },
  { name: 'missing', route: '/$', path: '/crm/nowhere' },
  { name: 'hours-week', route: '/hours/', role: 'employee', path: '/hours' },
  { name: 'hours-calendar', route: '/hours/calendar', role: 'employee' },
  { name: 'hours-approve', route: '/hours/approve', role: 'manager' },
  { name: 'hours-entries', route: '/hours/entries' },
  { name: 'organizations', route: '/crm/organizations' },
  { name: 'organization', route: '/crm/organizations/$id', of: customer },
  { name: 'persons', route: '/crm/persons' },
  { name: 'person', route: '/crm/persons/$id', of: person },
  { name: 'projects', route: '/projects' },
  { name: 'tasks', route: '/projects/tasks', role: 'employee' },
  { name: 'task', route: '/projects/tasks/$id', of: task },
  { name: 'project', route: '/projects/$id/', path: '/projects/$id', of: project },
  { name: 'project-tasks', route: '/projects/$id/tasks', of: project },
  { name: 'project-hours', route: '/projects/$id/hours', of: project },
  { name: 'project-planning', route: '/projects/$id/planning', of: project },
  { name: 'project-costs', route: '/projects/$id/costs', of: project },
  { name: 'project-invoices', route: '/projects/$id/invoices', of: project },
  { name: 'project-notes', route: '/projects/$id/notes', of: project },
  { name: 'invoices', route: '/invoices', role: 'finance' },
  { name: 'to-invoice', route: '/invoices/to-invoice', role: 'finance' },
  { name: 'invoice-lines', route: '/invoices/lines', role: 'finance' },
  { name: 'invoice', route: '/invoices/$id', role: 'finance', of: finalInvoice },
  { name: 'invoice-draft', route: '/invoices/$id', role: 'finance', of: draftInvoice },
  { name: 'planning', route: '/planning', role: 'manager' },
  { name: 'planning-rows', route: '/planning/rows', role: 'manager' },
  { name: 'pipeline', route: '/sales', role: 'manager' },
  { name: 'opportunities', route: '/sales/opportunities', role: 'manager' },
  { name: 'opportunity', route: '/sales/opportunities/$id', role: 'manager', of: opportunity },
  { name: 'quotes', route: '/sales/quotes', role: 'manager' },
  { name: 'quote-draft', route: '/sales/quotes/$id', role: 'manager', of: draftQuote },
  { name: 'quote-sent', route: '/sales/quotes/$id', role: 'manager', of: sentQuote },
  { name: 'employees', route: '/people', role: 'hr' },
  { name: 'employee', route: '/people/$id', role: 'hr', of: employee },
  { name: 'teams', route: '/people/teams', role: 'hr' },
  { name: 'own-leave', route: '/people/leave', role: 'employee' },
  { name: 'leave-request', route: '/people/leave', role: 'employee', path: '/people/leave#new' },
  { name: 'leave-calendar', route: '/people/calendar', role: 'manager' },
  { name: 'leave-approve', route: '/people/approve', role: 'manager' },
  { name: 'leave-requests', route: '/people/requests', role: 'manager' },
  { name: 'leave', route: '/people/requests/$id', role: 'manager', of: leave },
  { name: 'leave-balances', route: '/people/balances', role: 'hr' },
  { name: 'absences', route: '/people/absence', role: 'hr' },
  { name: 'absence', route: '/people/absence/$id', role: 'hr', of: absence },
  { name: 'purchases', route: '/purchasing', role: 'finance' },
  { name: 'purchase', route: '/purchasing/$id', role: 'finance', of: purchase },
  { name: 'purchase-new', route: '/purchasing/new', role: 'finance' },
  { name: 'inbox', route: '/purchasing/inbox', role: 'finance' },
  { name: 'inbox-paper', route: '/purchasing/inbox/$id', role: 'finance', of: paper },
  { name: 'costs', route: '/purchasing/costs', role: 'finance' },
  { name: 'cost', route: '/purchasing/costs/$id', role: 'finance', of: cost },
  { name: 'documents', route: '/documents' },
  { name: 'document', route: '/documents/$id', of: document },
  { name: 'reports', route: '/reports/', path: '/reports' },
  { name: 'report-utilisation', route: '/reports/utilisation' },
  { name: 'report-project-profit', route: '/reports/project-profit' },
  { name: 'report-work-in-progress', route: '/reports/work-in-progress' },
  { name: 'report-outstanding-invoices', route: '/reports/outstanding-invoices' },
  { name: 'report-sales-pipeline', route: '/reports/sales-pipeline' },
  { name: 'report-hours-summary', route: '/reports/hours-summary' },
  { name: 'report-turnover', route: '/reports/turnover' },
  { name: 'report-capacity', route: '/reports/capacity' },
  { name: 'settings', route: '/settings/', path: '/settings' },
  { name: 'settings-company', route: '/settings/company' },
  { name: 'settings-numbering', route: '/settings/numbering' },
  { name: 'settings-vat', route: '/settings/vat' },
  { name: 'settings-holidays', route: '/settings/holidays' },
  { name: 'settings-environment', route: '/settings/environment' },
  { name: 'settings-mail', route: '/settings/mail' },
  { name: 'settings-users', route: '/settings/users' },
  { name: 'settings-roles', route: '/settings/roles' },
  { name: 'settings-hour-types', route: '/settings/hour-types' },
  { name: 'settings-rates', route: '/settings/rates' },
  { name: 'settings-leave-types', route: '/settings/leave-types' },
  { name: 'settings-relation-types', route: '/settings/relation-types' },
  { name: 'settings-stages', route: '/settings/stages' },
  { name: 'settings-custom-fields', route: '/settings/custom-fields' },
  { name: 'settings-templates', route: '/settings/templates' },
  { name: 'settings-changes', route: '/settings/changes' },
  { name: 'settings-import', route: '/settings/import' },
  { name: 'settings-import-file', route: '/settings/import/$id', of: imported },
  { name: 'settings-export', route: '/settings/export' },
  { name: 'settings-privacy', route: '/settings/privacy', path: '/settings/privacy?q=jansen' },
  { name: 'privacy-subject', route: '/settings/privacy/$type/$id', path: '/settings/privacy/person/$id', of: person },
  { name: 'privacy-erasure', route: '/settings/privacy/erasures/$id', of: erasure },
  { name: 'api-keys', route: '/settings/api' },
  { name: 'api-assistants', route: '/settings/api/assistants' },
  { name: 'api-webhooks', route: '/settings/api/webhooks' },
  { name: 'api-webhook', route: '/settings/api/webhooks/$id', of: webhook },
  { name: 'api-requests', route: '/settings/api/requests' },
]
