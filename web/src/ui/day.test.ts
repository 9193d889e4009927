import { expect, test } from 'vitest'
import { formatsOf } from '../words/formats.ts'
import { dayOf, shiftDay, todayIn } from './day.ts'

test.each([
  ['16-11-2026', '2026-11-16'],
  ['16/11/26', '2026-11-16'],
  ['1 2', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['29-2-2028', '2028-02-29'],
  ['1 jan 2027', '2027-01-01'],
  ['3 mrt', '2026-03-03'],
  ['12 May 2026', '2026-05-12'],
  ['1 oktober 26', '2026-10-01'],
  ['today', '2026-11-16'],
  ['Morgen', '2026-11-17'],
  ['gisteren', '2026-11-15'],
])('%s is %s', (typed, day) => {
  expect(dayOf(typed, '2026-11-16')).toBe(day)
})

test.each(['', '31-4', '29-2-2026', '13-13', 'soon', '2026-11', '1 ma 2026', '3 soon', '0 mei'])(
  '"%s" is no day',
  (typed) => {
    expect(dayOf(typed, '2026-11-16')).toBeUndefined()
  },
)

test.each(['nl', 'en'] as const)('a day of every month is understood as %s shows it', (language) => {
  for (let month = 1; month <= 12; month++) {
    const day = `2027-${String(month).padStart(2, '0')}-09`
    expect(dayOf(formatsOf(language).day(day), '2026-11-16')).toBe(day)
  }
})

test('days are counted over the end of a year', () => {
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01')
})

test('it is tomorrow in Amsterdam while it is still today in London', () => {
  expect(todayIn('Europe/Amsterdam', Date.parse('2026-11-16T23:30:00Z'))).toBe('2026-11-17')
})
