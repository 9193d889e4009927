// What each thing that waits is called. Only what asks for a deed counts; what merely comes, such as leave, does not.
import type { Shapes } from '../../api/api.ts'
import type { IconName } from '../../ui/icon.tsx'
import { type Both, words } from '../../words/language.tsx'

type Kind = Shapes['HomeEntry']['kind']

interface Matter {
  readonly text: Both<(count: number) => string>
  readonly icon: IconName
  /** The screen where it is done, where that is not the list itself. */
  readonly to?: string
}

export function isWaiting({ kind, count }: Shapes['HomeEntry']): boolean {
  return count > 0 && !COMING.has(kind)
}

const COMING: ReadonlySet<Kind> = new Set(['leave_upcoming', 'projects_near_budget'])

const one = (single: string, more: string) => (count: number) => (count === 1 ? single : more)

export const MATTERS: Readonly<Record<Kind, Matter>> = {
  tasks_overdue: {
    text: words({ en: one('Task overdue', 'Tasks overdue'), nl: one('Taak te laat', 'Taken te laat') }),
    icon: 'board',
  },
  tasks_due_today: {
    text: words({ en: one('Task for today', 'Tasks for today'), nl: one('Taak voor vandaag', 'Taken voor vandaag') }),
    icon: 'board',
  },
  hours_unsubmitted: {
    text: words({ en: () => 'Hours not yet submitted', nl: () => 'Uren nog niet ingediend' }),
    icon: 'clock',
  },
  hours_rejected: { text: words({ en: () => 'Hours rejected', nl: () => 'Uren afgekeurd' }), icon: 'clock' },
  projects_over_budget: {
    text: words({
      en: one('Project over budget', 'Projects over budget'),
      nl: one('Project over budget', 'Projecten over budget'),
    }),
    icon: 'project',
  },
  projects_near_budget: {
    text: words({
      en: one('Project near its budget', 'Projects near their budget'),
      nl: one('Project bijna op budget', 'Projecten bijna op budget'),
    }),
    icon: 'project',
  },
  leave_upcoming: { text: words({ en: () => 'Leave ahead', nl: () => 'Komend verlof' }), icon: 'calendar' },
  hours_to_approve: {
    text: words({ en: () => 'Hours to approve', nl: () => 'Uren goed te keuren' }),
    icon: 'check',
    to: '/hours/approve',
  },
  project_hours_to_approve: {
    text: words({ en: () => 'Hours on your projects to approve', nl: () => 'Uren op jouw projecten goed te keuren' }),
    icon: 'check',
    to: '/hours/approve',
  },
  people_not_submitted: {
    text: words({
      en: one('Person who did not submit', 'People who did not submit'),
      nl: one('Persoon die nog niet indiende', 'Mensen die nog niet indienden'),
    }),
    icon: 'relations',
    to: '/hours/approve',
  },
  leave_to_decide: {
    text: words({
      en: one('Leave request to decide', 'Leave requests to decide'),
      nl: one('Verlofaanvraag te beslissen', 'Verlofaanvragen te beslissen'),
    }),
    icon: 'calendar',
    to: '/people/approve',
  },
  purchase_invoices_to_approve: {
    text: words({
      en: one('Purchase invoice to approve', 'Purchase invoices to approve'),
      nl: one('Inkoopfactuur goed te keuren', 'Inkoopfacturen goed te keuren'),
    }),
    icon: 'cart',
  },
  invoices_to_finalise: {
    text: words({
      en: one('Draft invoice to finalise', 'Draft invoices to finalise'),
      nl: one('Conceptfactuur definitief te maken', 'Conceptfacturen definitief te maken'),
    }),
    icon: 'invoice',
  },
  invoices_overdue: {
    text: words({
      en: one('Invoice overdue', 'Invoices overdue'),
      nl: one('Factuur te laat betaald', 'Facturen te laat betaald'),
    }),
    icon: 'invoice',
  },
  quotes_unanswered: {
    text: words({
      en: one('Quote without an answer', 'Quotes without an answer'),
      nl: one('Offerte zonder antwoord', 'Offertes zonder antwoord'),
    }),
    icon: 'document',
  },
  sales_overdue: {
    text: words({
      en: one('Deal past its expected date', 'Deals past their expected date'),
      nl: one('Deal over de verwachte datum', 'Deals over de verwachte datum'),
    }),
    icon: 'sales',
  },
}
