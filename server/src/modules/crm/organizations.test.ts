import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an organization is created, read, listed and changed', async () => {
  const env = await server.environment()
  const created = await env.post('/crm/organization', { name: 'Acme', address: { locality: 'Utrecht' } })
  expect(created.status, created.text).toBe(201)
  expect(created.body.data).toMatchObject({ name: 'Acme', coc_code: null, is_active: true, contact_roles: [] })
  expect(created.body.data.address).toEqual({ line1: null, postal_code: null, locality: 'Utrecht', country: null })
  expect(created.headers.location).toBe(`http://localhost:3000/api/v2/crm/organization/${created.body.data.id}`)

  const read = await env.get(`/crm/organization/${created.body.data.id}`)
  expect(read.body).toEqual(created.body)
  expect(read.headers.etag).toBe('"v1"')

  const changed = await env.patch(
    `/crm/organization/${created.body.data.id}`,
    { name: 'Acme BV' },
    { 'if-match': '"v1"' },
  )
  expect(changed.status, changed.text).toBe(200)
  expect(changed.headers.etag).toBe('"v2"')
  expect(
    (await env.patch(`/crm/organization/${created.body.data.id}`, { name: 'X' }, { 'if-match': '"v1"' })).status,
  ).toBe(412)

  const list = await env.get('/crm/organization?q=ACMÉ&sort=-name')
  expect(list.body.meta).toEqual({ count: 1, limit: 25, offset: 0 })
  expect(list.body.data[0].name).toBe('Acme BV')
})
