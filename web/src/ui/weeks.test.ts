import { expect, test } from 'vitest'
import { formatsOf } from '../words/formats.ts'
import { isoWeek, isWeekend, mondayOf, periodText, weekNumber } from './weeks.ts'

test.each([
  ['2026-01-05', 2, '2026-W02'],
  ['2025-12-29', 1, '2026-W01'],
  ['2026-12-28', 53, '2026-W53'],
  ['2026-11-16', 47, '2026-W47'],
])('the week of %s is number %i', (monday, number, name) => {
  expect(weekNumber(monday)).toBe(number)
  expect(isoWeek(monday)).toBe(name)
})

test('a period is written as people do', () => {
  expect(periodText('2026-11-16', '2026-11-22', formatsOf('nl'))).toMatch(/^16.+22 november 2026$/)
})

test('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-22'].map(mondayOf)).toEqual(['2026-11-16', '2026-11-16'])
})

test('a weekend is a Saturday and a Sunday', () => {
  const days = ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16']
  expect(days.filter(isWeekend)).toEqual(['2026-11-14', '2026-11-15'])
})
