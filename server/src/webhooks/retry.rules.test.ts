import { expect, test } from 'vitest'
import { flightsAtOnce, hasFailedTooLong, isDelivered, MOST_ATTEMPTS, nextAttemptAt, pausesMs } from './retry.rules.ts'

const SECOND = 1000
const DAY = 86_400 * SECOND
const at = Date.parse('2026-03-01T10:00:00Z')

test('ten attempts in 75 hours and 35 minutes', () => {
  expect(MOST_ATTEMPTS).toBe(10)
  expect(pausesMs.reduce((sum, pause) => sum + pause)).toBe((75 * 3600 + 35 * 60 + 5) * SECOND)
})

test('every pause is within a tenth of its own, whatever chance says, and the tenth attempt is the last', () => {
  for (let i = 0; i < 2000; i++) {
    const attempts = 1 + (i % 12)
    const next = nextAttemptAt({ attempts, at }, Math.random())
    const pause = pausesMs[attempts]
    if (pause === undefined) expect(next).toBeUndefined()
    else expect(Math.abs(next! - at - pause)).toBeLessThanOrEqual(pause * 0.1 + 1)
  }
})

test('whatever a receiver asks for, it is never earlier than planned and never later than a day from now', () => {
  const digits = () => String(Math.floor(10 ** (Math.random() * 12)))
  const moment = () => new Date(at + (Math.random() - 0.5) * 10 * DAY).toUTCString()
  const nonsense = () =>
    ['soon', '-5', '1e9', '', ' ', '12 s', '99999999999999999999999', 'NaN', '\0'][Math.floor(Math.random() * 9)]!
  for (let i = 0; i < 5000; i++) {
    const retryAfter = [digits, moment, nonsense][i % 3]!()
    const attempts = 1 + (i % 9)
    const chance = Math.random()
    const planned = nextAttemptAt({ attempts, at }, chance)!
    const next = nextAttemptAt({ attempts, at, retryAfter }, chance)!
    expect(next).toBeGreaterThanOrEqual(planned)
    expect(next).toBeLessThanOrEqual(Math.max(planned, at + DAY))
  }
})

test.each([
  ['120', 120 * SECOND],
  [' 120 ', 120 * SECOND],
  ['Sun, 01 Mar 2026 10:10:00 GMT', 600 * SECOND],
  ['172800', DAY],
])('%s is honoured', (retryAfter, pause) => {
  expect(nextAttemptAt({ attempts: 1, at, retryAfter }, 0.5)).toBe(at + pause)
})

test('the breaker, the five days, and what counts as delivered', () => {
  expect([0, 9, 10, 1000].map(flightsAtOnce)).toEqual([5, 5, 1, 1])
  expect([5 * DAY - 1, 5 * DAY].map((age) => hasFailedTooLong(at - age, at))).toEqual([false, true])
  expect([undefined, 199, 200, 299, 300, 410, 500].map(isDelivered)).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})
