import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from '../../../shared/money.ts'
import { budgetMinutes, hourlyRate, serviceOf, type TakenLine } from './services.rules.ts'

const LINE: TakenLine = {
  name: 'Advice',
  description: null,
  billing_method: 'time_and_materials',
  cycle: null,
  quantity: '40.000000',
  unit: 'hour',
  unit_price: '110.0000',
  discount_percentage: '10.00',
  amount: '3960.00',
  vat_rate_id: 'r',
  estimated_minutes: null,
}

describe('a service', () => {
  test('by the hour has the rate after discount, and what was offered as budget', () => {
    expect(serviceOf(LINE, '2026-12-01')).toEqual({
      name: 'Advice',
      description: null,
      billing_method: 'time_and_materials',
      vat_rate_id: 'r',
      hourly_rate: 99,
      budget_amount: 3960,
      budget_minutes: 2400,
    })
  })

  test('for a fixed price has the price', () => {
    const fixed = serviceOf(
      { ...LINE, billing_method: 'fixed_price', unit: 'piece', estimated_minutes: 600 },
      '2026-12-01',
    )
    expect(fixed).toMatchObject({ price: 3960, budget_minutes: 600 })
    expect(fixed).not.toHaveProperty('hourly_rate')
  })

  test('by subscription begins with the project', () => {
    const monthly = serviceOf({ ...LINE, billing_method: 'subscription', cycle: 'month' }, '2026-12-01')
    expect(monthly).toMatchObject({ price: 3960, cycle: 'month', start_date: '2026-12-01' })
  })

  test('that is not billed has no price', () => {
    expect(serviceOf({ ...LINE, billing_method: 'non_billable' }, '2026-12-01')).not.toHaveProperty('price')
  })
})

test('of anything but hours the estimate makes the rate, without one there is none', () => {
  expect(hourlyRate({ ...LINE, unit: null, estimated_minutes: 2400 })).toBe('99.00')
  expect(hourlyRate({ ...LINE, unit: null })).toBeNull()
  expect(hourlyRate({ ...LINE, unit: 'day', estimated_minutes: 2400 })).toBe('99.00')
  expect(hourlyRate({ ...LINE, unit: 'day' })).toBeNull()
  expect(hourlyRate({ ...LINE, unit: 'day', estimated_minutes: 0 })).toBeNull()
})

test('a rate is never above the price, and an estimate beats the hours that were offered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.nat(100_000),
      (price, discount, minutes) => {
        const line = {
          ...LINE,
          unit_price: `${price}.0000`,
          discount_percentage: `${discount}.00`,
          estimated_minutes: minutes,
        }
        expect(compare(hourlyRate(line)!, line.unit_price)).toBeLessThanOrEqual(0)
        expect(budgetMinutes(line)).toBe(minutes)
      },
    ),
  )
})
