import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEmployee, make } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the list of projects filters and sorts by what it names', async () => {
  const env = await server.environment()
  const organization = await make(env, '/crm/organization', { name: 'Ümlaut BV' })
  const person = await make(env, '/crm/person', { last_name: 'Jansen' })
  const manager = await insertEmployee(server, env)
  await make(env, '/projects/project', {
    name: 'Beta',
    organization_id: organization.id,
    start_date: '2026-02-01',
    end_date: '2026-03-01',
  })
  await make(env, '/projects/project', {
    name: 'alpha',
    person_id: person.id,
    status: 'closed',
    start_date: '2026-01-01',
  })
  await make(env, '/projects/project', { name: 'Gamma', manager_employee_id: manager, status: 'archived' })
  const names = async (query: string) => {
    const answer = await env.get(`/projects/project?${query}`)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.meta.count).toBe(answer.body.data.length)
    return answer.body.data.map(({ name }: { name: string }) => name)
  }
  expect(await names('')).toEqual(['Gamma', 'alpha', 'Beta'])
  expect(await names('sort=name')).toEqual(['alpha', 'Beta', 'Gamma'])
  expect(await names('sort=-project_number')).toEqual(['Gamma', 'alpha', 'Beta'])
  expect(await names('sort=start_date')).toEqual(['alpha', 'Beta', 'Gamma'])
  expect(await names('sort=-start_date')).toEqual(['Beta', 'alpha', 'Gamma'])
  expect(await names('sort=end_date,name')).toEqual(['Beta', 'alpha', 'Gamma'])
  expect(await names('sort=status')).toEqual(['Beta', 'Gamma', 'alpha'])
  expect(await names('q=umlaut')).toEqual(['Beta'])
  expect(await names('q=p0002')).toEqual(['alpha'])
  expect(await names('q=GAMM')).toEqual(['Gamma'])
  expect(await names('status=active,closed&sort=name')).toEqual(['alpha', 'Beta'])
  expect(await names(`organization_id=${organization.id}`)).toEqual(['Beta'])
  expect(await names('organization_id=null&sort=name')).toEqual(['alpha', 'Gamma'])
  expect(await names(`person_id=${person.id}`)).toEqual(['alpha'])
  expect(await names(`manager_employee_id=${manager}`)).toEqual(['Gamma'])
  expect(await names('start_date_from=2026-01-02&start_date_to=2026-02-01')).toEqual(['Beta'])
  expect(await names('end_date_from=2026-03-01&end_date_to=2026-03-01')).toEqual(['Beta'])
  expect(await names(`company_profile_id=${organization.id}`)).toEqual([])
  for (const query of ['colour=red', 'sort=note', 'status=open', 'deleted=yes'])
    expect((await env.get(`/projects/project?${query}`)).status).toBe(400)
})

test('the list of projects filters by a custom field that the screens wrote', async () => {
  const env = await server.environment()
  const { id } = await make(env, '/projects/project', { name: 'A' })
  const field = await env.app.post('/crm/customfield', {
    entity: 'project',
    key: 'sector',
    label: 'Sector',
    type: 'text',
  })
  const body = { custom_field_id: field.body.data.id, value: 'retail' }
  const set = await env.app.put(`/projects/project/${id}/customfieldvalue`, body)
  expect(set.status, set.text).toBe(200)
  expect(set.body.data.custom_fields).toEqual({ sector: 'retail' })
  expect((await env.get('/projects/project?custom_field=sector:retail')).body.data[0].id).toBe(id)
})
