import { expect, test } from 'vitest'
import { bookingOf } from './booking.ts'

const TODAY = '2026-11-16'

test.each([
  ['2h acme design', 120, TODAY, 'acme design'],
  ['1:30 acme design yesterday', 90, '2026-11-15', 'acme design'],
  ['2u acme ontwerp gisteren', 120, '2026-11-15', 'acme ontwerp'],
  ['acme ontwerp 90m', 90, TODAY, 'acme ontwerp'],
  ['acme 1,5', 90, TODAY, 'acme'],
  ['1.5 acme', 90, TODAY, 'acme'],
  ['1h30 acme', 90, TODAY, 'acme'],
  ['1h 30m acme', 90, TODAY, 'acme'],
  ['2 uur acme vrijdag', 120, '2026-11-13', 'acme'],
  ['book 45m on acme monday', 45, TODAY, 'acme'],
  ['2h acme 13-11', 120, '2026-11-13', 'acme'],
  ['acme 2024', undefined, TODAY, 'acme 2024'],
  ['acme design', undefined, TODAY, 'acme design'],
  ['25h acme', undefined, TODAY, '25h acme'],
  ['0m acme', undefined, TODAY, '0m acme'],
  ['3d printing', undefined, TODAY, '3d printing'],
  ['', undefined, TODAY, ''],
])('"%s"', (typed, minutes, day, text) => {
  expect(bookingOf(typed, TODAY)).toEqual({ minutes, day, text, isTimer: false })
})

test('the word timer is meant for the timer', () => {
  expect(bookingOf('acme design timer', TODAY)).toMatchObject({ text: 'acme design', isTimer: true })
})
