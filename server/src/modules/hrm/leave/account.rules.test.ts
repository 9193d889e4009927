import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../shared/calendar.ts'
import {
  type Account,
  type AccountYear,
  closingMinutes,
  type LeaveUse,
  shortfallMinutes,
  spending,
  statements,
} from './account.rules.ts'

function year(
  year: number,
  entitled_minutes: number,
  adjustment_minutes = 0,
  expires_on: string | null = `${year + 1}-07-01`,
) {
  return { year, entitled_minutes, adjustment_minutes, expires_on }
}

function use(date: string, minutes: number): LeaveUse {
  return { date, minutes }
}

function account(years: AccountYear[], approved: LeaveUse[] = [], requested: LeaveUse[] = []): Account {
  return { years, approved, requested }
}

/** carried over, expired, closing */
function summary(one: Account, today: string) {
  return statements(one, today).map((s) => [s.carried_over_minutes, s.expired_minutes, closingMinutes(s)])
}

describe('a statement', () => {
  test('carries over what is left, until it lapses', () => {
    const two = account([year(2026, 1000), year(2027, 1000)], [use('2026-08-03', 600)])
    expect(summary(two, '2027-06-30')).toEqual([
      [0, 0, 400],
      [400, 0, 1400],
    ])
    expect(summary(two, '2027-07-01')).toEqual([
      [0, 0, 400],
      [400, 400, 1000],
    ])
  })

  test('takes from what lapses first', () => {
    const two = account([year(2026, 1000), year(2027, 1000)], [use('2027-03-01', 900), use('2027-09-01', 300)])
    expect(summary(two, '2027-12-31')).toEqual([
      [0, 0, 1000],
      [1000, 100, 700],
    ])
  })

  test('leave after a lot lapsed does not take from it, also when that day is still to come', () => {
    const two = account([year(2026, 1000), year(2027, 1000)], [use('2027-07-01', 900)])
    expect(spending(two.years, two.approved).lots.map(({ left }) => left)).toEqual([1000, 100])
    expect(summary(two, '2026-11-15')[1]).toEqual([1000, 0, 1100])
    expect(summary(two, '2027-07-01')[1]).toEqual([1000, 1000, 100])
  })

  test('a debt is carried over and paid off by the next year', () => {
    const two = account([year(2026, 100), year(2027, 1000)], [use('2026-12-31', 160), use('2027-01-01', 40)])
    expect(summary(two, '2026-12-31')).toEqual([
      [0, 0, -60],
      [-60, 0, 900],
    ])
    expect(spending(two.years, two.approved).lots.map(({ left }) => left)).toEqual([0, 900])
  })

  test('what is booked off is taken on the first day of its year, what is booked on adds to its lot', () => {
    const two = account([year(2026, 100, 50), year(2027, 100, -120)])
    expect(spending(two.years, []).lots.map(({ left }) => left)).toEqual([30, 100])
    expect(summary(two, '2027-07-01')).toEqual([
      [0, 0, 150],
      [150, 30, 100],
    ])
  })

  test('what never lapses is taken last', () => {
    const years = [year(2026, 100, 0, null), year(2027, 100, 0, '2030-01-01'), year(2028, 100)]
    expect(spending(years, [use('2028-02-01', 150)]).lots.map(({ left }) => left)).toEqual([100, 50, 0])
  })

  test('what is only asked for takes nothing yet', () => {
    const one = statements(account([year(2026, 100)], [], [use('2026-05-01', 60)]), '2026-06-01')[0]!
    expect([closingMinutes(one), one.requested_minutes]).toEqual([100, 60])
  })
})

describe('a shortfall', () => {
  const years = [year(2026, 100), year(2027, 100)]
  test.each([
    ['none while it lasts', [], [use('2026-06-01', 100)], 0],
    ['what is too much', [], [use('2026-06-01', 130)], 30],
    ['the year to come is not there yet', [], [use('2026-12-31', 101)], 1],
    ['what the year before left counts until it lapses', [], [use('2027-06-30', 200)], 0],
    ['and not after', [], [use('2027-07-01', 200)], 100],
    ['beside what is taken', [use('2026-06-01', 60)], [use('2026-05-01', 60)], 20],
    ['what was promised for later counts once', [use('2027-02-01', 100)], [use('2026-12-01', 160)], 60],
    ['over the turn of the year', [], [use('2026-12-31', 130), use('2027-01-01', 120)], 50],
    ['a debt that is there already is not this one', [use('2026-02-01', 150)], [use('2026-03-01', 10)], 10],
    ['leave that a lot lapses before takes nothing from others', [use('2027-08-01', 100)], [use('2027-06-01', 100)], 0],
  ])('%s', (_name, taken, wanted, expected) => {
    expect(shortfallMinutes(years, taken, wanted)).toBe(expected)
  })
})

describe('whatever happens', () => {
  const FIRST = 2024
  const days = fc.integer({ min: 0, max: 5 * 365 }).map((n) => addDays(`${FIRST}-01-01`, n))
  const uses = fc.array(fc.record({ date: days, minutes: fc.integer({ min: 1, max: 900 }) }), { maxLength: 20 })
  const lots = fc
    .array(
      fc.record({ entitled: fc.nat(1500), booked: fc.integer({ min: -600, max: 600 }), months: fc.option(fc.nat(30)) }),
      { minLength: 5, maxLength: 7 },
    )
    .map((all) =>
      all.map(({ entitled, booked, months }, i) => {
        const expiry = months === null ? null : new Date(Date.UTC(FIRST + i + 1, months, 1)).toISOString().slice(0, 10)
        return year(FIRST + i, entitled, booked, expiry)
      }),
    )

  test('all that accrued is taken, lapsed or left', () => {
    fc.assert(
      fc.property(lots, uses, days, (years, approved, today) => {
        const all = statements(account(years, approved), today)
        const spent = spending(years, approved)
        const isGone = ({ expires_on }: { expires_on: string | null }) => expires_on !== null && expires_on <= today
        const left = sum(spent.lots.filter((lot) => !isGone(lot)).map((lot) => lot.left))
        expect(closingMinutes(all.at(-1)!)).toBe(left - spent.debts.at(-1)!)
        expect(sum(all.map((one) => one.expired_minutes))).toBe(sum(spent.lots.filter(isGone).map((lot) => lot.left)))
        expect(sum(all.map((one) => one.approved_minutes))).toBe(sum(approved.map((one) => one.minutes)))
        expect(spent.lots.every((lot) => lot.left >= 0)).toBe(true)
      }),
    )
  })

  test('each year begins with what the one before left', () => {
    fc.assert(
      fc.property(lots, uses, days, (years, approved, today) => {
        const all = statements(account(years, approved), today)
        expect(all[0]!.carried_over_minutes).toBe(0)
        for (const [i, one] of all.slice(1).entries()) expect(one.carried_over_minutes).toBe(closingMinutes(all[i]!))
      }),
    )
  })

  test('the order in which leave was booked makes no difference', () => {
    fc.assert(
      fc.property(lots, uses, days, (years, approved, today) => {
        const reversed = statements(account(years, approved.toReversed()), today)
        expect(reversed).toEqual(statements(account(years, approved), today))
      }),
    )
  })

  test('more leave never leaves more, and lapses no more', () => {
    fc.assert(
      fc.property(lots, uses, uses, days, (years, approved, more, today) => {
        const before = statements(account(years, approved), today)
        const after = statements(account(years, [...approved, ...more]), today)
        for (const [i, one] of after.entries()) {
          expect(closingMinutes(one)).toBeLessThanOrEqual(closingMinutes(before[i]!))
          expect(sumTo(after, i)).toBeLessThanOrEqual(sumTo(before, i))
        }
      }),
    )
  })

  test('what is not short makes nobody else short, and what is short is no more than what is wanted', () => {
    fc.assert(
      fc.property(lots, uses, uses, (years, taken, wanted) => {
        const short = shortfallMinutes(years, taken, wanted)
        expect(short).toBeGreaterThanOrEqual(0)
        expect(short).toBeLessThanOrEqual(sum(wanted.map((one) => one.minutes)))
        if (short > 0) return
        const [before, after] = [
          spending(years, taken).debts.at(-1)!,
          spending(years, [...taken, ...wanted]).debts.at(-1)!,
        ]
        expect(after).toBeLessThanOrEqual(before)
      }),
    )
  })

  test('where nothing lapses, asking for less of one day by what is short is covered', () => {
    fc.assert(
      fc.property(lots, uses, days, fc.integer({ min: 1, max: 3000 }), (lapsing, taken, date, minutes) => {
        const years = lapsing.map((one) => ({ ...one, expires_on: null }))
        const short = shortfallMinutes(years, taken, [use(date, minutes)])
        if (short < minutes) expect(shortfallMinutes(years, taken, [use(date, minutes - short)])).toBe(0)
      }),
    )
  })
})

function sumTo(all: readonly { expired_minutes: number }[], last: number): number {
  return sum(all.slice(0, last + 1).map(({ expired_minutes }) => expired_minutes))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
