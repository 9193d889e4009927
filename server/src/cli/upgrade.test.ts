// Pull and restart: what is there is backed up before tables change, and a database of a later release is left alone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts'
import { connect } from '../../test/scratch.ts'
import { inspect } from '../backup/inspect.ts'
import { lastBackup } from '../backup/kept.ts'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kantoor-upgrade-'))
const last = readMigrations().at(-1)!
const older = last.number - 1
let database: FreshDatabase
let client: pg.Client

beforeAll(async () => {
  database = await freshDatabase()
  client = await connect(database.url)
})
afterAll(async () => {
  await client.end()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

test('a database without data is migrated as it is', async () => {
  await migrate(database.url, { log: () => {}, until: older })
  const { status, stderr } = kantoor('migrate')
  expect([status, stderr]).toEqual([0, `migrated ${last.name}\n1 migrations applied\n`])
  expect(readdirSync(dataDir)).not.toContain('backups')
})

test('one with data is backed up first, and as many backups are kept as are wished for', async () => {
  const folder = join(dataDir, 'backups')
  mkdirSync(folder)
  const names = [
    'upgrade-from-0020-20250101T000000Z',
    'upgrade-from-0021-20250201T000000Z',
    'upgrade-from-0022-20250301T000000Z',
  ]
  for (const name of names) writeFileSync(join(folder, `${name}.backup`), '')
  writeFileSync(join(folder, 'my own.backup'), '')
  await goBack()
  const { status, stderr } = kantoor('migrate')
  expect(status).toBe(0)
  const [, file] = /^backing up before the migrations: (.+)\nmigrated /.exec(stderr)!
  expect((await inspect(file!)).header.migrations).toHaveLength(older)
  expect(readdirSync(folder).sort()).toEqual(
    ['my own.backup', ...names.slice(1).map((name) => `${name}.backup`), file!.slice(folder.length + 1)].sort(),
  )
  expect(lastBackup(dataDir)).toMatchObject({ file, isThere: true })

  const before = readdirSync(folder)
  await goBack()
  expect(kantoor('migrate').stderr).toMatch(/^the backup of the last attempt is kept: upgrade-from-\d{4}\nmigrated /)
  expect(readdirSync(folder)).toEqual(before)
})

test('nothing is migrated where the backup cannot be made, unless none is wanted', async () => {
  await goBack()
  rmSync(join(dataDir, 'backups'), { recursive: true })
  writeFileSync(join(dataDir, 'backups'), 'no folder')
  const refused = kantoor('migrate')
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(
      /kantoor: nothing was migrated, because no backup could be made \(UPGRADE_BACKUPS=0 goes without\): .+\n$/,
    ),
  ])
  expect(await applied()).toBe(older)
  expect(kantoor('migrate', { UPGRADE_BACKUPS: '0' }).status).toBe(0)
  expect(await applied()).toBe(last.number)
})

test('a database of a later release is refused in one line by whoever would change it', async () => {
  await client.query(`insert into migration values ($1, '9999_future.sql', 'x')`, [last.number + 1])
  for (const words of ['start', 'worker', 'migrate'])
    expect(kantoor(words, { PORT: '0' })).toMatchObject({
      status: 1,
      stdout: '',
      stderr:
        'kantoor: the database is newer than this release: it has migration 9999_future.sql; use the release it comes from, or a later one\n',
    })
})

function kantoor(words: string, settings: Record<string, string> = {}) {
  const { NODE_COMPILE_CACHE } = process.env
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, NODE_COMPILE_CACHE, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../cli.ts'), words], {
    encoding: 'utf8',
    env,
  })
  return { status, stdout, stderr }
}

/** A database of the release before, with something in it. */
async function goBack() {
  await client.query('drop schema public cascade; create schema public')
  await migrate(database.url, { log: () => {}, until: older })
  await client.query(`insert into environment (environment_id, slug, name, leave_since)
    values ('00000000-0000-7000-8000-00000000000d', 'a', 'A', 2020)`)
}

async function applied(): Promise<number> {
  const { rows } = await client.query('select max(number) as last from migration')
  return rows[0].last
}
