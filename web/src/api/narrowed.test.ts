import { expect, test } from 'vitest'
import { narrowed } from './narrowed.ts'

const rows = [{ name: 'Acme' }, { name: 'Zebra', address: { locality: 'Acmeville' } }, { name: 'Koala' }]
const whole = { data: rows, meta: { count: 3 } }

test('rows without the text fall away, wherever in the row it would stand', () => {
  expect(narrowed(whole, { limit: 100 }, { limit: 100, q: 'acme' })).toEqual({
    data: [rows[0], rows[1]],
    meta: { count: 2 },
  })
})

test('what only the service can tell stays as it was', () => {
  const part = { data: rows, meta: { count: 300 } }
  expect(narrowed(part, {}, { q: 'acme' })).toBe(part)
  expect(narrowed(whole, { q: 'zebra' }, { q: 'acme' })).toBe(whole)
  expect(narrowed(whole, { status: 'open' }, { q: 'acme' })).toBe(whole)
  expect(narrowed(whole, { q: 'acme' }, {})).toBe(whole)
})
