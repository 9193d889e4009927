// What an import leaves behind, and for how long.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type Importer, importerOf } from '../../test/import-fixtures.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { type Sql, sql } from '../db/sql.ts'
import { prune } from '../worker/prune.ts'

// Of its own: what is forgotten is forgotten in every environment.
let scratch: Scratch
let server: TestServer
let env: TestEnvironment
let importer: Importer
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url })
  env = await server.environment()
  importer = importerOf(server, env)
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

const write = (query: Sql) => inTest(server, env, (tx) => tx.count(query))

test('rows go when an import is done, and what was said of them after a month', async () => {
  const file = 'Naam;Betaaltermijn\nKept;30\nWrong;x\n'
  expect((await importer.upload('organization', file)).preview).toHaveLength(2)
  const [old, recent] = [await importer.through('organization', file), await importer.through('organization', file)]
  expect(old.preview).toEqual([])
  await write(sql`update import set updated_at = now() - interval '31 days' where id = ${old.id}`)
  await write(sql`update import set updated_at = now() - interval '29 days' where id = ${recent.id}`)
  await prune.run(server.db)
  expect(await importer.remarks(old.id)).toEqual([])
  expect(await importer.remarks(recent.id)).toHaveLength(2)
  expect(await importer.read(old.id)).toMatchObject({ status: 'done', made_count: 1, failed_count: 1 })
})

test('an import that ended the process each time is given up', async () => {
  const { id } = await importer.upload('organization', 'Naam\nDeadly\n')
  await write(sql`
    update import set status = 'checking', attempts = 5, held_until = now() - interval '1 second' where id = ${id}`)
  await importer.work()
  expect(await importer.read(id)).toMatchObject({
    status: 'failed',
    error: 'Something went wrong on our side.',
    allowed_actions: ['delete'],
  })
})
