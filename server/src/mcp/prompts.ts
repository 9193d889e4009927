// Questions that come back every week or month, ready to be asked.
import type { Tool } from './tool.ts'
import { findEmployee } from './tools/find-employee.ts'
import { hoursSummary } from './tools/hours-summary.ts'
import { outstandingInvoices } from './tools/outstanding-invoices.ts'
import { projectStatus } from './tools/project-status.ts'
import { workInProgress } from './tools/work-in-progress.ts'

export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Offered to whoever can use all of these. */
  readonly tools: readonly Tool[]
  readonly text: string
}

export const prompts: readonly Prompt[] = [
  {
    name: 'month_close',
    title: 'Close the month',
    description: 'What is still to be done before the last month can be closed.',
    tools: [hoursSummary, workInProgress, projectStatus],
    text: `Help me to close the last whole month. Take today from whoami.
1. hours_summary of that month by employee: who booked conspicuously little?
2. work_in_progress as of its last day: the ten largest amounts, and every row with unpriced_minutes.
3. project_status of the active projects: those over or near their budget.
Give me a short list of what to do, each with its figure and its link. Do not guess figures that the tools do not give.`,
  },
  {
    name: 'debtors',
    title: 'Who has to pay',
    description: 'Overdue invoices, the customers behind them, and whom to call first.',
    tools: [outstandingInvoices],
    text: `Show who has to pay us. Use outstanding_invoices with overdue_only, the largest amounts first, and page on until all rows are read.
Add up by customer, tell the total and its ageing, and name the five customers to call first and why. Where find_client is available, give the
contact to call. Amounts include VAT. Give the link.`,
  },
  {
    name: 'monday_planning',
    title: 'Monday: the week ahead',
    description: 'Who has time this week, who has too much, and which projects need somebody.',
    tools: [findEmployee, projectStatus],
    text: `Look at the week ahead, Monday to Sunday; take today from whoami.
1. find_employee with date_from and date_to of that week: who has free minutes, and whose are negative?
2. project_status of the active projects: which have overdue tasks, no planning, or signals?
Propose who could do what, as a table of name, free hours and suggestion. Do not say why somebody is away; it is not told.`,
  },
]
