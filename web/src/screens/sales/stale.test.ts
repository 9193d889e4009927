import { expect, test } from 'vitest'
import { byCloseDate, staleDays } from './stale.ts'

const now = Date.parse('2026-11-16T09:00:00Z')

test('what changed within a month is not stale, what did not tells for how long', () => {
  expect(staleDays({ updated_at: '2026-10-18T09:00:00Z' }, now)).toBeUndefined()
  expect(staleDays({ updated_at: '2026-10-17T08:00:00Z' }, now)).toBe(30)
})

test('the first to close stands on top, those without a day below by their weight', () => {
  const of = (id: string, expected_close_date: string | null, weighted_amount: number | null) => ({
    id,
    expected_close_date,
    weighted_amount,
  })
  const all = [of('a', null, 10), of('b', '2026-12-01', null), of('c', null, 20), of('d', '2026-11-20', 1)]
  expect(all.toSorted(byCloseDate).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a'])
})
