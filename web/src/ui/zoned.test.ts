import { expect, test } from 'vitest'
import { clockOf, instantOf, minutesOfClock, wallTimeOf } from './zoned.ts'

const OFFICE = 'Europe/Amsterdam'

test.each([
  ['2026-11-16T08:30:00.000Z', { date: '2026-11-16', minutes: 570 }],
  ['2026-07-01T22:15:00.000Z', { date: '2026-07-02', minutes: 15 }],
])('%s is %j at the office, and back', (instant, wall) => {
  expect(wallTimeOf(instant, OFFICE)).toEqual(wall)
  expect(instantOf(wall, OFFICE)).toBe(instant)
})

test('days on which the clock changes keep their times', () => {
  expect(instantOf({ date: '2026-03-29', minutes: 9 * 60 }, OFFICE)).toBe('2026-03-29T07:00:00.000Z')
  expect(instantOf({ date: '2026-10-25', minutes: 9 * 60 }, OFFICE)).toBe('2026-10-25T08:00:00.000Z')
  expect(instantOf({ date: '2026-11-16', minutes: 1440 }, OFFICE)).toBe('2026-11-16T23:00:00.000Z')
})

test('times are written and read', () => {
  expect([0, 545, 1439, 1440].map(clockOf)).toEqual(['00:00', '09:05', '23:59', '00:00'])
  expect(['09:05', '9:05', '9.05', '905', '9', '24:00'].map(minutesOfClock)).toEqual([545, 545, 545, 545, 540, 1440])
  expect(['', 'x', '25', '9:60', '24:01', '9:5'].map(minutesOfClock)).toEqual(Array(6).fill(undefined))
})
