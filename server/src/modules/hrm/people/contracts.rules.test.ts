import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysFrom } from '../../../shared/calendar.ts'
import { isUnderContract, scheduledMinutes } from '../schedule.rules.ts'
import {
  changedDays,
  checkNothingLost,
  checkPeriod,
  contractStatus,
  daysOf,
  lostDays,
  type Terms,
} from './contracts.rules.ts'

const FIRST = '2026-01-01'
const WINDOW = daysFrom(FIRST, addDays(FIRST, 60))
const LAST = WINDOW.at(-1)!

const day = fc.integer({ min: 0, max: 50 }).map((offset) => addDays(FIRST, offset))
const week = fc.array(
  fc.integer({ min: 0, max: 2 }).map((hours) => hours * 60),
  { minLength: 7, maxLength: 7 },
)
const terms: fc.Arbitrary<Terms> = fc
  .record({
    start_date: day,
    length: fc.option(fc.integer({ min: 0, max: 9 })),
    schedule: week,
    schedule_odd_weeks: fc.option(week),
    company_profile_id: fc.constantFrom('a', 'b'),
  })
  .map(({ length, ...rest }) => ({ ...rest, end_date: length === null ? null : addDays(rest.start_date, length) }))

const isIn = (days: { from: string; to: string | null }, date: string) =>
  isUnderContract({ start_date: days.from, end_date: days.to }, date)

describe('the days that a change loses', () => {
  test('are those of the old period and not of the new one', () => {
    fc.assert(
      fc.property(terms, terms, (before, after) => {
        const lost = lostDays(before, after)
        for (const date of WINDOW)
          expect(lost.filter((days) => isIn(days, date)).length, date).toBe(
            isUnderContract(before, date) && !isUnderContract(after, date) ? 1 : 0,
          )
        for (const { from, to } of lost) expect(to === null || from <= to).toBe(true)
      }),
    )
  })
})

describe('the days that a change changes', () => {
  const worked = (contract: Terms, date: string) =>
    isUnderContract(contract, date) ? `${contract.company_profile_id} ${scheduledMinutes(contract, date)}` : 'none'

  test('hold every day that is worked differently', () => {
    fc.assert(
      fc.property(terms, terms, (before, after) => {
        const changed = changedDays(before, after)
        for (const date of WINDOW.filter((date) => worked(before, date) !== worked(after, date)))
          expect(changed && isIn(changed, date), date).toBe(true)
      }),
    )
  })

  test('begin and end with one that is gained or lost where only the period moves', () => {
    fc.assert(
      fc.property(terms, terms, (before, { start_date, end_date }) => {
        const after = { ...before, start_date, end_date }
        const moved = WINDOW.filter((date) => isUnderContract(before, date) !== isUnderContract(after, date))
        const changed = changedDays(before, after)
        expect(changed?.from).toBe(moved[0])
        if (changed) expect(changed.to ?? LAST).toBe(moved.at(-1))
      }),
    )
  })

  test('are none where nothing moves', () => {
    fc.assert(fc.property(terms, (same) => changedDays(same, { ...same }) === undefined))
  })
})

test('a contract is to come, runs, and has ended, and covers exactly the days on which it runs', () => {
  fc.assert(
    fc.property(terms, day, (contract, today) => {
      expect(contractStatus(contract, today) === 'current').toBe(isUnderContract(contract, today))
      expect(contractStatus(contract, today) === 'future').toBe(today < contract.start_date)
      expect(daysOf(contract)).toEqual({ from: contract.start_date, to: contract.end_date })
    }),
  )
})

test('an end before the start is refused', () => {
  fc.assert(
    fc.property(day, fc.option(day), (start_date, end_date) => {
      const check = () => checkPeriod({ start_date, end_date })
      if (end_date !== null && end_date < start_date) expect(check).toThrow('end_date cannot lie before start_date')
      else expect(check).not.toThrow()
    }),
  )
})

test.each([
  [{ hours: 0, leave: 0 }, undefined],
  [{ hours: 1, leave: 0 }, 'There is 1 time entry in the days it loses; mind that.'],
  [{ hours: 2, leave: 1 }, 'There are 2 time entries and 1 approved leave in the days it loses; mind that.'],
  [{ hours: 0, leave: 3 }, 'There are 3 approved leaves in the days it loses; mind that.'],
])('what stands in lost days is counted: %j', (standing, detail) => {
  const check = () => checkNothingLost(standing, 'mind that.')
  if (detail === undefined) expect(check).not.toThrow()
  else expect(check).toThrow(detail)
})
