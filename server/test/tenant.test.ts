// Environments cannot see or reach each other: by the catalogue, by trying, and by showing that each lost wall is noticed.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connect, type Scratch, scratchDatabase } from './scratch.ts'
import { drawer, SEED } from './some.ts'
import { type Reference, references, tenantFaults, tenantTables } from './tenant-check.ts'

const A = randomUUID()
const B = randomUUID()

let scratch: Scratch
let real: pg.Client
beforeAll(async () => {
  real = await connect(inject('databaseUrl'))
  scratch = await scratchDatabase()
})
afterAll(async () => {
  await real.end()
  await scratch.drop()
})

describe('the catalogue', () => {
  test('shows no table outside its environment', async () => {
    expect((await tenantTables(real)).length).toBeGreaterThanOrEqual(30)
    expect(await tenantFaults(real)).toEqual([])
  })

  const mutations: Record<string, (table: string) => string> = {
    'row security off': (table) => `alter table ${table} disable row level security`,
    'row security not forced': (table) => `alter table ${table} no force row level security`,
    'no policy': (table) => `drop policy environment_only on ${table}`,
    'a wider policy': (table) => `create policy wider on ${table} to kantoor_app using (true)`,
    'a wider policy for assistants': (table) => `create policy wider on ${table} to kantoor_reader using (true)`,
    'a table that assistants may change': (table) => `grant update on ${table} to kantoor_reader`,
    'a policy for everyone': (table) => `create policy wider on ${table} using (true)`,
    'a weaker policy': (table) => `alter policy environment_only on ${table} using (true)`,
    'a weaker check': (table) => `alter policy environment_only on ${table} with check (true)`,
    'a key across environments': (table) =>
      `create unique index across on ${table} ((1 + 1)) where false; alter index across rename to across_${table.slice(0, 50)}`,
    'a table of the application': (table) => `alter table ${table} owner to kantoor_app`,
    'the right to empty it': (table) => `grant truncate on ${table} to kantoor_app`,
  }
  test.each(Object.entries(mutations))(
    `notices %s in every table, also in one alone (SEED=${SEED})`,
    async (name, mutate) => {
      expect(await tenantFaults(scratch.client)).toEqual([])
      const tables = await tenantTables(scratch.client)
      const faults = await afterwards(tables.map(mutate).join(';'), tenantFaults)
      for (const table of tables) expect(faults).toContainEqual(naming(table))
      for (const table of drawer(name)(tables, 3))
        expect(await afterwards(mutate(table), tenantFaults), table).toContainEqual(naming(table))
    },
  )

  test.each([
    'alter role kantoor_app bypassrls',
    'alter role kantoor_app superuser',
    'grant kantoor_system to kantoor_app',
    'alter role kantoor_reader bypassrls',
    'grant kantoor_app to kantoor_reader',
    'grant insert (name) on organization to kantoor_reader',
    'create sequence loose; grant usage on sequence loose to kantoor_reader',
    'grant update on audit to kantoor_app',
    'grant update (payload) on outbox to kantoor_app',
    'grant delete on outbox to kantoor_app',
    'grant select on rate_window to kantoor_app',
    'grant select on oauth_client to kantoor_app',
    'create table loose (id uuid primary key)',
    'create view all_people as select * from person',
    `create function peek() returns bigint language sql security definer return (select count(*) from person)`,
    'alter table task add constraint across foreign key (id) references environment',
  ])('notices %s', async (mutation) => {
    expect(await afterwards(mutation, tenantFaults)).not.toEqual([])
  })
})

describe('the application role', () => {
  test('sees nothing without an environment', async () => {
    expect(await visibleTables(scratch.client)).toEqual([])
  })

  test('would see rows if row security were off, so the look is no empty one', async () => {
    const tables = await tenantTables(scratch.client)
    const disable = (table: string) => `alter table ${table} disable row level security`
    expect(await afterwards(tables.map(disable).join(';'), visibleTables)).toEqual(tables)
    for (const table of drawer('visible')(tables, 5))
      expect(await afterwards(disable(table), visibleTables)).toEqual([table])
  })

  test('cannot write a row of another environment', async () => {
    for (const table of await tenantTables(scratch.client)) {
      expect(await attempt(A, table, { ...(await keysOf(table)), environment_id: B }), table).toBe('42501')
    }
  })

  test('cannot refer to a record of another environment, by any reference', async () => {
    const all = await references(scratch.client)
    expect(all.length).toBeGreaterThanOrEqual(40)
    for (const reference of all.filter(({ columns }) => columns.length > 1)) {
      const others = all.filter(({ table, name }) => table === reference.table && name !== reference.name)
      const row = { ...(await keysOf(reference.table)), ...(await targetIn(B, reference)) }
      const attemptIn = (home: string) => attempt(home, reference.table, { ...row, environment_id: home }, others)
      expect(await attemptIn(A), reference.name).toBe(reference.name)
      expect(await attemptIn(B), `${reference.name} at home`).toBe('fine')
    }
  })

  // Keys, references and row security stay; whatever else could refuse a row of nothing but keys goes.
  beforeAll(async () => {
    const { client } = scratch
    for (const table of await tenantTables(client)) {
      const { rows } = await client.query<{ change: string }>(
        `select format('drop constraint %I', conname) as change from pg_constraint
           where conrelid = $1::regclass and contype in ('c', 'x')
         union all select format('alter %I drop not null', attname) from pg_attribute a
           where attrelid = $1::regclass and attnum > 0 and attnotnull
             and not exists (select from pg_index where indrelid = a.attrelid and indisprimary and a.attnum = any(indkey))
             and attname <> 'environment_id'
         union all select 'disable trigger user'`,
        [table],
      )
      await client.query(`alter table ${table} ${rows.map(({ change }) => change).join(', ')}`)
    }
    await asOwner(async () => {
      for (const [id, slug] of [
        [A, 'a'],
        [B, 'b'],
      ])
        await client.query('insert into environment (environment_id, slug, name) values ($1, $2, $2)', [id, slug])
      for (const table of await tenantTables(client))
        await insert(table, { ...(await keysOf(table)), environment_id: B })
    })
  })
})

/** The table itself, not one whose name begins or ends like it. */
function naming(table: string) {
  return expect.stringMatching(new RegExp(`\\b${table}\\b`))
}

async function visibleTables(client: pg.Client): Promise<string[]> {
  await client.query('set role kantoor_app')
  const tables = await tenantTables(client)
  const looks = tables.map((table) => `select '${table}'::name as seen where exists (select from ${table})`)
  const { rows } = await client.query<{ seen: string }>(`${looks.join(' union all ')} order by 1`)
  await client.query('reset role')
  return rows.map(({ seen }) => seen)
}

async function afterwards<T>(change: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
  await scratch.client.query('begin')
  try {
    await scratch.client.query(change)
    return await look(scratch.client)
  } finally {
    await scratch.client.query('rollback')
  }
}

async function asOwner(work: () => Promise<void>): Promise<void> {
  await scratch.client.query('set session_replication_role = replica')
  await work()
  await scratch.client.query('reset session_replication_role')
}

/** What became of the row, if these references did not stand: fine, the reference that refused it, or the code of the error. */
async function attempt(
  environment: string,
  table: string,
  row: Record<string, unknown>,
  without: readonly Reference[] = [],
): Promise<string> {
  const { client } = scratch
  await client.query('begin')
  try {
    const drops = without.map(({ name }) => `drop constraint ${name}`)
    if (drops.length > 0) await client.query(`alter table ${table} ${drops.join(', ')}`)
    await client.query(`set local role kantoor_app; set local kantoor.environment = '${environment}'`)
    await insert(table, row)
    return 'fine'
  } catch (error) {
    const { code, constraint } = error as pg.DatabaseError
    return code === '23503' ? constraint! : code!
  } finally {
    await client.query('rollback')
  }
}

function insert(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row)
  const values = columns.map((_, i) => `$${i + 1}`)
  return scratch.client.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`)}) values (${values})`,
    Object.values(row),
  )
}

/** Fresh values for the columns of the primary key. */
async function keysOf(table: string): Promise<Record<string, unknown>> {
  const { rows } = await scratch.client.query<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, null) as type from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indisprimary and i.indrelid = $1::regclass and a.attname <> 'environment_id'`,
    [table],
  )
  return Object.fromEntries(rows.map(({ name, type }) => [name, sampleOf(type)]))
}

function sampleOf(type: string): unknown {
  if (type === 'uuid') return randomUUID()
  if (type === 'date' || type.startsWith('timestamp')) return '2026-01-01'
  if (type === 'integer' || type === 'bigint') return 1
  if (type === 'bytea') return Buffer.from(randomUUID())
  return randomUUID()
}

/** A record of that environment, as the columns that would point to it. */
async function targetIn(environment: string, { target, columns, targetColumns }: Reference) {
  const row: Record<string, unknown> = { ...(await keysOf(target)), environment_id: environment }
  for (const column of targetColumns) row[column] ??= randomUUID()
  await asOwner(async () => void (await insert(target, row)))
  return Object.fromEntries(columns.map((column, i) => [column, row[targetColumns[i]!]]))
}
