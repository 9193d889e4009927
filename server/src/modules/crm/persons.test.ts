import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, insertEmployee, insertProject, made, trailOf } from '../../../test/fixtures.ts'
import { type Answer, startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const written = {
  first_name: 'Noor',
  last_name: 'van der Berg',
  email: 'Noor@berg.example',
  phone: '+31 6 1234',
  note: 'met at the fair',
}
const wide = {
  address: { line1: 'Dam 1', postal_code: '1012 JS', locality: 'Amsterdam', country: 'NL' },
  language: 'fr',
  is_active: false,
  invoice_email: 'pay@berg.example',
  payment_term_days: 365,
}

test('every field of the API comes back as it was sent', async () => {
  const env = await server.environment()
  const created = await env.post('/crm/person', written)
  expect(created.status, created.text).toBe(201)
  const { data } = created.body
  expect(data).toEqual({
    id: data.id,
    ...written,
    full_name: 'Noor van der Berg',
    relation_type_ids: [],
    address: null,
    language: 'nl',
    is_active: true,
    invoice_email: null,
    payment_term_days: null,
    employee_id: null,
    custom_fields: {},
    created_at: data.created_at,
    updated_at: data.created_at,
    contact_roles: [],
  })
  expect(created.headers.location).toBe(`http://localhost:3000/api/v2/crm/person/${data.id}`)
  expect((await env.get(`/crm/person/${data.id}`)).body).toEqual(created.body)
  const { contact_roles, ...record } = data
  expect((await env.get('/crm/person')).body.data).toEqual([record])
  expect(contact_roles).toEqual([])
})

test('the screens write every field', async () => {
  const env = await server.environment()
  const relation_type_ids = (await env.get('/crm/relationtype')).body.data.map(({ id }: { id: string }) => id).sort()
  const created = await env.app.post('/crm/person', { ...written, ...wide, relation_type_ids })
  expect(created.status, created.text).toBe(201)
  expect(created.body.data).toMatchObject({ ...written, ...wide, relation_type_ids })
  const path = `/crm/person/${created.body.data.id}`
  const changed = await env.app.patch(path, { relation_type_ids: [], first_name: null, address: { country: 'DE' } })
  expect(changed.body.data).toMatchObject({
    relation_type_ids: [],
    first_name: null,
    full_name: 'van der Berg',
    address: { line1: null, postal_code: null, locality: null, country: 'DE' },
  })
  expect((await env.post('/crm/person', { ...written, ...wide })).status).toBe(400)
})

test('a person who is an employee says so', async () => {
  const env = await server.environment()
  const id = await make(env, written)
  const employee_id = await insertEmployee(server, env, { person_id: id })
  expect((await env.get(`/crm/person/${id}`)).body.data.employee_id).toBe(employee_id)
})

test('a full name is the first and the last name, whichever there are', async () => {
  const env = await server.environment()
  const names = async (first_name: string | null) =>
    (await env.post('/crm/person', { first_name, last_name: 'Vos' })).body.data.full_name
  expect(await names('Jan')).toBe('Jan Vos')
  expect(await names('')).toBe('Vos')
  expect(await names(null)).toBe('Vos')
})

test('each filter filters', async () => {
  const env = await server.environment()
  const noor = await make(env, written)
  const zoe = await make(env, { first_name: 'Zoë', last_name: 'Ångström', is_active: false })
  const [acme, other] = await Promise.all(['Acme', 'Other'].map((name) => env.post('/crm/organization', { name })))
  const at = (answer: Answer | undefined) => answer?.body.data.id
  await env.app.post('/crm/contactrole', { organization_id: at(acme), person_id: noor })
  const found = async (query: string) => idsOf(await env.get(`/crm/person?${query}`))

  expect(await found('q=zoe')).toEqual([zoe])
  expect(await found('q=ANGSTROM')).toEqual([zoe])
  for (const part of ['noor%20van', 'noor@', '6%201234']) expect(await found(`q=${part}`)).toEqual([noor])
  expect(await found('email=noor@BERG.example')).toEqual([noor])
  expect(await found('email=null')).toEqual([zoe])
  expect(await found('last_name=van%20der%20Berg')).toEqual([noor])
  expect(await found('last_name=Berg')).toEqual([])
  expect(await found(`organization_id=${at(acme)}`)).toEqual([noor])
  expect(await found(`organization_id=${at(acme)},${at(other)}`)).toEqual([noor])
  expect(await found(`organization_id=${at(other)}`)).toEqual([])
  expect(await found('is_active=false')).toEqual([zoe])
  expect(await found(`ids=${zoe}`)).toEqual([zoe])
})

test('each sort sorts, with nulls last both ways', async () => {
  const env = await server.environment()
  const a = await make(env, { last_name: 'aalst', first_name: 'Zeb' })
  const b = await make(env, { last_name: 'Bos' })
  const c = await make(env, { last_name: 'ćosić', first_name: 'anna' })
  const sorted = async (sort: string) => idsOf(await env.get(`/crm/person${sort}`))
  expect(await sorted('')).toEqual([a, b, c])
  expect(await sorted('?sort=-last_name')).toEqual([c, b, a])
  expect(await sorted('?sort=first_name')).toEqual([c, a, b])
  expect(await sorted('?sort=-first_name')).toEqual([a, c, b])
  expect(await sorted('?sort=full_name')).toEqual([c, b, a])
  expect(await sorted('?sort=-full_name')).toEqual([a, b, c])
})

test('a change touches what it names, and a change of nothing touches nothing', async () => {
  const env = await server.environment()
  const id = await make(env, { ...written, ...wide })
  const before = await env.get(`/crm/person/${id}`)
  const same = await env.app.patch(`/crm/person/${id}`, { ...written, ...wide })
  expect(same.body).toEqual(before.body)
  expect(await trailOf(server, env, id)).toEqual({ events: ['person.created'], audit: ['person.create'] })

  const changed = await env.patch(`/crm/person/${id}`, { email: null, note: '' })
  expect(changed.body.data).toEqual({
    ...before.body.data,
    email: null,
    note: '',
    updated_at: changed.body.data.updated_at,
  })
  expect(changed.body.data.updated_at > before.body.data.updated_at).toBe(true)
  expect(await trailOf(server, env, id)).toEqual({
    events: ['person.created', 'person.updated'],
    audit: ['person.create', 'person.update'],
  })
})

test.each([
  ['no last name', { first_name: 'Jan' }, '/last_name'],
  ['a last name of spaces', { last_name: '  ' }, '/last_name'],
  ['a long last name', { last_name: 'x'.repeat(151) }, '/last_name'],
  ['a long first name', { last_name: 'x', first_name: 'x'.repeat(101) }, '/first_name'],
  ['a NUL', { last_name: 'a\u0000' }, '/last_name'],
  ['half a surrogate pair', { last_name: 'a', email: 'a\ud800@b.nl' }, '/email'],
  ['an unknown property', { last_name: 'a', title: 'Dr' }, '/title'],
  ['a read-only property', { last_name: 'a', full_name: 'a' }, '/full_name'],
  ['a property of the screens', { last_name: 'a', language: 'nl' }, '/language'],
])('%s is refused', async (_case, body, pointer) => {
  const env = await server.environment()
  const answer = await env.post('/crm/person', body)
  expect([answer.status, answer.body.code], answer.text).toEqual([400, 'validation-error'])
  expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer)
})

test('only a person to whom nothing refers can be deleted', async () => {
  const env = await server.environment()
  const free = await make(env, {
    ...written,
    relation_type_ids: [(await env.get('/crm/relationtype')).body.data[0].id],
  })
  const kept = await make(env, written)
  await env.post('/crm/note', { body: 'called', person_id: kept })
  const refused = await env.app.delete(`/crm/person/${kept}`)
  expect([refused.status, refused.body.code]).toEqual([409, 'in-use'])
  expect((await env.delete(`/crm/person/${free}`)).status).toBe(405)
  expect((await env.app.delete(`/crm/person/${free}`)).status).toBe(204)
  expect(idsOf(await env.get('/crm/person'))).toEqual([kept])
  expect((await trailOf(server, env, free)).events).toEqual(['person.created', 'person.deleted'])
})

test('erasing a person leaves nothing that identifies them', async () => {
  const env = await server.environment()
  const id = await make(env, { ...written, ...wide })
  const organization = (await env.post('/crm/organization', { name: 'Acme' })).body.data.id
  const role = await env.app.post('/crm/contactrole', {
    organization_id: organization,
    person_id: id,
    role: 'Finance',
    work_email: 'noor@acme.example',
    work_phone: '12',
  })
  const field = await env.app.post('/crm/customfield', { entity: 'person', key: 'nick', label: 'Nick', type: 'text' })
  await env.app.put(`/crm/person/${id}/customfieldvalue`, { custom_field_id: field.body.data.id, value: 'Noortje' })
  await insertProject(server, env, 'Website', organization)

  expect((await env.post(`/crm/person/${id}/erase`)).status).toBe(404)
  const erased = await env.app.post(`/crm/person/${id}/erase`)
  expect(erased.status, erased.text).toBe(200)
  expect(erased.body.data).toMatchObject({
    first_name: null,
    last_name: 'Removed person',
    full_name: 'Removed person',
    email: null,
    phone: null,
    note: null,
    address: null,
    invoice_email: null,
    payment_term_days: null,
    is_active: false,
    custom_fields: {},
    contact_roles: [{ role: 'Finance', work_email: null, work_phone: null, person_name: 'Removed person' }],
  })
  expect((await env.get(`/crm/person/${id}`)).body).toEqual(erased.body)
  expect((await env.get('/crm/customfieldvalue')).body.data).toEqual([])
  expect((await trailOf(server, env, role.body.data.id)).events).toEqual(['contactrole.created', 'contactrole.updated'])
  expect((await trailOf(server, env, id)).audit.at(-1)).toBe('person.erase')
})

const make = (env: TestEnvironment, body: object) => made(env.app.post('/crm/person', body))
