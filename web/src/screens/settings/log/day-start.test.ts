import { expect, test } from 'vitest'
import { dayStart } from './day-start.ts'

test.each([
  ['2026-11-16', 'Europe/Amsterdam', '2026-11-15T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Amsterdam', '2026-06-30T22:00:00.000Z'],
  ['2026-03-29', 'Europe/Amsterdam', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', 'Europe/Amsterdam', '2026-10-24T22:00:00.000Z'],
  ['2026-01-01', 'America/New_York', '2026-01-01T05:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, at) => {
  expect(dayStart(day, zone)).toBe(at)
})
