// The kinds of events a webhook can be told of, in groups and in plain words. The types check that none is missing.
import type { Shapes } from '../../../api/api.ts'
import { type Both, type Language, words } from '../../../words/language.tsx'

export type Kind = Shapes['KindPattern']
type ResourceOf<K> = K extends `${infer R}.*` ? R : never
export type Resource = Exclude<ResourceOf<Kind>, 'webhook'>
type ActionOf<R extends string, K = Kind> = K extends `${R}.${infer A}` ? Exclude<A, '*'> : never
type Action = ActionOf<Resource>

const ACTIONS: Readonly<Record<Action, Both<string>>> = {
  created: words({ en: 'added', nl: 'toegevoegd' }),
  updated: words({ en: 'changed', nl: 'gewijzigd' }),
  deleted: words({ en: 'deleted', nl: 'verwijderd' }),
  closed: words({ en: 'closed', nl: 'afgesloten' }),
  archived: words({ en: 'archived', nl: 'gearchiveerd' }),
  reopened: words({ en: 'reopened', nl: 'heropend' }),
  budget_exceeded: words({ en: 'over budget', nl: 'over budget' }),
  completed: words({ en: 'completed', nl: 'afgerond' }),
  submitted: words({ en: 'submitted', nl: 'ingediend' }),
  approved: words({ en: 'approved', nl: 'goedgekeurd' }),
  rejected: words({ en: 'rejected', nl: 'afgekeurd' }),
  locked: words({ en: 'locked', nl: 'vergrendeld' }),
  unlocked: words({ en: 'unlocked', nl: 'ontgrendeld' }),
  finalised: words({ en: 'made final', nl: 'definitief gemaakt' }),
  sent: words({ en: 'sent', nl: 'verstuurd' }),
  overdue: words({ en: 'overdue', nl: 'te laat' }),
  paid: words({ en: 'paid', nl: 'betaald' }),
  credited: words({ en: 'credited', nl: 'gecrediteerd' }),
  ready: words({ en: 'ready to invoice', nl: 'klaar om te factureren' }),
  stage_changed: words({ en: 'in another stage', nl: 'in een andere fase' }),
  won: words({ en: 'won', nl: 'gewonnen' }),
  lost: words({ en: 'lost', nl: 'verloren' }),
  accepted: words({ en: 'accepted', nl: 'geaccepteerd' }),
  declined: words({ en: 'declined', nl: 'afgewezen' }),
  expired: words({ en: 'expired', nl: 'verlopen' }),
  deactivated: words({ en: 'deactivated', nl: 'op inactief gezet' }),
  cancelled: words({ en: 'cancelled', nl: 'geannuleerd' }),
  conflict: words({ en: 'in conflict', nl: 'in conflict' }),
}

interface ResourceWords<R extends Resource> {
  readonly name: Both<string>
  readonly actions: Readonly<Record<ActionOf<R>, true>>
}

const BASIC = { created: true, updated: true, deleted: true } as const

const RESOURCES: { readonly [R in Resource]: ResourceWords<R> } = {
  organization: { name: words({ en: 'Organization', nl: 'Organisatie' }), actions: BASIC },
  person: { name: words({ en: 'Person', nl: 'Persoon' }), actions: BASIC },
  contactrole: { name: words({ en: 'Contact role', nl: 'Contactrol' }), actions: BASIC },
  note: { name: words({ en: 'Note', nl: 'Notitie' }), actions: BASIC },
  document: { name: words({ en: 'Document', nl: 'Document' }), actions: { created: true, deleted: true } },
  project: {
    name: words({ en: 'Project', nl: 'Project' }),
    actions: { ...BASIC, closed: true, archived: true, reopened: true, budget_exceeded: true },
  },
  service: { name: words({ en: 'Service', nl: 'Dienst' }), actions: { ...BASIC, closed: true } },
  task: { name: words({ en: 'Task', nl: 'Taak' }), actions: { ...BASIC, completed: true } },
  hours: {
    name: words({ en: 'Hours', nl: 'Uren' }),
    actions: { ...BASIC, submitted: true, approved: true, rejected: true, locked: true, unlocked: true },
  },
  invoice: {
    name: words({ en: 'Invoice', nl: 'Factuur' }),
    actions: { ...BASIC, finalised: true, sent: true, overdue: true, paid: true, credited: true },
  },
  payment: { name: words({ en: 'Payment', nl: 'Betaling' }), actions: { created: true } },
  installment: { name: words({ en: 'Installment', nl: 'Termijn' }), actions: { ...BASIC, ready: true } },
  purchaseinvoice: {
    name: words({ en: 'Purchase invoice', nl: 'Inkoopfactuur' }),
    actions: { ...BASIC, approved: true, rejected: true, paid: true },
  },
  cost: { name: words({ en: 'Cost', nl: 'Kosten' }), actions: BASIC },
  sales: {
    name: words({ en: 'Opportunity', nl: 'Kans' }),
    actions: { ...BASIC, stage_changed: true, won: true, lost: true, reopened: true },
  },
  quote: {
    name: words({ en: 'Quote', nl: 'Offerte' }),
    actions: { ...BASIC, sent: true, accepted: true, declined: true, expired: true },
  },
  employee: {
    name: words({ en: 'Employee', nl: 'Medewerker' }),
    actions: { created: true, updated: true, deactivated: true },
  },
  leave: {
    name: words({ en: 'Leave', nl: 'Verlof' }),
    actions: { created: true, updated: true, approved: true, rejected: true, cancelled: true },
  },
  absence: { name: words({ en: 'Absence', nl: 'Verzuim' }), actions: { created: true, updated: true, closed: true } },
  contract: { name: words({ en: 'Contract', nl: 'Contract' }), actions: BASIC },
  team: { name: words({ en: 'Team', nl: 'Team' }), actions: BASIC },
  planning: { name: words({ en: 'Planning', nl: 'Planning' }), actions: { ...BASIC, conflict: true } },
}

export interface KindGroup {
  readonly name: Both<string>
  readonly resources: readonly Resource[]
}

export const KIND_GROUPS: readonly KindGroup[] = [
  {
    name: words({ en: 'Relations', nl: 'Relaties' }),
    resources: ['organization', 'person', 'contactrole', 'note', 'document'],
  },
  { name: words({ en: 'Projects', nl: 'Projecten' }), resources: ['project', 'service', 'task'] },
  { name: words({ en: 'Hours', nl: 'Uren' }), resources: ['hours'] },
  {
    name: words({ en: 'Invoices and purchasing', nl: 'Facturen en inkoop' }),
    resources: ['invoice', 'payment', 'installment', 'purchaseinvoice', 'cost'],
  },
  { name: words({ en: 'Sales', nl: 'Verkoop' }), resources: ['sales', 'quote'] },
  {
    name: words({ en: 'People', nl: 'Mensen' }),
    resources: ['employee', 'leave', 'absence', 'contract', 'team', 'planning'],
  },
]

const TEST = words({ en: 'Test', nl: 'Test' })
const ALL = words({ en: 'Everything', nl: 'Alles' })

export function allOf(resource: Resource): Kind {
  return `${resource}.*`
}

/** Each kind of a resource, such as invoice.paid. */
export function kindsOf(resource: Resource): readonly Kind[] {
  return Object.keys(RESOURCES[resource].actions).map((action) => `${resource}.${action}` as Kind)
}

export function resourceName(resource: Resource, language: Language): string {
  return RESOURCES[resource].name[language]
}

/** 'paid', of invoice.paid. */
export function actionName(kind: string, language: Language): string {
  const action = kind.split('.')[1] as Action
  return ACTIONS[action]?.[language] ?? action
}

/** 'Invoice: paid', 'Hours', 'Everything'. */
export function kindText(kind: string, language: Language): string {
  if (kind === '*') return ALL[language]
  if (kind.startsWith('webhook.')) return TEST[language]
  const name = RESOURCES[kind.split('.')[0] as Resource]?.name[language]
  if (!name) return kind
  return kind.endsWith('.*') ? name : `${name}: ${actionName(kind, language)}`
}
