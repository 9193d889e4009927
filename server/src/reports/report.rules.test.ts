import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/calendar.ts'
import { checkPeriod, pageOf } from './report.rules.ts'

describe('a period', () => {
  test('has from 1 to 366 days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 800 }), fc.integer({ min: 0, max: 20_000 }), (days, start) => {
        const date_from = addDays('1980-01-01', start)
        const check = () => checkPeriod({ date_from, date_to: addDays(date_from, days - 1) })
        if (days >= 1 && days <= 366) expect(check).not.toThrow()
        else expect(check).toThrow('validation-error')
      }),
    )
  })

  test.each([
    ['2026-12-31', 'before_start'],
    ['2028-01-02', 'too_far'],
  ])('that ends on %s says what is wrong', (date_to, code) => {
    const refused = expect.objectContaining({
      extra: { errors: [expect.objectContaining({ pointer: '/date_to', code })] },
    })
    expect(() => checkPeriod({ date_from: '2027-01-01', date_to })).toThrow(refused)
  })
})

describe('pages', () => {
  test('lead from one to the next and show every row once', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 50 }), (count, limit) => {
        const rows: number[] = []
        let offset: number | null = 0
        while (offset !== null) {
          const start: number = offset
          for (let row = start; row < Math.min(start + limit, count); row++) rows.push(row)
          const page = pageOf(count, limit, start)
          expect(page.truncated).toBe(page.next_offset !== null)
          offset = page.next_offset
        }
        expect(rows).toEqual(Array.from({ length: count }, (_, row) => row))
      }),
    )
  })
})
