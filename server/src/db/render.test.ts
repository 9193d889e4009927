// What Node writes of a row is what PostgreSQL itself would have written as JSON.
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '../../test/scratch.ts'
import { type Database, openDatabase } from './database.ts'
import { factsOf, objectWriter } from './render.ts'
import { join, raw, type Sql, sql } from './sql.ts'
import { inSystem } from './transaction.ts'

let db: Database
let owner: pg.Client
beforeAll(async () => {
  db = openDatabase(inject('databaseUrl'), { connections: 1 })
  owner = await connect(inject('databaseUrl'))
})
afterAll(async () => {
  await db.close()
  await owner.end()
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((drawn) => drawn.replaceAll('\0', '')),
  fc.string({
    unit: fc.constantFrom('"', '\\', '\t', '\n', '\r', '\b', '\f', '\x01', '\x7f', '\u2028', '\u2029', '\ufeff', '😀', '/', '<', "'"),
  }), // biome-ignore format: one line
  fc.constantFrom('', 'NULL', 'null', '{}', '{"a"}', ',', 't', '\ud7ff\ue000'),
)
const digits = (most: number) => fc.stringMatching(new RegExp(`^(0|[1-9][0-9]{0,${most - 1}})$`))
const sign = fc.constantFrom('', '-')
const number = fc.tuple(sign, digits(12), fc.option(digits(2))).map(([minus, whole, cents]) => {
  return `${minus}${whole}${cents === null ? '' : `.${cents}`}`
})
const instants = {
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
}
const instant = fc
  .tuple(fc.date(instants), fc.constantFrom(0, 100, 10, 1))
  .map(([date, unit]) => new Date(unit === 0 ? Math.floor(+date / 1000) * 1000 : Math.floor(+date / unit) * unit))
  .map((date) => date.toISOString())
const day = fc.date(instants).map((date) => date.toISOString().slice(0, 10))
const json = fc.jsonValue({ stringUnit: 'grapheme' }).map((drawn) => JSON.stringify(drawn).replaceAll('\\u0000', ''))
const int4 = fc.oneof(fc.integer(), fc.constantFrom(-2147483648, 2147483647, 0))
const int8 = fc.oneof(fc.maxSafeInteger(), fc.constantFrom(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))

const kinds: Record<string, fc.Arbitrary<unknown>> = {
  text,
  boolean: fc.boolean(),
  integer: int4,
  bigint: int8,
  'numeric(14, 2)': number,
  numeric: fc.constantFrom('0', '-0.00', '99999999999999999999.99', '0.000001', '1e-20', '1E5', '10.50'),
  date: fc.oneof(day, fc.constantFrom('0001-01-01', '9999-12-31')),
  'timestamptz(3)': fc.oneof(instant, fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z')),
  uuid: fc.uuid(),
  'uuid[]': fc.array(fc.uuid(), { maxLength: 3 }),
  'text[]': fc.array(text, { maxLength: 4 }),
  'integer[]': fc.array(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }), { maxLength: 7 }),
  jsonb: json,
  json,
}

// An instant is the one value we write in another way than to_json() does.
function asJson(type: string, column: Sql): Sql {
  return type.startsWith('timestamptz') ? sql`to_json(instant_text(${column}))` : sql`to_json(${column})`
}

test.each(Object.entries(kinds))('%s', async (type, drawn) => {
  const property = fc.asyncProperty(
    fc.array(fc.option(drawn, { freq: 8 }), { minLength: 25, maxLength: 25 }),
    async (values) => {
      const casts = values.map((value) => sql`(${value}::${raw(type)})`)
      const rows = sql`(values ${join(casts)}) v ("a ""field""")`
      const column = raw('v."a ""field"""')
      const answer = await inSystem(db, (tx) =>
        tx.lastRaw(sql`select 'before' as before, ${column}, ${asJson(type, column)} as expected from ${rows}`),
      )
      const write = objectWriter(answer.fields, 1, 2)
      for (const row of answer.rows) {
        const expected = row[2] == null ? null : JSON.parse(row[2])
        expect(JSON.parse(write(row))).toEqual({ 'a "field"': expected })
      }
    },
  )
  await fc.assert(property, { numRuns: 40 })
})

test('digits beyond the millisecond are left away, as instant_text() does', async () => {
  const answer = await inSystem(db, (tx) => tx.lastRaw(sql`select '2026-01-02 03:04:05.123456+00'::timestamptz as at`))
  expect(answer.rows.map(objectWriter(answer.fields, 0, 1))).toEqual(['{"at":"2026-01-02T03:04:05.123Z"}'])
})

test('numbers keep every digit', async () => {
  const answer = await inSystem(db, (tx) =>
    tx.lastRaw(
      sql`select 9223372036854775807::bigint as a, 12345678901234567890.123456789::numeric as b, 1.50::numeric as c`,
    ),
  )
  expect(answer.rows.map(objectWriter(answer.fields, 0, 3))).toEqual([
    '{"a":9223372036854775807,"b":12345678901234567890.123456789,"c":1.50}',
  ])
})

test('columns from one place up to another, and none at all', async () => {
  const answer = await inSystem(db, (tx) => tx.lastRaw(sql`select 1 as a, null::text as b, 'x' as c, true as d`))
  const [row] = answer.rows
  expect(objectWriter(answer.fields, 1, 3)(row!)).toBe('{"b":null,"c":"x"}')
  expect(objectWriter(answer.fields, 2, 2)(row!)).toBe('{}')
  expect(factsOf(answer, row!, 1)).toEqual({ b: null, c: 'x', d: true })
})

test('facts are typed: days stay text, instants are our text, big numbers are numbers', async () => {
  const [facts] = await inSystem(db, (tx) =>
    tx.last(sql`select '0001-01-01'::date as day, '0001-01-01 00:00:00+00'::timestamptz as first, 5::bigint as rows,
      '9999-12-31 23:59:59.9+00'::timestamptz as last, '{a,"b,c"}'::text[] as words, '{"a": null}'::jsonb as data`),
  )
  expect(facts).toEqual({
    day: '0001-01-01',
    first: '0001-01-01T00:00:00.000Z',
    rows: 5,
    last: '9999-12-31T23:59:59.900Z',
    words: ['a', 'b,c'],
    data: { a: null },
  })
})

test('every type of our tables is one that is compared here', async () => {
  const { rows } = await owner.query(`
    select distinct format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`)
  const plain = (type: string) => type.replace(/\(.*\)/, '').replace('timestamp with time zone', 'timestamptz')
  const compared = new Set(Object.keys(kinds).map(plain))
  // Bytes are secrets and never shown.
  const missing = rows
    .map(({ type }) => plain(type.replace('timestamp(3)', 'timestamp')))
    .filter((type) => !compared.has(type))
  expect([...new Set(missing)]).toEqual(['bytea'])
})
