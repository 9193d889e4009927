import { afterAll, beforeAll, expect, test } from 'vitest'
import { made, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const options = [
  { value: 'nl', label: 'Netherlands', position: 2, is_active: true },
  { value: 'be', label: 'Belgium', position: 1, is_active: false },
]

test('a custom field comes back as it was sent, its options in their order', async () => {
  const env = await server.environment()
  const body = {
    entity: 'organization',
    key: 'market_1',
    label: 'Market',
    type: 'select',
    required: true,
    options,
    group: 'Sales',
    position: 7,
    is_active: false,
  }
  const created = await env.app.post('/crm/customfield', body)
  expect(created.status, created.text).toBe(201)
  const { data } = created.body
  const { created_at } = data
  expect(data).toEqual({ id: data.id, ...body, options: [options[1], options[0]], created_at, updated_at: created_at })
  expect((await env.get('/crm/customfield')).body).toEqual({ data: [data], meta: { count: 1, limit: 25, offset: 0 } })
  expect((await env.post('/crm/customfield', body)).status).toBe(405)
})

test('what is not sent has its default', async () => {
  const env = await server.environment()
  const field = { entity: 'sales', label: 'Budget', type: 'number' }
  const first = await env.app.post('/crm/customfield', { ...field, key: 'a' })
  expect(first.body.data).toMatchObject({ required: false, options: [], group: null, position: 0, is_active: true })
  expect((await env.app.post('/crm/customfield', { ...field, key: 'b' })).body.data.position).toBe(1)
  const shown = { value: 'x', label: 'X' }
  const chosen = await env.app.post('/crm/customfield', { ...field, key: 'c', type: 'select', options: [shown] })
  expect(chosen.body.data.options).toEqual([{ ...shown, position: 0, is_active: true }])
})

test('each filter filters and each sort sorts', async () => {
  const env = await server.environment()
  const make = (body: object) => env.app.post('/crm/customfield', { label: 'x', type: 'text', ...body })
  await make({ entity: 'person', key: 'p', label: 'zeta', position: 1 })
  await make({ entity: 'organization', key: 'o', label: 'Eta', type: 'date', position: 3 })
  await make({ entity: 'service', key: 's', label: 'alpha', position: 2, is_active: false })
  const found = async (query: string) =>
    (await env.get(`/crm/customfield${query}`)).body.data.map(({ key }: { key: string }) => key)
  expect(await found('')).toEqual(['p', 's', 'o'])
  expect(await found('?sort=-position')).toEqual(['o', 's', 'p'])
  expect(await found('?sort=label')).toEqual(['s', 'o', 'p'])
  expect(await found('?entity=person,service')).toEqual(['p', 's'])
  expect(await found('?type=date')).toEqual(['o'])
  expect(await found('?is_active=false')).toEqual(['s'])
})

test('a field is changed freely until records have values for it', async () => {
  const env = await server.environment()
  const id = await makeField(env, { type: 'text' })
  const path = `/crm/customfield/${id}`
  const select = { type: 'multi_select', options, label: 'Markets', required: true, group: null }
  const changed = await env.app.patch(path, select)
  expect(changed.body.data).toMatchObject({ ...select, options: [options[1], options[0]] })
  expect((await env.app.patch(path, select)).body).toEqual(changed.body)
  expect((await env.app.patch(path, { type: 'text' })).body.errors[0].pointer).toBe('/options')
  expect((await env.app.patch(path, { key: 'other' })).body.errors[0].code).toBe('unknown_property')
  expect((await env.app.patch(path, { entity: 'person' })).body.errors[0].code).toBe('unknown_property')

  const organization = (await env.post('/crm/organization', { name: 'Acme' })).body.data.id
  const value = `/crm/organization/${organization}/customfieldvalue`
  expect((await env.app.put(value, { custom_field_id: id, value: ['nl'] })).status).toBe(200)
  const refused = async (body: object) => {
    const answer = await env.app.patch(path, body)
    return [answer.status, answer.body.code]
  }
  expect(await refused({ type: 'select' })).toEqual([409, 'in-use'])
  expect(await refused({ options: [options[1]] })).toEqual([409, 'in-use'])
  expect((await env.app.delete(path)).body.code).toBe('in-use')
  expect((await env.app.patch(path, { options: [options[0]], required: false })).status).toBe(200)

  await env.app.put(value, { custom_field_id: id, value: null })
  expect((await env.app.delete(path)).status).toBe(204)
  expect(await trailOf(server, env, id)).toEqual({
    events: [],
    audit: ['customfield.create', 'customfield.update', 'customfield.update', 'customfield.delete'],
  })
})

test('what cannot be a custom field is refused', async () => {
  const env = await server.environment()
  await makeField(env, { key: 'taken' })
  const refused = async (body: object) => {
    const field = { entity: 'organization', key: 'k', label: 'K', type: 'select', ...body }
    const answer = await env.app.post('/crm/customfield', field)
    return [answer.body.code, answer.body.errors?.[0].pointer]
  }
  expect(await refused({ key: 'taken' })).toEqual(['duplicate', '/key'])
  for (const key of ['', 'K', '1k', 'a-b', 'a'.repeat(51), 'é'])
    expect(await refused({ key })).toEqual(['validation-error', '/key'])
  expect(await refused({ entity: 'invoice' })).toEqual(['validation-error', '/entity'])
  expect(await refused({ type: 'color' })).toEqual(['validation-error', '/type'])
  expect(await refused({ label: ' ' })).toEqual(['validation-error', '/label'])
  expect(await refused({ type: 'text', options })).toEqual(['validation-error', '/options'])
  expect(await refused({ options: [...options, options[0]] })).toEqual(['validation-error', '/options/2/value'])
  expect(await refused({ options: [{ value: ' ', label: 'x' }] })).toEqual(['validation-error', '/options/0/value'])
  expect(await refused({ options: [{ value: 'x' }] })).toEqual(['validation-error', '/options/0/label'])
  const colleague = await env.signIn(['crm:read', 'crm:write'])
  expect((await colleague.post('/crm/customfield', {})).body.code).toBe('forbidden')
})

function makeField(env: TestEnvironment, body: object): Promise<string> {
  const field = { entity: 'organization', key: 'market', label: 'Market', type: 'text', ...body }
  return made(env.app.post('/crm/customfield', field))
}
