import { expect, test } from 'vitest'
import { arranged, moved } from './arranged.ts'

const all = ['todo', 'hours', 'budgets', 'work'] as const

test('whoever arranged nothing has everything in its own order', () => {
  expect(arranged(all, [], [])).toEqual({ shown: all, hidden: [] })
})

test('what is new stands behind what was arranged, and what is gone is forgotten', () => {
  expect(arranged(all, ['hours', 'gone', 'todo'], [])).toEqual({
    shown: ['hours', 'todo', 'budgets', 'work'],
    hidden: [],
  })
})

test('what is hidden keeps its place in the order', () => {
  expect(arranged(all, ['work', 'todo', 'hours', 'budgets'], ['todo'])).toEqual({
    shown: ['work', 'hours', 'budgets'],
    hidden: ['todo'],
  })
})

test('moving changes places with the neighbour and ends at the ends', () => {
  expect(moved(all, 'hours', -1)).toEqual(['hours', 'todo', 'budgets', 'work'])
  expect(moved(all, 'todo', -1)).toEqual(all)
  expect(moved(all, 'work', 1)).toEqual(all)
})
