import { expect, test } from 'vitest'
import { monthsUpTo } from './months.ts'

test('the months reach back over the year, each to its last day', () => {
  expect(monthsUpTo('2024-02-29', 3)).toEqual([
    { key: '2023-12', from: '2023-12-01', to: '2023-12-31' },
    { key: '2024-01', from: '2024-01-01', to: '2024-01-31' },
    { key: '2024-02', from: '2024-02-01', to: '2024-02-29' },
  ])
})
