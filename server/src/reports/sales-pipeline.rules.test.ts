import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/calendar.ts'
import { checkClosing, closedPeriod } from './sales-pipeline.rules.ts'

const TODAY = '2026-06-15'
const someDay = fc.option(
  fc.integer({ min: -1000, max: 1000 }).map((days) => addDays(TODAY, days)),
  { nil: undefined },
)

describe('the period of what was won and lost', () => {
  test('is the one asked for, never backwards, and a year until today without one', () => {
    expect(closedPeriod({}, TODAY)).toEqual({ from: '2025-06-16', to: TODAY })
    expect(closedPeriod({ close_to: '0001-02-01' }, TODAY)).toEqual({ from: '0001-01-01', to: '0001-02-01' })
    fc.assert(
      fc.property(someDay, someDay, (close_from, close_to) => {
        const period = closedPeriod({ close_from, close_to }, TODAY)
        if (close_from !== undefined) expect(period.from).toBe(close_from)
        if (close_to !== undefined) expect(period.to).toBe(close_to)
        const isBackwards = close_from !== undefined && close_to !== undefined && close_from > close_to
        expect(period.from <= period.to).toBe(!isBackwards)
        const check = () => checkClosing({ close_from, close_to })
        if (isBackwards) expect(check).toThrow('close_to must be')
        else expect(check).not.toThrow()
      }),
    )
  })
})
