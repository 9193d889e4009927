import { expect, test } from 'vitest'
import {
  byCustomField,
  byCustomValue,
  byDay,
  byFlag,
  byId,
  byInstant,
  byLink,
  bySearch,
  byText,
  byWord,
  dayRange,
  type Filter,
  instantRange,
  readIds,
} from './filter.ts'
import { raw, sql, statement } from './sql.ts'

const A = '00000000-0000-7000-8000-00000000000a'
const B = '00000000-0000-7000-8000-00000000000B'
const column = raw('t.c')

function meaning(filter: Filter, text: string) {
  const condition = filter.read(text)
  if (!condition) return undefined
  const { text: query, values } = statement(condition)
  return [query, ...values]
}

test('ids come one by one, in a list, or as null', () => {
  expect(meaning(byId(column), A)).toEqual(['t.c = $1', A])
  expect(meaning(byId(column), `${A},${B}`)).toEqual(['t.c = any($1::uuid[])', [A, B]])
  expect(meaning(byId(column), 'null')).toEqual(['t.c is null'])
  const link = byLink((ids) => sql`linked to ${ids}`)
  expect(meaning(link, A)).toEqual(['linked to $1', [A]])
  expect(meaning(link, 'null')).toBeUndefined()
})

test.each([
  '',
  ',',
  `${A},`,
  `,${A}`,
  `${A}, ${B}`,
  `{${A}}`,
  A.replaceAll('-', ''),
  `${A} `,
  `urn:uuid:${A}`,
  'NULL',
  `${A},null`,
])('%j is no list of ids', (text) => {
  expect(byId(column).read(text)).toBeUndefined()
})

test('at most a hundred ids', () => {
  expect(readIds(Array(100).fill(A).join(','))).toHaveLength(100)
  expect(readIds(Array(101).fill(A).join(','))).toBeUndefined()
})

test('words come from their list', () => {
  const filter = byWord(column, ['call', 'e.mail'])
  expect(meaning(filter, 'call')).toEqual(['t.c = $1', 'call'])
  expect(meaning(filter, 'e.mail,call')).toEqual(['t.c = any($1::text[])', ['e.mail', 'call']])
  for (const text of ['', 'CALL', 'call,', 'call, call', 'email', 'null']) expect(filter.read(text)).toBeUndefined()
})

test('texts are compared as they are, or by their normal form', () => {
  expect(meaning(byText(column), 'ab')).toEqual(['t.c = $1', 'ab'])
  expect(meaning(byText(column), 'a,b')).toEqual(['t.c = any($1::text[])', ['a,b', 'a', 'b']])
  expect(meaning(byText(column), 'null')).toEqual(['t.c is null'])
  expect(
    meaning(
      byText(column, (text) => text.toUpperCase()),
      'ab',
    ),
  ).toEqual(['t.c = $1', 'AB'])
  expect(meaning(byText(column), '😀'.repeat(300))).toBeDefined()
  expect(meaning(byText(column), '😀'.repeat(301))).toBeUndefined()
})

test.each(['', 'a\u0000', 'a\u001f', 'a\u007f', 'a\u009f', 'a\ud800', '\udc00'])('%j is no text', (text) => {
  expect(byText(column).read(text)).toBeUndefined()
  expect(byCustomValue(column).read(text)).toBeUndefined()
  expect(byCustomField().read(`key:${text}`)).toBeUndefined()
})

test('a text may hold tab and line breaks', () => {
  expect(meaning(byText(column), 'a\t\r\nb')).toEqual(['t.c = $1', 'a\t\r\nb'])
})

test('flags are true or false', () => {
  expect(meaning(byFlag(raw('a or b')), 'true')).toEqual(['(a or b)'])
  expect(meaning(byFlag(raw('a or b')), 'false')).toEqual(['not (a or b)'])
  for (const text of ['', '1', 'TRUE', 'null']) expect(byFlag(column).read(text)).toBeUndefined()
})

test('a search has two to a hundred characters, and its wildcards are escaped in the query', () => {
  const [query, text] = meaning(bySearch(column), '100%_!') as [string, string]
  expect(text).toBe('100%_!')
  expect(query).toContain(`'([!%_])', '!\\1', 'g'`)
  expect(query).toContain(`escape '!'`)
  for (const wrong of ['', 'a', '😀', 'x'.repeat(101), 'ab\u0000']) expect(bySearch(column).read(wrong)).toBeUndefined()
})

test('a custom field is asked for by key and value', () => {
  expect(meaning(byCustomField(), 'sector:a:b')?.slice(1)).toEqual(['sector', 'a:b', 'sector', 'a:b'])
  expect(meaning(byCustomField(), 'size:-5.50')?.slice(1)).toEqual(['size', '-5.50', 'size', '-5.50', 'size', '-5.50'])
  expect(meaning(byCustomField(), 'sector:null')).toEqual(['t.custom_fields -> $1 is null', 'sector'])
  for (const text of ['', 'sector', ':a', 'Sector:a', '1a:a', `${'a'.repeat(51)}:a`, 'a b:c']) {
    expect(byCustomField().read(text)).toBeUndefined()
  }
})

test.each(['05', '.5', '5.', '1e5', '+5', '0x5', 'NaN', ' 5'])('%j is compared as text, not as a number', (text) => {
  expect(meaning(byCustomValue(column), text)).toHaveLength(3)
})

test('days and instants are real ones', () => {
  expect(
    meaning(
      byDay((day) => sql`on ${day}`, ''),
      '2024-02-29',
    ),
  ).toEqual(['on $1', '2024-02-29'])
  expect(byDay(() => column, '').read('2023-02-29')).toBeUndefined()
  expect(
    meaning(
      byInstant((at) => sql`at ${at}`, ''),
      '2024-02-29T24:00:00Z',
    ),
  ).toBeUndefined()
  expect(byInstant(() => column, '').read('2024-02-29T10:00:00 01:00')).toBeUndefined()
})

test('a range has two inclusive ends', () => {
  const days = dayRange('start_date')
  expect(Object.keys(days)).toEqual(['start_date_from', 'start_date_to'])
  expect(meaning(days.start_date_from!, '2024-01-01')).toEqual(['t."start_date" >= $1', '2024-01-01'])
  expect(meaning(days.start_date_to!, '2024-01-01')).toEqual(['t."start_date" <= $1', '2024-01-01'])
  const moments = instantRange('start_at', raw('x'))
  expect(meaning(moments.start_at_from!, '2024-01-01T00:00:00Z')).toEqual(['x >= $1', '2024-01-01T00:00:00Z'])
  expect(meaning(moments.start_at_to!, '2024-01-01T00:00:00Z')).toEqual(['x <= $1', '2024-01-01T00:00:00Z'])
})
