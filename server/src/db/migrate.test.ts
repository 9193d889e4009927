import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isMigrated, migrate } from './migrate.ts'
import { checkStatements, readMigrations } from './migration-files.ts'

const folders: string[] = []
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true })
})

describe('the files', () => {
  it('of this release are in order', () => {
    expect(readMigrations().map(({ number }) => number)).toEqual(readMigrations().map((_, index) => index + 1))
  })

  it.each([
    ['a number used twice', { '0001_a.sql': '', '0001_b.sql': '' }, '0001_b.sql: number 1 is used twice'],
    ['a missing number', { '0001_a.sql': '', '0003_c.sql': '' }, '0003_c.sql: number 2 is missing'],
    ['another kind of name', { 'first.sql': '' }, 'first.sql must be called NNNN_name.sql'],
    ['a commit', { '0001_a.sql': 'select 1; commit;' }, 'remove "commit"'],
    ['a silent destruction', { '0001_a.sql': 'drop table a' }, '0001_a.sql destroys data ("drop table a")'],
  ])('are refused for %s', (_, files, message) => {
    expect(() => readMigrations(folder(files))).toThrow(message)
  })

  it.each([
    'DROP  TABLE if exists a',
    'alter table a add b int, drop column c',
    'alter table a drop c',
    'truncate a',
    'delete from a',
    'with gone as (delete from a returning id) select 1',
    'do $$ begin truncate a; end $$',
    'do $body$ begin if true then delete from a; end if; end $body$',
    "select 'where'; delete from a -- where\n",
  ])('destroy with: %s', (sql) => {
    expect(() => checkStatements('x', sql)).toThrow('destroys data')
    expect(() => checkStatements('x', `-- destroys: a, which nobody reads\n${sql}`)).not.toThrow()
  })

  it.each([
    'alter table a drop constraint b, alter column c drop not null, alter column d drop default',
    'delete from a where b = 1',
    'create function f() returns void language sql as $$ delete from a $$',
    'create trigger t before truncate on a execute function refuse()',
    'revoke update, delete, truncate on a from kantoor_app',
    '-- drop table a\nselect 1',
    "comment on table a is 'never drop table a; truncate b'",
  ])('do not destroy with: %s', (sql) => {
    expect(() => checkStatements('x', sql)).not.toThrow()
  })
})

describe('migrate', () => {
  const name = `migrate_${randomBytes(6).toString('hex')}`
  const url = inject('databaseUrl').replace(/\/[^/?]+(\?|$)/, `/${name}$1`)
  const log: string[] = []
  const options = { log: (line: string) => void log.push(line) }
  beforeAll(() => command(inject('databaseUrl'), `create database ${name} strategy file_copy`))
  afterAll(() => command(inject('databaseUrl'), `drop database ${name} with (force)`))

  it('applies each file once, also when several processes begin together', async () => {
    const first = folder({ '0001_a.sql': 'create table a (id int); insert into a values (1);' })
    const results = await Promise.all([1, 2, 3].map(() => migrate(url, { ...options, folder: first })))
    expect(results.flatMap(({ applied }) => applied)).toEqual(['0001_a.sql'])
    expect(await migrate(url, { ...options, folder: first })).toEqual({ applied: [] })
  })

  it('undoes a file that fails half way, and says where', async () => {
    const half = folder({ '0001_a.sql': files.a, '0002_b.sql': 'create table b (id int);\nselect nonsense from b;' })
    await expect(migrate(url, { ...options, folder: half })).rejects.toThrow('0002_b.sql, line 2: column "nonsense"')
    const whole = folder({ '0001_a.sql': files.a, '0002_b.sql': 'create table b (id int);' })
    expect(await migrate(url, { ...options, folder: whole })).toEqual({ applied: ['0002_b.sql'] })
  })

  it('refuses a changed file, and a database that is newer', async () => {
    const changed = folder({ '0001_a.sql': `${files.a} `, '0002_b.sql': 'create table b (id int);' })
    await expect(migrate(url, { ...options, folder: changed })).rejects.toThrow(
      '0001_a.sql was changed after it was applied',
    )
    const older = folder({ '0001_a.sql': files.a })
    await expect(migrate(url, { ...options, folder: older })).rejects.toThrow(
      'newer than this release: it has migration 0002_b.sql',
    )
  })

  it('stops where it is told to, and tells before it changes tables that are there', async () => {
    const two = { '0001_a.sql': files.a, '0002_b.sql': 'create table b (id int);' }
    const four = folder({ ...two, '0003_c.sql': 'create table c (id int);', '0004_d.sql': 'create table d (id int);' })
    const told: string[] = []
    const beforeUpgrade = async () => void told.push('told')
    await migrate(url, { ...options, folder: four, until: 2, beforeUpgrade })
    expect(told).toEqual([])
    expect(await migrate(url, { ...options, folder: four, until: 3, beforeUpgrade })).toEqual({
      applied: ['0003_c.sql'],
    })
    expect(told).toEqual(['told'])
    const refuse = () => Promise.reject(new Error('no room'))
    await expect(migrate(url, { ...options, folder: four, beforeUpgrade: refuse })).rejects.toThrow('no room')
    expect(await migrate(url, { ...options, folder: four })).toEqual({ applied: ['0004_d.sql'] })
  })

  it('makes its roles, which neither sign in nor pass by row security', async () => {
    const rows = await command(
      url,
      `select rolname, rolcanlogin, rolbypassrls from pg_roles where rolname like 'kantoor\\_%' order by 1`,
    )
    expect(rows).toEqual([
      { rolname: 'kantoor_app', rolcanlogin: false, rolbypassrls: false },
      { rolname: 'kantoor_reader', rolcanlogin: false, rolbypassrls: false },
      { rolname: 'kantoor_system', rolcanlogin: false, rolbypassrls: false },
    ])
  })

  it('knows whether the database is up to this release', async () => {
    const client = new pg.Client({ connectionString: inject('databaseUrl') })
    await client.connect()
    expect(await isMigrated(client)).toBe(true)
    await client.query(`begin; drop table migration cascade`)
    expect(await isMigrated(client)).toBe(false)
    await client.query('rollback')
    await client.end()
  })
})

const files = { a: 'create table a (id int); insert into a values (1);' }

function folder(content: Record<string, string>) {
  const path = mkdtempSync(join(tmpdir(), 'kantoor-migrations-'))
  folders.push(path)
  for (const [name, sql] of Object.entries(content)) writeFileSync(join(path, name), sql)
  return path
}

async function command(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql)
    return rows
  } finally {
    await client.end()
  }
}
