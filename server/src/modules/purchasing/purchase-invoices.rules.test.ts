import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkAllocation,
  checkCostsReleasable,
  checkMayApprove,
  checkNotProcessed,
  checkPurchaseDates,
  dueDate,
  entryNumber,
  type PurchaseInvoiceStatus,
  paidOn,
  purchaseTotals,
  statusEvent,
} from './purchase-invoices.rules.ts'

const code = (name: string) => expect.objectContaining({ code: name })

describe('totals', () => {
  it('take VAT once per rate', () => {
    const three = Array.from({ length: 3 }, () => ({ amount: 10.07, vat_percentage: 21 }))
    expect(purchaseTotals(three)).toEqual({ total_excl_vat: '30.21', total_vat: '6.34', total_incl_vat: '36.55' })
    const mixed = [
      { amount: 1234.56, vat_percentage: 21 },
      { amount: 49.99, vat_percentage: 9 },
      { amount: 99.95, vat_percentage: 21 },
    ]
    expect(purchaseTotals(mixed)).toEqual({
      total_excl_vat: '1384.50',
      total_vat: '284.75',
      total_incl_vat: '1669.25',
    })
  })

  it('are those of a model in whole cents', () => {
    const line = fc.record({
      cents: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
      hundredths: fc.oneof(fc.constantFrom(0, 900, 2100), fc.integer({ min: 0, max: 10_000 })),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 200 }), (lines) => {
        const sent = lines.map(({ cents, hundredths }) => ({ amount: cents / 100, vat_percentage: hundredths / 100 }))
        const excl = sum(lines.map(({ cents }) => BigInt(cents)))
        const groups = Map.groupBy(lines, ({ hundredths }) => hundredths)
        const vat = sum(
          [...groups].map(([rate, members]) =>
            rounded(sum(members.map(({ cents }) => BigInt(cents))) * BigInt(rate), 10_000n),
          ),
        )
        const totals = purchaseTotals(sent)
        expect([totals.total_excl_vat, totals.total_vat, totals.total_incl_vat].map(cents)).toEqual([
          excl,
          vat,
          excl + vat,
        ])
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the status', () => {
  const all: PurchaseInvoiceStatus[] = ['received', 'approved', 'rejected', 'paid']
  const allowed: Partial<Record<`${PurchaseInvoiceStatus} ${PurchaseInvoiceStatus}`, string | null>> = {
    'received approved': 'purchaseinvoice.approved',
    'received rejected': 'purchaseinvoice.rejected',
    'received paid': 'purchaseinvoice.paid',
    'approved rejected': 'purchaseinvoice.rejected',
    'approved paid': 'purchaseinvoice.paid',
    'rejected received': null,
    'paid approved': 'purchaseinvoice.approved',
  }
  const pairs = all.flatMap((from) => all.map((to) => [from, to] as const))

  it.each(pairs)('from %s to %s', (from, to) => {
    const known = allowed[`${from} ${to}`]
    if (from === to) expect(statusEvent(from, to)).toBeNull()
    else if (known === undefined) expect(() => statusEvent(from, to)).toThrow(code('invalid-transition'))
    else expect(statusEvent(from, to)).toBe(known)
  })

  it.each(pairs)('from %s to %s asks for the right only where it approves', (from, to) => {
    const isApproval = from === 'received' && (to === 'approved' || to === 'paid')
    expect(() => checkMayApprove(from, to, true)).not.toThrow()
    const attempt = expect(() => checkMayApprove(from, to, false))
    if (isApproval) attempt.toThrow(code('forbidden'))
    else attempt.not.toThrow()
  })

  it('freezes what was approved, until it is taken back', () => {
    for (const status of ['approved', 'paid'] as const) {
      expect(() => checkNotProcessed(status, status, ['note', 'paid_on', 'status'])).not.toThrow()
      expect(() => checkNotProcessed(status, status, ['note', 'number'])).toThrow(code('purchase-invoice-processed'))
    }
    expect(() => checkNotProcessed('paid', 'approved', ['lines'])).toThrow(code('purchase-invoice-processed'))
    expect(() => checkNotProcessed('approved', 'rejected', ['lines'])).not.toThrow()
    expect(() => checkNotProcessed('received', 'approved', ['lines'])).not.toThrow()
  })

  it('goes with a day of payment', () => {
    expect(paidOn('received', undefined)).toBeNull()
    expect(paidOn('paid', '2026-03-02')).toBe('2026-03-02')
    expect(paidOn('paid', undefined, '2026-03-02')).toBe('2026-03-02')
    expect(paidOn('approved', undefined, '2026-03-02')).toBeNull()
    expect(() => paidOn('paid', undefined)).toThrow(code('validation-error'))
    expect(() => paidOn('paid', null, '2026-03-02')).toThrow(code('validation-error'))
    expect(() => paidOn('approved', '2026-03-02')).toThrow(code('validation-error'))
  })
})

it('is to be paid within thirty days, and not before it was written', () => {
  expect(dueDate('2026-01-31')).toBe('2026-03-02')
  expect(() => checkPurchaseDates({ invoice_date: '2026-03-02', due_date: '2026-03-02' })).not.toThrow()
  expect(() => checkPurchaseDates({ invoice_date: '2026-03-02', due_date: '2026-03-01' })).toThrow(
    code('validation-error'),
  )
})

it('bounds the costs booked from it', () => {
  expect(() => checkAllocation('500.00', '500.00')).not.toThrow()
  expect(() => checkAllocation('0.00', '-500.00')).not.toThrow()
  for (const total of ['499.99', '0.00', '-500.00'])
    expect(() => checkAllocation('500.00', total)).toThrow(code('cost-exceeds-purchase-invoice'))
})

it('is kept by its costs while they stand on an invoice to a customer', () => {
  const costs = (...statuses: string[]) => statuses.map((invoice_status, i) => ({ id: `c${i}`, invoice_status }))
  expect(() => checkCostsReleasable(costs('to_invoice', 'not_billable', 'written_off'))).not.toThrow()
  for (const status of ['on_draft', 'invoiced'])
    expect(() => checkCostsReleasable(costs('to_invoice', status))).toThrow(
      expect.objectContaining({ code: 'cost-locked', extra: { cost_ids: ['c1'] } }),
    )
})

it('has a number that can outgrow its width', () => {
  expect([7, 123_456].map(entryNumber)).toEqual(['PI00007', 'PI123456'])
})

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}

function rounded(dividend: bigint, divisor: bigint): bigint {
  const size = ((dividend < 0n ? -dividend : dividend) * 2n + divisor) / (divisor * 2n)
  return dividend < 0n ? -size : size
}

function cents(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}
