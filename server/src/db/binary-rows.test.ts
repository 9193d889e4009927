import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '../../test/scratch.ts'
import { binaryBlocks } from './binary-rows.ts'
import { copyIn } from './copy.ts'

const TYPES = {
  id: 'uuid',
  words: 'text',
  is_so: 'boolean',
  number: 'integer',
  day: 'date',
  at: 'timestamp with time zone',
  amount: 'numeric',
}
const columns = Object.entries(TYPES).map(([name, type]) => ({ name, type }))
const names = Object.keys(TYPES)

const instant = fc.date({
  min: new Date('0001-01-02T00:00:00Z'),
  max: new Date('9999-12-30T00:00:00Z'),
  noInvalidDate: true,
})
const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{0,${most}}$`))
// As PostgreSQL writes a number: no zeros in front, no point without decimals, no sign before nothing.
const amount = fc.tuple(fc.boolean(), digits(13), digits(9)).map(([isNegative, whole, fraction]) => {
  const size = `${whole.replace(/^0+/, '') || '0'}${fraction && '.'}${fraction}`
  return isNegative && /[1-9]/.test(size) ? `-${size}` : size
})
const row = fc.record(
  {
    id: fc.uuid(),
    words: fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !text.includes('\0')),
    is_so: fc.boolean(),
    number: fc.integer(),
    day: instant.map((date) => date.toISOString().slice(0, 10)),
    at: instant.map((date) => date.toISOString()),
    amount,
  },
  { requiredKeys: [] },
)

let client: Awaited<ReturnType<typeof connect>>
beforeAll(async () => {
  client = await connect(inject('databaseUrl'))
  await client.query(
    `create temporary table wanted (place integer generated always as identity, ${names.map((name) => `"${name}" ${TYPES[name as keyof typeof TYPES]}`).join(', ')})`,
  )
})
afterAll(() => client.end())

async function store(rows: readonly Readonly<Record<string, unknown>>[], given = columns) {
  await client.query('truncate wanted')
  const list = names.map((name) => `"${name}"`).join(', ')
  return copyIn(client, `copy wanted (${list}) from stdin (format binary)`, binaryBlocks(given, rows))
}

async function stored() {
  const { rows } = await client.query(`
    select id::text, words, is_so, number, to_char(day, 'YYYY-MM-DD') as day,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, amount::text
    from wanted order by place`)
  return rows
}

test('PostgreSQL reads what was written, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 40 }), async (rows) => {
      expect(await store(rows)).toBe(rows.length)
      expect(await stored()).toEqual(
        rows.map((one) => Object.fromEntries(names.map((name) => [name, one[name as keyof typeof one] ?? null]))),
      )
    }),
    { numRuns: 100 },
  )
})

test('a column may be the same in all rows, and rows may fill many blocks', async () => {
  const id = crypto.randomUUID()
  const given = columns.map((column) => (column.name === 'id' ? { ...column, value: id } : column))
  const rows = Array.from({ length: 5000 }, (_, number) => ({ number, words: 'é'.repeat(100) }))
  expect(await store(rows, given)).toBe(5000)
  const { rows: found } = await client.query(
    `select count(*)::integer, count(distinct number)::integer as numbers, min(words) as words, min(id::text) as id from wanted`,
  )
  expect(found).toEqual([{ count: 5000, numbers: 5000, words: 'é'.repeat(100), id }])
})

const WRONG: [keyof typeof TYPES, unknown][] = [
  ['id', 'no id'],
  ['id', '00000000-0000-7000-8000-00000000000g'],
  ['words', 7],
  ['words', 'x'.repeat(300_000)],
  ['is_so', 'yes'],
  ['number', 'abc'],
  ['number', 1.5],
  ['number', 2 ** 32 + 5],
  ['day', 'yesterday'],
  ['day', '2026-11-17T12:00:00Z'],
  ['at', 'yesterday'],
  ['amount', '1e5'],
  ['amount', ''],
  ['amount', '.5'],
]

test.each(WRONG)('a wrong value is refused and nothing is stored: %s', async (name, value) => {
  await expect(store([{ number: 1 }, { [name]: value }])).rejects.toThrow(
    /not a value of type|too long|must be of type/,
  )
  expect(await stored()).toEqual([])
})

test('a row that only just does not fit is refused', () => {
  const given = [
    { name: 'words', type: 'text' },
    { name: 'id', type: 'uuid' },
  ]
  const bytes = (length: number) => {
    const blocks = [...binaryBlocks(given, [{ words: 'x'.repeat(length), id: crypto.randomUUID() }])]
    return Buffer.concat(blocks).length
  }
  const most = 256 * 1024 - 2 - 4 - 20
  expect(bytes(most)).toBe(19 + 256 * 1024 + 2)
  expect(() => bytes(most + 1)).toThrow('too long')
})

test('a type that is not known is refused', () => {
  expect(() => [...binaryBlocks([{ name: 'place', type: 'point' }], [])]).toThrow('type point')
})
