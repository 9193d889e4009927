// What somebody may be told: the same as he could read, at the moment it is asked.
import { eventTable } from '../events/kinds.ts'
import type { Right } from '../shared/rights.ts'

export interface Reader {
  readonly rights: ReadonlySet<Right>
  readonly employeeId: string | null
}

export interface Told {
  readonly kind: string
  readonly recordId: string
  /** data.object of the payload. */
  readonly object: Readonly<Record<string, unknown>>
  /** The employee that it is about has the reader for a manager. */
  readonly isManaged: boolean
}

/** A ping is only for the webhook that it tries out. */
export function mayRead({ rights, employeeId }: Reader, event: Told, webhookId?: string): boolean {
  const resource = resourceOf(event.kind)
  if (!resource) return false
  if (resource === 'webhook') return event.recordId === webhookId
  if (!rights.has(eventTable[resource].needs)) return false
  if (resource === 'document') return rights.has('invoices:read') || !isOfInvoice(event.object)
  const opens = personal[resource]
  return !opens || rights.has(opens) || event.isManaged || isOwn(event, employeeId)
}

/** Whom an event is about, where it matters whose it is. */
export function subjectOf({ kind, object }: Pick<Told, 'kind' | 'object'>): string | undefined {
  const resource = resourceOf(kind)
  const subject = resource && resource in personal ? object.employee_id : undefined
  return typeof subject === 'string' ? subject : undefined
}

type Resource = keyof typeof eventTable

/** Resources of which more than the kind of event decides who is told. */
export const lookedInto: readonly Resource[] = ['leave', 'absence', 'contract', 'document']

// What everybody sees of himself and of the people he manages, and the right that opens the others'. What was deleted no longer
// says whose it was.
const personal: Partial<Record<Resource, Right>> = { leave: 'approve_leave', absence: 'absence', contract: 'people' }
const INVOICE_PAPERS: readonly unknown[] = ['invoice_pdf', 'invoice_ubl', 'purchase_invoice']

function resourceOf(kind: string): Resource | undefined {
  const [resource = ''] = kind.split('.')
  return Object.hasOwn(eventTable, resource) ? (resource as Resource) : undefined
}

function isOfInvoice({ kind, invoice_id, purchase_invoice_id }: Told['object']): boolean {
  return INVOICE_PAPERS.includes(kind) || Boolean(invoice_id) || Boolean(purchase_invoice_id)
}

function isOwn(event: Told, employeeId: string | null): boolean {
  return employeeId !== null && subjectOf(event) === employeeId
}
