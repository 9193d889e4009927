import { expect, test } from 'vitest'
import { rowAt, rowsInSight, rowsOf, topsOf } from './rows.ts'

const people = ['a', 'b', 'c'].map((id) => ({ employee_id: id, employee_name: id }))

test('everybody stands once, below the first team that has him, others last', () => {
  const teams = [
    { id: 'x', name: 'Design', members: [{ employee_id: 'b' }] },
    { id: 'y', name: 'Build', members: [{ employee_id: 'b' }, { employee_id: 'a' }] },
    { id: 'z', name: 'Empty', members: [] },
  ]
  const rows = rowsOf(people, teams).map((row) => (row.kind === 'team' ? row.name : row.person.employee_id))
  expect(rows).toEqual(['Design', 'b', 'Build', 'a', null, 'c'])
  expect(rowsOf(people, []).map((row) => row.kind)).toEqual(['person', 'person', 'person'])
})

test('only the rows in sight and around them are drawn', () => {
  const tops = topsOf([30, 60, 60, 60, 60])
  expect(tops).toEqual([0, 30, 90, 150, 210, 270])
  expect([-5, 0, 29, 30, 149, 150, 900].map((y) => rowAt(tops, y))).toEqual([0, 0, 0, 1, 2, 3, 4])
  expect(rowsInSight(tops, 100, 50, 20)).toEqual({ from: 1, to: 3 })
})
