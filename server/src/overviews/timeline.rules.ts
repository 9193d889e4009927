// What stands on the timeline of a customer, who may see it, and where the next rows begin.
import { isInstant } from '../shared/calendar.ts'
import { checkFields, fieldError } from '../shared/problem.ts'
import type { Right } from '../shared/rights.ts'

/** What happened, by the records that it happened to. */
export const timelineKinds = {
  note: ['note'],
  quote: ['quote_sent', 'quote_accepted', 'quote_declined'],
  sales: ['sales_created', 'sales_won', 'sales_lost'],
  project: ['project_created', 'project_closed'],
  invoice: ['invoice_finalised', 'invoice_sent', 'invoice_paid', 'invoice_overdue'],
  document: ['document'],
} as const

export type TimelineRecord = keyof typeof timelineKinds
export type TimelineKind = (typeof timelineKinds)[TimelineRecord][number]
export const timelineRecords = Object.keys(timelineKinds) as TimelineRecord[]

const RIGHTS: Readonly<Record<TimelineRecord, Right>> = {
  note: 'crm:read',
  quote: 'sales:read',
  sales: 'sales:read',
  project: 'projects:read',
  invoice: 'invoices:read',
  document: 'crm:read',
}

export function isSeen(record: TimelineRecord, can: (right: Right) => boolean): boolean {
  return can(RIGHTS[record])
}

/** The last row that was shown; newest first, then by kind and id, so that rows that come meanwhile shift nothing. */
export interface Place {
  readonly at: string
  readonly kind: string
  readonly id: string
}

export const PLACE = '^[0-9TZ:.-]{20,30}~[a-z_]{1,30}~[0-9a-f-]{36}$'

export function placeText({ at, kind, id }: Place): string {
  return `${at}~${kind}~${id}`
}

export function readPlace(text: string): Place {
  const [at = '', kind = '', id = ''] = text.split('~')
  const isKnown = Object.values(timelineKinds).some((kinds) => (kinds as readonly string[]).includes(kind))
  const isPlace = isInstant(at) && isKnown && UUID.test(id)
  checkFields(isPlace ? [] : [fieldError('/after', 'invalid', 'after must be the next of an earlier answer.')])
  return { at, kind, id }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
