import type { EventKind } from '../events/kinds.ts'

/** What the data of a kind holds: the record, the record and what changed, one or the other, or only that it is gone. */
export type Form = 'record' | 'change' | 'either' | 'deleted'

export function formOf(kind: EventKind): Form {
  if (kind.endsWith('.deleted')) return 'deleted'
  if (kind.endsWith('.created') || NOTICES.has(kind)) return 'record'
  return AT_BIRTH.has(kind) ? 'either' : 'change'
}

/** Of these no record changed. */
const NOTICES: ReadonlySet<EventKind> = new Set([
  'project.budget_exceeded',
  'hours.locked',
  'hours.unlocked',
  'webhook.ping',
])
/** These can come with the making of a record. */
const AT_BIRTH: ReadonlySet<EventKind> = new Set(['leave.approved', 'planning.conflict'])
