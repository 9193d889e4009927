import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, insertEmployee, insertProject, insertSales, inTest, made, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const option = (value: string, is_active = true) => ({ value, label: value.toUpperCase(), is_active })
const typed: [string, unknown, string][] = [
  ['text', 'retail', 'retail'],
  ['long_text', 'one\ntwo', 'one%0Atwo'],
  ['number', 5.5, '5.50'],
  ['date', '2024-02-29', '2024-02-29'],
  ['boolean', false, 'false'],
  ['select', 'nl', 'nl'],
  ['multi_select', ['nl', 'be'], 'be'],
  ['url', 'https://acme.example/?a=b', 'https://acme.example/?a=b'],
]

test.each(typed)('a value of type %s is stored, shown, found and cleared', async (type, value, text) => {
  const { env, id, set, read } = await scene()
  const field = await makeField(env, { key: 'f', type, options: optionsOf(type) })
  const answer = await set(field, value)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.data.custom_fields).toEqual({ f: value })
  expect(answer.headers.etag).toBe('"v2"')
  expect((await read()).body).toEqual(answer.body)

  const values = await env.get('/crm/customfieldvalue')
  expect(values.body.meta.count).toBe(1)
  const [row] = values.body.data
  expect(row).toEqual({
    id: row.id,
    custom_field_id: field,
    entity: 'organization',
    key: 'f',
    record_id: id,
    value,
    created_at: row.created_at,
    updated_at: row.created_at,
  })
  for (const list of [`/crm/organization?custom_field=f:${text}`, `/crm/customfieldvalue?value=${text}`]) {
    expect((await env.get(list)).body.meta.count, list).toBe(1)
    expect((await env.get(`${list}1`)).body.meta.count, list).toBe(0)
  }

  expect((await set(field, null)).body.data.custom_fields).toEqual({})
  expect((await env.get('/crm/customfieldvalue')).body.meta.count).toBe(0)
  expect((await env.get('/crm/organization?custom_field=f:null')).body.meta.count).toBe(1)
})

test('filters on several fields add up', async () => {
  const { env, id, set } = await scene()
  const other = (await env.post('/crm/organization', { name: 'Other' })).body.data.id
  const [a, b] = [await makeField(env, { key: 'a' }), await makeField(env, { key: 'b' })]
  await set(a, 'x')
  await set(b, 'y')
  await env.app.put(`/crm/organization/${other}/customfieldvalue`, { custom_field_id: a, value: 'x' })
  const found = async (query: string) => idsOf(await env.get(`/crm/organization?${query}`))
  expect(await found('custom_field=a:x')).toEqual([id, other])
  expect(await found('custom_field=a:x&custom_field=b:y')).toEqual([id])
  expect(await found('custom_field=b:null')).toEqual([other])
  expect(await found('custom_field=unknown:x')).toEqual([])
  expect((await env.get('/crm/organization?custom_field=x')).status).toBe(400)
  expect((await env.get('/crm/organization?custom_field=A:x')).status).toBe(400)
  expect((await env.get(`/crm/organization?${'custom_field=a:x&'.repeat(11)}`)).status).toBe(400)
})

test('a value moves its record and tells of it, the same value again does not', async () => {
  const { env, id, set } = await scene()
  const field = await makeField(env, {})
  const first = await set(field, 'x')
  expect((await set(field, 'x')).body).toEqual(first.body)
  await set(field, 'y')
  expect((await env.get('/crm/customfieldvalue')).body.data).toMatchObject([{ value: 'y' }])
  expect(await trailOf(server, env, id)).toEqual({
    events: ['organization.created', 'organization.updated', 'organization.updated'],
    audit: ['organization.create', 'organization.set_custom_field_value', 'organization.set_custom_field_value'],
  })
})

test('values of one record written at once all stay', async () => {
  const { env, set, read } = await scene()
  const keys = ['a', 'b', 'c', 'd', 'e']
  const fields = await Promise.all(keys.map((key) => makeField(env, { key })))
  await Promise.all(fields.map((field, i) => set(field, keys[i])))
  expect((await read()).body.data.custom_fields).toEqual(Object.fromEntries(keys.map((key) => [key, key])))
})

test.each([
  ['text', 1],
  ['text', ' '],
  ['text', ''],
  ['text', 'a\u0000'],
  ['number', '5'],
  ['number', 2 ** 53],
  ['number', -1e300],
  ['date', '2023-02-29'],
  ['boolean', 'true'],
  ['select', 'fr'],
  ['select', 'old'],
  ['select', ['nl']],
  ['multi_select', 'nl'],
  ['multi_select', []],
  ['multi_select', ['nl', 'nl']],
  ['multi_select', ['nl', 'old']],
  ['url', 'acme.example'],
])('a field of type %s refuses %j', async (type, value) => {
  const { env, set, read } = await scene()
  const answer = await set(await makeField(env, { type, options: optionsOf(type) }), value)
  expect([answer.status, answer.body.code], answer.text).toEqual([400, 'validation-error'])
  expect(answer.body.errors[0].pointer).toMatch(/^\/value/)
  expect((await read()).headers.etag).toBe('"v1"')
})

test('a text has its length', async () => {
  const { env, set } = await scene()
  const [short, long] = [await makeField(env, { key: 'a' }), await makeField(env, { key: 'b', type: 'long_text' })]
  expect([await set(short, 'x'.repeat(300)), await set(long, 'x'.repeat(10_000))]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ])
  expect([await set(short, 'x'.repeat(301)), await set(long, 'x'.repeat(10_001))]).toMatchObject([
    { status: 400 },
    { status: 400 },
  ])
})

test('a required value stays, and an inactive field takes none', async () => {
  const { env, set } = await scene()
  const field = await makeField(env, { required: true })
  expect((await set(field, null)).body.errors[0]).toMatchObject({ pointer: '/value', code: 'required' })
  await set(field, 'x')
  expect((await set(field, null)).status).toBe(400)
  await env.app.patch(`/crm/customfield/${field}`, { is_active: false, required: false })
  expect((await set(field, 'y')).body.errors[0]).toMatchObject({ pointer: '/custom_field_id', code: 'inactive' })
  expect((await set(field, null)).status).toBe(200)
})

test('only a field of the same entity counts, and only an existing record', async () => {
  const { env, set } = await scene()
  const field = await makeField(env, { entity: 'person' })
  const answer = await set(field, 'x')
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid-reference'])
  expect(answer.body.errors[0].pointer).toBe('/custom_field_id')
  const person = (await env.post('/crm/person', { last_name: 'Vos' })).body.data.id
  const path = `/crm/person/${person}/customfieldvalue`
  const stored = await env.app.put(path, { custom_field_id: field, value: 'x' })
  expect(stored.body.data.custom_fields).toEqual({ market: 'x' })
  expect((await env.get('/crm/person?custom_field=market:x')).body.meta.count).toBe(1)
  expect((await env.app.put(path.replace(person, field), { custom_field_id: field, value: 'x' })).status).toBe(404)
  expect((await env.app.put(path, { custom_field_id: field })).body.errors[0].pointer).toBe('/value')
  const reader = await env.signIn(['crm:read'])
  expect((await reader.put(path, { custom_field_id: field, value: 'x' })).body.code).toBe('forbidden')
  expect((await env.put(path, { custom_field_id: field, value: 'x' })).status).toBe(404)
})

test('each filter filters, each sort sorts', async () => {
  const { env, id, set } = await scene()
  const person = (await env.post('/crm/person', { last_name: 'Vos' })).body.data.id
  const [a, p] = [await makeField(env, { key: 'a' }), await makeField(env, { key: 'p', entity: 'person' })]
  await env.app.put(`/crm/person/${person}/customfieldvalue`, { custom_field_id: p, value: 'x' })
  await set(a, 'y')
  const found = async (query: string) =>
    (await env.get(`/crm/customfieldvalue?${query}`)).body.data.map(({ key }: { key: string }) => key)
  expect(await found('')).toEqual(['p', 'a'])
  expect(await found('sort=-created_at')).toEqual(['a', 'p'])
  expect(await found('sort=record_id')).toEqual(['a', 'p'])
  expect(await found('sort=-record_id')).toEqual(['p', 'a'])
  expect(await found(`custom_field_id=${a}`)).toEqual(['a'])
  expect(await found(`custom_field_id=${a},${p}`)).toEqual(['p', 'a'])
  expect(await found('entity=person')).toEqual(['p'])
  expect(await found('entity=person,organization')).toEqual(['p', 'a'])
  expect(await found('key=a')).toEqual(['a'])
  expect(await found(`record_id=${id}`)).toEqual(['a'])
  expect(await found('value=x')).toEqual(['p'])
})

test('values of records that a key may not read are left out', async () => {
  const { env, set } = await scene()
  await set(await makeField(env, { key: 'organization' }), 'x')
  const project = await insertProject(server, env, 'Website')
  const others = {
    project,
    service: project,
    sales: await insertSales(server, env, 'Deal'),
    employee: await insertEmployee(server, env),
  }
  for (const [entity, record] of Object.entries(others)) {
    const field = await makeField(env, { entity, key: entity })
    await insertValue(env, { field, entity, record })
  }
  const seen = async (...scopes: Parameters<TestEnvironment['keyWith']>) => {
    const key = await env.keyWith(...scopes)
    const list = await env.get('/crm/customfieldvalue?sort=created_at', { authorization: `Bearer ${key}` })
    expect(list.body.meta.count).toBe(list.body.data.length)
    return list.body.data.map(({ entity }: { entity: string }) => entity).sort()
  }
  expect(await seen('crm:read')).toEqual(['organization'])
  expect(await seen('crm:read', 'projects:read')).toEqual(['organization', 'project', 'service'])
  expect(await seen('crm:read', 'sales:read')).toEqual(['organization', 'sales'])
  expect(await seen('crm:read', 'hrm:read')).toEqual(['employee', 'organization'])
  expect((await env.get('/crm/customfieldvalue')).body.meta.count).toBe(5)
})

test('the values of a record go with it', async () => {
  const { env, id, set } = await scene()
  await set(await makeField(env, {}), 'x')
  expect((await env.app.delete(`/crm/organization/${id}`)).status).toBe(204)
  expect((await env.get('/crm/customfieldvalue')).body.meta.count).toBe(0)
})

async function scene() {
  const env = await server.environment()
  const id: string = (await env.post('/crm/organization', { name: 'Acme' })).body.data.id
  const set = (custom_field_id: string, value: unknown) =>
    env.app.put(`/crm/organization/${id}/customfieldvalue`, { custom_field_id, value })
  return { env, id, set, read: () => env.get(`/crm/organization/${id}`) }
}

function optionsOf(type: string) {
  return type.endsWith('select') ? [option('nl'), option('be'), option('old', false)] : []
}

function makeField(env: TestEnvironment, body: object): Promise<string> {
  const field = { entity: 'organization', key: 'market', label: 'Market', type: 'text', ...body }
  return made(env.app.post('/crm/customfield', field))
}

function insertValue(env: TestEnvironment, { field, entity, record }: Record<'field' | 'entity' | 'record', string>) {
  return inTest(server, env, (tx) =>
    tx.count(sql`
      insert into custom_field_value (environment_id, id, custom_field_id, entity, key, record_id, value, created_at, updated_at)
      values (current_environment(), gen_random_uuid(), ${field}, ${entity}, ${entity}, ${record}, '"x"', now(), now())`),
  )
}
