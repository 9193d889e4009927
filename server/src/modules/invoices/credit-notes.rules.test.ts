import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, sumOf } from '../../shared/money.ts'
import { vatBreakdown } from '../../shared/vat.ts'
import {
  type CreditableLine,
  checkCreditable,
  isNothing,
  leftOf,
  negated,
  partFaults,
  partOf,
  withRestOfVat,
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
    expect(faults({ quantity: 3.000001 })).toEqual(['/lines/2/quantity exceeds_left'])
    expect(faults({ amount: 300.01 })).toEqual(['/lines/2/amount exceeds_left'])
    expect(faults({ amount: 0 })).toEqual(['/lines/2/amount exceeds_left'])
    expect(faults({ amount: -1 })).toEqual(['/lines/2/amount exceeds_left'])
    expect(faults({ amount: 1, quantity: 1 })).toEqual(['/lines/2/amount either'])
    expect(faults({}, line({ credited_quantity: '-5', credited_amount: '-500' }))).toEqual([
      '/lines/2/line_id credited',
    ])
    expect(faults({ amount: -10 }, line({ quantity: '-1', amount: '-10.00' }))).toEqual([])
  })
})

test('a part costs nothing once the cents of the line have run out', () => {
  const crumbs = line({
    quantity: '10.000000',
    amount: '0.06',
    credited_quantity: '-6.000000',
    credited_amount: '-0.06',
  })
  expect(partOf(crumbs, { quantity: 1 })).toEqual({ quantity: '1.000000', amount: '0.00' })
  const discount = line({ quantity: '-10', amount: '-0.06', credited_quantity: '6', credited_amount: '0.06' })
  expect(partOf(discount, { quantity: -1 })).toEqual({ quantity: '-1.000000', amount: '0.00' })
})

describe('the VAT of credit notes', () => {
  const at = (amount: string, vat_percentage = '21.00') => ({
    ...{ amount, vat_percentage, vat_category: 'S' as const, exemption_reason: null },
  })
  const vatOf = (groups: readonly { vat_amount: string }[]) => groups.map(({ vat_amount }) => vat_amount)

  test('is the rest of what was charged for those that take the last of a group', () => {
    const charged = vatBreakdown([at('10.07'), at('10.07'), at('10.07')])
    const part = vatBreakdown([at('-10.07')])
    expect(vatOf([...charged, ...part])).toEqual(['6.34', '-2.11'])
    const open = [{ vat_category: 'S' as const, vat_percentage: '21.00' }]
    expect(vatOf(withRestOfVat(part, { groups: charged, open }))).toEqual(['-2.11'])
    expect(vatOf(withRestOfVat(part, { groups: [...charged, ...part, ...part], open: [] }))).toEqual(['-2.12'])
  })

  test('never makes us a claim out of rounding', () => {
    const charged = [...vatBreakdown([at('0.04')]), ...vatBreakdown([at('-0.03')])]
    const last = vatBreakdown([at('-0.01')])
    expect(vatOf(charged)).toEqual(['0.01', '-0.01'])
    expect(vatOf(withRestOfVat(last, { groups: charged, open: [] }))).toEqual(['0.00'])
    const given = [{ ...charged[0]!, vat_amount: '-0.03' }]
    expect(vatOf(withRestOfVat(last, { groups: given, open: [] }))).toEqual(['0.00'])
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
