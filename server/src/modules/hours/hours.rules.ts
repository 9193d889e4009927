import { Problem } from '../../shared/problem.ts'

export type ApprovalStatus = 'not_required' | 'open' | 'submitted' | 'approved' | 'rejected'
export type InvoiceStatus = 'not_billable' | 'included' | 'to_invoice' | 'on_draft' | 'invoiced' | 'written_off'
export type BillingMethod = 'time_and_materials' | 'fixed_price' | 'subscription' | 'non_billable'
export type LockReason = 'invoiced' | 'draft_invoice' | 'approved' | 'written_off' | 'period_closed'

// invoice_status is the stored one, null for an entry that is about to be made.
export interface BillingFacts {
  billable: boolean
  invoice_status: InvoiceStatus | null
  project: { organization_id: string | null; person_id: string | null } | null
  service: { billing_method: BillingMethod } | null
}

export interface LockFacts {
  invoice_status: InvoiceStatus
  approval_status: ApprovalStatus
  date: string
  hours_closed_until: string | null
}

// A state that somebody put the entry in stays; the others follow from what the entry is booked on.
export function invoiceStatus({ billable, invoice_status, project, service }: BillingFacts): InvoiceStatus {
  if (invoice_status === 'on_draft' || invoice_status === 'invoiced' || invoice_status === 'written_off')
    return invoice_status
  const hasCustomer = project !== null && (project.organization_id !== null || project.person_id !== null)
  if (!billable || !hasCustomer || service?.billing_method === 'non_billable') return 'not_billable'
  if (service?.billing_method === 'fixed_price' || service?.billing_method === 'subscription') return 'included'
  return 'to_invoice'
}

export function lockReason(facts: LockFacts): LockReason | null {
  if (facts.invoice_status === 'invoiced') return 'invoiced'
  if (facts.invoice_status === 'on_draft') return 'draft_invoice'
  if (facts.approval_status === 'approved') return 'approved'
  if (facts.invoice_status === 'written_off') return 'written_off'
  if (isPeriodClosed(facts.date, facts.hours_closed_until)) return 'period_closed'
  return null
}

export function checkUnlocked(facts: LockFacts): void {
  const reason = lockReason(facts)
  if (reason !== null) throw lockedProblem(reason)
}

export function lockedProblem(reason: LockReason): Problem {
  return new Problem('hours-locked', lockDetail[reason], { lock_reason: reason })
}

export function isPeriodClosed(date: string, hoursClosedUntil: string | null): boolean {
  return hoursClosedUntil !== null && date <= hoursClosedUntil
}

const lockDetail: Record<LockReason, string> = {
  invoiced: 'This entry stands on a finalised invoice. A credit note for the whole line frees it.',
  draft_invoice: 'This entry stands on a draft invoice. Take it off the draft first.',
  approved: 'This entry is approved. Withdraw the approval first.',
  written_off: 'This entry is written off. Undo the write-off first.',
  period_closed: 'This entry lies in a closed period. Reopen the period first.',
}
