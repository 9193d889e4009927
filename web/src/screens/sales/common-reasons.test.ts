import { expect, test } from 'vitest'
import { commonReasons } from './common-reasons.ts'

test('the most common come first, once each; what is empty is no reason', () => {
  expect(commonReasons(['Price', null, 'Budget', 'Budget ', '', 'Price', 'Budget'])).toEqual(['Budget', 'Price'])
})

test('at most six', () => {
  expect(commonReasons(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toHaveLength(6)
})
