import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysFrom, weekday } from '../../../shared/calendar.ts'
import { sameMinutes, sharedMinutes, spreadOver } from './planning-spread.rules.ts'

const FIRST = '2026-03-02'
const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 365 }), { minLength: 1, maxLength: 60 })
  .map((numbers) => numbers.sort((a, b) => a - b).map((number) => addDays(FIRST, number)))

describe('a total', () => {
  test('is shared whole, evenly, and the first days get what is left over', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 1, max: 1440 }), fc.integer({ min: 0, max: 59 }), (days, each, more) => {
        const total = Math.min(each * days.length + more, 1440 * days.length)
        const shared = sharedMinutes(days, total)
        const minutes = shared.map((day) => day.minutes)
        expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(total)
        expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThanOrEqual(1)
        expect(minutes).toEqual(minutes.toSorted((a, b) => b - a))
        expect(shared.map(({ date }) => date)).toEqual(days.slice(0, shared.length))
        expect(shared.length).toBe(Math.min(total, days.length))
      }),
    )
  })

  test('is shared as in the examples', () => {
    const days = daysFrom(FIRST, '2026-03-04')
    expect(sharedMinutes(days, 100).map(({ minutes }) => minutes)).toEqual([34, 33, 33])
    expect(sharedMinutes(days, 2).map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-03'])
    expect(() => sharedMinutes(days, 3 * 1440 + 1)).toThrow('24 hours')
  })
})

test('minutes per day fall on every day', () => {
  fc.assert(
    fc.property(someDays, fc.integer({ min: 1, max: 1440 }), (days, minutes) => {
      expect(sameMinutes(days, minutes)).toEqual(days.map((date) => ({ date, minutes })))
    }),
  )
})

describe('planning', () => {
  const contract = { id: 'c', start_date: FIRST, end_date: null, schedule: [480, 480, 480, 240, 0, 0, 0] }
  const facts = {
    contracts: [{ ...contract, schedule_odd_weeks: null }],
    holidays: [
      { contract_id: 'c', date: '2026-03-03', half_day: false },
      { contract_id: 'c', date: '2026-03-10', half_day: true },
    ],
    leave: [
      { date: '2026-03-04', minutes: 480 },
      { date: '2026-03-11', minutes: 60 },
    ],
    absences: [{ from: '2026-03-05', to: '2026-03-05', percentage: 100 }],
  }

  test('falls only on days with working time left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 }),
        fc.option(fc.integer({ min: 1, max: 600 })),
        (length, minutes_per_day) => {
          const end_date = addDays(FIRST, length)
          const days = spreadOver(facts, { start_date: FIRST, end_date, minutes_per_day, minutes: 600 })
          const off = ['2026-03-03', '2026-03-04', '2026-03-05']
          const working = daysFrom(FIRST, end_date).filter((date) => weekday(date) < 4 && !off.includes(date))
          expect(days.map(({ date }) => date)).toEqual(working)
        },
      ),
    )
  })

  test('without such a day is refused', () => {
    const on = (start_date: string, end_date: string) => () =>
      spreadOver(facts, { start_date, end_date, minutes_per_day: 60, minutes: 0 })
    expect(on('2026-03-03', '2026-03-08')).toThrow('planning-no-capacity')
    expect(on('2026-02-01', '2026-03-01')).toThrow('planning-no-capacity')
    expect(on('2026-02-01', '2026-03-02')().length).toBe(1)
  })
})
