import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween, weekday } from '../shared/calendar.ts'
import { type Right, rights } from '../shared/rights.ts'
import { homeKinds, homePeriods, hoursWithin, shownKinds, unfinishedReason, type WorkDay } from './home.rules.ts'

const day: WorkDay = {
  ...{ date: '2026-06-16', entries: 0, minutes: 0, open_entries: 0, expected_minutes: 480, is_closed: false },
}

describe('a day', () => {
  test.each([
    ['on which nothing was booked', {}, 'nothing_booked'],
    ['off', { expected_minutes: 0 }, null],
    ['of a closed period', { is_closed: true }, null],
    ['with some hours', { entries: 1, minutes: 60 }, null],
    ['with hours that are open', { entries: 1, minutes: 60, open_entries: 1 }, 'not_submitted'],
    [
      'off with hours that are open',
      { entries: 2, minutes: 60, open_entries: 1, expected_minutes: 0 },
      'not_submitted',
    ],
  ])('%s', (_, some, reason) => {
    expect(unfinishedReason({ ...day, ...some })).toBe(reason)
  })
})

const today = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('periods are whole weeks around today, and the past ends yesterday', () => {
  fc.assert(
    fc.property(today, (date) => {
      const { week, lastWeek, past } = homePeriods(date)
      expect(
        [week, lastWeek].map(({ date_from, date_to }) => [weekday(date_from), daysBetween(date_from, date_to)]),
      ).toEqual([
        [0, 6],
        [0, 6],
      ])
      expect(week.date_from <= date && date <= week.date_to).toBe(true)
      expect(daysBetween(lastWeek.date_to, week.date_from)).toBe(1)
      expect([daysBetween(past.date_from, week.date_from), daysBetween(past.date_to, date)]).toEqual([28, 1])
    }),
  )
})

test('a period has the hours of its days', () => {
  const days = ['2026-06-14', '2026-06-15', '2026-06-16'].map((date, i) => ({
    ...day,
    date,
    entries: i,
    minutes: i * 60,
  }))
  expect(hoursWithin(days, { date_from: '2026-06-15', date_to: '2026-06-16' })).toEqual({
    ...{ entries: 3, minutes: 180, expected_minutes: 960 },
  })
})

test('one right more never hides anything, and no right shows nothing', () => {
  fc.assert(
    fc.property(fc.subarray([...rights]), fc.constantFrom(...rights), (some: Right[], more) => {
      const fewer = shownKinds((right) => some.includes(right), 'me')
      const wider = shownKinds((right) => right === more || some.includes(right), 'me')
      expect([...fewer].every((kind) => wider.has(kind))).toBe(true)
    }),
  )
  expect(shownKinds(() => false, 'me').size).toBe(0)
  expect([...shownKinds(() => true, 'me')]).toEqual(homeKinds)
})
