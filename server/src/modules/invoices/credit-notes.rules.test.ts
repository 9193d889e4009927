import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, sumOf } from '../../shared/money.ts'
import {
  type CreditableLine,
  checkCreditable,
  isNothing,
  leftOf,
  negated,
  partFaults,
  partOf,
} from './credit-notes.rules.ts'

const line = (values: Partial<CreditableLine> = {}): CreditableLine => ({
  ...{
    id: 'l',
    quantity: '5.000000',
    amount: '500.00',
    credited_quantity: '0.000000',
    credited_amount: '0.00',
    ...values,
  },
})
const half = line({ credited_quantity: '-2.000000', credited_amount: '-200.00' })

test('only a final invoice is credited', () => {
  expect(() => checkCreditable({ type: 'invoice', status: 'finalised' })).not.toThrow()
  expect(() => checkCreditable({ type: 'invoice', status: 'draft' })).toThrow('invoice-not-finalised')
  expect(() => checkCreditable({ type: 'credit_note', status: 'finalised' })).toThrow('invalid-transition')
})

describe('a part of a line', () => {
  test('is all that is left, unless said otherwise', () => {
    expect(partOf(half, {})).toEqual({ quantity: '3.000000', amount: '300.00' })
    expect(partOf(half, { quantity: 1 })).toEqual({ quantity: '1.000000', amount: '100.00' })
    expect(partOf(half, { amount: 50 })).toEqual({ quantity: '0.500000', amount: '50.00' })
    expect(partOf(half, { amount: 300 })).toEqual({ quantity: '3.000000', amount: '300.00' })
    expect(negated(partOf(half, { quantity: 3 }))).toEqual({ quantity: '-3.000000', amount: '-300.00' })
  })

  test('is never more than is left', () => {
    const faults = (wanted: object, of = half) =>
      partFaults(of, { line_id: 'l', ...wanted }, 2).map(({ pointer, code }) => `${pointer} ${code}`)
    expect(faults({ quantity: 3 })).toEqual([])
    expect(faults({ quantity: 3.000001 })).toEqual(['/lines/2/quantity exceeds-left'])
    expect(faults({ amount: 300.01 })).toEqual(['/lines/2/amount exceeds-left'])
    expect(faults({ amount: 0 })).toEqual(['/lines/2/amount exceeds-left'])
    expect(faults({ amount: -1 })).toEqual(['/lines/2/amount exceeds-left'])
    expect(faults({ amount: 1, quantity: 1 })).toEqual(['/lines/2/amount either'])
    expect(faults({}, line({ credited_quantity: '-5', credited_amount: '-500' }))).toEqual([
      '/lines/2/line_id credited',
    ])
    expect(faults({ amount: -10 }, line({ quantity: '-1', amount: '-10.00' }))).toEqual([])
  })
})

test('parts, however chosen, add up to the line and not beyond', () => {
  const share = fc.record({ by: fc.constantFrom('quantity', 'amount'), percent: fc.integer({ min: 1, max: 100 }) })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.array(share, { maxLength: 8 }),
      (micro, cents, shares) => {
        let now = line({ quantity: sumOf([(micro / 1e6).toFixed(6)], 6), amount: (cents / 100).toFixed(2) })
        for (const { by, percent } of [...shares, { by: 'amount', percent: 100 }]) {
          const left = leftOf(now)
          if (isNothing(left)) break
          const decimals = by === 'quantity' ? 6 : 2
          const wanted = Number(((Number(left[by as 'amount']) * percent) / 100).toFixed(decimals))
          if (percent < 100 && (wanted === 0 || wanted > Number(left[by as 'amount']))) continue
          const { quantity, amount } = negated(partOf(now, percent === 100 ? {} : { [by]: wanted }))
          now = {
            ...now,
            credited_quantity: sumOf([now.credited_quantity, quantity], 6),
            credited_amount: add(now.credited_amount, amount),
          }
          expect(Number(leftOf(now).quantity)).toBeGreaterThanOrEqual(0)
          expect(Number(leftOf(now).amount)).toBeGreaterThanOrEqual(0)
        }
        expect(isNothing(leftOf(now))).toBe(true)
      },
    ),
  )
})
