import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { type Database, openDatabase } from './database.ts'
import { fly, type Outcome } from './flight.ts'
import { raw, type Sql, type Statement, sql, statement } from './sql.ts'

let scratch: Scratch
let db: Database
let client: PoolClient
beforeAll(async () => {
  scratch = await scratchDatabase()
  await scratch.client.query(`
    create table thing (id integer primary key, parent integer references thing deferrable initially deferred, body text);
    grant all on thing to kantoor_system`)
  db = openDatabase(scratch.url, { connections: 1 })
})
afterAll(async () => {
  await db.close()
  await scratch.drop()
})
beforeEach(async () => {
  client = await db.system.connect()
  await scratch.client.query('delete from thing')
  return () => client.release(true)
})

test('answers come in the order of the statements, each with its own columns, rows and tag', async () => {
  const outcomes = await arrived(
    sql`select ${1}::int as one, ${'a'}::text as letter union all select 2, 'b'`,
    sql`insert into thing (id, body) values (1, 'x'), (2, 'y')`,
    sql`select body from thing where id = ${3}`,
    sql`update thing set body = 'z' where id = ${2} returning id, body`,
    sql`select`,
  )
  expect(outcomes.map(({ fields, rows, tag }) => [fields.map(({ name }) => name), rows, tag])).toEqual([
    [['one', 'letter'], [['1', 'a'], ['2', 'b']], 'SELECT 2'], // biome-ignore format: one line per answer
    [[], [], 'INSERT 0 2'],
    [['body'], [], 'SELECT 0'],
    [['id', 'body'], [['2', 'z']], 'UPDATE 1'],
    [[], [[]], 'SELECT 1'],
  ])
})

test('a statement is known with its columns from its second use on, also twice in its first flight', async () => {
  const asked = sql`select id, body from thing where id = ${7}`
  const [first, second] = await arrived(asked, asked)
  const [third] = await arrived(asked)
  expect(second).toEqual(first)
  expect(third).toEqual(first)
  expect(await preparedNames(asked)).toHaveLength(1)
})

test('where one fails the ones before it are answered, the ones behind it get its error, and nothing is stored', async () => {
  const settled = await flown(
    sql`insert into thing (id) values (1)`,
    sql`select 1 / ${0}::int`,
    sql`insert into thing (id) values (2)`,
    sql`select 'never prepared before this flight' as text`,
  )
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  const errors = settled.slice(1).map((one) => (one as PromiseRejectedResult).reason)
  expect(errors[0].code).toBe('22012')
  expect(new Set(errors).size).toBe(1)
  expect(await things()).toEqual([])
  const [late, again] = await arrived(
    sql`select 'never prepared before this flight' as text`,
    sql`select 1 / ${5}::int as quotient`,
  )
  expect([late!.rows, again!.rows]).toEqual([[['never prepared before this flight']], [['0']]])
})

test('a statement that could not be prepared works as soon as it makes sense', async () => {
  const asked = sql`select word from later where word = ${'here'}`
  const error = await failed(asked)
  expect(error.code).toBe('42P01')
  await scratch.client.query(
    `create table later as select 'here'::text as word; grant select on later to kantoor_system`,
  )
  const [found] = await arrived(asked)
  expect(found!.rows).toEqual([['here']])
})

test('failures leave no heap of prepared statements behind', async () => {
  const insert = sql`insert into thing (id, body) values (${1}, ${'once'})`
  const select = sql`select count(*) from thing where body = ${'once'}`
  await arrived(insert)
  for (let i = 0; i < 20; i++) expect((await failed(select, insert, select)).code).toBe('23505')
  const { rows } = await client.query('select count(*)::int as held from pg_prepared_statements')
  expect(rows[0].held).toBeLessThan(5)
})

test('a table that changes under its statements is refused once and then read with its new columns', async () => {
  await scratch.client.query(`
    create table moving (a text, b text); grant select on moving to kantoor_system;
    insert into moving values ('a', 'b')`)
  const asked = sql`select * from moving`
  await arrived(asked)
  await scratch.client.query(`alter table moving drop column a; alter table moving add column c text default 'c'`)
  expect((await failed(asked)).code).toBe('0A000')
  for (let i = 0; i < 2; i++) {
    const [found] = await arrived(asked)
    expect([found!.fields.map(({ name }) => name), found!.rows]).toEqual([['b', 'c'], [['b', 'c']]]) // biome-ignore format: one line
  }
})

test('and another connection never believes the columns that the first one saw', async () => {
  const asked = sql`select * from shifting`
  await scratch.client.query(`create table shifting (a text); grant select on shifting to kantoor_system`)
  await arrived(asked)
  await scratch.client.query(`alter table shifting add column b text; alter table shifting drop column a`)
  const other = await db.system.connect()
  const [found] = await Promise.all(flight(other, [asked]))
  other.release()
  expect(found!.fields.map(({ name }) => name)).toEqual(['b'])
})

test('values of every kind arrive as they are', async () => {
  const [found] = await arrived(
    sql`select ${null}::text as nothing, ${undefined}::text as missing, ${['a,"', 'NULL', null, '\\{}']}::text[] as words,
      ${Buffer.from([0, 255, 10])}::bytea as bytes, ${new Date('2026-02-03T04:05:06.789Z')}::timestamptz as instant,
      ${{ a: [1, "it's"], b: null }}::jsonb as data, ${true}::boolean as flag, ${12.5}::numeric as number, ${[]}::uuid[] as none`,
  )
  expect(found!.rows[0]).toEqual([
    null,
    null,
    '{"a,\\"","NULL",NULL,"\\\\{}"}',
    '\\x00ff0a',
    '2026-02-03 04:05:06.789+00',
    `{"a": [1, "it's"], "b": null}`,
    't',
    '12.5',
    '{}',
  ])
})

test('a value that cannot be converted keeps the whole flight back and the connection whole', async () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const settled = await flown(sql`insert into thing (id) values (1)`, sql`select ${circular}::jsonb`)
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((settled[0] as PromiseRejectedResult).reason).toBeInstanceOf(TypeError)
  expect(await things()).toEqual([])
  expect((await arrived(sql`select 1`))[0]!.rows).toEqual([['1']])
})

test('a statement of nothing is answered with nothing', async () => {
  const [before, empty, after] = await arrived(sql`select 1`, raw(''), sql`select 2`)
  expect([before!.rows, empty, after!.rows]).toEqual([[['1']], { fields: [], rows: [], tag: '' }, [['2']]])
})

test('what only the commit refuses is refused for all of the flight', async () => {
  const settled = await flown(sql`select 1`, sql`insert into thing (id, parent) values (1, 99)`, sql`select 2`)
  expect(settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))).toEqual(Array(3).fill('23503'))
  expect(await things()).toEqual([])
})

test('a statement that runs out of time ends its flight, not the connection', async () => {
  const settled = await flown(
    sql`select set_config('statement_timeout', '30', true)`,
    sql`insert into thing (id) values (1)`,
    sql`select pg_sleep(5)`,
    sql`select 1`,
  )
  expect(settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'))).toEqual([
    ...['done', 'done'],
    ...['57014', '57014'],
  ])
  expect(await things()).toEqual([])
  expect((await arrived(sql`show statement_timeout`))[0]!.rows).toEqual([['5s']])
})

function flight(on: PoolClient, queries: readonly Sql[]): Promise<Outcome>[] {
  const steps = queries.map((query) => ({ statement: named(query), ...Promise.withResolvers<Outcome>() }))
  fly(on, steps)
  return steps.map(({ promise }) => promise)
}

// With names of their own, whatever other tests of the same process have used up.
const texts: string[] = []

function named(query: Sql): Statement {
  const made = statement(query)
  if (!texts.includes(made.text)) texts.push(made.text)
  return { ...made, name: `flight_${texts.indexOf(made.text)}` }
}

const arrived = (...queries: Sql[]) => Promise.all(flight(client, queries))
const flown = (...queries: Sql[]) => Promise.allSettled(flight(client, queries))

async function failed(...queries: Sql[]): Promise<{ code?: string }> {
  const settled = await flown(...queries)
  return (settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason
}

async function things() {
  return (await scratch.client.query('select id from thing order by id')).rows
}

async function preparedNames(query: Sql) {
  const text = statement(query).text
  return (await client.query('select name from pg_prepared_statements where statement = $1', [text])).rows
}
