import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, insertEmployee, insertProject, insertSales, made, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('every field comes back as it was sent, with the names of what it is about', async () => {
  const { env, organization_id, person_id, project_id, sales_id } = await scene()
  const created = await env.post('/crm/note', {
    kind: 'call',
    title: 'First call',
    body: 'They said\nyes',
    occurred_at: '2024-03-01T10:00:00.123+02:00',
    organization_id,
    person_id,
    project_id,
    sales_id,
  })
  expect(created.status, created.text).toBe(201)
  const { data } = created.body
  expect(data).toEqual({
    id: data.id,
    kind: 'call',
    title: 'First call',
    body: 'They said\nyes',
    occurred_at: '2024-03-01T08:00:00.123Z',
    organization_id,
    organization_name: 'Acme',
    person_id,
    person_name: 'Eva Vos',
    project_id,
    project_name: 'Website',
    sales_id,
    sales_name: 'Big deal',
    author_employee_id: null,
    author_employee_name: null,
    source: 'api',
    created_at: data.created_at,
    updated_at: data.created_at,
  })
  expect(created.headers.location).toBeUndefined()
  expect((await env.get('/crm/note')).body).toEqual({ data: [data], meta: { count: 1, limit: 25, offset: 0 } })
  expect(await trailOf(server, env, data.id)).toEqual({ events: ['note.created'], audit: ['note.create'] })
})

test('a note is about now, of kind note, and by who wrote it', async () => {
  const { env, organization_id } = await scene()
  const employee = await insertEmployee(server, env, { first_name: 'Bo', last_name: 'Tak' })
  const bo = await env.signIn(['crm:read', 'crm:write'], employee)
  const own = (await bo.post('/crm/note', { body: 'hello', organization_id })).body.data
  const author = { author_employee_id: employee, author_employee_name: 'Bo Tak' }
  expect(own).toMatchObject({ kind: 'note', title: null, source: 'app', occurred_at: own.created_at, ...author })
  const key = await bo.keyWith('crm:write')
  const viaKey = await env.post('/crm/note', { body: 'hello', organization_id }, { authorization: `Bearer ${key}` })
  expect(viaKey.body.data).toMatchObject({ source: 'api', ...author })
})

test('what cannot be a note is refused', async () => {
  const { env, organization_id } = await scene()
  const post = async (body: object) => {
    const answer = await env.post('/crm/note', { body: 'x', organization_id, ...body })
    return [answer.status, answer.body.code, answer.body.errors?.[0].pointer]
  }
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  expect(await post({ organization_id: null })).toEqual([400, 'validation-error', ''])
  expect(await post({ occurred_at: soon(24 * 60 + 1) })).toEqual([400, 'validation-error', '/occurred_at'])
  expect((await post({ occurred_at: soon(24 * 60 - 1) }))[0]).toBe(201)
  expect(await post({ occurred_at: '2024-03-01T10:00:00' })).toEqual([400, 'validation-error', '/occurred_at'])
  expect(await post({ body: ' \n ' })).toEqual([400, 'validation-error', '/body'])
  expect(await post({ body: 'x'.repeat(10_001) })).toEqual([400, 'validation-error', '/body'])
  expect(await post({ title: 'x'.repeat(201) })).toEqual([400, 'validation-error', '/title'])
  expect(await post({ kind: 'fax' })).toEqual([400, 'validation-error', '/kind'])
  expect(await post({ source: 'app' })).toEqual([400, 'validation-error', '/source'])
  for (const field of ['person_id', 'project_id', 'sales_id']) {
    expect(await post({ [field]: organization_id })).toEqual([400, 'invalid-reference', `/${field}`])
  }
})

test('each filter filters', async () => {
  const { env, organization_id, person_id, project_id, sales_id } = await scene()
  const employee = await insertEmployee(server, env)
  const author = await env.signIn(['crm:write'], employee)
  const note = (body: object) => made(env.post('/crm/note', { body: 'x', ...body }))
  const a = await note({
    kind: 'call',
    organization_id,
    person_id,
    occurred_at: '2024-01-01T00:00:00Z',
    title: 'Crème',
  })
  const b = await note({ kind: 'meeting', project_id, occurred_at: '2024-01-02T00:00:00Z', body: 'BRÛLÉE' })
  const c = await made(author.post('/crm/note', { body: 'x', sales_id, occurred_at: '2024-01-03T00:00:00Z' }))
  const found = async (query: string) => idsOf(await env.get(`/crm/note?${query}`))
  expect(await found('')).toEqual([c, b, a])
  expect(await found('sort=occurred_at')).toEqual([a, b, c])
  expect(await found('q=creme')).toEqual([a])
  expect(await found('q=brulee')).toEqual([b])
  expect(await found(`organization_id=${organization_id}`)).toEqual([a])
  expect(await found('organization_id=null')).toEqual([c, b])
  expect(await found(`person_id=${person_id}`)).toEqual([a])
  expect(await found(`project_id=${project_id}`)).toEqual([b])
  expect(await found(`sales_id=${sales_id}`)).toEqual([c])
  expect(await found(`author_employee_id=${employee}`)).toEqual([c])
  expect(await found('author_employee_id=null')).toEqual([b, a])
  expect(await found('kind=call,meeting')).toEqual([b, a])
  expect(await found('occurred_at_from=2024-01-02T00:00:00Z')).toEqual([c, b])
  expect(await found('occurred_at_to=2024-01-02T00:00:00Z')).toEqual([b, a])
})

test('a note is changed and deleted by its author or an administrator, and by nobody else', async () => {
  const { env, organization_id, person_id } = await scene()
  const author = await env.signIn(['crm:read', 'crm:write'])
  const other = await env.signIn(['crm:read', 'crm:write'])
  const first = await made(author.post('/crm/note', { body: 'x', organization_id }))
  const second = await made(author.post('/crm/note', { body: 'x', organization_id }))
  const path = `/crm/note/${first}`

  expect((await other.patch(path, { body: 'y' })).body.code).toBe('forbidden')
  expect((await other.delete(path)).body.code).toBe('forbidden')
  expect((await env.patch(path, { body: 'y' })).status).toBe(404)
  const changed = await author.patch(path, { kind: 'email', title: 'T', body: 'y', organization_id: null, person_id })
  expect(changed.body.data).toMatchObject({ kind: 'email', title: 'T', body: 'y', organization_id: null, person_id })
  expect((await author.patch(path, { body: 'y' })).body).toEqual(changed.body)
  expect((await author.patch(path, { person_id: null })).body.code).toBe('validation-error')
  expect((await author.patch(path, { occurred_at: '2999-01-01T00:00:00Z' })).body.code).toBe('validation-error')
  expect((await author.delete(path)).status).toBe(204)
  expect((await env.app.delete(`/crm/note/${second}`)).status).toBe(204)
  expect(await trailOf(server, env, first)).toEqual({
    events: ['note.created', 'note.updated', 'note.deleted'],
    audit: ['note.create', 'note.update', 'note.delete'],
  })
})

async function scene() {
  const env = await server.environment()
  const organization_id = await made(env.post('/crm/organization', { name: 'Acme' }))
  const person_id = await made(env.post('/crm/person', { first_name: 'Eva', last_name: 'Vos' }))
  const project_id = await insertProject(server, env, 'Website')
  const sales_id = await insertSales(server, env, 'Big deal')
  return { env, organization_id, person_id, project_id, sales_id }
}
