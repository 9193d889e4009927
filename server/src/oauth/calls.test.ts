// Every call of a tool leaves one row, whoever called it and whatever became of it; who sees which rows.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letIn } from '../../test/assistant-fixtures.ts'
import { inTest, refusal } from '../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { toolCall } from '../../test/tool-call.ts'
import { sql } from '../db/sql.ts'
import { inSystem } from '../db/transaction.ts'
import { forgetCalls } from './calls.queries.ts'

let now = Date.now()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

async function withAssistant() {
  const env = await server.environment()
  const { id, accessToken } = await letIn(server, env, { name: 'Clever', scopes: ['crm:read'], now })
  const calls = async (query = '') => (await env.app.get(`/settings/assistantcall${query}`)).body.data
  return { env, id, accessToken, calls }
}

test('what is answered, refused and failed', async () => {
  const { env, id, accessToken, calls } = await withAssistant()
  await env.tool('find_client', { query: 'acme' }, accessToken)
  await env.tool('find_client', { query: 'a' }, accessToken)
  await env.tool('hours_summary', {}, accessToken)
  const take = server.db.readerTurns.take
  Object.assign(server.db.readerTurns, { take: () => Promise.reject(new TypeError('a fault')) })
  await env.tool('whoami', {}, accessToken)
  Object.assign(server.db.readerTurns, { take })
  const by = {
    assistant_id: id,
    assistant_name: 'Clever',
    api_key_id: null,
    api_key_name: null,
    user_id: env.app.userId,
    user_name: 'owner',
    duration_ms: expect.any(Number),
    created_at: new Date(now).toISOString(),
  }
  expect(await calls('?sort=created_at')).toEqual(
    [
      { tool: 'find_client', outcome: 'answered', rows: 0 },
      { tool: 'find_client', outcome: 'refused', rows: null },
      { tool: 'hours_summary', outcome: 'refused', rows: null },
      { tool: 'whoami', outcome: 'failed', rows: null },
    ].map((call) => ({ id: expect.any(String), ...by, ...call })),
  )
})

test('calls with an API key stand there as well', async () => {
  const { env, calls } = await withAssistant()
  await env.tool('whoami')
  expect(await calls()).toMatchObject([
    { assistant_id: null, assistant_name: null, api_key_name: 'test', user_id: null, tool: 'whoami', rows: 1 },
  ])
  await env.tool('whoami', {}, await env.app.keyWith('crm:read'))
  expect((await calls())[0]).toMatchObject({ user_id: env.app.userId, user_name: 'owner' })
})

test('nothing of the question or the answer is kept', async () => {
  const { env, accessToken } = await withAssistant()
  await env.tool('find_client', { query: 'whisper' }, accessToken)
  const rows = await inTest(server, env, (tx) => tx.all(sql`select * from assistant_call`))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('whisper')
})

test('what is no call of a tool leaves no row', async () => {
  const { env, accessToken, calls } = await withAssistant()
  const { headers, payload } = toolCall('drop_table', {})
  const authorization = `Bearer ${accessToken}`
  expect((await server.send('POST', '/mcp', { ...headers, authorization }, payload)).text).toContain('There is no tool')
  const list = payload.replace('tools/call', 'tools/list')
  await server.send('POST', '/mcp', { ...headers, 'mcp-method': 'tools/list', authorization }, list)
  await expect(env.tool('whoami', {}, 'nonsense')).rejects.toThrow('unauthenticated')
  expect(await calls()).toEqual([])
})

test('the last use of an assistant moves with its calls, at most once a minute', async () => {
  const { env, id, accessToken } = await withAssistant()
  const lastUse = async () => (await env.app.get(`/settings/assistant/${id}`)).body.data.last_used_at
  const moment = () => new Date(now).toISOString()
  expect(await lastUse()).toBeNull()
  await env.tool('whoami', {}, accessToken)
  const first = moment()
  expect(await lastUse()).toBe(first)
  now += 59_999
  await env.tool('whoami', {}, accessToken)
  expect(await lastUse()).toBe(first)
  now += 1
  await env.tool('whoami', {}, accessToken)
  expect(await lastUse()).toBe(moment())
})

test('an answer that cannot be written down does not leave', async () => {
  const { env, accessToken, calls } = await withAssistant()
  const { take } = server.db.turns
  Object.assign(server.db.turns, { take: () => Promise.reject(new Error('Connection terminated')) })
  const told = await env.tool('whoami', {}, accessToken)
  Object.assign(server.db.turns, { take })
  expect(told).toEqual({
    answer: undefined,
    texts: ['The database cannot be reached at the moment; try again shortly.'],
  })
  expect(await calls()).toEqual([])
})

test('the list is filtered by assistant, key, tool, outcome and time', async () => {
  const { env, id, accessToken, calls } = await withAssistant()
  await env.tool('whoami', {}, accessToken)
  now += 1000
  await env.tool('find_client', {}, accessToken)
  now += 1000
  await env.tool('search', { query: 'acme' })
  const found = async (query: string) => (await calls(query)).map(({ tool }: { tool: string }) => tool)
  const [last] = await calls()
  expect(await found('')).toEqual(['search', 'find_client', 'whoami'])
  expect(await found(`?assistant_id=${id}`)).toEqual(['find_client', 'whoami'])
  expect(await found('?assistant_id=null')).toEqual(['search'])
  expect(await found(`?api_key_id=${last.api_key_id}`)).toEqual(['search'])
  expect(await found('?tool=whoami,search&sort=created_at')).toEqual(['whoami', 'search'])
  expect(await found('?outcome=refused')).toEqual(['find_client'])
  expect(await found('?outcome=answered,failed')).toEqual(['search', 'whoami'])
  expect(await found(`?created_at_from=${last.created_at}`)).toEqual(['search'])
  expect(await found(`?created_at_to=${new Date(now - 1500).toISOString()}`)).toEqual(['whoami'])
  expect(refusal(await env.app.get('/settings/assistantcall?outcome=lost'))).toBe('400 validation-error /outcome')
})

test('everybody sees the own ones, with the right settings all', async () => {
  const { env, accessToken } = await withAssistant()
  const user = await env.signIn(['crm:read'])
  const own = await letIn(server, env, { userId: user.userId, now })
  await env.tool('whoami', {}, accessToken)
  await env.tool('whoami')
  await env.tool('search', { query: 'acme' }, own.accessToken)
  await env.tool('find_client', { query: 'acme' }, await user.keyWith('crm:read'))
  const seen = async (who: typeof user) => {
    const { data, meta } = (await who.get('/settings/assistantcall')).body
    expect(meta.count).toBe(data.length)
    return data.map(({ tool }: { tool: string }) => tool)
  }
  expect(await seen(user)).toEqual(['find_client', 'search'])
  expect(await seen(await env.signIn(['crm:read']))).toEqual([])
  expect(await seen(await env.signIn(['settings']))).toEqual(['find_client', 'search', 'whoami', 'whoami'])
})

test('calls are forgotten after ninety days', async () => {
  const { env, accessToken, calls } = await withAssistant()
  for (let i = 0; i < 3; i++) await env.tool('whoami', {}, accessToken)
  const [kept, ...old] = (await calls()) as { id: string }[]
  const { id, environment } = { id: kept!.id, environment: env.id }
  await inSystem(server.db, (tx) => forgetCalls(tx, 10))
  expect(await calls()).toHaveLength(3)
  await inTest(server, env, (tx) =>
    tx.count(sql`
      insert into assistant_call (environment_id, id, api_key_id, assistant_id, tool, outcome, rows, duration_ms, created_at)
      select environment_id, gen_random_uuid(), api_key_id, assistant_id, 'old', outcome, rows, duration_ms, now() - interval '91 days'
      from assistant_call where environment_id = ${environment} and id <> ${id}`),
  )
  expect(await calls('?tool=old')).toHaveLength(old.length)
  expect(await inSystem(server.db, (tx) => forgetCalls(tx, 1))).toBe(1)
  while ((await inSystem(server.db, (tx) => forgetCalls(tx, 10))) > 0);
  expect(await calls()).toHaveLength(3)
})
