import { expect, test } from 'vitest'
import { lanesOf } from './lanes.ts'

test('those at one time stand beside each other, others take the whole width', () => {
  const day = (id: string, from: number, to: number) => ({ id, from, to })
  const lanes = lanesOf([day('a', 540, 600), day('b', 570, 630), day('c', 600, 660), day('d', 660, 720)])
  expect(Object.fromEntries(lanes)).toEqual({
    a: { at: 0, of: 2 },
    b: { at: 1, of: 2 },
    c: { at: 0, of: 2 },
    d: { at: 0, of: 1 },
  })
})
