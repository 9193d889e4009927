import { expect, test } from 'vitest'
import { editDistance, nearestTo } from './spelling.ts'

test('counts what has to change', () => {
  expect(editDistance('', 'abc')).toBe(3)
  expect(editDistance('hour.*', 'hours.*')).toBe(1)
  expect(editDistance('kitten', 'sitting')).toBe(3)
  expect(editDistance('same', 'same')).toBe(0)
})

test('finds what was meant, and ends soon whatever was written', () => {
  const kinds = ['invoice.paid', 'invoice.finalised', 'hours.*']
  expect(nearestTo('invoice.finalized', kinds, 1)).toEqual(['invoice.finalised'])
  expect(nearestTo('hour.*', kinds, 2)).toEqual(['hours.*', 'invoice.paid'])
  expect(nearestTo('x'.repeat(1_000_000), kinds, 3)).toHaveLength(3)
})
