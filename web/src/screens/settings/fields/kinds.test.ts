import { expect, test } from 'vitest'
import { proposedKey } from './kinds.ts'

test.each([
  ['Contract nr. 2', 'contract_nr_2'],
  ['Café bezocht?', 'cafe_bezocht'],
  ['2e contact', 'e_contact'],
  ['  ', ''],
])('"%s" is proposed as %s', (label, key) => {
  expect(proposedKey(label)).toBe(key)
})
