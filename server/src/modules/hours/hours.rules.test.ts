import { describe, expect, it } from 'vitest'
import { type BillingFacts, checkUnlocked, invoiceStatus, type LockFacts, lockReason } from './hours.rules.ts'

describe('the invoice status', () => {
  const facts: BillingFacts = {
    billable: true,
    invoice_status: null,
    project: { organization_id: 'o', person_id: null },
    service: { billing_method: 'time_and_materials' },
  }

  it.each<[string, Partial<BillingFacts>, string]>([
    ['billable work for a customer', {}, 'to_invoice'],
    ['a private customer', { project: { organization_id: null, person_id: 'p' } }, 'to_invoice'],
    ['a project without service', { service: null }, 'to_invoice'],
    ['a fixed price', { service: { billing_method: 'fixed_price' } }, 'included'],
    ['a subscription', { service: { billing_method: 'subscription' } }, 'included'],
    ['a service that is not billed', { service: { billing_method: 'non_billable' } }, 'not_billable'],
    ['no project', { project: null, service: null }, 'not_billable'],
    ['an internal project', { project: { organization_id: null, person_id: null } }, 'not_billable'],
    ['the wish not to bill', { billable: false, service: { billing_method: 'fixed_price' } }, 'not_billable'],
    ['a computed state, computed again', { invoice_status: 'included' }, 'to_invoice'],
    ['an entry on a draft', { invoice_status: 'on_draft', billable: false }, 'on_draft'],
    ['an invoiced entry', { invoice_status: 'invoiced', project: null }, 'invoiced'],
    ['a written-off entry', { invoice_status: 'written_off' }, 'written_off'],
  ])('of %s', (_, change, status) => expect(invoiceStatus({ ...facts, ...change })).toBe(status))
})

describe('the lock', () => {
  const free: LockFacts = {
    invoice_status: 'to_invoice',
    approval_status: 'open',
    date: '2026-03-28',
    hours_closed_until: '2026-03-27',
  }

  it.each<[Partial<LockFacts>, string | null]>([
    [{}, null],
    [{ approval_status: 'submitted' }, null],
    [{ hours_closed_until: null }, null],
    [{ hours_closed_until: '2026-03-28' }, 'period_closed'],
    [{ invoice_status: 'written_off', hours_closed_until: '2026-12-31' }, 'written_off'],
    [{ approval_status: 'approved', invoice_status: 'written_off' }, 'approved'],
    [{ approval_status: 'approved', invoice_status: 'on_draft' }, 'draft_invoice'],
    [{ approval_status: 'approved', invoice_status: 'invoiced', hours_closed_until: '2026-12-31' }, 'invoiced'],
  ])('%j gives %s', (change, reason) => expect(lockReason({ ...free, ...change })).toBe(reason))

  it('refuses by name', () => {
    expect(() => checkUnlocked(free)).not.toThrow()
    expect(() => checkUnlocked({ ...free, invoice_status: 'invoiced' })).toThrow(
      expect.objectContaining({ code: 'hours-locked', extra: { lock_reason: 'invoiced' } }),
    )
  })
})
