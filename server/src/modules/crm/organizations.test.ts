import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, insertEmployee, insertProject, made, relationTypesOf, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const written = {
  name: 'Acme',
  coc_code: '12345678',
  vat_number: 'NL 0012.34.567B01',
  relation_number: 'R-7',
  industry: 'Retail',
  email: 'Info@acme.example',
  phone: '+31 30 123',
  url: 'https://acme.example/nl',
  address: { line1: 'Dam 1', postal_code: '1012 JS', locality: 'Amsterdam', country: 'NL' },
  note: 'first line\n\tsecond line',
}

test('every field of the API comes back as it was sent', async () => {
  const env = await server.environment()
  const created = await env.post('/crm/organization', written)
  expect(created.status, created.text).toBe(201)
  expect(created.body.data).toMatchObject(written)
  const { id } = created.body.data
  expect(created.headers.location).toBe(`http://localhost:3000/api/v2/crm/organization/${id}`)
  expect((await env.get(`/crm/organization/${id}`)).body).toEqual(created.body)
  const { contact_roles, ...record } = created.body.data
  expect(contact_roles).toEqual([])
  expect((await env.get('/crm/organization')).body).toEqual({
    data: [record],
    meta: { count: 1, limit: 25, offset: 0 },
  })
})

test('what is not sent is null or has its default', async () => {
  const env = await server.environment()
  const { data } = (await env.post('/crm/organization', { name: ' Acme ', address: { locality: 'Utrecht' } })).body
  expect(data).toEqual({
    id: data.id,
    name: ' Acme ',
    coc_code: null,
    vat_number: null,
    relation_number: null,
    industry: null,
    email: null,
    phone: null,
    url: null,
    address: { line1: null, postal_code: null, locality: 'Utrecht', country: null },
    note: null,
    relation_type_ids: [],
    account_manager_employee_id: null,
    account_manager_employee_name: null,
    parent_organization_id: null,
    is_active: true,
    language: 'nl',
    invoice_email: null,
    invoice_attention: null,
    invoice_delivery: 'email',
    peppol_id: null,
    payment_term_days: null,
    vat_treatment: 'auto',
    iban: null,
    custom_fields: {},
    created_at: data.created_at,
    updated_at: data.created_at,
    contact_roles: [],
  })
})

test('the screens write every field', async () => {
  const env = await server.environment()
  const manager = await insertEmployee(server, env, { first_name: 'Eva', last_name: 'de Wit' })
  const parent = await make(env, { name: 'Holding' })
  const [customer, supplier] = await relationTypesOf(env, 'customer', 'supplier')
  const wide = {
    relation_type_ids: [customer, supplier].sort(),
    account_manager_employee_id: manager,
    parent_organization_id: parent,
    is_active: false,
    language: 'de',
    invoice_email: 'invoice@acme.example',
    invoice_attention: 'Finance',
    invoice_delivery: 'peppol',
    peppol_id: '0106:12345678',
    payment_term_days: 0,
    vat_treatment: 'reverse_charge',
    iban: 'NL91ABNA0417164300',
  }
  const created = await env.app.post('/crm/organization', { ...written, ...wide })
  expect(created.status, created.text).toBe(201)
  expect(created.body.data).toMatchObject({ ...written, ...wide, account_manager_employee_name: 'Eva de Wit' })
  const changed = await env.app.patch(`/crm/organization/${created.body.data.id}`, {
    relation_type_ids: [supplier],
    iban: null,
  })
  expect(changed.body.data).toMatchObject({ ...written, ...wide, relation_type_ids: [supplier], iban: null })
  expect((await env.post('/crm/organization', { ...written, ...wide })).status).toBe(400)
})

test('a change touches what it names: absent stays, null clears, the whole address is replaced', async () => {
  const env = await server.environment()
  const id = await make(env, written)
  const path = `/crm/organization/${id}`
  const before = (await env.get(path)).body.data
  const changed = await env.patch(path, { coc_code: null, address: { country: 'BE' } }, { 'if-match': '"v1"' })
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body.data).toEqual({
    ...before,
    coc_code: null,
    address: { line1: null, postal_code: null, locality: null, country: 'BE' },
    updated_at: changed.body.data.updated_at,
  })
  expect(changed.headers.etag).toBe('"v2"')
  expect((await env.patch(path, { address: null })).body.data.address).toBeNull()
  expect((await env.patch(path, { name: 'X' }, { 'if-match': '"v1"' })).status).toBe(412)
  expect(await trailOf(server, env, id)).toEqual({
    events: ['organization.created', 'organization.updated', 'organization.updated'],
    audit: ['organization.create', 'organization.update', 'organization.update'],
  })
})

test('the answer to a change shows it everywhere, also in its rows', async () => {
  const env = await server.environment()
  const id = await make(env, { name: 'Acme' })
  const person = (await env.post('/crm/person', { last_name: 'Vos' })).body.data.id
  await env.app.post('/crm/contactrole', { organization_id: id, person_id: person })
  const changed = await env.patch(`/crm/organization/${id}`, { name: 'Ajax' })
  expect(changed.body.data.contact_roles[0].organization_name).toBe('Ajax')
})

test('a change that changes nothing moves nothing and tells nobody', async () => {
  const env = await server.environment()
  const id = await make(env, { ...written, relation_type_ids: [] })
  const before = await env.get(`/crm/organization/${id}`)
  const same = await env.app.patch(`/crm/organization/${id}`, { ...written, relation_type_ids: [], is_active: true })
  expect(same.status, same.text).toBe(200)
  expect(same.body).toEqual(before.body)
  expect(same.headers.etag).toBe('"v1"')
  expect(await trailOf(server, env, id)).toEqual({
    events: ['organization.created'],
    audit: ['organization.create'],
  })
})

test.each([
  ['nothing', {}, ''],
  ['no name', { email: 'a@b.nl' }, '/name'],
  ['a null name', { name: null }, '/name'],
  ['a name of spaces', { name: ' \u00a0\u2003\t' }, '/name'],
  ['a long name', { name: 'x'.repeat(301) }, '/name'],
  ['a NUL', { name: 'a\u0000b' }, '/name'],
  ['half a surrogate pair', { name: 'a\ud800b' }, '/name'],
  ['half a surrogate pair in an address', { name: 'a', url: 'https://a.nl/\udc00' }, '/url'],
  ['a number for a text', { name: 'a', phone: 1 }, '/phone'],
  ['a bad e-mail address', { name: 'a', email: 'a@b' }, '/email'],
  ['a stray part of the address', { name: 'a', address: { city: 'Utrecht' } }, '/address/city'],
  ['an unknown property', { name: 'a', color: 'red' }, '/color'],
  ['a read-only property', { name: 'a', id: '00000000-0000-7000-8000-000000000000' }, '/id'],
  ['a property of the screens', { name: 'a', is_active: true }, '/is_active'],
])('%s is refused', async (_case, body, pointer) => {
  const env = await server.environment()
  const answer = await env.post('/crm/organization', body)
  expect([answer.status, answer.body.code], answer.text).toEqual([400, 'validation-error'])
  expect(pointer === '' || answer.body.errors.some((error: { pointer: string }) => error.pointer === pointer)).toBe(
    true,
  )
})

test.each([
  ['an empty change', {}],
  ['a null name', { name: null }],
  ['a read-only property', { custom_fields: {} }],
])('%s is refused', async (_case, body) => {
  const env = await server.environment()
  const id = await make(env, { name: 'Acme' })
  expect((await env.patch(`/crm/organization/${id}`, body)).body.code).toBe('validation-error')
})

test('references must exist', async () => {
  const env = await server.environment()
  const stranger = await make(await server.environment(), { name: 'Elsewhere' })
  const wrong: [string, unknown][] = [
    ['parent_organization_id', stranger],
    ['account_manager_employee_id', stranger],
    ['relation_type_ids', [stranger]],
  ]
  for (const [field, value] of wrong) {
    const answer = await env.app.post('/crm/organization', { name: 'Acme', [field]: value })
    expect([answer.status, answer.body.code], field).toEqual([400, 'invalid-reference'])
    expect(answer.body.errors[0].pointer).toBe(`/${field}`)
  }
  const braces = await env.app.post('/crm/organization', { name: 'Acme', parent_organization_id: `{${stranger}}` })
  expect(braces.body.code).toBe('validation-error')
})

test('a group of companies has no loops', async () => {
  const env = await server.environment()
  const top = await make(env, { name: 'Top' })
  const middle = await make(env, { name: 'Middle', parent_organization_id: top })
  const bottom = await make(env, { name: 'Bottom', parent_organization_id: middle })
  for (const parent of [top, middle, bottom]) {
    const answer = await env.app.patch(`/crm/organization/${top}`, { parent_organization_id: parent })
    expect([answer.status, answer.body.code]).toEqual([409, 'cycle'])
  }
  expect((await env.app.patch(`/crm/organization/${bottom}`, { parent_organization_id: top })).status).toBe(200)
})

test('two changes at once cannot close a loop together', async () => {
  const env = await server.environment()
  const pair = async () => {
    const [one, two] = [await make(env, { name: 'One' }), await make(env, { name: 'Two' })]
    const answers = await Promise.all([
      env.app.patch(`/crm/organization/${one}`, { parent_organization_id: two }),
      env.app.patch(`/crm/organization/${two}`, { parent_organization_id: one }),
    ])
    return answers.map(({ status }) => status).sort()
  }
  expect(await Promise.all(Array.from({ length: 4 }, pair))).toEqual(Array(4).fill([200, 409]))
})

test('only an organization to which nothing refers can be deleted', async () => {
  const env = await server.environment()
  const id = await make(env, { name: 'Acme', relation_type_ids: await relationTypesOf(env, 'customer') })
  const kept = await make(env, { name: 'Client' })
  await insertProject(server, env, 'Website', kept)
  const refused = await env.app.delete(`/crm/organization/${kept}`)
  expect([refused.status, refused.body.code]).toEqual([409, 'in-use'])
  expect((await env.delete(`/crm/organization/${id}`)).status).toBe(405)
  expect((await env.app.delete(`/crm/organization/${id}`)).status).toBe(204)
  expect((await env.app.delete(`/crm/organization/${id}`)).status).toBe(404)
  expect(idsOf(await env.get('/crm/organization'))).toEqual([kept])
  expect((await env.get('/crm/organization')).body.meta.count).toBe(1)
  expect((await trailOf(server, env, id)).events.at(-1)).toBe('organization.deleted')
})

const make = (env: TestEnvironment, body: object) => made(env.app.post('/crm/organization', body))
