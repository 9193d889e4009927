// Connected assistants in the settings: who sees them, and who ends them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letIn } from '../../test/assistant-fixtures.ts'
import { inTest } from '../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { deactivate } from '../../test/oauth-flow.ts'
import { sql } from '../db/sql.ts'

let server: TestServer
let env: TestEnvironment
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withTwo() {
  env = await server.environment()
  const user = await env.signIn(['crm:read'])
  const mine = await letIn(server, env, { userId: user.userId, name: 'Mine', scopes: ['crm:read', 'hours:read'] })
  const owners = await letIn(server, env, { name: 'The owner’s' })
  return { user, mine, owners, manager: await env.signIn(['settings']) }
}

const names = async (who: AppClient, query = '') =>
  (await who.get(`/settings/assistant${query}`)).body.data.map(({ name }: { name: string }) => name)

test('an assistant as it is shown', async () => {
  const { user, mine } = await withTwo()
  const { body } = await user.get(`/settings/assistant/${mine.id}`)
  expect(body.data).toEqual({
    id: mine.id,
    name: 'Mine',
    host: 'clever.example',
    user_id: user.userId,
    user_name: 'user',
    scopes: ['crm:read', 'hours:read'],
    status: 'active',
    connected_at: expect.any(String),
    expires_at: expect.any(String),
    last_used_at: null,
    revoked_at: null,
    revoked_reason: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  })
})

test('everybody sees the own ones, with the right settings all', async () => {
  const { user, owners, manager } = await withTwo()
  expect(await names(user)).toEqual(['Mine'])
  expect(await names(manager)).toEqual(['The owner’s', 'Mine'])
  expect(await names(manager, `?user_id=${user.userId}`)).toEqual(['Mine'])
  expect((await user.get(`/settings/assistant/${owners.id}`)).status).toBe(404)
  expect((await user.post(`/settings/assistant/${owners.id}/revoke`)).status).toBe(404)
  expect(await names(manager, '?status=active')).toHaveLength(2)
})

test('one that was agreed to and never came for its tokens is not there', async () => {
  const { user, manager } = await withTwo()
  const { id } = await letIn(server, env, { userId: user.userId, name: 'Shy', isConnected: false })
  expect(await names(user)).toEqual(['Mine'])
  expect((await manager.get(`/settings/assistant/${id}`)).status).toBe(404)
  expect((await manager.post(`/settings/assistant/${id}/revoke`)).status).toBe(404)
})

test('one of somebody who may not sign in any more is not active', async () => {
  const { user, mine, manager } = await withTwo()
  await deactivate(env, user.userId)
  await expect(env.tool('whoami', {}, mine.accessToken)).rejects.toThrow('unauthenticated')
  expect((await manager.get(`/settings/assistant/${mine.id}`)).body.data.status).toBe('inactive')
  expect(await names(manager, '?status=inactive')).toEqual(['Mine'])
  expect(await names(manager, '?status=active')).toEqual(['The owner’s'])
})

describe('revoking', () => {
  test('ends it for good, by its user', async () => {
    const { user, mine } = await withTwo()
    expect((await env.tool('whoami', {}, mine.accessToken)).answer).toMatchObject({ assistant_name: 'Mine' })
    const { status, body } = await user.post(`/settings/assistant/${mine.id}/revoke`)
    expect([status, body.data]).toMatchObject([200, { status: 'revoked', revoked_reason: 'revoked' }])
    expect(body.data.revoked_at).toBe(body.data.updated_at)
    await expect(env.tool('whoami', {}, mine.accessToken)).rejects.toThrow('unauthenticated')
    expect(await names(user, '?status=revoked')).toEqual(['Mine'])
  })

  test('or by whoever manages settings, and is audited', async () => {
    const { mine, manager } = await withTwo()
    expect((await manager.post(`/settings/assistant/${mine.id}/revoke`)).status).toBe(200)
    const { body } = await env.app.get(`/settings/audit?record_id=${mine.id}`)
    expect(body.data).toMatchObject([
      {
        operation: 'assistant.revoke',
        resource: 'assistant',
        actor_type: 'user',
        actor_id: manager.userId,
        before: { status: 'active' },
        after: { status: 'revoked' },
      },
    ])
    expect(JSON.stringify(body.data)).not.toMatch(/kt_|hash/)
  })

  test('a second time changes nothing, nor the reason why', async () => {
    const { user, mine } = await withTwo()
    await inTest(server, env, (tx) =>
      tx.count(sql`update assistant set revoked_at = now(), revoked_reason = 'reused' where id = ${mine.id}`),
    )
    const before = (await user.get(`/settings/assistant/${mine.id}`)).body
    const again = await user.post(`/settings/assistant/${mine.id}/revoke`)
    expect([again.status, again.body]).toEqual([200, before])
  })
})
