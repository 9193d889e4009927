import { expect, test } from 'vitest'
import { moved } from './lookup-order.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, -1, 'abcd'],
  [3, 9, 'abcd'],
  [2, 9, 'abdc'],
])('the one at %i goes to %i', (from, to, after) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(after)
})
