import { expect, test } from 'vitest'
import { burnPoints } from './burn-weeks.ts'

const week = (monday: string, minutes: number, cumulative: number, planned = 0, forecast = cumulative) => ({
  week: '',
  monday,
  minutes,
  amount: 0,
  used_amount: minutes,
  planned_minutes: planned,
  tentative_minutes: 0,
  cumulative_minutes: cumulative,
  cumulative_used_amount: cumulative,
  forecast_minutes: forecast,
})

const burn = {
  as_of: '2026-06-17',
  start_date: '2026-06-01',
  end_date: '2026-07-05',
  weeks: [week('2026-06-01', 60, 60), week('2026-06-15', 30, 90, 60, 120), week('2026-06-22', 0, 90, 60, 180)],
}

test('weeks without work stand between the others, and the time runs to the end of the project', () => {
  expect(burnPoints(burn).map(({ monday }) => monday)).toEqual(
    ['01', '08', '15', '22', '29'].map((day) => `2026-06-${day}`),
  )
})

test('what is spent stops today, and from there on stands the forecast', () => {
  const points = burnPoints(burn)
  expect(points.map(({ spent }) => spent)).toEqual([60, 60, 90, null, null])
  expect(points.map(({ forecast }) => forecast)).toEqual([null, null, 120, 180, 180])
  expect(points.map(({ planned }) => planned)).toEqual([0, 0, 30, 60, 0])
})

test('the pace is even from start to end, and unknown without them', () => {
  expect(burnPoints(burn).at(-1)?.pace).toBe(1)
  expect(burnPoints({ ...burn, end_date: null })[0]?.pace).toBeNull()
  expect(burnPoints({ ...burn, weeks: [] })).toEqual([])
})
