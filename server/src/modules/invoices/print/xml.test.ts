import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { branch, document, leaf, withoutControls } from './xml.ts'

it('escapes text and attributes', () => {
  expect(leaf('a', `<>&"'`, { b: `<>&"'` })).toBe('<a b="&lt;&gt;&amp;&quot;&apos;">&lt;&gt;&amp;&quot;&apos;</a>')
})

it('writes nothing for nothing', () => {
  expect(leaf('a', null)).toBe('')
  expect(leaf('a', ' \u0007 ')).toBe('')
  expect(branch('b', leaf('a', ''), branch('c'))).toBe('')
  expect(leaf('a', 'x', { b: null })).toBe('<a>x</a>')
})

it('drops what XML cannot hold', () => {
  expect(withoutControls('a\u0000\u0001\u001f\uffff\ud800b\tc\nd')).toBe('a\ufffdb\tc\nd')
})

it('gives every text back as it was', () => {
  const parser = new XMLParser({ parseTagValue: false, trimValues: false })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const clean = withoutControls(text).trim()
      fc.pre(clean !== '')
      expect(parser.parse(document('r', {}, leaf('a', text))).r.a).toBe(clean)
    }),
  )
})
