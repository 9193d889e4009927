import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('only what changed is told, also inside an object', () => {
  const before = { id: '1', name: 'Acme', address: { locality: 'Delft', country: 'NL' }, updated_at: 'a' }
  const after = { id: '1', name: 'Acme', address: { locality: 'Utrecht', country: 'NL' }, updated_at: 'b' }
  expect(differences(before, after)).toEqual([{ field: 'address.locality', before: 'Delft', after: 'Utrecht' }])
})

test('the name of a record stands for its id', () => {
  const told = differences({ role_id: '1', role_name: 'hr' }, { role_id: '2', role_name: 'owner' })
  expect(told.map(({ field }) => field)).toEqual(['role_name'])
})

test('of a new record everything that is filled in', () => {
  expect(differences(null, { id: '1', name: 'Acme', phone: null })).toEqual([
    { field: 'name', before: null, after: 'Acme' },
  ])
})
