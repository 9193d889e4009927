import { expect, test } from 'vitest'
import { labelStep, lineParts, ticksOf } from './scale.ts'

test('steps are round and reach the greatest value', () => {
  expect(ticksOf(0, 97)).toEqual([0, 25, 50, 75, 100])
  expect(ticksOf(0, 100)).toEqual([0, 25, 50, 75, 100])
  expect(ticksOf(0, 0.3)).toHaveLength(4)
})

test('minutes are stepped in whole hours', () => {
  expect(ticksOf(0, 2280, 60).map((minutes) => minutes / 60)).toEqual([0, 10, 20, 30, 40])
})

test('zero is always there, also with nothing or less than nothing', () => {
  expect(ticksOf(0, 0)).toEqual([0, 0.25])
  expect(ticksOf(-30, 60)).toContain(0)
  expect(ticksOf(-30, 60)[0]).toBeLessThanOrEqual(-30)
})

test('words that do not fit are left out evenly', () => {
  expect([labelStep(30, 600, 20), labelStep(30, 600, 60)]).toEqual([1, 3])
})

test('a line stops where a value is missing', () => {
  expect(lineParts([[0, 1], [1, 2], null, [3, 4]])).toBe('M0 1L1 2M3 4')
})
