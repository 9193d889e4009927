import { afterAll, beforeAll, expect, test } from 'vitest'
import { make } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the list of services filters and sorts by what it names', async () => {
  const env = await server.environment()
  const project = await make(env, '/projects/project', { name: 'First' })
  const organization = await make(env, '/crm/organization', { name: 'Acme' })
  const second = await make(env, '/projects/project', { name: 'Second', organization_id: organization.id })
  await make(env, '/projects/service', {
    project_id: second.id,
    name: 'Álpha',
    position: 5,
    start_date: '2026-03-01',
  })
  await make(env, '/projects/service', { project_id: second.id, name: 'beta', position: 1, is_bookable: false })
  await make(env, '/projects/service', { project_id: project.id, name: 'Gamma', status: 'closed', position: 3 })
  await make(env, '/projects/service', {
    project_id: project.id,
    name: 'Delta',
    billing_method: 'fixed_price',
    price: 10,
    position: 2,
    start_date: '2026-02-01',
  })
  const names = async (query: string) => {
    const answer = await env.get(`/projects/service?${query}`)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.meta.count).toBe(answer.body.data.length)
    return answer.body.data.map(({ name }: { name: string }) => name)
  }
  expect(await names('')).toEqual(['Delta', 'Gamma', 'beta', 'Álpha'])
  expect(await names('sort=position')).toEqual(['beta', 'Delta', 'Gamma', 'Álpha'])
  expect(await names('sort=-name')).toEqual(['Gamma', 'Delta', 'beta', 'Álpha'])
  expect(await names('sort=start_date,name')).toEqual(['Delta', 'Álpha', 'beta', 'Gamma'])
  expect(await names(`project_id=${project.id}`)).toEqual(['Delta', 'Gamma'])
  expect(await names(`organization_id=${organization.id}`)).toEqual(['beta', 'Álpha'])
  expect(await names('organization_id=null')).toEqual(['Delta', 'Gamma'])
  expect(await names('status=closed')).toEqual(['Gamma'])
  expect(await names('billing_method=fixed_price,subscription')).toEqual(['Delta'])
  expect(await names('is_bookable=false')).toEqual(['beta'])
  expect(await names('q=alpha')).toEqual(['Álpha'])
  for (const query of ['name=Gamma', 'sort=price', 'is_bookable=no'])
    expect((await env.get(`/projects/service?${query}`)).status).toBe(400)
})
