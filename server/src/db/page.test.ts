import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { hoursWorld } from '../../test/hours-fixtures.ts'
import { organization, organizationList } from '../modules/crm/organizations.queries.ts'
import { personList } from '../modules/crm/persons.queries.ts'
import { hoursList } from '../modules/hours/hours.queries.ts'
import { operations } from '../operations.ts'
import { byFlag } from './filter.ts'
import { type Listing, listing, type Query, readList } from './listing.ts'
import { page } from './page.ts'
import type { Reader } from './record.ts'
import { raw, sql } from './sql.ts'
import { inEnvironment } from './transaction.ts'

const ROWS = 3000
const all: Reader = { can: () => true }
const some: Reader = { can: () => false }

/** The organizations, sorted by a column of a table that is joined. */
const byManager = listing({
  type: organization,
  filters: { is_active: byFlag(raw('t.is_active')) },
  orders: { manager: { by: raw('account_manager.full_name'), nullable: true, joined: true } },
  defaultSort: 'manager',
})

interface Row {
  readonly id: string
  readonly is_active: boolean
  readonly key: string | null
}

let server: TestServer
let env: TestEnvironment
let organizations: (Row & { manager: string | null })[]
let persons: Row[]
beforeAll(async () => {
  server = await startTestServer()
  env = await server.environment()
  for (const last_name of ['Aalders', 'Bos', 'Cools']) await insertEmployee(server, env, { last_name })
  await inTest(server, env, async (tx) => {
    const managers = sql`(select id from employee where last_name = (array['Aalders', 'Bos', 'Cools', null])[n % 4 + 1])`
    // Every third has no key, and the others share theirs with nine more.
    const key = raw(`case when n % 3 > 0 then 'k' || lpad((n / 15)::text, 4, '0') end`)
    tx.send(sql`insert into organization (environment_id, id, name, relation_number, account_manager_employee_id, is_active, created_at, updated_at)
      select current_environment(), gen_random_uuid(), 'Company ' || n, ${key}, ${managers}, n % 5 > 0, now(), now()
      from generate_series(1, ${ROWS}::int) n`)
    tx.send(sql`insert into person (environment_id, id, last_name, first_name, is_active, created_at, updated_at)
      select current_environment(), gen_random_uuid(), 'Jansen', ${key}, n % 5 > 0, now(), now()
      from generate_series(1, ${ROWS}::int) n`)
    organizations = await tx.all(sql`select t.id, t.is_active, t.relation_number as key, e.full_name as manager
      from organization t left join employee e on e.id = t.account_manager_employee_id`)
    persons = await tx.all(sql`select id, is_active, first_name as key from person`)
  })
})
afterAll(() => server.close())

function ask(list: Listing, query: Query, reader: Reader = all, environmentId = env.id) {
  const scene = { environmentId, today: '2026-01-01' }
  return inEnvironment(server.db, scene, 'read', async (tx) => {
    const { count, data } = await page(tx, list, readList(list, query), reader)
    return { count, data: JSON.parse(`[${data}]`) as { id: string; [field: string]: unknown }[] }
  })
}

/** Nulls last in both directions; those that are equal by their id, in the direction of the key. */
function sorted(rows: readonly Row[], descending: boolean): string[] {
  const sign = descending ? -1 : 1
  const compare = (a: string, b: string) => (a < b ? -sign : a > b ? sign : 0)
  return rows
    .toSorted((a, b) => {
      if (a.key === null || b.key === null)
        return Number(a.key === null) - Number(b.key === null) || compare(a.id, b.id)
      return compare(a.key, b.key) || compare(a.id, b.id)
    })
    .map(({ id }) => id)
}

describe.each([
  ['a nullable order of organizations', organizationList, 'relation_number', () => organizations],
  ['a nullable order of persons', personList, 'first_name', () => persons],
  ['a joined order', byManager, 'manager', () => organizations.map((row) => ({ ...row, key: row.manager }))],
] as const)('%s', (_, list, field, rows) => {
  test.each([field, `-${field}`])('%s: pages at every depth are the plain order', async (sort) => {
    for (const active of [undefined, 'true']) {
      const wanted = rows().filter(({ is_active }) => active === undefined || is_active)
      const expected = sorted(wanted, sort.startsWith('-'))
      for (const offset of [0, 1, 975, 999, 1000, 1001, 1500, 1990, expected.length - 30, expected.length - 1]) {
        const filter = active === undefined ? {} : { is_active: active }
        const found = await ask(list, { ...filter, sort, limit: '50', offset: String(offset) })
        const told = `${sort} from ${offset}${active ? ', filtered' : ''}`
        expect(found.count, told).toBe(expected.length)
        expect(
          found.data.map(({ id }) => id),
          told,
        ).toEqual(expected.slice(offset, offset + 50))
      }
    }
  })

  test('a page beyond the end is empty and still counts', async () => {
    for (const offset of [ROWS, ROWS + 1, Number.MAX_SAFE_INTEGER]) {
      expect(await ask(list, { sort: field, offset: String(offset) })).toEqual({ count: ROWS, data: [] })
      const { count, data } = await ask(list, { sort: field, offset: String(offset), is_active: 'false' })
      expect([count, data]).toEqual([ROWS / 5, []])
    }
    const none = await ask(list, { sort: field, ids: env.id })
    expect(none).toEqual({ count: 0, data: [] })
  })
})

test('two keys: the second decides among equals, and the id last in its direction', async () => {
  const found = await ask(organizationList, { sort: 'relation_number,-created_at', limit: '100', offset: '1000' })
  const expected = organizations
    .toSorted((a, b) => {
      if (a.key !== b.key) return (a.key ?? '~') < (b.key ?? '~') ? -1 : 1
      return a.id < b.id ? 1 : -1
    })
    .slice(1000, 1100)
  expect(found.data.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
})

test('first pages are kept apart by limit and order, and more of them than are kept', async () => {
  for (let round = 0; round < 2; round++) {
    for (const sort of ['relation_number', '-relation_number', '-relation_number,name']) {
      const plain = sort === '-relation_number,name' ? undefined : sorted(organizations, sort.startsWith('-'))
      for (let limit = 1; limit <= 40; limit++) {
        const { data } = await ask(organizationList, { sort, limit: String(limit) })
        expect(data).toHaveLength(limit)
        if (plain) expect(data.map(({ id }) => id)).toEqual(plain.slice(0, limit))
      }
    }
  }
})

test('and by what the reader may see, whoever asks first', async () => {
  const world = await hoursWorld(server)
  await world.booked()
  for (const [first, second] of [
    [all, some],
    [some, all],
  ] as const) {
    const limit = first === all ? '7' : '8'
    for (const reader of [first, second, first]) {
      const [entry] = (await ask(hoursList, { limit }, reader, world.env.id)).data
      expect('cost_rate' in entry!).toBe(reader === all)
      expect(entry!.omitted_fields).toEqual(reader === all ? undefined : ['cost_rate', 'cost_amount'])
    }
  }
})

test('a first page belongs to whoever asks', async () => {
  const other = await server.environment()
  await ask(organizationList, { limit: '3' })
  expect(await ask(organizationList, { limit: '3' }, all, other.id)).toEqual({ count: 0, data: [] })
})

test('every list begins with a field that is never null, by which an empty page is known', () => {
  const lists = operations.flatMap(({ list }) => (list ? [list] : []))
  expect(lists.length).toBeGreaterThan(10)
  for (const { type } of lists) expect(Object.keys(type.shape.properties)[0], type.name).toBe('id')
})
