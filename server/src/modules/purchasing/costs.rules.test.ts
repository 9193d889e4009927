import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BillingFacts,
  billingStatus,
  type CostPlace,
  checkCostPlace,
  checkCostUnlocked,
  checkWriteOff,
  costPrices,
  type PlaceFacts,
  takesMore,
} from './costs.rules.ts'

const code = (name: string) => expect.objectContaining({ code: name })

describe('prices', () => {
  it('are the cost itself, the cost with a mark-up, or what was agreed', () => {
    expect(costPrices({ unit_cost: 100 })).toEqual({
      quantity: '1.0000',
      unit_cost: '100.00',
      markup_percentage: null,
      unit_price: '100.00',
      cost_amount: '100.00',
      sales_amount: '100.00',
    })
    expect(costPrices({ quantity: 2.5, unit_cost: 9.99, markup_percentage: 15 })).toMatchObject({
      unit_price: '11.49',
      cost_amount: '24.98',
      sales_amount: '28.73',
    })
    expect(costPrices({ quantity: 3, unit_cost: 10, unit_price: 8 })).toMatchObject({
      markup_percentage: null,
      sales_amount: '24.00',
    })
  })

  it('come from one of the two', () => {
    expect(() => costPrices({ unit_cost: 1, markup_percentage: 0, unit_price: 1 })).toThrow(code('validation-error'))
    expect(costPrices({ unit_cost: 1, markup_percentage: null, unit_price: 2 }).unit_price).toBe('2.00')
  })

  it('follow the mark-up until a price is agreed', () => {
    const marked = costPrices({ unit_cost: 100, markup_percentage: 10 })
    expect(costPrices({ unit_cost: 200 }, marked)).toMatchObject({ unit_price: '220.00', markup_percentage: '10.00' })
    expect(costPrices({ quantity: 2 }, marked)).toMatchObject({ unit_price: '110.00', sales_amount: '220.00' })
    const agreed = costPrices({ unit_price: 150 }, marked)
    expect(agreed).toMatchObject({ unit_price: '150.00', markup_percentage: null })
    expect(costPrices({ unit_cost: 200 }, agreed)).toMatchObject({ unit_cost: '200.00', unit_price: '150.00' })
    expect(costPrices({ markup_percentage: null }, marked)).toMatchObject({
      unit_price: '110.00',
      markup_percentage: null,
    })
  })

  it('stay below the bound', () => {
    for (const sent of [
      { quantity: 1000, unit_cost: 1_000_000 },
      { unit_cost: 999_999_999, markup_percentage: 1 },
      { quantity: 11, unit_cost: 0, unit_price: 99_999_999 },
    ])
      expect(() => costPrices(sent)).toThrow(code('validation-error'))
  })

  it('are those of a model in whole numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 0, max: 30_000 }),
        (quantity, unitCost, markup) => {
          const prices = costPrices({
            quantity: quantity / 10_000,
            unit_cost: unitCost / 100,
            markup_percentage: markup / 100,
          })
          const price = rounded(BigInt(unitCost) * BigInt(10_000 + markup), 10_000n)
          expect([prices.unit_price, prices.cost_amount, prices.sales_amount].map(cents)).toEqual([
            price,
            rounded(BigInt(quantity) * BigInt(unitCost), 10_000n),
            rounded(BigInt(quantity) * price, 10_000n),
          ])
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('the invoice status', () => {
  const facts: BillingFacts = { billable: true, organization_id: 'o', person_id: null, billing_method: null }

  it.each<[string, Partial<BillingFacts>, string]>([
    ['a cost for a customer', {}, 'to_invoice'],
    ['a private customer', { organization_id: null, person_id: 'p' }, 'to_invoice'],
    ['a fixed price', { billing_method: 'fixed_price' }, 'to_invoice'],
    ['a subscription', { billing_method: 'subscription' }, 'to_invoice'],
    ['a service that is not billed', { billing_method: 'non_billable' }, 'not_billable'],
    ['an internal project', { organization_id: null, person_id: null }, 'not_billable'],
    ['the wish not to bill', { billable: false }, 'not_billable'],
  ])('of %s', (_, change, status) => expect(billingStatus({ ...facts, ...change })).toBe(status))
})

describe('the place', () => {
  const cost: CostPlace = { project_id: 'p', service_id: 's', employee_id: 'e', vat_rate_id: 'v', date: '2026-03-02' }
  const facts: PlaceFacts = {
    project: { status: 'active', company_profile_id: 'c' },
    service: { project_id: 'p', status: 'open' },
    employee: { employment_start: '2026-03-02', employment_end: '2026-03-02', is_deactivated: false },
    vat_rate: { company_profile_id: 'c' },
  }
  const employee = facts.employee!

  it.each<[string, Partial<PlaceFacts>, string]>([
    ['a closed project', { project: { status: 'closed', company_profile_id: 'c' } }, 'project-closed'],
    ['an archived project', { project: { status: 'archived', company_profile_id: 'c' } }, 'project-archived'],
    ['a closed service', { service: { project_id: 'p', status: 'closed' } }, 'service-closed'],
    ['a service of another project', { service: { project_id: 'q', status: 'open' } }, 'validation-error'],
    ['a VAT rate of another profile', { vat_rate: { company_profile_id: 'd' } }, 'validation-error'],
    ['somebody who left', { employee: { ...employee, employment_end: '2026-03-01' } }, 'employee-inactive'],
    ['somebody still to come', { employee: { ...employee, employment_start: '2026-03-03' } }, 'employee-inactive'],
    ['somebody deactivated', { employee: { ...employee, is_deactivated: true } }, 'employee-inactive'],
  ])('is refused: %s', (_, change, problem) => {
    expect(() => checkCostPlace(cost, { ...facts, ...change })).toThrow(code(problem))
  })

  it('takes the first and the last day of an employee', () => {
    expect(() => checkCostPlace(cost, facts)).not.toThrow()
  })

  it('closed afterwards stops a move to it, nothing else', () => {
    const later: PlaceFacts = {
      ...facts,
      service: { project_id: 'p', status: 'closed' },
      employee: { ...employee, is_deactivated: true },
    }
    expect(() => checkCostPlace(cost, later, cost)).not.toThrow()
    expect(() => checkCostPlace(cost, later, { ...cost, service_id: null })).toThrow(code('service-closed'))
    expect(() => checkCostPlace(cost, later, { ...cost, date: '2026-03-01' })).toThrow(code('employee-inactive'))
  })
})

it('is locked on an invoice and when written off', () => {
  for (const status of ['not_billable', 'to_invoice'] as const) expect(() => checkCostUnlocked(status)).not.toThrow()
  for (const status of ['on_draft', 'invoiced', 'written_off'] as const)
    expect(() => checkCostUnlocked(status)).toThrow(code('cost-locked'))
})

it('is written off only while it could be invoiced', () => {
  expect(() => checkWriteOff('write_off', 'to_invoice')).not.toThrow()
  expect(() => checkWriteOff('undo_write_off', 'written_off')).not.toThrow()
  for (const status of ['not_billable', 'on_draft', 'invoiced', 'written_off'] as const)
    expect(() => checkWriteOff('write_off', status)).toThrow(code('invalid-transition'))
})

it('takes more of a purchase invoice when it is linked or dearer', () => {
  const cost = { purchase_invoice_id: 'i', cost_amount: '10.00' }
  expect(takesMore(cost, null)).toBe(true)
  expect(takesMore(cost, { ...cost, purchase_invoice_id: null })).toBe(true)
  expect(takesMore(cost, { ...cost, cost_amount: '9.99' })).toBe(true)
  expect(takesMore(cost, cost)).toBe(false)
  expect(takesMore({ ...cost, purchase_invoice_id: null }, cost)).toBe(false)
})

function rounded(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n)
}

function cents(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}
