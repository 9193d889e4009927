import { expect, test } from 'vitest'
import { changedFields } from './changed.rules.ts'

test('only what differs from the record is a change', () => {
  const record = '{"name":"A","note":null,"amount":10.00,"team_ids":["x","y"]}'
  expect(changedFields(record, { name: 'A', note: null, amount: 10, team_ids: ['x', 'y'], other: undefined })).toEqual(
    [],
  )
  expect(changedFields(record, { name: 'B', note: '', amount: 10.01, team_ids: ['y'], missing: 1 })).toEqual([
    'name',
    'note',
    'amount',
    'team_ids',
    'missing',
  ])
})

test('ids in capitals are the same ids, other text is not', () => {
  const record = '{"name":"a1","person_id":"a1","team_ids":["a1","b2"]}'
  expect(changedFields(record, { name: 'A1', person_id: 'A1', team_ids: ['A1', 'b2'] })).toEqual(['name'])
})
