import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, made, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a contact role comes back as it was sent, also on its organization and its person', async () => {
  const { env, organization_id, person_id } = await scene()
  const body = {
    organization_id,
    person_id,
    role: 'Decision maker',
    work_email: 'eva@acme.example',
    work_phone: '12',
    is_primary: true,
    is_invoice_contact: true,
    start_date: '2020-02-29',
    end_date: '2099-12-31',
  }
  const created = await env.app.post('/crm/contactrole', body)
  expect(created.status, created.text).toBe(201)
  const { data } = created.body
  expect(data).toEqual({
    id: data.id,
    ...body,
    organization_name: 'Acme',
    person_name: 'Eva Vos',
    is_active: true,
    created_at: data.created_at,
    updated_at: data.created_at,
  })
  expect((await env.get('/crm/contactrole')).body).toEqual({ data: [data], meta: { count: 1, limit: 25, offset: 0 } })
  expect((await env.get(`/crm/organization/${organization_id}`)).body.data.contact_roles).toEqual([data])
  expect((await env.get(`/crm/person/${person_id}`)).body.data.contact_roles).toEqual([data])
  expect((await env.post('/crm/contactrole', body)).status).toBe(405)
})

test('a change of a role moves its organization and its person, a change of nothing does not', async () => {
  const { env, organization_id, person_id } = await scene()
  const id = await make(env, { organization_id, person_id })
  const versions = async () => [
    (await env.get(`/crm/organization/${organization_id}`)).headers.etag,
    (await env.get(`/crm/person/${person_id}`)).headers.etag,
  ]
  expect(await versions()).toEqual(['"v2"', '"v2"'])
  expect((await env.app.patch(`/crm/contactrole/${id}`, { role: null })).status).toBe(200)
  expect(await versions()).toEqual(['"v2"', '"v2"'])
  const changed = await env.app.patch(`/crm/contactrole/${id}`, { role: 'Finance', end_date: '2021-01-01' })
  expect(changed.body.data).toMatchObject({ role: 'Finance', end_date: '2021-01-01', is_active: false })
  expect(await versions()).toEqual(['"v3"', '"v3"'])
  expect((await env.app.delete(`/crm/contactrole/${id}`)).status).toBe(204)
  expect(await versions()).toEqual(['"v4"', '"v4"'])
  expect(await trailOf(server, env, id)).toEqual({
    events: ['contactrole.created', 'contactrole.updated', 'contactrole.deleted'],
    audit: ['contactrole.create', 'contactrole.update', 'contactrole.delete'],
  })
  expect((await env.get('/crm/contactrole')).body.meta.count).toBe(0)
})

test('a new primary contact takes over from the old one', async () => {
  const { env, organization_id, person_id } = await scene()
  const other = (await env.post('/crm/person', { last_name: 'Other' })).body.data.id
  const first = await make(env, { organization_id, person_id, is_primary: true })
  const second = await make(env, { organization_id, person_id: other, is_primary: true })
  const primary = async () => idsOf(await env.get('/crm/contactrole?is_primary=true'))
  expect(await primary()).toEqual([second])
  expect((await trailOf(server, env, first)).events).toEqual(['contactrole.created', 'contactrole.updated'])
  await env.app.patch(`/crm/contactrole/${first}`, { is_primary: true })
  expect(await primary()).toEqual([first])
  await env.app.patch(`/crm/contactrole/${first}`, { is_primary: true })
  expect(await primary()).toEqual([first])
})

test('of two who become primary at once one is', async () => {
  const { env, organization_id } = await scene()
  const people = await Promise.all(['A', 'B', 'C'].map((last_name) => env.post('/crm/person', { last_name })))
  const answers = await Promise.all(
    people.map(({ body }) =>
      env.app.post('/crm/contactrole', { organization_id, person_id: body.data.id, is_primary: true }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await env.get('/crm/contactrole?is_primary=true')).body.meta.count).toBe(1)
})

test('the same person has one role at an organization at a time', async () => {
  const { env, organization_id, person_id } = await scene()
  await make(env, { organization_id, person_id, start_date: '2020-01-01', end_date: '2020-12-31' })
  await make(env, { organization_id, person_id, start_date: '2021-01-01' })
  const overlapping = await env.app.post('/crm/contactrole', { organization_id, person_id, end_date: '2020-01-01' })
  expect([overlapping.status, overlapping.body.code]).toEqual([409, 'duplicate'])
  expect((await env.app.post('/crm/contactrole', { organization_id, person_id, end_date: '2019-12-31' })).status).toBe(
    201,
  )
})

test('each filter filters', async () => {
  const { env, organization_id, person_id } = await scene()
  const acme = (await env.post('/crm/organization', { name: 'Other' })).body.data.id
  const now = await make(env, { organization_id, person_id })
  const then = await make(env, { organization_id: acme, person_id, end_date: '2020-01-01', is_primary: true })
  const found = async (query: string) => idsOf(await env.get(`/crm/contactrole?${query}`))
  expect(await found(`organization_id=${organization_id}`)).toEqual([now])
  expect(await found(`organization_id=${organization_id},${acme}`)).toEqual([now, then])
  expect(await found('organization_id=null')).toEqual([])
  expect(await found(`person_id=${person_id}`)).toEqual([now, then])
  expect(await found('is_active=true')).toEqual([now])
  expect(await found('is_active=false')).toEqual([then])
  expect(await found('is_primary=true')).toEqual([then])
  expect(await found('sort=-created_at')).toEqual([then, now])
})

test('a role ends on its last day, not before', async () => {
  const { env, organization_id, person_id } = await scene()
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date())
  const id = await make(env, { organization_id, person_id, end_date: today })
  expect(idsOf(await env.get('/crm/contactrole?is_active=true'))).toEqual([id])
})

test('what cannot be a contact role is refused', async () => {
  const { env, organization_id, person_id } = await scene()
  const post = async (body: object) => {
    const answer = await env.app.post('/crm/contactrole', { organization_id, person_id, ...body })
    return [answer.body.code, answer.body.errors?.[0].pointer]
  }
  expect(await post({ start_date: '2021-01-02', end_date: '2021-01-01' })).toEqual(['validation-error', '/end_date'])
  expect(await post({ start_date: '2021-02-29' })).toEqual(['validation-error', '/start_date'])
  expect(await post({ role: 'x'.repeat(101) })).toEqual(['validation-error', '/role'])
  expect(await post({ is_active: true })).toEqual(['validation-error', '/is_active'])
  expect(await post({ person_id: organization_id })).toEqual(['invalid-reference', '/person_id'])
  expect(await post({ organization_id: person_id, is_primary: true })).toEqual([
    'invalid-reference',
    '/organization_id',
  ])
  const id = await make(env, { organization_id, person_id, start_date: '2021-01-01' })
  const patch = async (body: object) => (await env.app.patch(`/crm/contactrole/${id}`, body)).body.errors[0].pointer
  expect(await patch({ end_date: '2020-01-01' })).toBe('/end_date')
  expect(await patch({ person_id })).toBe('/person_id')
})

async function scene() {
  const env = await server.environment()
  const organization_id: string = (await env.post('/crm/organization', { name: 'Acme' })).body.data.id
  const person_id: string = (await env.post('/crm/person', { first_name: 'Eva', last_name: 'Vos' })).body.data.id
  return { env, organization_id, person_id }
}

const make = (env: TestEnvironment, body: object) => made(env.app.post('/crm/contactrole', body))
