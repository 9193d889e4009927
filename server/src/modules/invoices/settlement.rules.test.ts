import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, subtract } from '../../shared/money.ts'
import {
  type Amounts,
  checkWriteOff,
  outstanding,
  paidAt,
  paymentStatus,
  settled,
  settlement,
} from './settlement.rules.ts'

function amounts(total: number, paid = 0, credited = 0, writtenOff = 0): Amounts {
  const [total_incl_vat, paid_amount, credited_amount, written_off_amount] = [total, paid, credited, writtenOff].map(
    (amount) => amount.toFixed(2),
  ) as [string, string, string, string]
  return { total_incl_vat, paid_amount, credited_amount, written_off_amount }
}

test.each([
  [amounts(121), '121.00', 'unpaid'],
  [amounts(121, 21), '100.00', 'partially_paid'],
  [amounts(121, 121), '0.00', 'paid'],
  [amounts(100, 110), '-10.00', 'overpaid'],
  [amounts(121, 0, 121), '0.00', 'credited'],
  [amounts(121, 0, 21), '100.00', 'partially_paid'],
  [amounts(121, 100, 21), '0.00', 'paid'],
  [amounts(121, 0, 0, 121), '0.00', 'written_off'],
  [amounts(121, 21, 0, 100), '0.00', 'written_off'],
  [amounts(0), '0.00', 'paid'],
  [amounts(0, 5), '-5.00', 'overpaid'],
  [amounts(-121), '-121.00', 'unpaid'],
  [amounts(-121, -21), '-100.00', 'partially_paid'],
  [amounts(-121, -121), '0.00', 'paid'],
  [amounts(-121, 0, -121), '0.00', 'credited'],
  [amounts(-121, -130), '9.00', 'overpaid'],
])('%o leaves %s and is %s', (given, left, status) => {
  expect([outstanding(given), paymentStatus(given)]).toEqual([left, status])
})

test('the moment of payment is kept while it is paid and forgotten when it no longer is', () => {
  const [then, now] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z']
  expect(paidAt(null, amounts(100, 99), now)).toBeNull()
  expect(paidAt(null, amounts(100, 100), now)).toBe(now)
  expect(paidAt(then, amounts(100, 110), now)).toBe(then)
  expect(paidAt(then, amounts(100, 40), now)).toBeNull()
  expect(paidAt(null, amounts(100, 0, 100), now)).toBeNull()
})

describe('a credit note', () => {
  test.each([
    ['covers an unpaid invoice', amounts(121), '-121.00', { set_off: '121.00', covers: true }],
    ['lowers what is owed', amounts(121), '-24.20', { set_off: '24.20', covers: false }],
    ['leaves the rest to be given back', amounts(121, 100), '-121.00', { set_off: '21.00', covers: true }],
    ['is wholly to be given back', amounts(121, 121), '-121.00', { set_off: '0.00', covers: false }],
    ['finds nothing on an overpaid invoice', amounts(121, 130), '-10.00', { set_off: '0.00', covers: false }],
    ['of nothing settles nothing', amounts(121), '0.00', { set_off: '0.00', covers: false }],
    ['covers what was written off', amounts(121, 0, 0, 121), '-121.00', { set_off: '121.00', covers: true }],
    ['covers a part of it', amounts(121, 0, 0, 121), '-21.00', { set_off: '21.00', covers: false }],
  ])('%s', (_name, credited, total, expected) => {
    expect(settlement(credited, total)).toMatchObject(expected)
  })

  test('never takes more than is owed nor more than it is worth', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, cents, (total, paid, credit) => {
        const invoice = amounts(total / 100, paid / 100)
        const { set_off } = settlement(invoice, (-credit / 100).toFixed(2))
        expect(Math.round(Number(set_off) * 100)).toBe(Math.max(0, Math.min(total - paid, credit)))
        const left = subtract(subtract(invoice.total_incl_vat, invoice.paid_amount), set_off)
        expect(add(left, set_off)).toBe(outstanding(invoice))
      }),
    )
  })
})

test.each([
  ['stays written off when nothing comes', amounts(121, 0, 0, 121), {}, ['121.00', 'Bankrupt', null]],
  ['falls by what is paid after all', amounts(121, 0, 0, 121), { paid_amount: '21.00' }, ['100.00', 'Bankrupt', null]],
  ['falls by what is credited', amounts(121, 21, 0, 100), { credited_amount: '40.00' }, ['60.00', 'Bankrupt', null]],
  ['is over once all is paid', amounts(121, 0, 0, 121), { paid_amount: '121.00' }, ['0.00', null, 'now']],
  ['is over once more is paid', amounts(121, 0, 0, 121), { paid_amount: '130.00' }, ['0.00', null, 'now']],
  ['is over once all is credited', amounts(121, 0, 0, 121), { credited_amount: '121.00' }, ['0.00', null, null]],
  [
    'does not rise when a payment bounces',
    amounts(121, 21, 0, 100),
    { paid_amount: '0.00' },
    ['100.00', 'Bankrupt', null],
  ],
])('what was written off %s', (_name, before, changed, expected) => {
  const after = settled({ ...before, write_off_reason: 'Bankrupt', paid_at: null }, changed, 'now')
  expect([after.written_off_amount, after.write_off_reason, after.paid_at]).toEqual(expected)
})

test('nothing is written off of a credit note', () => {
  const note = { ...amounts(-121), write_off_reason: null, paid_at: null }
  expect(settled(note, { paid_amount: '-21.00' }, 'now')).toMatchObject({ written_off_amount: '0.00', paid_at: null })
})

test('only what is still owed by a customer can be written off', () => {
  const allowed = (action: 'write_off' | 'undo_write_off', type: string) =>
    (['unpaid', 'partially_paid', 'paid', 'overpaid', 'credited', 'written_off'] as const).filter((status) => {
      try {
        checkWriteOff(action, type, status)
        return true
      } catch {
        return false
      }
    })
  expect(allowed('write_off', 'invoice')).toEqual(['unpaid', 'partially_paid'])
  expect(allowed('undo_write_off', 'invoice')).toEqual(['written_off'])
  expect(allowed('write_off', 'credit_note')).toEqual([])
})
