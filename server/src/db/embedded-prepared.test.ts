import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabases } from '../../scripts/prepare-database.ts'
import { greet } from '../cli/first-start.ts'
import { readConfig } from '../config.ts'
import { demoDay } from '../demo/prepared.ts'
import { findEnvironments } from '../modules/access/environments.ts'
import { openDatabase } from './database.ts'
import { startEmbedded } from './embedded.ts'
import { readSchema } from './migrate.ts'
import { sql } from './sql.ts'
import { inEnvironment } from './transaction.ts'

let folder: string
let prepared: string
let withDemo: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kantoor-prepared-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'prepared/of-last-year'), { recursive: true })
  ;({ empty: prepared, demo: withDemo } = await prepareDatabases(join(folder, 'prepared')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function begin<T>(name: string, from: string, look: (url: string) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({
    dataDir: join(folder, name),
    prepared: () => from,
    throwaway: true,
    log: () => {},
  })
  return look(embedded.url).finally(() => embedded.stop())
}

async function schemaOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return await readSchema(client)
  } finally {
    await client.end()
  }
}

test('a new database has every table without a migration', async () => {
  const { applied, known } = await begin('copied', prepared, schemaOf)
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
  expect(await prepareDatabases(join(folder, 'prepared'))).toEqual({ empty: prepared, demo: withDemo })
  expect(statSync(prepared).ino).toBe(before)
  expect(readdirSync(join(folder, 'prepared')).toSorted()).toEqual(
    [prepared, withDemo].map((one) => basename(one)).toSorted(),
  )
})

test('the one of today has the demo; only the key, the link and the secret are made where it starts', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://office.example' })
  const [before, printed] = await begin('with the demo', withDemo, async (url) => {
    const db = openDatabase(url, { connections: 2 })
    const id = (await findEnvironments(db)).get('demo')!
    const scene = { environmentId: id, today: demoDay() }
    const kept = await inEnvironment(db, scene, 'read', (tx) =>
      tx.last(sql`
        select (select count(*)::integer from api_key) as keys, (select count(*) > 5000 from time_entry) as has_hours,
          (select count(*)::integer from sign_in_link l join user_account u on u.id = l.user_id
            where u.email like 'owner@%') as links`),
    )
    let isFilling = false
    const lines = await greet(db, config, () => (isFilling = true))
    await db.close()
    return [kept[0], [isFilling, lines.filter((line) => /kt_live_|#token=/.test(line)).length]]
  })
  expect(before).toMatchObject({ keys: 0, links: 0, has_hours: true })
  expect(printed).toEqual([false, 3])
})

test('where it cannot be copied a database is made like any other', async () => {
  const broken = join(folder, 'broken')
  writeFileSync(broken, 'no folder')
  expect((await begin('instead', broken, schemaOf)).applied).toBe(0)
})
