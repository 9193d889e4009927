import { expect, test } from 'vitest'
import { monthOf, shiftMonth } from './months.ts'

test('a month has its first and its last day, and all between', () => {
  expect(monthOf('2028-02')).toMatchObject({ first: '2028-02-01', last: '2028-02-29' })
  expect(monthOf('2026-12').days).toHaveLength(31)
})

test('after December comes January', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2027-01', -1)).toBe('2026-12')
})
