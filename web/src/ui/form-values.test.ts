import { expect, test } from 'vitest'
import { changesOf, filledOf, valueAt } from './form-values.ts'

test('a new record leaves out what is empty', () => {
  const values = { name: ' Acme ', email: '', address: { line1: '', locality: 'Utrecht' }, tags: [] }
  expect(filledOf(values)).toEqual({ name: 'Acme', address: { locality: 'Utrecht' }, tags: [] })
})

test('an object of which every part is empty is left out', () => {
  expect(filledOf({ name: 'Acme', address: { line1: '' } })).toEqual({ name: 'Acme' })
})

test('a known record sends only what was changed, and null for what was emptied', () => {
  const before = { name: 'Acme', email: 'a@acme.example', phone: null, term: 30 }
  expect(changesOf(before, { name: 'Acme ', email: '', phone: '', term: 14 })).toEqual({ email: null, term: 14 })
})

test('finds what stands inside an object', () => {
  expect(valueAt({ address: { locality: 'Utrecht' } }, 'address.locality')).toBe('Utrecht')
  expect(valueAt({ address: null }, 'address.locality')).toBeUndefined()
})
