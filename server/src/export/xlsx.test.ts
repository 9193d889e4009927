import { expect, test } from 'vitest'
import { cellOf, sheetOf } from './xlsx.ts'

test('numbers are numbers, days are days, and all else is text', () => {
  expect(cellOf(12)).toEqual({ type: Number, value: 12, format: '0' })
  expect(cellOf(12.5)).toEqual({ type: Number, value: 12.5, format: '0.00' })
  expect(cellOf('2026-11-16')).toEqual({ type: Date, value: new Date('2026-11-16'), format: 'yyyy-mm-dd' })
  expect(cellOf(true)).toEqual({ type: Boolean, value: true })
  expect(cellOf(['a', 'b'])).toEqual({ type: String, value: 'a b' })
  expect([null, undefined, '', []].map(cellOf)).toEqual([null, null, null, null])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j is no formula', (text) => {
  expect(cellOf(text)).toEqual({ type: String, value: text })
})

test('a sheet has the names of its columns above its rows', () => {
  expect(sheetOf(['b', 'a'], [{ a: 1, b: 'x', c: 2 }])).toEqual([
    [
      { type: String, value: 'b', fontWeight: 'bold' },
      { type: String, value: 'a', fontWeight: 'bold' },
    ],
    [
      { type: String, value: 'x' },
      { type: Number, value: 1, format: '0' },
    ],
  ])
})
