// The table of contents: every operation of every module, listed by hand.
import { dataExports } from './export/data-exports.ts'
import type { Operation } from './http/operation.ts'
import { imports } from './import/imports.ts'
import { apiKeys } from './modules/access/api-keys.ts'
import { auditLog } from './modules/access/audit-log.ts'
import { environmentSettings } from './modules/access/environment-settings.ts'
import { mails } from './modules/access/mails.ts'
import { passkeys } from './modules/access/passkeys.ts'
import { preferences } from './modules/access/preferences.ts'
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
import { documents } from './modules/documents/documents.ts'
import { hourTypes } from './modules/hours/hour-types.ts'
import { hours } from './modules/hours/hours.ts'
import { hoursScreens } from './modules/hours/hours-screens.ts'
import { timers } from './modules/hours/timer.ts'
import { weeks } from './modules/hours/week.ts'
import { absences } from './modules/hrm/absence/absences.ts'
import { leaveFeeds } from './modules/hrm/feeds/feeds.ts'
import { leaveAdjustments } from './modules/hrm/leave/adjustments.ts'
import { leaveBalances } from './modules/hrm/leave/balances.ts'
import { leaveRequests } from './modules/hrm/leave/leave.ts'
import { leaveScreens } from './modules/hrm/leave/leave-screens.ts'
import { leaveTypes } from './modules/hrm/leave/types.ts'
import { contracts } from './modules/hrm/people/contracts.ts'
import { employeeRates } from './modules/hrm/people/employee-rates.ts'
import { employees } from './modules/hrm/people/employees.ts'
import { teams } from './modules/hrm/people/teams.ts'
import { capacity } from './modules/hrm/planning/capacity.ts'
import { planning } from './modules/hrm/planning/planning.ts'
import { draftChecks } from './modules/invoices/check-draft.ts'
import { companyProfiles } from './modules/invoices/company-profiles.ts'
import { creditNotes } from './modules/invoices/credit-notes.ts'
import { drafts } from './modules/invoices/drafts.ts'
import { finalisation } from './modules/invoices/finalise.ts'
import { installments } from './modules/invoices/installments.ts'
import { invoiceLines } from './modules/invoices/invoice-lines.ts'
import { invoices } from './modules/invoices/invoices.ts'
import { payments } from './modules/invoices/payments.ts'
import { sending } from './modules/invoices/sending.ts'
import { sendingMail } from './modules/invoices/sending-mail.ts'
import { writeOffs } from './modules/invoices/settlement.ts'
import { toInvoice } from './modules/invoices/to-invoice.ts'
import { vatRates } from './modules/invoices/vat-rates.ts'
import { customValues } from './modules/projects/custom-values.ts'
import { projects } from './modules/projects/projects.ts'
import { serviceRates } from './modules/projects/service-rates.ts'
import { services } from './modules/projects/services.ts'
import { tasks } from './modules/projects/tasks.ts'
import { templates } from './modules/projects/templates.ts'
import { costs } from './modules/purchasing/costs.ts'
import { proposals } from './modules/purchasing/proposals.ts'
import { purchaseActions } from './modules/purchasing/purchase-actions.ts'
import { purchaseInvoices } from './modules/purchasing/purchase-invoices.ts'
import { quoteDecisions } from './modules/sales/quotes/decisions.ts'
import { quoteProjects } from './modules/sales/quotes/project.ts'
import { quotes } from './modules/sales/quotes/quotes.ts'
import { quoteSending } from './modules/sales/quotes/sending.ts'
import { opportunities } from './modules/sales/sales.ts'
import { stages } from './modules/sales/stages.ts'
import { assistants } from './oauth/assistants.ts'
import { assistantCalls } from './oauth/calls.ts'
import { assistantSetup } from './oauth/setup.ts'
import { budgets } from './overviews/budgets.ts'
import { projectBurn } from './overviews/burn.ts'
import { customerFigures } from './overviews/figures.ts'
import { home } from './overviews/home.ts'
import { invoiceTimelines } from './overviews/invoice-timeline.ts'
import { timelines } from './overviews/timeline.ts'
import { privacy } from './privacy/privacy.ts'
import { capacityReport } from './reports/capacity.ts'
import { hoursSummaryReport } from './reports/hours-summary.ts'
import { outstandingInvoicesReport } from './reports/outstanding-invoices.ts'
import { projectProfitReport } from './reports/project-profit.ts'
import { projectStatusReport } from './reports/project-status.ts'
import { salesPipelineReport } from './reports/sales-pipeline.ts'
import { turnoverReport } from './reports/turnover.ts'
import { utilisationReport } from './reports/utilisation.ts'
import { workInProgressReport } from './reports/work-in-progress.ts'
import { requests } from './requests/requests.ts'
import { search } from './search/search.ts'
import { views } from './views/views.ts'
import { deliveries } from './webhooks/deliveries.ts'
import { resending } from './webhooks/resend.ts'
import { webhooks } from './webhooks/webhooks.ts'

export const operations: readonly Operation[] = [
  ...session,
  ...passkeys,
  ...preferences,
  ...users,
  ...roles,
  ...apiKeys,
  ...environmentSettings,
  ...auditLog,
  ...mails,
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
  ...leaveScreens,
  ...leaveTypes,
  ...leaveBalances,
  ...leaveAdjustments,
  ...leaveFeeds,
  ...absences,
  ...planning,
  ...capacity,
  ...projects,
  ...services,
  ...serviceRates,
  ...tasks,
  ...templates,
  ...customValues,
  ...hours,
  ...hoursScreens,
  ...timers,
  ...weeks,
  ...hourTypes,
  ...purchaseInvoices,
  ...purchaseActions,
  ...proposals,
  ...costs,
  ...toInvoice,
  ...invoices,
  ...drafts,
  ...invoiceLines,
  ...creditNotes,
  ...draftChecks,
  ...finalisation,
  ...payments,
  ...writeOffs,
  ...sending,
  ...sendingMail,
  ...installments,
  ...companyProfiles,
  ...vatRates,
  ...opportunities,
  ...quotes,
  ...quoteSending,
  ...quoteDecisions,
  ...quoteProjects,
  ...stages,
  ...documents,
  ...hoursSummaryReport,
  ...projectStatusReport,
  ...outstandingInvoicesReport,
  ...workInProgressReport,
  ...salesPipelineReport,
  ...capacityReport,
  ...utilisationReport,
  ...turnoverReport,
  ...projectProfitReport,
  ...home,
  ...timelines,
  ...invoiceTimelines,
  ...customerFigures,
  ...budgets,
  ...projectBurn,
  ...search,
  ...views,
  ...requests,
  ...webhooks,
  ...resending,
  ...deliveries,
  ...assistants,
  ...assistantCalls,
  ...assistantSetup,
  ...imports,
  ...dataExports,
  ...privacy,
]
