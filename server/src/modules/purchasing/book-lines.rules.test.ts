import { expect, it } from 'vitest'
import { refused } from '../../../test/refused.ts'
import { bookableLines, chosenLines } from './book-lines.rules.ts'

const paper = { description: 'Paper', amount: 60 }
const ink = { description: 'Ink', amount: 40 }
const none = { costs: [], total_excl_vat: 100, allocated_amount: 0 }
const positions = (lines: readonly { position: number }[]) => lines.map(({ position }) => position)

it('offers every line that costs something', () => {
  expect(bookableLines({ ...none, lines: [paper, ink] })).toEqual([
    { position: 0, ...paper },
    { position: 1, ...ink },
  ])
  const lines = [paper, { description: 'Gift', amount: 0 }, { description: 'Discount', amount: -5 }]
  expect(positions(bookableLines({ ...none, lines }))).toEqual([0])
})

it('takes each cost for one line of the same words and amount', () => {
  const costs = [{ description: 'Paper', cost_amount: 60 }]
  const lines = [paper, paper, ink]
  expect(positions(bookableLines({ lines, costs, total_excl_vat: 160, allocated_amount: 60 }))).toEqual([1, 2])
  const dearer = [{ description: 'Paper', cost_amount: 61 }]
  expect(positions(bookableLines({ lines, costs: dearer, total_excl_vat: 160, allocated_amount: 61 }))).toEqual([
    0, 1, 2,
  ])
})

it('offers nothing where all that was bought is passed on', () => {
  const costs = [{ description: 'Everything', cost_amount: 100 }]
  expect(bookableLines({ lines: [paper, ink], costs, total_excl_vat: 100, allocated_amount: 100 })).toEqual([])
})

it('offers no line that is more than what is left', () => {
  const lines = [paper, ink, { description: 'Discount', amount: -50 }]
  expect(positions(bookableLines({ ...none, lines, total_excl_vat: 50 }))).toEqual([1])
})

it('lets those be chosen that are offered, and all of them where none is named', () => {
  const bookable = bookableLines({ ...none, lines: [paper, ink] })
  expect(chosenLines(bookable, undefined)).toBe(bookable)
  expect(positions(chosenLines(bookable, [1]))).toEqual([1])
  expect(refused(() => chosenLines(bookable, [1, 2]))).toBe('validation-error /positions/1')
})
