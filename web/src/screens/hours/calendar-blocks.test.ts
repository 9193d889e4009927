import { expect, test } from 'vitest'
import { drawn, moved, snapped, stretched } from './calendar-blocks.ts'

const span = { date: '2026-11-16', from: 540, to: 600 }

test('a block moves within its day and to another', () => {
  expect(moved(span, 30)).toEqual({ date: '2026-11-16', from: 570, to: 630 })
  expect(moved(span, -900)).toMatchObject({ from: 0, to: 60 })
  expect(moved(span, 900, '2026-11-17')).toEqual({ date: '2026-11-17', from: 1380, to: 1440 })
})

test('a block is stretched at either edge, to no less than a step', () => {
  expect(stretched(span, 'to', 645, 15)).toMatchObject({ from: 540, to: 645 })
  expect(stretched(span, 'to', 500, 15)).toMatchObject({ from: 540, to: 555 })
  expect(stretched(span, 'from', 700, 15)).toMatchObject({ from: 585, to: 600 })
  expect(stretched(span, 'to', 1500, 15)).toMatchObject({ to: 1440 })
})

test('a new one is drawn up or down', () => {
  expect(drawn('2026-11-16', 540, 600, 15)).toEqual(span)
  expect(drawn('2026-11-16', 600, 540, 15)).toEqual(span)
  expect(drawn('2026-11-16', 600, 600, 15)).toMatchObject({ from: 600, to: 615 })
})

test('times snap to the step', () => {
  expect([538, 547, 548].map((minutes) => snapped(minutes, 15))).toEqual([540, 540, 555])
})
