import { expect, test } from 'vitest'
import { amountOf, dayOf, flagOf, minutesOf, notationOf, timeOf } from './cells.rules.ts'

test.each([
  ['2026-01-31', '2026-01-31'],
  ['2026-01-31T09:00:00', '2026-01-31'],
  ['31-1-2026', '2026-01-31'],
  ['31/01/26', '2026-01-31'],
  ['31.1.2026 09:30', '2026-01-31'],
  ['31 jan. 2026', '2026-01-31'],
  ['za 31 januari 2026', '2026-01-31'],
  ['1 March 2026', '2026-03-01'],
  ['31-2-2026', null],
  ['tomorrow', null],
])('the day %s is %s', (cell, day) => {
  expect(dayOf(cell, { day_order: 'dmy' })).toBe(day)
})

test('where the month comes first it is read first', () => {
  expect(dayOf('1/31/2026', { day_order: 'mdy' })).toBe('2026-01-31')
  expect(dayOf('1/31/2026', { day_order: 'dmy' })).toBeNull()
})

test.each([
  ['1:30', 90],
  ['1,5', 90],
  ['1.5', 90],
  [1.5, 90],
  ['90m', 90],
  ['90 min', 90],
  ['1u30', 90],
  ['1h 30m', 90],
  ['7,75 uur', 465],
  ['0:05', 5],
  ['long', null],
  ['1:75', null],
])('the duration %s is %s minutes', (cell, minutes) => {
  expect(minutesOf(cell)).toBe(minutes)
})

test.each([
  ['1.234,56', 'comma', 1234.56],
  ['1,234.56', 'point', 1234.56],
  ['€ 1.234,56', 'comma', 1234.56],
  ['1234', 'comma', 1234],
  ['1.234', 'comma', 1234],
  ['1.234', 'point', 1.234],
  ['-12,50', 'comma', -12.5],
  ['12,50', 'point', null],
  [12.5, 'comma', 12.5],
  ['twelve', 'comma', null],
] as const)('the amount %s with a %s is %s', (cell, decimal_mark, amount) => {
  expect(amountOf(cell, { decimal_mark })).toBe(amount)
})

test.each([
  ['9:30', 570],
  ['09.30', 570],
  ['2026-01-31 14:05', 845],
  ['25:00', null],
])('the time %s is minute %s of the day', (cell, minute) => {
  expect(timeOf(cell)).toBe(minute)
})

test.each([
  ['ja', true],
  ['Nee', false],
  [true, true],
  ['perhaps', null],
])('%s is %s', (cell, flag) => {
  expect(flagOf(cell)).toBe(flag)
})

test('how a file writes numbers and days is seen from its cells', () => {
  expect(notationOf(['1,50', '31-1-2026', null, 3])).toEqual({ decimal_mark: 'comma', day_order: 'dmy' })
  expect(notationOf(['1,234.50', '1/31/2026'])).toEqual({ decimal_mark: 'point', day_order: 'mdy' })
  expect(notationOf([])).toEqual({ decimal_mark: 'comma', day_order: 'dmy' })
})
