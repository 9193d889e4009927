import { expect, test } from 'vitest'
import { daysOf, daysOfWeek, type PeriodName, periodOf } from './periods.ts'

test.each<[PeriodName, string, string, string]>([
  ['this_month', '2026-11-16', '2026-11-01', '2026-11-30'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['this_quarter', '2026-11-16', '2026-10-01', '2026-12-31'],
  ['last_quarter', '2026-02-01', '2025-10-01', '2025-12-31'],
  ['this_year', '2026-11-16', '2026-01-01', '2026-12-31'],
  ['last_year', '2026-11-16', '2025-01-01', '2025-12-31'],
  ['last_12_months', '2028-02-29', '2027-03-01', '2028-02-29'],
  ['next_8_weeks', '2026-11-18', '2026-11-16', '2027-01-10'],
])('%s on %s', (name, today, date_from, date_to) => {
  expect(periodOf(name, today)).toEqual({ date_from, date_to })
})

test('a row of a month, a week or a day has its own days, as far as the period goes', () => {
  const period = { date_from: '2026-11-10', date_to: '2026-12-31' }
  expect(daysOf({ month: '2026-11' }, period)).toEqual({ date_from: '2026-11-10', date_to: '2026-11-30' })
  expect(daysOf({ week: '2026-W47' }, period)).toEqual({ date_from: '2026-11-16', date_to: '2026-11-22' })
  expect(daysOf({ day: '2026-11-12' }, period)).toEqual({ date_from: '2026-11-12', date_to: '2026-11-12' })
  expect(daysOf({ project_id: 'x' }, period)).toEqual(period)
  expect(daysOfWeek('2026-W01').date_from).toBe('2025-12-29')
  expect(daysOfWeek('2026-W53').date_to).toBe('2027-01-03')
})
