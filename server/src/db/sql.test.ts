import { expect, test } from 'vitest'
import { and, join, raw, type Sql, sql, statement } from './sql.ts'

test('values become parameters in the order in which they stand', () => {
  const inner = sql`b = ${2} and c in (${3}, ${4})`
  const { text, values } = statement(sql`select ${1} where ${inner} or ${raw('d')} = ${5}${inner}`)
  expect(text).toBe('select $1 where b = $2 and c in ($3, $4) or d = $5b = $6 and c in ($7, $8)')
  expect(values).toEqual([1, 2, 3, 4, 5, 2, 3, 4])
})

test('fragments nest as deep as one likes, at either end and side by side', () => {
  let nested: Sql = sql`${0}`
  for (let i = 1; i <= 50; i++) nested = sql`(${nested}+${i})`
  const { text, values } = statement(sql`${nested}${raw('')}${raw(' as ')}${raw('sum')}`)
  expect(values).toEqual(Array.from({ length: 51 }, (_, i) => i))
  expect(text).toBe(
    `${'('.repeat(50)}$1${values
      .slice(1)
      .map((value) => `+$${Number(value) + 1})`)
      .join('')} as sum`,
  )
})

test('join and and', () => {
  expect(statement(join([]))).toMatchObject({ text: '', values: [] })
  expect(statement(join([sql`${1}`]))).toMatchObject({ text: '$1', values: [1] })
  expect(statement(join([sql`a = ${1}`, raw('b'), sql`${2}`]))).toMatchObject({ text: 'a = $1, b, $2', values: [1, 2] })
  expect(statement(join([sql`${1}`, sql`${2}`], ' or ')).text).toBe('$1 or $2')
  expect(statement(and([])).text).toBe('true')
  expect(statement(and([sql`a = ${1}`, sql`b = ${2}`]))).toMatchObject({ text: 'a = $1 and b = $2', values: [1, 2] })
})

test('thousands of parts are joined in no time', () => {
  const parts = Array.from({ length: 20_000 }, (_, i) => sql`(${i})`)
  const started = performance.now()
  expect(statement(join(parts)).values).toHaveLength(20_000)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('what only looks like SQL is a value', () => {
  const stranger = { strings: ['1; drop table organization'], values: [] }
  expect(statement(sql`select ${stranger}`)).toMatchObject({ text: 'select $1', values: [stranger] })
  const parsed = JSON.parse('{"strings":["x"],"values":["y"],"Symbol(sql)":true,"__proto__":{"strings":["z"]}}')
  expect(statement(sql`select ${parsed}`).values).toEqual([parsed])
})

test('nothing, lists and objects are values too', () => {
  const values = [null, undefined, false, 0, '', [1, 2], { a: 1 }, new Date(0), Buffer.from('x')]
  const all = statement(sql`${join(values.map((value) => sql`${value}`))}`)
  expect(all.values).toEqual(values)
})

test('the same text has one name, and beyond the cap there are no new ones', async () => {
  // A copy of its own: the names of the module itself belong to the whole process.
  const copy = './sql.ts?names'
  const own = (await import(copy)) as typeof import('./sql.ts')
  const name = (i: number) => own.statement(own.raw(`select ${i}`)).name
  const given = Array.from({ length: 500 }, (_, i) => name(i))
  expect(new Set(given).size).toBe(500)
  expect(name(500)).toBeUndefined()
  expect('name' in own.statement(own.raw('select 500'))).toBe(false)
  expect(name(3)).toBe(given[3])
  const query = own.raw('select 3')
  expect(own.statement(query)).toBe(own.statement(query))
})
