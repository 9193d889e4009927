import Type from 'typebox'
import { expect, test } from 'vitest'
import { Problem } from '../shared/problem.ts'
import { byCustomField, byFlag, byText } from './filter.ts'
import { listing, type Query, readList } from './listing.ts'
import { recordType } from './record.ts'
import { raw, statement } from './sql.ts'

const type = recordType({ name: 'organization', table: 'organization', shape: Type.Object({}) })
const input = {
  type,
  filters: { name: byText(raw('t.name')), is_active: byFlag(raw('t.is_active')), custom_field: byCustomField() },
  orders: { name: { by: raw('t.name') }, number: { by: raw('t.number'), nullable: true } },
  defaultSort: '-name',
} as const
const list = listing(input)
const deletable = listing({ ...input, deletable: true })

test('an empty query is the first page in the usual order', () => {
  expect(readList(list, {})).toEqual({
    limit: 25,
    offset: 0,
    sort: [{ field: 'name', descending: true }],
    conditions: [],
    needs: [],
    deleted: false,
  })
})

test('limit and offset are read within their bounds', () => {
  expect(readList(list, { limit: '1', offset: '0' })).toMatchObject({ limit: 1, offset: 0 })
  expect(readList(list, { limit: '100', offset: '9007199254740991' })).toMatchObject({
    limit: 100,
    offset: Number.MAX_SAFE_INTEGER,
  })
})

test.each([
  ['limit', '0'],
  ['limit', '101'],
  ['limit', ''],
  ['limit', '-1'],
  ['limit', '1.0'],
  ['limit', '1e1'],
  ['limit', ' 5'],
  ['limit', '٥'],
  ['limit', ['5', '5']],
  ['offset', '-1'],
  ['offset', '9007199254740992'],
  ['offset', '99999999999999999999'],
  ['offset', ['0']],
  ['sort', ''],
  ['sort', '-'],
  ['sort', '--name'],
  ['sort', '+name'],
  ['sort', 'name '],
  ['sort', 'Name'],
  ['sort', 'id'],
  ['sort', 'constructor'],
  ['sort', 'name,'],
  ['sort', 'name,-name'],
  ['sort', 'name,number,created_at,updated_at'],
  ['sort', ['name', 'number']],
  ['name', ''],
  ['name', ['a', 'b']],
  ['is_active', 'TRUE'],
  ['ids', ''],
  ['ids', '{00000000-0000-7000-8000-000000000000}'],
  ['updated_since', '2026-01-01'],
  ['created_since', '2026-01-01T00:00:00'],
  ['custom_field', 'key'],
  ['custom_field', Array.from({ length: 11 }, () => 'a:b')],
])('%s = %j is refused with its name', (name, value) => {
  expect(refusal({ [name]: value })).toEqual(['validation-error', [`/${name}`]])
})

test('every mistake is named, in one answer', () => {
  expect(refusal({ limit: 'x', offset: 'x', sort: 'x', name: '', is_active: 'x' })).toEqual([
    'validation-error',
    ['/limit', '/offset', '/sort', '/name', '/is_active'],
  ])
})

test.each(['color', 'Limit', 'name[]', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'deleted'])(
  'the parameter %s is not known',
  (name) => {
    expect(refusal(JSON.parse(`{${JSON.stringify(name)}: "1"}`))).toEqual(['unknown-parameter', [`/${name}`]])
  },
)

test('an unknown name is a JSON pointer, also with slash and tilde', () => {
  expect(refusal({ 'a/b~c': '1' })[1]).toEqual(['/a~1b~0c'])
})

test('several orders are read from the left', () => {
  expect(readList(list, { sort: '-number,name,created_at' }).sort).toEqual([
    { field: 'number', descending: true },
    { field: 'name', descending: false },
    { field: 'created_at', descending: false },
  ])
})

test('filters become conditions whose values are parameters', () => {
  const { conditions } = readList(list, { name: `a' or 1=1`, is_active: 'false', custom_field: ['a:b', 'c:d'] })
  const statements = conditions.map(statement)
  expect(statements.map(({ values }) => values)).toEqual([
    [`a' or 1=1`],
    [],
    ['a', 'b', 'a', 'b'],
    ['c', 'd', 'c', 'd'],
  ])
  expect(statements[0]!.text).toBe('t.name = $1')
  expect(statements[1]!.text).toBe('not (t.is_active)')
})

test('tombstones are asked for by id and moment only', () => {
  expect(readList(deletable, { deleted: 'only', updated_since: '2026-01-01T00:00:00Z' }).deleted).toBe(true)
  expect(readList(deletable, { deleted: 'exclude', name: 'a' }).deleted).toBe(false)
  expect(refusal({ deleted: 'only', name: 'a' }, deletable)).toEqual(['validation-error', ['/name']])
  expect(refusal({ deleted: 'yes' }, deletable)).toEqual(['validation-error', ['/deleted']])
})

test('what is published is what is taken', () => {
  expect(Object.keys(deletable.parameters.properties)).toEqual(
    'limit offset sort ids updated_since created_since name is_active custom_field deleted'.split(' '),
  )
  const { pattern } = list.parameters.properties.sort as unknown as { pattern: string }
  const published = new RegExp(pattern)
  for (const sort of ['name', '-number,name', 'created_at,updated_at,name']) expect(published.test(sort)).toBe(true)
  for (const sort of ['', 'id', 'name,', 'a,b,c,d']) expect(published.test(sort)).toBe(false)
})

function refusal(query: Query, of = list): [string, string[]] {
  try {
    readList(of, query)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return [error.code, (error.extra.errors as { pointer: string }[]).map(({ pointer }) => pointer)]
  }
  throw new Error('nothing was refused')
}
