import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/calendar.ts'
import { ageing, ageingClass, daysOverdue } from './ageing.rules.ts'

const TODAY = '2026-06-15'
const someDays = fc.integer({ min: -400, max: 400 })
const someAmount = fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100)

describe('days overdue', () => {
  test('are counted from the due date on, for what is owed to us', () => {
    fc.assert(
      fc.property(someDays, someAmount, (days, outstanding_amount) => {
        const found = daysOverdue({ due_date: addDays(TODAY, -days), outstanding_amount }, TODAY)
        expect(found).toBe(outstanding_amount > 0 && days > 0 ? days : 0)
      }),
    )
  })
})

describe('the classes of ageing', () => {
  test.each([
    [0, 'not_due'],
    [1, 'days_1_30'],
    [30, 'days_1_30'],
    [31, 'days_31_60'],
    [60, 'days_31_60'],
    [61, 'days_61_90'],
    [90, 'days_61_90'],
    [91, 'over_90_days'],
  ])('%i days are %s', (days, name) => {
    expect(ageingClass(days)).toBe(name)
  })

  test('follow each other without a gap', () => {
    const place = (days: number) => ageing.findIndex(({ name }) => name === ageingClass(days))
    fc.assert(
      fc.property(fc.nat(1000), (days) => {
        expect([0, 1]).toContain(place(days + 1) - place(days))
        expect(ageing[place(days)]!.from).toBeLessThanOrEqual(days)
      }),
    )
  })
})
