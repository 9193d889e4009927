// Killed in the middle, neither a backup nor a restore leaves anything that looks whole.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts'
import { connect, type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { inspect } from './inspect.ts'
import { lastBackup } from './kept.ts'

const folder = mkdtempSync(join(tmpdir(), 'kantoor-crash-'))
const file = join(folder, 'a.backup')
const FILES = 24
const FILE_BYTES = 1_500_000
const PATIENCE_MS = 60_000
let scratch: Scratch
let target: FreshDatabase
let watch: pg.Client

beforeAll(async () => {
  scratch = await scratchDatabase()
  target = await freshDatabase()
  watch = await connect(target.url)
  await fill(scratch)
})
afterAll(async () => {
  await watch.end()
  await target.drop()
  await scratch.drop()
  rmSync(folder, { recursive: true })
})

test('a backup', { timeout: 3 * PATIENCE_MS }, async () => {
  const killed = kantoor(scratch.url, 'backup', file)
  await inTheMiddle(killed)
  await kill(killed)
  expect(readdirSync(folder).sort()).toEqual([draftOf(killed), 'secret'])
  expect(lastBackup(folder)).toBeUndefined()

  const stopped = kantoor(scratch.url, 'backup', file)
  await inTheMiddle(stopped)
  stopped.kill('SIGINT')
  expect((await once(stopped, 'exit'))[0]).toBe(130)
  expect(readdirSync(folder)).toEqual(['secret'])

  const whole = kantoor(scratch.url, 'backup', file)
  expect((await once(whole, 'exit'))[0]).toBe(0)
  expect(readdirSync(folder).sort()).toEqual(['a.backup', 'last-backup.json', 'secret'])
  expect(lastBackup(folder)).toMatchObject({ file, bytes: statSync(file).size, isThere: true })
  expect((await inspect(file)).manifest.tables.find(({ table }) => table === 'document_content')!.rows).toBe(FILES)
})

test('a restore', { timeout: 3 * PATIENCE_MS }, async () => {
  const killed = kantoor(target.url, 'restore', file)
  const isCopying = async () => {
    const { rowCount } = await watch.query(
      `select from pg_stat_activity where datname = current_database() and query like 'copy "document_content"%' and state = 'active'`,
    )
    return rowCount
  }
  await expect.poll(isCopying, { interval: 2, timeout: PATIENCE_MS }).toBe(1)
  await kill(killed)
  // PostgreSQL ends the session of who is gone, and with it the transaction.
  await expect.poll(isCopying).toBe(0)
  for (const table of ['environment', 'document', 'document_content', 'oauth_client'])
    expect((await watch.query(`select from ${table}`)).rowCount, table).toBe(0)
  const loose = `select from pg_trigger where not tgisinternal and tgenabled = 'D'`
  expect((await watch.query(loose)).rowCount).toBe(0)

  const whole = kantoor(target.url, 'restore', file)
  expect((await once(whole, 'exit'))[0]).toBe(0)
  expect((await watch.query('select from document_content')).rowCount).toBe(FILES)
})

function kantoor(url: string, ...words: string[]): ChildProcess {
  const { NODE_COMPILE_CACHE } = process.env
  const env = { DATABASE_URL: url, DATA_DIR: folder, NODE_COMPILE_CACHE }
  return spawn(process.execPath, [join(import.meta.dirname, '../cli.ts'), ...words], { env, stdio: 'ignore' })
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function draftOf({ pid }: ChildProcess): string {
  return `.a.backup.${pid}.draft`
}

function inTheMiddle(child: ChildProcess) {
  const bytes = () => statSync(join(folder, draftOf(child)), { throwIfNoEntry: false })?.size ?? 0
  return expect.poll(bytes, { interval: 2, timeout: PATIENCE_MS }).toBeGreaterThan(FILE_BYTES)
}

/** Enough that being in the middle lasts a moment. */
async function fill({ client }: Scratch) {
  const id = '00000000-0000-7000-8000-00000000000c'
  await client.query('set session_replication_role = replica')
  await client.query(`insert into environment (environment_id, slug, name, leave_since) values ($1, 'a', 'A', 2020)`, [
    id,
  ])
  for (let i = 0; i < FILES; i++) {
    const document = crypto.randomUUID()
    await client.query(
      `insert into document (environment_id, id, kind, name, mime_type, size_bytes, sha256, created_at, updated_at)
       values ($1, $2, 'attachment', $3, 'text/plain', $4, repeat('a', 64), now(), now())`,
      [id, document, `file ${i}`, FILE_BYTES],
    )
    await client.query('insert into document_content values ($1, $2, $3)', [id, document, randomBytes(FILE_BYTES)])
  }
  await client.query('set session_replication_role = origin')
}
