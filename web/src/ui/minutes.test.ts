import { expect, test } from 'vitest'
import { minutesOf } from './minutes.ts'

test.each([
  ['1:30', 90],
  [':45', 45],
  ['0:05', 5],
  ['1:5', 65],
  ['1.5', 90],
  ['1,5', 90],
  ['.25', 15],
  ['2', 120],
  ['7.75', 465],
  ['0', 0],
  ['90m', 90],
  ['90 min', 90],
  ['2h', 120],
  ['2u', 120],
  ['1h30', 90],
  ['1h 30m', 90],
  ['1,5 uur', 90],
  [' 8 ', 480],
])('%s is %i minutes', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes)
})

test.each(['', ':', 'abc', '1:75', '-1', '1..5', 'h', '2x', '1:2:3'])('"%s" is no duration', (typed) => {
  expect(minutesOf(typed)).toBeUndefined()
})
