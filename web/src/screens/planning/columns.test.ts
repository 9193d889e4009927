import { expect, test } from 'vitest'
import { columnsOf, lastDayOf, scaleOf, shiftColumns } from './columns.ts'

const days = scaleOf('2026-11-16', 2, 'day', false)
const weeks = scaleOf('2026-11-16', 8, 'week', false)

test('days are columns, a weekend in which nobody works is none', () => {
  expect(days.columns).toHaveLength(10)
  expect(days.columns[5]).toEqual({ from: '2026-11-23', to: '2026-11-23' })
  expect(scaleOf('2026-11-16', 2, 'day', true).columns).toHaveLength(14)
  expect(weeks.columns[1]).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})

test('days cover columns as far as those are shown', () => {
  expect(columnsOf(days, '2026-11-18', '2026-11-24')).toEqual({ from: 2, to: 6 })
  expect(columnsOf(days, '2026-11-01', '2027-01-31')).toEqual({ from: 0, to: 9 })
  expect(columnsOf(days, '2026-11-21', '2026-11-22')).toBeUndefined()
  expect(columnsOf(days, '2026-11-30', '2026-12-04')).toBeUndefined()
  expect(columnsOf(days, '2026-11-02', '2026-11-13')).toBeUndefined()
  expect(columnsOf(weeks, '2026-11-20', '2026-11-23')).toEqual({ from: 0, to: 1 })
})

test('a step goes over the weekend', () => {
  expect(shiftColumns(days, '2026-11-20', 1, 'from')).toBe('2026-11-23')
  expect(shiftColumns(days, '2026-11-23', -6, 'from')).toBe('2026-11-13')
  expect(shiftColumns(days, '2026-11-22', 1, 'to')).toBe('2026-11-23')
  expect(shiftColumns(weeks, '2026-11-18', -1, 'from')).toBe('2026-11-11')
})

test('a week ends on its last working day', () => {
  expect(lastDayOf(weeks, weeks.columns[0]!)).toBe('2026-11-20')
  expect(lastDayOf(scaleOf('2026-11-16', 1, 'week', true), weeks.columns[0]!)).toBe('2026-11-22')
})
