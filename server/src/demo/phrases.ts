// What people write: under their hours, in notes about customers, as reasons.
import type { Discipline } from './people.ts'

const SUBJECTS = [
  'Checkout flow',
  'Product page',
  'Search',
  'Navigation',
  'Home page',
  'Account page',
  'Newsletter form',
  'Cookie banner',
  'Product feed',
  'Payment provider',
  'Order e-mails',
  'Filters',
  'Stock sync',
  'Single sign-on',
  'Landing pages',
  'Blog',
  'Store locator',
  'Contact form',
  'Appointment planner',
  'Downloads',
  'Translations',
  'Customer dashboard',
  'Wish list',
  'Header',
] as const

const ACTIONS: Record<Discipline, readonly string[]> = {
  strategy: ['research', 'analysis', 'interviews', 'copy', 'content plan', 'measurement plan', 'user test'],
  design: ['wireframes', 'visual design', 'prototype', 'review', 'mobile version', 'icons', 'hand-over'],
  development: ['build', 'review', 'bug fixing', 'unit tests', 'refactoring', 'accessibility fixes', 'deployment'],
  management: ['feedback round', 'acceptance test', 'planning', 'scope', 'check with customer'],
}

const MEETINGS: Record<Discipline, readonly string[]> = {
  strategy: ['Workshop with customer', 'Kick-off', 'Sprint review', 'Quarterly figures discussed'],
  design: ['Design critique', 'Sprint planning', 'Stand-up and questions', 'Sprint review'],
  development: ['Sprint planning', 'Stand-up', 'Pair programming', 'Retrospective', 'Release', 'Backlog refinement'],
  management: [
    'Sprint planning',
    'Weekly call with customer',
    'Status report',
    'Backlog refinement',
    'Budget check',
    'Steering group',
  ],
}

export const INTERNAL_NOTES = [
  'Team meeting',
  'Knowledge session',
  'Proposal for new customer',
  'Job interview',
  'Administration',
  'Training',
  'Monday kick-off',
  'Internal tooling',
  'Case for our website',
  'One-on-one',
] as const

export const SUPPORT_NOTES = [
  'Monthly updates',
  'Support question answered',
  'Security patch',
  'Monitoring alert looked into',
  'Content change',
  'Backup restored',
  'Plug-in updates',
  'Call about a ticket',
] as const

/** Every note somebody of this discipline can have on a customer's project; meetings come back more often. */
export const WORK_NOTES: Record<Discipline, readonly string[]> = {
  strategy: workNotes('strategy'),
  design: workNotes('design'),
  development: workNotes('development'),
  management: workNotes('management'),
}

function workNotes(discipline: Discipline): string[] {
  const work = SUBJECTS.flatMap((subject) => ACTIONS[discipline].map((action) => `${subject}: ${action}`))
  const share = discipline === 'management' ? 1 : 0.3
  const meetings = MEETINGS[discipline]
  return [...work, ...Array.from({ length: Math.round(work.length * share) }, (_, i) => meetings[i % meetings.length]!)]
}

export const WRITE_OFF_REASONS = [
  'Rework of our own mistake',
  'Handing over between colleagues',
  'Outside the agreed scope, settled as goodwill',
  'Learning time',
] as const

export const INTERACTIONS = [
  {
    kind: 'call',
    title: 'Called about the planning',
    body: 'The launch moves by two weeks because their photography is late. Agreed that we finish the checkout first and keep the team together.',
  },
  {
    kind: 'meeting',
    title: 'Quarterly review',
    body: 'Went through figures and roadmap. Conversion is up, returns are still too high. They want a proposal for better size advice before the end of the quarter.',
  },
  {
    kind: 'email',
    title: 'Purchase order received',
    body: 'The purchase order is in and must be named on every invoice. Invoices go to the finance mailbox, one per month.',
  },
  {
    kind: 'note',
    title: 'Good to know',
    body: 'Prefers short calls over long mails. Decisions are made on Thursday in the management team, so send documents on Tuesday at the latest.',
  },
  {
    kind: 'meeting',
    title: 'Kick-off',
    body: 'Everybody introduced, goals and risks written down. Biggest risk is the link with their stock system; a technical session with their IT department follows next week.',
  },
  {
    kind: 'call',
    title: 'Happy with the release',
    body: 'Called after the release. No complaints from the shop floor, search is noticeably faster. May be used as a case on our website.',
  },
  {
    kind: 'note',
    title: 'Contact changes',
    body: 'The marketing manager leaves at the end of the month. A successor is being looked for; until then the managing director is our contact.',
  },
  {
    kind: 'email',
    title: 'Question about an invoice',
    body: 'Wondered about the travel time on the last invoice. Explained the agreement in the contract; they will pay this week.',
  },
  {
    kind: 'call',
    title: 'New request',
    body: 'They think about an app for their field staff, some thirty people. Budget is not fixed yet. Agreed to come by with examples.',
  },
  {
    kind: 'meeting',
    title: 'Retrospective with the customer',
    body: 'Went well: demos every two weeks, quick answers. To improve: feedback in one place instead of by mail, and content on time.',
  },
  {
    kind: 'note',
    title: null,
    body: 'Hosting contract runs until the end of the year and renews by itself. Ask two months ahead whether the larger server is still needed.',
  },
  {
    kind: 'email',
    title: 'Accessibility',
    body: 'Forwarded the findings of the audit. They want the serious ones solved before summer and the rest with the next release.',
  },
] as const
