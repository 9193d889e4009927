import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../../scripts/prepare-database.ts'
import { startEmbedded } from './embedded.ts'
import { readSchema } from './migrate.ts'

let folder: string
let prepared: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kantoor-prepared-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'prepared/of-last-year'), { recursive: true })
  prepared = await prepareDatabase(join(folder, 'prepared'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const begin = async (name: string, from: string) => {
  const embedded = await startEmbedded({
    dataDir: join(folder, name),
    prepared: from,
    throwaway: true,
    log: () => {},
  })
  const client = new pg.Client({ connectionString: embedded.url })
  try {
    await client.connect()
    return await readSchema(client)
  } finally {
    await client.end()
    await embedded.stop()
  }
}

test('a new database has every table without a migration', async () => {
  const { applied, known } = await begin('copied', prepared)
  expect(applied).toBe(known)
})

test('what is copied begins clean, and only its owner can read it', () => {
  const names = readdirSync(prepared)
  expect(names).toContain('PG_VERSION')
  for (const left of ['postmaster.pid', 'postgres.log', 'kantoor.left']) expect(names).not.toContain(left)
  expect(statSync(prepared).mode & 0o077).toBe(0)
})

test('it is made once for a release, and those of others go', async () => {
  const before = statSync(prepared).ino
  expect(await prepareDatabase(join(folder, 'prepared'))).toBe(prepared)
  expect(statSync(prepared).ino).toBe(before)
  expect(readdirSync(join(folder, 'prepared'))).toEqual([basename(prepared)])
})

test('where it cannot be copied a database is made like any other', async () => {
  const broken = join(folder, 'broken')
  writeFileSync(broken, 'no folder')
  expect((await begin('instead', broken)).applied).toBe(0)
})
