import fc from 'fast-check'
import Type from 'typebox'
import { describe, expect, it } from 'vitest'
import { Body, Color, Money, Name } from './shapes.ts'
import { answerErrors, checkBody, readQuery } from './validate.ts'

describe('money in a body', () => {
  const shape = Body({ amount: Money })

  it('is every number of whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => checkBody(shape, { amount: cents / 100 })),
    )
  })

  it.each([
    1.001,
    1.0000000001,
    0.1 + 0.2,
    1e-7,
    999_999_999.999,
    1_000_000_000,
    -0.01,
    Number.POSITIVE_INFINITY,
    Number.NaN,
  ])('is never %s', (amount) => {
    expect(() => checkBody(shape, { amount })).toThrow('validation-error')
  })

  it('says how many decimals it takes', () => {
    expect(() => checkBody(shape, { amount: 1.234 })).toThrow('amount must have at most 2 decimals.')
  })
})

describe('a refusal', () => {
  const shape = Body({ scopes: Type.Array(Type.Unsafe({ type: 'string', enum: ['a', 'b'] })) })

  it('says which form a text must have', () => {
    expect(() => checkBody(Body({ color: Color }), { color: 'red' })).toThrow('color must match ^#[0-9a-f]{6}$.')
    expect(() => checkBody(Body({ name: Name(9) }), { name: ' ' })).toThrow('name must be readable text')
  })

  it('names the list an element stands in', () => {
    expect(() => checkBody(shape, { scopes: ['a', 'c'] })).toThrow('scopes/1 must be one of a, b.')
    expect(() => checkBody(shape, { scopes: 'a' })).toThrow('scopes must be array.')
  })

  it('refuses in place of a word what cannot be written as one', () => {
    const many = Array.from({ length: 100 }, (_, i) => `kind.${i}`)
    for (const allowed of [['a', 'b'], many])
      expect(() =>
        checkBody(Body({ kind: Type.Unsafe({ type: 'string', enum: allowed }) }), { kind: { toString: 'a' } }),
      ).toThrow('kind must be')
  })

  it('offers of many values only what was probably meant', () => {
    const many = Array.from({ length: 100 }, (_, i) => `kind.${i + 100}`)
    const kind = Body({ kind: Type.Unsafe({ type: 'string', enum: many }) })
    expect(() => checkBody(kind, { kind: 'kind_142' })).toThrow(
      'kind must be one of 100 values, of which the nearest are kind.142, ',
    )
  })
})

describe('one shape', () => {
  it('fills in a body but leaves an answer as it is, whichever comes first', () => {
    const shape = () => Type.Object({ preview: Type.Boolean({ default: true }) })
    const [first, second] = [shape(), shape()]
    const body: Record<string, unknown> = {}
    expect(answerErrors(first, {})).not.toEqual([])
    checkBody(first, body)
    expect(body).toEqual({ preview: true })
    checkBody(second, {})
    expect(answerErrors(second, {})).not.toEqual([])
  })
})

describe('a query', () => {
  const shape = Body({
    days: Type.Optional(Type.Integer()),
    open: Type.Optional(Type.Boolean()),
    words: Type.Optional(Type.Array(Type.Unsafe<string>({ type: 'string', enum: ['a', 'b'] }), { maxItems: 2 })),
    text: Type.Optional(Type.String()),
  })

  it('is read as its shape says', () => {
    const query = { days: '12', open: 'false', words: 'a,b', text: 'true' }
    expect(readQuery(shape, query)).toEqual({ days: 12, open: false, words: ['a', 'b'], text: 'true' })
    expect(readQuery(shape, { words: ['b', 'a'] })).toEqual({ words: ['b', 'a'] })
  })

  it.each([
    { days: '1.5.2' },
    { open: 'yes' },
    { open: 'constructor' },
    { words: '' },
    { words: 'a,b,a' },
    { days: ['1', '2'] },
  ])('of %o is refused', (query) => {
    expect(() => readQuery(shape, query)).toThrow('validation-error')
  })
})
