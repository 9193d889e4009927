import { describe, expect, it } from 'vitest'
import {
  checkInvoicedService,
  checkServiceBilling,
  checkServiceProject,
  type ServiceBilling,
  serviceStatusChange,
} from './service.rules.ts'

const timeAndMaterials: ServiceBilling = {
  billing_method: 'time_and_materials',
  price: null,
  cycle: null,
  start_date: null,
  end_date: null,
}
const fixedPrice: ServiceBilling = { ...timeAndMaterials, billing_method: 'fixed_price', price: '5000.00' }
const subscription: ServiceBilling = {
  ...fixedPrice,
  billing_method: 'subscription',
  cycle: 'month',
  start_date: '2026-01-01',
}
const nonBillable: ServiceBilling = { ...timeAndMaterials, billing_method: 'non_billable' }

const refusedAt = (...pointers: string[]) =>
  expect.objectContaining({
    code: 'validation-error',
    extra: { errors: pointers.map((pointer) => expect.objectContaining({ pointer })) },
  })

describe('the billing of a service', () => {
  it.each([timeAndMaterials, fixedPrice, subscription, nonBillable, { ...fixedPrice, price: '0.00' }])(
    'accepts %j',
    (service) => {
      expect(() => checkServiceBilling(service)).not.toThrow()
    },
  )

  it.each<[string[], ServiceBilling]>([
    [['/price'], { ...fixedPrice, price: null }],
    [['/price'], { ...timeAndMaterials, price: '1.00' }],
    [['/price'], { ...nonBillable, price: '0.00' }],
    [['/cycle'], { ...fixedPrice, cycle: 'month' }],
    [['/price', '/cycle', '/start_date'], { ...timeAndMaterials, billing_method: 'subscription' }],
    [['/price', '/cycle'], { ...subscription, billing_method: 'time_and_materials' }],
    [['/end_date'], { ...subscription, end_date: '2025-12-31' }],
  ])('points at %j in %j', (pointers, service) => {
    expect(() => checkServiceBilling(service)).toThrow(refusedAt(...pointers))
  })
})

describe('what is invoiced', () => {
  const invoiced = { is_invoiced: true, invoiced_amount: '2000.00' }

  it('fixes the billing method and the cycle', () => {
    const frozen = expect.objectContaining({ code: 'service-invoiced' })
    expect(() => checkInvoicedService(fixedPrice, timeAndMaterials, invoiced)).toThrow(frozen)
    expect(() => checkInvoicedService(subscription, { ...subscription, cycle: 'year' }, invoiced)).toThrow(frozen)
    expect(() =>
      checkInvoicedService(fixedPrice, timeAndMaterials, { is_invoiced: false, invoiced_amount: '0.00' }),
    ).not.toThrow()
  })

  it('is the least a fixed price can be', () => {
    expect(() => checkInvoicedService(fixedPrice, { ...fixedPrice, price: '2000.00' }, invoiced)).not.toThrow()
    expect(() => checkInvoicedService(fixedPrice, { ...fixedPrice, price: '1999.99' }, invoiced)).toThrow(
      expect.objectContaining({ code: 'price-below-invoiced', extra: { invoiced_amount: 2000 } }),
    )
    expect(() => checkInvoicedService(subscription, { ...subscription, price: '1.00' }, invoiced)).not.toThrow()
  })
})

describe('the status of a service', () => {
  it('closes and opens, and says so when it closes', () => {
    expect(serviceStatusChange('open', 'closed')).toEqual({ set: { status: 'closed' }, event: 'service.closed' })
    expect(serviceStatusChange('closed', 'open')).toEqual({ set: { status: 'open' }, event: null })
    expect(serviceStatusChange('closed', 'closed')).toEqual({ set: {}, event: null })
    expect(serviceStatusChange('open', 'open')).toEqual({ set: {}, event: null })
  })

  it('and all else is at rest unless the project is active', () => {
    expect(() => checkServiceProject({ status: 'active' })).not.toThrow()
    expect(() => checkServiceProject({ status: 'closed' })).toThrow(expect.objectContaining({ code: 'project-closed' }))
    expect(() => checkServiceProject({ status: 'archived' })).toThrow(
      expect.objectContaining({ code: 'project-archived' }),
    )
  })
})
