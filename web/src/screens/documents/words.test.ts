import { expect, test } from 'vitest'
import { formatsOf } from '../../words/formats.ts'
import { lookOf, sizeText } from './words.ts'

test.each([
  [999, '999 B'],
  [65_576, '66 kB'],
  [1_250_000, '1,3 MB'],
  [20_000_000, '20 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, formatsOf('nl'))).toBe(text)
})

test.each([
  ['application/pdf', 'pdf'],
  ['image/png', 'image'],
  ['text/csv', 'text'],
  ['application/xml', 'text'],
  ['application/msword', undefined],
])('%s is looked at as %s', (mime_type, look) => {
  expect(lookOf({ mime_type })).toBe(look)
})
