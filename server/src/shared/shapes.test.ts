import Type from 'typebox'
import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { AddressInput, Body, Changes, Email, fullAddress, Money, Name, Nullable, OneOf, Text, Url } from './shapes.ts'
import { checkBody } from './validate.ts'

const Sample = Body({
  name: Type.Optional(Name(5)),
  text: Type.Optional(Text(5)),
  email: Type.Optional(Email),
  url: Type.Optional(Url),
  money: Type.Optional(Money),
  kind: Type.Optional(Nullable(OneOf(['a', 'b']))),
  address: Type.Optional(AddressInput),
})

test.each([
  { name: 'x' },
  { name: ' x ' },
  { name: '\n\tx' },
  { name: '\u00a0é' },
  { name: '😀😀😀😀😀' },
  { text: '' },
  { text: ' ' },
  { text: 'a\r\n\tb' },
  { email: "o'neil+tag@mail.example" },
  { url: 'HTTP://localhost:3000/a?b=c#d' },
  { money: 0.07 },
  { money: 999_999_999.99 },
  { kind: null },
  { address: {} },
])('%j is taken', (body) => {
  expect(refused(body)).toEqual([])
})

test.each([
  { name: '' },
  { name: ' ' },
  { name: '\u200b\u3000\u2028\ufeff\u1680' },
  { name: '😀😀😀😀😀😀' },
  { name: null },
  { text: 'abcdef' },
  { email: 'a@b' },
  { email: 'a@b.nl ' },
  { email: 'a b@c.nl' },
  { email: 'a\ud800@b.nl' },
  { url: '/relative' },
  { url: 'ftp://a.example' },
  { url: 'https://a.example/\ud800' },
  { url: 'https://a b.example' },
  { money: 0.001 },
  { money: -1 },
  { money: 1e9 },
  { money: '1' },
  { kind: 'c' },
])('%j is refused', (body) => {
  expect(refused(body)).toEqual([`/${Object.keys(body)[0]}`])
})

test.each(['\u0000', '\u0008', '\u000b', '\u000c', '\u001f', '\u007f', '\u0085', '\u009f', '\ud800', '\udfff'])(
  'the character %j is refused everywhere',
  (character) => {
    expect(refused({ name: `a${character}` })).toEqual(['/name'])
    expect(refused({ text: character })).toEqual(['/text'])
    expect(refused({ address: { line1: `a${character}` } })).toEqual(['/address/line1'])
  },
)

test('the time it takes to refuse a text grows with its length only', () => {
  const start = performance.now()
  for (const text of [`${'a'.repeat(500_000)}\u0001`, ' '.repeat(500_000)])
    expect(refused({ name: text })).toContain('/name')
  expect(performance.now() - start).toBeLessThan(5000)
})

test('a change has at least one property, and no defaults', () => {
  const Change = Changes({ name: Name(5), kind: Type.Optional(OneOf(['a', 'b'], 'a')) })
  expect(refused({}, Change)).toEqual([''])
  const change = { name: 'x' }
  checkBody(Change, change)
  expect(change).toEqual({ name: 'x' })
  const creation = { name: 'x' }
  checkBody(Body({ name: Name(5), kind: Type.Optional(OneOf(['a', 'b'], 'a')) }), creation)
  expect(creation).toEqual({ name: 'x', kind: 'a' })
})

test('in records an address has all four keys', () => {
  expect(fullAddress({ locality: 'Utrecht' })).toEqual({
    line1: null,
    postal_code: null,
    locality: 'Utrecht',
    country: null,
  })
  expect(fullAddress(null)).toBeNull()
})

function refused(body: unknown, shape: Parameters<typeof checkBody>[0] = Sample): string[] {
  try {
    checkBody(shape, body)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return [...new Set((error.extra.errors as { pointer: string }[]).map(({ pointer }) => pointer))]
  }
}
