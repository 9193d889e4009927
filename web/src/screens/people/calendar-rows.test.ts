import { expect, test } from 'vitest'
import { awayByDay, barsOf, type Calendar } from './calendar-rows.ts'
import { monthOf } from './months.ts'

const away = (start_date: string, end_date: string) => ({
  id: null,
  start_date,
  end_date,
  status: 'approved' as const,
  is_part: false,
  leave_type_name: null,
})
const rowOf = (leave: ReturnType<typeof away>[]) => ({
  employee_id: 'e',
  employee_name: 'Emma',
  company_profile_id: 'c',
  leave,
})

test('a bar is cut where the month ends', () => {
  const row = rowOf([
    away('2026-11-28', '2026-12-02'),
    away('2026-12-10', '2026-12-10'),
    away('2026-12-30', '2027-01-03'),
  ])
  const bars = barsOf(row, monthOf('2026-12'))
  expect(bars.map(({ from, days }) => [from, days])).toEqual([
    ['2026-12-01', 2],
    ['2026-12-10', 1],
    ['2026-12-30', 2],
  ])
  expect(bars.map(({ isCut }) => [isCut.before, isCut.after])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

test('leave of another month has no bar', () => {
  expect(barsOf(rowOf([away('2026-11-01', '2026-11-30')]), monthOf('2026-12'))).toEqual([])
})

test('a day is named when somebody is away or it is a holiday', () => {
  const calendar: Calendar = {
    count: 1,
    rows: [rowOf([away('2026-12-10', '2026-12-11')])],
    holidays: [{ company_profile_id: 'c', date: '2026-12-25', name: 'Kerst', half_day: false }],
  }
  const days = awayByDay(calendar, monthOf('2026-12'))
  expect(days.map(({ date, people, holiday }) => [date, people.length, holiday])).toEqual([
    ['2026-12-10', 1, undefined],
    ['2026-12-11', 1, undefined],
    ['2026-12-25', 0, 'Kerst'],
  ])
})
