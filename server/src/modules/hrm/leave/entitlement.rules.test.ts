import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../shared/calendar.ts'
import { type EntitlingContract, entitlement, expiryDay } from './entitlement.rules.ts'

function contract(start_date: string, end_date: string | null, weekly_minutes: number, leave_minutes_per_year: number) {
  return { start_date, end_date, weekly_minutes, leave_minutes_per_year }
}

test('a contract for a part of the year entitles to a part, rounded up', () => {
  expect(entitlement([contract('2026-04-01', '2026-12-31', 1920, 9600)], 2026)).toEqual({
    statutory: 5787,
    extra: 1447,
  })
})

test.each([
  ['a full year', contract('2020-01-01', null, 2400, 12_000), 2026, 9600, 2400],
  ['a leap year', contract('2024-07-01', null, 2400, 12_000), 2024, 4827, 1207],
  ['no more than the law gives', contract('2020-01-01', null, 2400, 9600), 2026, 9600, 0],
  ['less than the law gives', contract('2020-01-01', null, 2400, 0), 2026, 9600, 0],
  ['one day', contract('2026-12-31', null, 2400, 12_000), 2026, 27, 7],
  ['before it begins', contract('2027-01-01', null, 2400, 12_000), 2026, 0, 0],
  ['after it ended', contract('2020-01-01', '2025-12-31', 2400, 12_000), 2026, 0, 0],
])('%s', (_name, one, year, statutory, extra) => {
  expect(entitlement([one], year)).toEqual({ statutory, extra })
})

test('contracts add up, in any order, and one cut in two gives at most a minute more of each part', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days))
  const terms = fc.record({
    day,
    length: fc.integer({ min: 1, max: 900 }),
    weekly: fc.nat(10_080),
    year: fc.nat(525_600),
  })
  fc.assert(
    fc.property(terms, fc.nat(900), fc.integer({ min: 2023, max: 2030 }), ({ day, length, weekly, year }, cut, y) => {
      const whole = contract(day, addDays(day, length), weekly, year)
      const at = addDays(day, Math.min(cut, length - 1))
      const halves: EntitlingContract[] = [
        { ...whole, end_date: at },
        { ...whole, start_date: addDays(at, 1) },
      ]
      const [once, cutInTwo] = [entitlement([whole], y), entitlement(halves, y)]
      expect(entitlement(halves.toReversed(), y)).toEqual(cutInTwo)
      for (const part of ['statutory', 'extra'] as const) {
        expect(cutInTwo[part] - once[part]).toBeGreaterThanOrEqual(0)
        expect(cutInTwo[part] - once[part]).toBeLessThanOrEqual(1)
      }
      expect(once.statutory).toBeLessThanOrEqual(4 * weekly)
    }),
  )
})

test.each([
  [2026, 6, '2027-07-01'],
  [2026, 60, '2032-01-01'],
  [2026, 0, '2027-01-01'],
  [2026, 14, '2028-03-01'],
  [2026, null, null],
])('what accrued in %i is there until %s months after it: %s', (year, months, day) => {
  expect(expiryDay(year, months)).toBe(day)
})
