import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countText, hintOf, hoursText, moneyText, untrusted } from './answer.rules.ts'

describe('what people typed', () => {
  test('is marked, and cut between characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5000, size: 'max' }), (text) => {
        const told = untrusted(text)!
        expect(told.untrusted).toBe(true)
        expect(text.startsWith(told.text)).toBe(true)
        expect([...told.text].length).toBe(Math.min(2000, [...text].length))
        expect(told.cut).toBe(told.text !== text)
      }),
    )
  })

  test.each([null, ''])('and is nothing where there is nothing: %j', (text) => {
    expect(untrusted(text)).toBeNull()
  })
})

test('a hint is given only where there is more', () => {
  expect(hintOf({ count: 2, next_offset: null, rows: [1, 2] }, 'query')).toEqual({})
  expect(hintOf({ count: 9, next_offset: 2, rows: [1, 2] }, 'query')).toEqual({
    hint: '2 of 9 rows; ask again with offset 2, or narrow by query.',
  })
})

test.each([
  [0, '0:00 h'],
  [59, '0:59 h'],
  [60, '1:00 h'],
  [-61, '-1:01 h'],
  [6005, '100:05 h'],
])('%i minutes are %s', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text)
})

test('amounts and counts are said readably', () => {
  expect(moneyText('EUR', -1234.5)).toBe('EUR -1234.50')
  expect([countText(1, 'row'), countText(0, 'row'), countText(2, 'opportunity', 'opportunities')]).toEqual([
    '1 row',
    '0 rows',
    '2 opportunities',
  ])
})
