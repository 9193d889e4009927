import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
let twin: TestServer
beforeAll(async () => {
  server = await startTestServer()
  twin = await startTestServer()
})
afterAll(async () => {
  await server.close()
  await twin.close()
})

const statusWith = async (key: string, at: TestServer, path = '/crm/organization') =>
  (await at.send('GET', `/api/v2${path}`, { authorization: `Bearer ${key}` })).status

describe('users', () => {
  test('are created, listed, changed and deactivated', async () => {
    const env = await server.environment()
    const roles = (await env.app.get('/settings/role')).body.data
    const employee = roles.find(({ name }: { name: string }) => name === 'employee')
    const created = await env.app.post('/settings/user', { email: 'An@example.com', name: 'An', role_id: employee.id })
    expect(created.status, created.text).toBe(201)
    const { id, sign_in_link: link } = created.body.data
    expect(link).toMatch(/^\/sign-in#token=[\w-]{43}$/)
    expect(created.headers.location).toBe(`http://localhost:3000/api/app/settings/user/${id}`)
    expect((await env.app.get(`/settings/user/${id}`)).body.data).not.toHaveProperty('sign_in_link')

    const again = await env.app.post('/settings/user', { email: 'an@EXAMPLE.com', name: 'An', role_id: employee.id })
    expect([again.status, again.body.code]).toEqual([409, 'duplicate'])
    const changed = await env.app.patch(`/settings/user/${id}`, { name: 'Anna', is_active: false })
    expect(changed.body.data).toMatchObject({ name: 'Anna', is_active: false, role_name: 'employee' })
    const list = await env.app.get('/settings/user?is_active=false')
    expect(list.body.data.map((user: { id: string }) => user.id)).toEqual([id])
  })

  test('a repeated creation does not show the link again', async () => {
    const env = await server.environment()
    const body = { email: 'an@example.com', name: 'An', role_id: env.app.roleId }
    const headers = { 'idempotency-key': 'one' }
    expect((await env.app.post('/settings/user', body, headers)).status).toBe(201)
    const again = await env.app.post('/settings/user', body, headers)
    expect([again.status, again.body.code]).toEqual([409, 'already-created'])
  })

  test('the last owner stays, also when two owners remove each other at the same moment', async () => {
    const env = await server.environment()
    const roles = (await env.app.get('/settings/role')).body.data
    const admin = roles.find(({ name }: { name: string }) => name === 'administrator').id
    for (const change of [{ is_active: false }, { role_id: admin }]) {
      const refused = await env.app.patch(`/settings/user/${env.app.userId}`, change)
      expect([refused.status, refused.body.code]).toEqual([409, 'last-owner'])
    }
    const second = await env.app.post('/settings/user', { email: 'b@example.com', name: 'B', role_id: env.app.roleId })
    const answers = await Promise.all(
      [env.app.userId, second.body.data.id].map((id) => env.app.patch(`/settings/user/${id}`, { role_id: admin })),
    )
    // Whoever is no owner any more when the second request comes in may not touch one.
    const [done, refused] = answers.map(({ status }) => status).sort()
    expect([done, [403, 409].includes(refused!)]).toEqual([200, true])
    const left = await inTest(server, env, (tx) =>
      tx.all(sql`select from user_account where role_id = ${env.app.roleId} and is_active`),
    )
    expect(left).toHaveLength(1)
  })

  test('nobody manages somebody with more rights, nor gives more than he has', async () => {
    const env = await server.environment()
    const clerk = await env.signIn(['users', 'crm:read'])
    const own = `/settings/user/${env.app.userId}`
    expect((await clerk.post(`${own}/signinlink`)).status).toBe(403)
    expect((await clerk.patch(own, { name: 'X' })).status).toBe(403)
    const user = { email: 'c@example.com', name: 'C', role_id: env.app.roleId }
    expect((await clerk.post('/settings/user', user)).status).toBe(403)
    expect((await clerk.patch(`/settings/user/${clerk.userId}`, { role_id: env.app.roleId })).status).toBe(403)
    expect((await clerk.post('/settings/role', { name: 'all', rights: ['settings'] })).status).toBe(403)
    expect((await clerk.post('/settings/user', { ...user, role_id: clerk.roleId })).status).toBe(201)
  })

  test('need the right to manage users', async () => {
    const env = await server.environment()
    const reader = await env.signIn(['settings', 'crm:read'])
    const refused = await reader.get('/settings/user')
    expect([refused.status, refused.body.required_right]).toEqual([403, 'users'])
  })

  test('a role that does not exist is a bad reference', async () => {
    const env = await server.environment()
    const role_id = '00000000-0000-7000-8000-000000000000'
    const refused = await env.app.post('/settings/user', { email: 'd@example.com', name: 'D', role_id })
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid-reference'])
  })
})

describe('roles', () => {
  test('are created, changed and deleted while nobody has them', async () => {
    const env = await server.environment()
    const created = await env.app.post('/settings/role', { name: 'planner', rights: ['crm:read'] })
    expect(created.body.data).toMatchObject({ rights: ['crm:read'], is_system: false, user_count: 0 })
    const path = `/settings/role/${created.body.data.id}`
    const user = await env.app.post('/settings/user', {
      email: 'p@example.com',
      name: 'P',
      role_id: created.body.data.id,
    })
    const kept = await env.app.delete(path)
    expect([kept.status, kept.body.code]).toEqual([409, 'in-use'])
    await env.app.patch(`/settings/user/${user.body.data.id}`, { role_id: env.app.roleId })
    expect((await env.app.patch(path, { rights: ['crm:read', 'crm:write'] })).status).toBe(200)
    expect((await env.app.delete(path)).status).toBe(204)
  })

  test("the owner's stays as it is", async () => {
    const env = await server.environment()
    const path = `/settings/role/${env.app.roleId}`
    expect((await env.app.patch(path, { rights: ['crm:read'] })).status).toBe(403)
    expect((await env.app.delete(path)).status).toBe(403)
  })

  test('a changed role counts for open sessions and for keys within a second', async () => {
    const env = await server.environment()
    const clerk = await env.signIn(['crm:read', 'hours:read'])
    const key = await clerk.keyWith('crm:read', 'hours:read')
    expect([await statusWith(key, server), await statusWith(key, twin)]).toEqual([200, 200])
    expect((await env.app.patch(`/settings/role/${clerk.roleId}`, { rights: ['hours:read'] })).status).toBe(200)
    expect((await clerk.get('/crm/organization')).status).toBe(403)
    await sleep(500)
    expect([await statusWith(key, server), await statusWith(key, twin)]).toEqual([403, 403])
  })
})

describe('API keys', () => {
  test('have exactly the scopes asked for, are shown once and end at once in every process', async () => {
    const env = await server.environment()
    const created = await env.app.post('/settings/apikey', { name: 'sync', scopes: ['crm:read'] })
    expect(created.status, created.text).toBe(201)
    const { id, key } = created.body.data
    expect(created.body.data).toMatchObject({ scopes: ['crm:read'], status: 'active', last_four: key.slice(-4) })
    expect([await statusWith(key, server), await statusWith(key, twin)]).toEqual([200, 200])
    expect(await statusWith(key, server, '/hours/hours')).toBe(403)
    const list = await env.app.get('/settings/apikey')
    expect(list.text).not.toContain(key)
    expect(list.body.data[0]).toMatchObject({ id, status: 'active' })

    expect((await env.app.post(`/settings/apikey/${id}/revoke`)).body.data.status).toBe('revoked')
    await sleep(500)
    expect([await statusWith(key, server), await statusWith(key, twin)]).toEqual([401, 401])
    expect((await env.app.post(`/settings/apikey/${id}/revoke`)).body.data.status).toBe('revoked')
  })

  test('do not reach beyond their user, not even later', async () => {
    const env = await server.environment()
    const clerk = await env.signIn(['crm:read'])
    const refused = await clerk.post('/settings/apikey', { name: 'k', scopes: ['crm:read', 'crm:write'] })
    expect([refused.status, refused.body.required_right]).toEqual([403, 'crm:write'])
    expect((await env.app.post('/settings/apikey', { name: 'k', scopes: ['settings'] })).status).toBe(400)
    const { key } = (await clerk.post('/settings/apikey', { name: 'k', scopes: ['crm:read'] })).body.data
    expect(await statusWith(key, twin)).toBe(200)
    await env.app.patch(`/settings/user/${clerk.userId}`, { is_active: false })
    await sleep(500)
    expect(await statusWith(key, twin)).toBe(401)
  })

  test('of others are seen and revoked by managers of settings only', async () => {
    const env = await server.environment()
    const [one, two] = [await env.signIn(['crm:read']), await env.signIn(['crm:read'])]
    const { id } = (await one.post('/settings/apikey', { name: 'k', scopes: ['crm:read'] })).body.data
    expect((await two.get('/settings/apikey')).body.meta.count).toBe(0)
    expect((await two.post(`/settings/apikey/${id}/revoke`)).status).toBe(404)
    expect((await env.app.post(`/settings/apikey/${id}/revoke`)).status).toBe(200)
  })

  test('end at the moment that was set', async () => {
    const env = await server.environment()
    const soon = Date.now() + 1500
    const expires_at = new Date(soon).toISOString()
    const made = await env.app.post('/settings/apikey', { name: 'k', scopes: ['crm:read'], expires_at })
    const status = async () => [await statusWith(made.body.data.key, server), Date.now() < soon ? 'before' : 'behind']
    // A busy machine may come too late to see it work.
    expect(['200 before', '200 behind', '401 behind']).toContain((await status()).join(' '))
    await expect.poll(status).toEqual([401, 'behind'])
    expect((await env.app.get('/settings/apikey')).body.data[0].status).toBe('expired')
    const past = await env.app.post('/settings/apikey', {
      name: 'k',
      scopes: ['crm:read'],
      expires_at: '2020-01-01T00:00:00Z',
    })
    expect([past.status, past.body.errors[0].pointer]).toEqual([400, '/expires_at'])
  })
})

describe('the environment', () => {
  test('has settings that are read by all and changed by some', async () => {
    const env = await server.environment()
    const read = await env.app.get('/settings/environment')
    expect(read.body.data).toMatchObject({ id: env.id, slug: env.slug, time_zone: 'Europe/Amsterdam' })
    const change = { time_zone: 'America/New_York', project_number_format: '{seq:05}' }
    const changed = await env.app.patch('/settings/environment', change, { 'if-match': read.headers.etag! })
    expect(changed.body.data).toMatchObject(change)
    expect((await env.app.patch('/settings/environment', { name: 'X' }, { 'if-match': '"v1"' })).status).toBe(412)
    expect((await env.app.get('/session')).body.data.environment.time_zone).toBe('America/New_York')
    const clerk = await env.signIn(['crm:read'])
    expect((await clerk.get('/settings/environment')).status).toBe(200)
    expect((await clerk.patch('/settings/environment', { name: 'X' })).status).toBe(403)
  })

  test('says whether an accepted quote wins, and since when leave is counted', async () => {
    const env = await server.environment()
    const year = new Date().getFullYear()
    const { data } = (await env.app.get('/settings/environment')).body
    expect(data).toMatchObject({ accepted_quote_wins: true, leave_since: year })
    const change = { accepted_quote_wins: false, leave_since: year - 3 }
    expect((await env.app.patch('/settings/environment', change)).body.data).toMatchObject(change)
    for (const refused of [{ accepted_quote_wins: null }, { leave_since: 1989 }, { leave_since: 2201 }])
      expect((await env.app.patch('/settings/environment', refused)).status).toBe(400)
  })

  const formats = ['P', '{seq:4}', '{seq:12}', '{seq:00}', '{seq}{seq}', '{seq}-{year}']
  test.each([{ time_zone: 'Mars/Olympus' }, ...formats.map((project_number_format) => ({ project_number_format }))])(
    'refuses %o',
    async (change) => {
      const env = await server.environment()
      const refused = await env.app.patch('/settings/environment', change)
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, `/${Object.keys(change)[0]}`])
    },
  )
})

describe('the audit', () => {
  test('tells who changed what, and how it was before', async () => {
    const env = await server.environment()
    const made = await env.post('/crm/organization', { name: 'Acme' })
    const { id } = made.body.data
    await env.app.patch(`/crm/organization/${id}`, { name: 'Acme BV' }, { 'x-request-id': 'my-request' })
    const { body } = await env.app.get(`/settings/audit?record_id=${id}`)
    expect(body.data).toMatchObject([
      { operation: 'organization.update', actor_type: 'user', actor_name: 'owner', request_id: 'my-request' },
      { operation: 'organization.create', actor_type: 'api_key', before: null, after: { name: 'Acme' } },
    ])
    expect(body.data[0]).toMatchObject({ before: { name: 'Acme' }, after: { name: 'Acme BV' } })
    const { at } = body.data[1]
    for (const [query, count] of [
      ['operation=organization.create', 1],
      [`actor_id=${env.app.userId}`, 1],
      ['actor_type=api_key', 1],
      [`at_from=${at}`, 2],
      ['at_to=2020-01-01T00:00:00Z', 0],
    ] as const)
      expect((await env.app.get(`/settings/audit?record_id=${id}&${query}`)).body.meta.count, query).toBe(count)
  })

  test('holds settings too, without secrets, and stays in its environment', async () => {
    const [env, other] = [await server.environment(), await server.environment()]
    const { key } = (await env.app.post('/settings/apikey', { name: 'k', scopes: ['crm:read'] })).body.data
    const audit = await env.app.get('/settings/audit?operation=api_key.create')
    expect(audit.body.data[0].after).toMatchObject({ name: 'k', last_four: key.slice(-4) })
    expect(audit.text).not.toContain(key)
    expect((await other.app.get('/settings/audit')).body.meta.count).toBe(0)
    const clerk = await env.signIn(['settings'])
    expect((await clerk.get('/settings/audit')).body.data[0]).not.toHaveProperty('after')
  })
})
