// Every kind of event there is: what a webhook can ask for, and the scope that its reader needs. What is not here is audited only.
import type { Scope } from '../shared/rights.ts'

export const eventTable = {
  organization: { needs: 'crm:read', verbs: ['created', 'updated', 'deleted'] },
  person: { needs: 'crm:read', verbs: ['created', 'updated', 'deleted'] },
  contactrole: { needs: 'crm:read', verbs: ['created', 'updated', 'deleted'] },
  note: { needs: 'crm:read', verbs: ['created', 'updated', 'deleted'] },
  project: {
    needs: 'projects:read',
    verbs: ['created', 'updated', 'deleted', 'closed', 'archived', 'reopened', 'budget_exceeded'],
  },
  service: { needs: 'projects:read', verbs: ['created', 'updated', 'deleted', 'closed'] },
  task: { needs: 'projects:read', verbs: ['created', 'updated', 'deleted', 'completed'] },
  hours: {
    needs: 'hours:read',
    verbs: ['created', 'updated', 'deleted', 'submitted', 'approved', 'rejected', 'locked', 'unlocked'],
  },
  invoice: {
    needs: 'invoices:read',
    verbs: ['created', 'updated', 'deleted', 'finalised', 'sent', 'overdue', 'paid', 'credited'],
  },
  payment: { needs: 'invoices:read', verbs: ['created'] },
  installment: { needs: 'invoices:read', verbs: ['created', 'updated', 'deleted', 'ready'] },
  purchaseinvoice: {
    needs: 'invoices:read',
    verbs: ['created', 'updated', 'deleted', 'approved', 'rejected', 'paid'],
  },
  cost: { needs: 'invoices:read', verbs: ['created', 'updated', 'deleted'] },
  sales: {
    needs: 'sales:read',
    verbs: ['created', 'updated', 'deleted', 'stage_changed', 'won', 'lost', 'reopened'],
  },
  quote: {
    needs: 'sales:read',
    verbs: ['created', 'updated', 'deleted', 'sent', 'accepted', 'declined', 'expired'],
  },
  employee: { needs: 'hrm:read', verbs: ['created', 'updated', 'deactivated'] },
  leave: { needs: 'hrm:read', verbs: ['created', 'updated', 'approved', 'rejected', 'cancelled'] },
  absence: { needs: 'hrm:read', verbs: ['created', 'updated', 'closed'] },
  contract: { needs: 'hrm:read', verbs: ['created', 'updated', 'deleted'] },
  team: { needs: 'hrm:read', verbs: ['created', 'updated', 'deleted'] },
  planning: { needs: 'hrm:read', verbs: ['created', 'updated', 'deleted', 'conflict'] },
  // Documents of an invoice need invoices:read as well, as they do in the list.
  document: { needs: 'crm:read', verbs: ['created', 'deleted'] },
  webhook: { needs: null, verbs: ['ping'] },
} as const satisfies Record<string, { needs: Scope | null; verbs: readonly string[] }>

type Table = typeof eventTable

export type EventKind = {
  [Resource in keyof Table]: `${Resource}.${Table[Resource]['verbs'][number]}`
}[keyof Table]

export const eventKinds = Object.entries(eventTable).flatMap(([resource, { verbs }]) =>
  verbs.map((verb) => `${resource}.${verb}`),
) as EventKind[]

const known: ReadonlySet<string> = new Set(eventKinds)

export function isEventKind(kind: string): kind is EventKind {
  return known.has(kind)
}
