import { expect, test } from 'vitest'
import { spotAfter } from './board-keys.ts'

const columns = ['a', 'b', 'c']
const anywhere = () => true

test('up and down stay in the column', () => {
  expect(spotAfter('ArrowUp', { column: 'b', index: 2 }, columns, anywhere)).toEqual({ column: 'b', index: 1 })
  expect(spotAfter('ArrowDown', { column: 'b', index: 2 }, columns, anywhere)).toEqual({ column: 'b', index: 3 })
})

test('left and right lead to the next column in which the card can stand', () => {
  expect(spotAfter('ArrowRight', { column: 'a', index: 1 }, columns, (one) => one !== 'b')?.column).toBe('c')
  expect(spotAfter('ArrowLeft', { column: 'c', index: 1 }, columns, anywhere)?.column).toBe('b')
})

test('at the edge, and for any other key, nothing moves', () => {
  expect(spotAfter('ArrowLeft', { column: 'a', index: 0 }, columns, anywhere)).toBeUndefined()
  expect(spotAfter('Enter', { column: 'a', index: 0 }, columns, anywhere)).toBeUndefined()
})
