// Tools cannot write: the role has no right to, its transactions are read-only, and nothing that is asked changes a row. That it
// was asked is written down, by another hand.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/db/database.ts'
import { raw, sql } from '../src/db/sql.ts'
import { inReader } from '../src/db/transaction.ts'
import { tools } from '../src/mcp/tools.ts'
import { addDays } from '../src/shared/calendar.ts'
import type { Schema } from './bad-values.ts'
import { bodyOf } from './fuzz.ts'
import { startTestServer, type TestEnvironment, type TestServer } from './harness.ts'
import { connect, type Scratch, scratchDatabase } from './scratch.ts'
import { smallWorld, TODAY } from './small-world.ts'
import { isSame, type Snapshot, snapshot } from './snapshot.ts'
import { SEED } from './some.ts'
import { tenantTables } from './tenant-check.ts'

const CALLS = process.env.LONG ? 5000 : 150

let scratch: Scratch
let server: TestServer
let env: TestEnvironment
let ids: Record<string, string>
beforeAll(async () => {
  scratch = await scratchDatabase()
  const clock = { now: () => Date.parse(`${TODAY}T10:00:00Z`) }
  server = await startTestServer({ databaseUrl: scratch.url, clock })
  env = await server.environment()
  ids = await smallWorld(server, env)
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

const REFUSED = /permission denied|read-only transaction|must be (owner|superuser)/

describe('the role of the tools', () => {
  const attempt = (text: string) =>
    inReader(server.db, { environmentId: env.id, today: TODAY }, (tx) => tx.count(sql`${raw(text)}`))

  test('can write no table, whatever the statement', async () => {
    for (const table of [
      ...(await tenantTables(scratch.client)),
      'environment',
      'migration',
      'oauth_client',
      'rate_window',
    ]) {
      const { rows } = await scratch.client.query(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' limit 1`,
        [table],
      )
      for (const text of [
        `insert into ${table} default values`,
        `update ${table} set ${rows[0].name} = default`,
        `delete from ${table}`,
        `truncate ${table}`,
        `lock table ${table} in access exclusive mode`,
        `copy ${table} from program 'true'`,
        `alter table ${table} add column extra text`,
        `drop table ${table}`,
        `select from ${table} for update`,
      ])
        await expect(attempt(text), text).rejects.toThrow(REFUSED)
    }
  })

  test.each([
    'create table mine (id int)',
    'create temp table mine (id int)',
    'create sequence mine',
    "select nextval('mine')",
    'select lo_creat(-1)',
    'select lo_create(0)',
    "select lo_from_bytea(0, 'x')",
    "select lo_import('/etc/passwd')",
    "select pg_read_file('/etc/passwd')",
    "copy (select 1) to program 'true'",
    "copy (select 1) to '/out'",
    'grant kantoor_app to kantoor_reader',
    "alter role kantoor_reader set default_transaction_read_only = 'off'",
    "do $$ begin execute 'delete from invoice'; end $$",
    'call isolate(null)',
  ])('cannot %s', async (text) => {
    await scratch.client.query('create sequence if not exists mine')
    const before = await snapshot(scratch.client, env.id)
    // Before PostgreSQL 16 a read-only transaction may make large objects.
    if (!(text.includes('lo_') && (await isOld()))) await expect(attempt(text)).rejects.toThrow()
    expect(isSame(before, await snapshot(scratch.client, env.id))).toBe(true)
  })

  test('cannot write even where somebody grants it the right by mistake', async () => {
    await scratch.client.query('grant insert, update, delete on stage to kantoor_reader')
    await expect(attempt('delete from stage')).rejects.toThrow('read-only transaction')
    await scratch.client.query('revoke insert, update, delete on stage from kantoor_reader')
  })

  test('reads only what the tools need', async () => {
    const hidden = [
      'session',
      'sign_in_link',
      'webhook',
      'audit',
      'outbox',
      'mail',
      'employee_rate',
      'leave_balance',
      'note',
      'document_content',
      'oauth_client',
      'assistant_code',
      'assistant_token',
      'assistant_call',
    ]
    for (const table of hidden)
      await expect(attempt(`select from ${table}`), table).rejects.toThrow('permission denied')
    for (const column of [
      'api_key.key_hash',
      'user_account.password_hash',
      'user_account.email',
      'absence.kind',
      'company_profile.iban',
      'organization.iban',
      'time_entry.cost_rate',
      'time_entry.cost_amount',
      'cost.unit_cost',
      'cost.cost_amount',
      'leave.note',
      'assistant.user_id',
      'assistant.client_id',
    ]) {
      const [table, name] = column.split('.')
      await expect(attempt(`select ${name} from ${table}`), column).rejects.toThrow('permission denied')
    }
  })

  test('sees nothing without an environment, and no other one', async () => {
    const client = await connect(scratch.url)
    await client.query('set role kantoor_reader')
    expect((await client.query('select from organization')).rowCount).toBe(0)
    await client.query(`select set_config('kantoor.environment', $1, false)`, [env.id])
    expect((await client.query('select from organization')).rowCount).toBe(4)
    await client.query(`select set_config('kantoor.environment', $1, false)`, [(await server.environment()).id])
    expect((await client.query('select from organization')).rowCount).toBe(0)
    await client.end()
  })

  test('waits at most fifteen seconds, in sessions that are read-only from their start', async () => {
    const db = openDatabase(scratch.url)
    const { rows } = await db.reader.query<Record<string, string>>(
      `select current_user as role, current_setting('default_transaction_read_only') as reads, current_setting('statement_timeout') as most`,
    )
    expect(rows).toEqual([{ role: 'kantoor_reader', reads: 'on', most: '15s' }])
    await db.close()
  })
})

describe.each(tools.map((tool) => [tool.name, tool] as const))('whatever is asked of %s', (name, tool) => {
  test('changes no row, leaves one in the log, and is answered or refused in words', { timeout: 600_000 }, async () => {
    const before = await snapshot(scratch.client, env.id)
    let calls = 0
    const property = fc.asyncProperty(bodyOf(tool.input as Schema, exampleOf(name)), async (text) => {
      const told = await env.tool(name, JSON.parse(text)).catch((error: Error) => error.message)
      if (typeof told === 'string') return void expect(told, text).toMatch(NO_CALL)
      calls++
      const { answer, texts } = told
      if (!answer) expect(texts, text).toEqual([expect.stringMatching(/^["\w].*\.$/s)])
      expect(texts.join('\n'), text).not.toMatch(/went wrong on our side|\bat .*\.ts:|syntax error/)
    })
    await fc.assert(property, { numRuns: CALLS, seed: SEED })
    const after = await snapshot(scratch.client, env.id)
    expect(isSame(withoutLog(before), withoutLog(after))).toBe(true)
    const [old, now] = [logOf(before), logOf(after)]
    expect(now.slice(0, old.length)).toEqual(old)
    expect(now.slice(old.length).map(({ tool: called }) => called)).toEqual(Array(calls).fill(name))
  })
})

function withoutLog(rows: Snapshot): Snapshot {
  return new Map([...rows].filter(([table]) => table !== 'assistant_call'))
}

function logOf(rows: Snapshot): { id: string; tool: string }[] {
  const calls = (rows.get('assistant_call') ?? []).map((row) => JSON.parse(row))
  return calls.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

function exampleOf(name: string): object {
  const day = { date_from: addDays(TODAY, -30), date_to: TODAY }
  const { acme, developer, team, project, manager } = ids ?? {}
  const examples: Record<string, object> = {
    hours_summary: { ...day, group_by: ['project', 'day'], employee_id: developer, team_id: team, project_id: project },
    project_status: { project_id: project, organization_id: acme, manager_employee_id: manager, query: 'web' },
    outstanding_invoices: { organization_id: acme, due_before: TODAY, currency: 'EUR' },
    work_in_progress: { as_of: TODAY, project_id: project, organization_id: acme },
    sales_pipeline: { owner_employee_id: manager, close_from: day.date_from, close_to: TODAY },
    find_client: { query: 'acme' },
    find_employee: { query: 'visser', team_id: team, ...day },
    search: { query: 'acme' },
    fetch: { id: `organization:${acme}` },
  }
  return examples[name] ?? {}
}

// Arguments that are no object, and names that no JSON of ours may have, are no call at all.
const NO_CALL = /"code":-32602|"code":"invalid-json"/

async function isOld(): Promise<boolean> {
  const { rows } = await scratch.client.query(`select current_setting('server_version_num')::int < 160000 as old`)
  return rows[0].old
}
