import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add } from '../../../shared/money.ts'
import { Problem } from '../../../shared/problem.ts'
import { netAmount } from '../../../shared/vat.ts'
import { chosenLines, readLines, takenServices } from './lines.rules.ts'
import {
  checkAction,
  checkCanBeSent,
  checkStillValid,
  datesToSend,
  type QuoteStatus,
  quoteActions,
  quoteNumber,
  quoteStatuses,
  quoteSums,
  quoteTransitions,
} from './quotes.rules.ts'

const cents = fc
  .integer({ min: 0, max: 99_999_999 })
  .map((count) => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`)
const line = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('service', 'service', 'text'),
  amount: cents,
  rate: fc.constantFrom('21.00', '9.00', null),
  is_optional: fc.boolean(),
  is_selected: fc.boolean(),
})
const lines = fc.uniqueArray(line, { maxLength: 12, selector: ({ id }) => id }).map((all) =>
  all.map(({ rate, ...one }) => ({
    ...one,
    ...(one.kind === 'text' ? { amount: '0.00', is_optional: false } : {}),
    is_selected: one.is_selected || !one.is_optional || one.kind === 'text',
    vat_category: rate && one.kind === 'service' ? ('S' as const) : null,
    vat_percentage: one.kind === 'service' ? rate : null,
    exemption_reason: null,
  })),
)

test('an action is possible in the states of its table and in no other', () => {
  fc.assert(
    fc.property(fc.constantFrom(...quoteStatuses), fc.constantFrom(...quoteActions), (status, action) => {
      const isAllowed = (quoteTransitions[action] as readonly QuoteStatus[]).includes(status)
      if (isAllowed) checkAction(status, action)
      else expect(() => checkAction(status, action)).toThrow(Problem)
    }),
  )
})

test('nothing leads on from what was accepted but its project', () => {
  expect(quoteActions.filter((action) => (quoteTransitions[action] as readonly string[]).includes('accepted'))).toEqual(
    ['make_project'],
  )
})

describe('the sums', () => {
  test('are those of what counts, whatever the options', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const sums = quoteSums(all)
        const counted = all.filter(({ is_selected }) => is_selected)
        expect(sums.total_excl_vat).toBe(add('0.00', ...counted.map(({ amount }) => amount)))
        expect(sums.total_incl_vat).toBe(add(sums.total_excl_vat, sums.total_vat))
        expect(sums.total_vat).toBe(add('0.00', ...sums.vat_breakdown.map(({ vat_amount }) => vat_amount)))
        expect(quoteSums(counted)).toEqual(sums)
      }),
    )
  })

  test('grow by exactly the options that are chosen', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const options = all.filter(({ is_optional }) => is_optional)
        const [none, every] = [
          chosenLines(all, []),
          chosenLines(
            all,
            options.map(({ id }) => id.toUpperCase()),
          ),
        ]
        const more = add('0.00', ...options.map(({ amount }) => amount))
        expect(quoteSums(every).total_excl_vat).toBe(add(quoteSums(none).total_excl_vat, more))
        expect(chosenLines(all, undefined)).toEqual(all)
        expect(none.filter((one) => !one.is_optional)).toEqual(all.filter((one) => !one.is_optional))
      }),
    )
  })

  test('refuse a choice that is no option', () => {
    fc.assert(
      fc.property(lines, (all) => {
        for (const { id } of all.filter((one) => !one.is_optional))
          expect(() => chosenLines(all, [id])).toThrow(expect.objectContaining({ code: 'invalid-reference' }))
      }),
    )
  })
})

test('a project needs a service that was taken', () => {
  const text = { id: 'a', kind: 'text', is_optional: false, is_selected: true }
  const option = { id: 'b', kind: 'service', is_optional: true, is_selected: false }
  expect(() => takenServices([text, option])).toThrow('No service')
  expect(takenServices([text, { ...option, is_selected: true }])).toHaveLength(1)
})

describe('days', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((one) => one.toISOString().slice(0, 10))
  test('a quote is valid through its last day, and beyond it only for whoever means it', () => {
    fc.assert(
      fc.property(day, day, fc.boolean(), (validUntil, today, isConfirmed) => {
        const check = () => checkStillValid({ validUntil, today, isConfirmed })
        if (today <= validUntil || isConfirmed) check()
        else expect(check).toThrow(expect.objectContaining({ code: 'invalid-transition' }))
      }),
    )
  })

  test('what nobody chose is today, and 30 days', () => {
    expect(datesToSend({ quote_date: null, valid_until: null }, '2026-02-10')).toEqual({
      quote_date: '2026-02-10',
      valid_until: '2026-03-12',
    })
  })

  test('what keeps a quote from being sent is named all at once', () => {
    const facts = { quote_date: '2026-02-10', valid_until: '2026-02-09', today: '2026-02-10', hasCustomer: false }
    const refused = { lines: [{ kind: 'text', vat_rate_id: null }], ...facts }
    try {
      checkCanBeSent(refused)
      expect.unreachable()
    } catch (error) {
      const { errors } = (error as Problem).extra as { errors: { pointer: string }[] }
      expect(errors.map(({ pointer }) => pointer)).toEqual(['/valid_until', '/organization_id', '/lines'])
    }
  })
})

test('lines are read in their order, and worth what they say', () => {
  const sent = fc.record({
    name: fc.constant('Advice'),
    quantity: fc.integer({ min: 0, max: 10_000_000 }).map((count) => count / 1000),
    unit_price: fc.integer({ min: 0, max: 100_000_000 }).map((count) => count / 10_000),
    discount_percentage: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(fc.array(sent, { maxLength: 8 }), (all) => {
      let made = 0
      const read = readLines(all, [], () => String(++made))
      expect(read.map(({ id, position }) => [id, position])).toEqual(all.map((_, i) => [String(i + 1), i]))
      read.forEach((one, i) => {
        const { quantity, unit_price, discount_percentage } = all[i]!
        expect(one.amount).toBe(netAmount(String(quantity), String(unit_price), String(discount_percentage)))
      })
    }),
  )
})

test('a line cannot be named twice', () => {
  const named = { id: 'a', name: 'Advice', unit_price: 1 }
  expect(() => readLines([named, named], ['a'], () => 'b')).toThrow(
    expect.objectContaining({ code: 'invalid-reference' }),
  )
})

test('numbers have their year and at least four digits', () => {
  expect([quoteNumber(2026, 7), quoteNumber(2026, 12_345)]).toEqual(['Q2026-0007', 'Q2026-12345'])
})
