// The kinds of work an agency sells: what a project of each kind consists of, and the templates made from them.
import type { BillingMethod, Cycle } from '../modules/projects/service.rules.ts'
import type { Discipline } from './people.ts'

export interface ServiceDraft {
  readonly name: string
  readonly discipline: Discipline
  readonly billing: BillingMethod
  /** Null leaves the price to the employee or the hour type. */
  readonly rate: number | null
  readonly price?: number
  readonly cycle?: Cycle
}

export interface Archetype {
  readonly name: string
  readonly services: readonly ServiceDraft[]
  readonly tasks: readonly string[]
}

const SHARED_TASKS = ['Kick-off', 'Project plan', 'Acceptance test', 'Evaluation with the customer']

export const CLIENT_WORK: readonly Archetype[] = [
  work(
    'Webshop',
    [
      hourly('Concept and strategy', 'strategy', 115),
      hourly('UX and visual design', 'design', 105),
      hourly('Development', 'development', null),
      hourly('Project management', 'management', 102.5),
    ],
    ['Choose payment provider', 'Product feed', 'Checkout flow', 'Migrate orders', 'Load test', 'Go-live checklist'],
  ),
  work(
    'Website relaunch',
    [
      fixed('Concept', 'strategy', 6500),
      fixed('Design', 'design', 14_500),
      fixed('Build', 'development', 28_000),
      hourly('Extra wishes', 'development', 110),
      hourly('Project management', 'management', 100),
    ],
    ['Site map', 'Wireframes', 'Component library', 'Content migration', 'Redirects', 'Train the editors'],
  ),
  work(
    'Customer portal',
    [
      hourly('Research', 'strategy', null),
      hourly('Design', 'design', null),
      hourly('Front end', 'development', 107.5),
      hourly('Back end', 'development', 112.5),
      hourly('Scrum master', 'management', 105),
    ],
    [
      'Single sign-on',
      'Roles and rights',
      'Invoice overview',
      'Notification settings',
      'Penetration test',
      'Beta with ten users',
    ],
  ),
  work(
    'Design system',
    [
      fixed('Audit of existing screens', 'design', 4800),
      hourly('Components', 'design', 110),
      hourly('Code library', 'development', null),
    ],
    ['Inventory', 'Design tokens', 'Form elements', 'Documentation site', 'Contrast check'],
  ),
  work(
    'Brand identity',
    [
      fixed('Brand strategy', 'strategy', 7500),
      fixed('Logo and style', 'design', 9800),
      hourly('Roll-out', 'design', 97.5),
    ],
    ['Brand workshop', 'Three directions', 'Style guide', 'Templates', 'Signing'],
  ),
  work(
    'Mobile app',
    [
      hourly('Discovery', 'strategy', 120),
      hourly('Interaction design', 'design', 107.5),
      hourly('App development', 'development', null),
      hourly('Project management', 'management', null),
      { name: 'Warranty', discipline: 'development', billing: 'non_billable', rate: null },
    ],
    ['Clickable prototype', 'Push messages', 'Offline mode', 'Store listing', 'Crash reporting'],
  ),
  work(
    'Accessibility audit',
    [fixed('Audit', 'development', 5200), hourly('Repairs', 'development', 110), hourly('Advice', 'strategy', 117.5)],
    ['Sample of pages', 'Screen reader test', 'Report', 'Repeat test'],
  ),
  work(
    'Data dashboard',
    [
      hourly('Measurement plan', 'strategy', null),
      hourly('Data model', 'development', 115),
      hourly('Dashboards', 'design', null),
      hourly('Project management', 'management', null),
    ],
    ['Interview stakeholders', 'Connect sources', 'Define key figures', 'Check numbers with finance'],
  ),
  work(
    'Content and SEO',
    [
      hourly('Content plan', 'strategy', 102.5),
      hourly('Writing', 'strategy', null),
      fixed('Technical SEO', 'development', 3900),
    ],
    ['Key word research', 'Editorial calendar', 'Ten landing pages', 'Structured data'],
  ),
]

export const RETAINERS: readonly Archetype[] = [
  work(
    'Support and maintenance',
    [
      retainer('Service agreement', 'development', 1250, 'month'),
      hourly('Work outside the agreement', 'development', 115),
    ],
    ['Monthly updates', 'Renew certificates', 'Restore a back-up as a test'],
  ),
  work(
    'Growth partnership',
    [
      retainer('Monthly optimisation', 'strategy', 2400, 'month'),
      retainer('Quarterly research', 'design', 4500, 'quarter'),
    ],
    ['Experiment backlog', 'Monthly report', 'Plan next quarter'],
  ),
  work(
    'Hosting and monitoring',
    [retainer('Hosting', 'development', 3600, 'year'), hourly('Incidents', 'development', 125)],
    ['Capacity review', 'Update runbook'],
  ),
]

export const INTERNAL_WORK: readonly Archetype[] = [
  work(
    'Running the agency',
    [
      internal('Meetings', 'management'),
      internal('Training', 'development'),
      internal('Sales', 'strategy'),
      internal('Administration', 'design'),
    ],
    ['Prepare the team day', 'Renew insurance', 'Update the handbook'],
  ),
  work(
    'Our own website',
    [internal('Design', 'design'), internal('Build', 'development'), internal('Cases', 'strategy')],
    ['New case pages', 'Vacancies', 'Faster images'],
  ),
]

function work(name: string, services: readonly ServiceDraft[], tasks: readonly string[]): Archetype {
  return { name, services, tasks: [...SHARED_TASKS.slice(0, 2), ...tasks, ...SHARED_TASKS.slice(2)] }
}

function hourly(name: string, discipline: Discipline, rate: number | null): ServiceDraft {
  return { name, discipline, billing: 'time_and_materials', rate }
}

function fixed(name: string, discipline: Discipline, price: number): ServiceDraft {
  return { name, discipline, billing: 'fixed_price', rate: null, price }
}

function retainer(name: string, discipline: Discipline, price: number, cycle: Cycle): ServiceDraft {
  return { name, discipline, billing: 'subscription', rate: null, price, cycle }
}

function internal(name: string, discipline: Discipline): ServiceDraft {
  return { name, discipline, billing: 'non_billable', rate: null }
}
