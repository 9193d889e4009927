import { expect, test } from 'vitest'
import { type Placed, positionsAfter } from './board-order.ts'

const at = (...positions: number[]): Placed[] => positions.map((position) => ({ id: `t${position}`, position }))
const task = { id: 'moved', position: 5 }

test('a task that already stands right is not told of', () => {
  expect(positionsAfter(at(1, 9), task, 1)).toEqual([])
  expect(positionsAfter([], task, 0)).toEqual([])
})

test('where there is room only the task gets another position', () => {
  expect(positionsAfter(at(7, 9), task, 1)).toEqual([{ id: 'moved', position: 8 }])
  expect(positionsAfter(at(3, 4), task, 0)).toEqual([{ id: 'moved', position: 2 }])
  expect(positionsAfter(at(7, 9), task, 2)).toEqual([{ id: 'moved', position: 10 }])
})

test('where there is none the ones behind it make room, as few as need be', () => {
  expect(positionsAfter(at(0, 1, 2, 9), task, 0)).toEqual([
    { id: 'moved', position: 0 },
    { id: 't0', position: 1 },
    { id: 't1', position: 2 },
    { id: 't2', position: 3 },
  ])
})
