import { afterAll, beforeAll, expect, test } from 'vitest'
import { trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a relation type comes back as it was sent', async () => {
  const env = await server.environment()
  const body = { name: 'Press', kind: 'other', color: '#00ff7f', position: 1, is_active: false }
  const created = await env.app.post('/crm/relationtype', body)
  expect(created.status, created.text).toBe(201)
  const { data } = created.body
  expect(data).toEqual({ id: data.id, ...body, created_at: data.created_at, updated_at: data.created_at })
  const list = await env.get('/crm/relationtype?kind=other')
  expect(list.body).toEqual({ data: [data], meta: { count: 1, limit: 25, offset: 0 } })
  expect((await env.post('/crm/relationtype', body)).status).toBe(405)
})

test('relation types are listed by position or name, and a new one comes last', async () => {
  const env = await server.environment()
  await env.app.post('/crm/relationtype', { name: 'alumni', kind: 'other' })
  await env.app.post('/crm/relationtype', { name: 'Bank', kind: 'other', position: 0, is_active: false })
  const names = async (query: string) =>
    (await env.get(`/crm/relationtype${query}`)).body.data.map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual(['Customer', 'Bank', 'Prospect', 'Supplier', 'Partner', 'alumni'])
  expect(await names('?sort=name')).toEqual(['alumni', 'Bank', 'Customer', 'Partner', 'Prospect', 'Supplier'])
  expect(await names('?sort=-position,-name&kind=customer,supplier')).toEqual(['Supplier', 'Customer'])
  expect(await names('?is_active=false')).toEqual(['Bank'])
})

test('a relation type is changed, and deleted only while nobody has it', async () => {
  const env = await server.environment()
  const id = (await env.app.post('/crm/relationtype', { name: 'Press', kind: 'other' })).body.data.id
  const path = `/crm/relationtype/${id}`
  const changed = await env.app.patch(path, { name: 'Media', color: null, is_active: false })
  expect(changed.body.data).toMatchObject({ name: 'Media', color: null, is_active: false, kind: 'other' })
  expect((await env.app.patch(path, { name: 'Media' })).body).toEqual(changed.body)

  const person = (await env.app.post('/crm/person', { last_name: 'Vos', relation_type_ids: [id] })).body.data.id
  expect((await env.app.delete(path)).body.code).toBe('in-use')
  await env.app.patch(`/crm/person/${person}`, { relation_type_ids: [] })
  const organization = (await env.app.post('/crm/organization', { name: 'Acme', relation_type_ids: [id] })).body.data.id
  expect((await env.app.delete(path)).body.code).toBe('in-use')
  await env.app.patch(`/crm/organization/${organization}`, { relation_type_ids: [] })
  expect((await env.app.delete(path)).status).toBe(204)
  expect(await trailOf(server, env, id)).toEqual({
    events: [],
    audit: ['relationtype.create', 'relationtype.update', 'relationtype.delete'],
  })
})

test('what cannot be a relation type is refused', async () => {
  const env = await server.environment()
  const code = async (body: object) =>
    (await env.app.post('/crm/relationtype', { name: 'Press', kind: 'other', ...body })).body.code
  expect(await code({ name: 'Customer' })).toBe('duplicate')
  expect(await code({ name: ' ' })).toBe('validation-error')
  expect(await code({ name: 'x'.repeat(101) })).toBe('validation-error')
  expect(await code({ kind: 'friend' })).toBe('validation-error')
  expect(await code({ color: '#FFF' })).toBe('validation-error')
  expect(await code({ position: -1 })).toBe('validation-error')
  const colleague = await env.signIn(['crm:read', 'crm:write'])
  expect((await colleague.post('/crm/relationtype', { name: 'Press', kind: 'other' })).body.code).toBe('forbidden')
})
