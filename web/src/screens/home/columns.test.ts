import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'

test('a short part leaves room for the next below it', () => {
  const heights = { todo: 10, hours: 3, budgets: 8, work: 6 }
  const parts = ['todo', 'hours', 'budgets', 'work'] as const
  expect(columnsOf(parts, (part) => heights[part], 2)).toEqual([
    ['todo', 'work'],
    ['hours', 'budgets'],
  ])
  expect(columnsOf(parts, (part) => heights[part], 1)).toEqual([parts])
})
