// Everything works behind a pooler in transaction mode, where a connection belongs to somebody else with every transaction. Left out,
// and said so, where the machine has no PgBouncer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, toldBy } from '../proofs/caller.ts'
import { makeCompany } from '../proofs/company.ts'
import { startService } from '../proofs/service.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { sql } from '../src/db/sql.ts'
import { inEnvironment, inReader, inSystem } from '../src/db/transaction.ts'
import { PATIENCE, startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { findPgBouncer, type PgBouncer, startPgBouncer } from './pgbouncer.ts'
import { type Scratch, scratchDatabase } from './scratch.ts'

const isThere = findPgBouncer() !== undefined
if (!isThere) console.warn('PgBouncer is not on this machine: what is proved with it is left out')

const CONNECTIONS = 4

describe.runIf(isThere)('behind PgBouncer', () => {
  let scratch: Scratch
  let pooler: PgBouncer
  let server: TestServer
  const environments: TestEnvironment[] = []
  beforeAll(async () => {
    scratch = await scratchDatabase()
    pooler = await startPgBouncer(scratch.url, { connections: CONNECTIONS })
    console.log(`${pooler.version}, ${CONNECTIONS} connections`)
    server = await startTestServer({ databaseUrl: scratch.url, poolerUrl: pooler.url })
    for (let i = 0; i < 3; i++) environments.push(await server.environment())
  })
  afterAll(async () => {
    await server.close()
    await pooler.stop()
    await scratch.drop()
  })

  test('several environments share connections, and each sees only its own', async () => {
    const rounds = environments.flatMap((env, i) => Array.from({ length: 40 }, (_, n) => ({ env, name: `${i} ${n}` })))
    const made = await Promise.all(rounds.map(({ env, name }) => env.post('/crm/organization', { name })))
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]))
    const lists = await Promise.all(
      Array.from({ length: 60 }, (_, n) => environments[n % 3]!.get('/crm/organization?limit=100')),
    )
    for (const [n, { body }] of lists.entries()) {
      expect(body.meta.count).toBe(40)
      expect(body.data.every(({ name }: { name: string }) => name.startsWith(`${n % 3} `))).toBe(true)
    }
  })

  test('the pools are more than the connections behind them, which keep nothing of anybody', async () => {
    const { rows } = await scratch.client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'kantoor'`,
    )
    expect(rows[0]!.count).toBeLessThanOrEqual(CONNECTIONS)
    const plain = await server.db.system.connect()
    const { rows: left } = await plain.query(
      `select current_user as role, current_setting('kantoor.environment', true) as environment, current_setting('enable_seqscan') as scans`,
    )
    plain.release()
    expect(left[0]).toMatchObject({ role: 'postgres', scans: 'on' })
    expect(left[0].environment || '').toBe('')
  })

  test('every transaction has its role, its settings and its limits of time', async () => {
    const [env] = environments
    const scene = { environmentId: env!.id, today: '2026-01-31' }
    const facts = sql`select current_user as role, current_setting('transaction_read_only') as read_only,
      current_setting('statement_timeout') as most, current_setting('timezone') as zone`
    const ask = (db: Database) => [
      inEnvironment(db, scene, 'write', (tx) => tx.first(facts)),
      inEnvironment(db, scene, 'snapshot', (tx) => tx.first(facts)),
      inReader(db, scene, (tx) => tx.first(facts)),
      inSystem(db, (tx) => tx.first(facts)),
    ]
    const direct = openDatabase(scratch.url, { connections: 1, patience: PATIENCE })
    const [through, without] = [await Promise.all(ask(server.db)), await Promise.all(ask(direct))]
    await direct.close()
    expect(through).toEqual(without)
    expect(through.map((row) => (row as { role: string }).role)).toEqual([
      'kantoor_app',
      'kantoor_app',
      'kantoor_reader',
      'kantoor_system',
    ])
  })

  test('an idempotent retry, an assistant, an export and a revoked key work as ever', async () => {
    const [env] = environments
    const once = { 'idempotency-key': 'once' }
    const [first, again] = [
      await env!.post('/crm/organization', { name: 'Once' }, once),
      await env!.post('/crm/organization', { name: 'Once' }, once),
    ]
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect((await env!.tool('find_client', { query: 'Once' })).answer).toBeDefined()
    expect((await server.send('GET', '/export/crm/organization.csv', { cookie: env!.app.cookie })).status).toBe(200)
    const key = await env!.keyWith('crm:read')
    const ask = () => server.send('GET', '/api/v2/crm/organization', { authorization: `Bearer ${key}` })
    expect((await ask()).status).toBe(200)
    await scratch.client.query('update api_key set revoked_at = now() where last_four = $1', [key.slice(-4)])
    await expect.poll(async () => (await ask()).status).toBe(401)
  })

  test('several processes migrate, serve and stop as ever', async () => {
    const settings = { DATABASE_DIRECT_URL: scratch.url, WORKERS: '2' }
    const service = await startService('start', pooler.url, settings)
    try {
      const company = await makeCompany(server.db, () => service.address)
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(company.byKey(company.booking(5)))))
      expect(answers.map(toldBy)).toEqual(answers.map(() => '201'))
      expect((await fetch(`${service.address}/readyz`)).status).toBe(200)
    } finally {
      await service.stop()
    }
  })
})

describe.runIf(isThere)('a pooler that is taken for PostgreSQL', () => {
  test('is refused, also where it drops what a session asks for', async () => {
    const scratch = await scratchDatabase()
    const silent = 'options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout'
    for (const settings of [[], [`ignore_startup_parameters = ${silent}`]]) {
      const pooler = await startPgBouncer(scratch.url, { connections: 2, settings })
      const db = openDatabase(pooler.url, { connections: 1 })
      await expect(inSystem(db, (tx) => tx.first(sql`select 1`))).rejects.toThrow(
        /unsupported startup parameter|sessions do not start as kantoor_system/,
      )
      await db.close()
      await pooler.stop()
    }
    await scratch.drop()
  })
})
