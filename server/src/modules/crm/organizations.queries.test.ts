import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, insertEmployee, made, relationTypesOf } from '../../../test/fixtures.ts'
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
  email: 'Info@acme.example',
  address: { locality: 'Amsterdam', country: 'NL' },
}

test('each filter filters', async () => {
  const env = await server.environment()
  const manager = await insertEmployee(server, env)
  const [customer, supplier] = await relationTypesOf(env, 'customer', 'supplier')
  const acme = await make(env, { ...written, relation_type_ids: [customer], account_manager_employee_id: manager })
  const cafe = await make(env, { name: 'Café 100%_\\', is_active: false, relation_type_ids: [customer, supplier] })
  const bare = await make(env, { name: 'Bare' })
  const found = async (query: string) => idsOf(await env.get(`/crm/organization?${query}`))

  expect(await found('q=CAFE')).toEqual([cafe])
  expect(await found('q=acmé')).toEqual([acme])
  for (const part of ['1234567', 'nl%200012', 'r-7', 'INFO@', 'amster'])
    expect(await found(`q=${part}`)).toEqual([acme])
  for (const part of ['100%25', '0%25_', '%25_%5C', '_%5C']) expect(await found(`q=${part}`)).toEqual([cafe])
  expect(await found('q=0%25%25')).toEqual([])
  expect(await found('q=a_me')).toEqual([])
  expect(await found('name=Acme')).toEqual([acme])
  expect(await found('name=acme')).toEqual([])
  expect(await found('name=Acme,Bare')).toEqual([acme, bare])
  expect(await found('country=nl,be')).toEqual([acme])
  expect(await found('coc_code=12345678')).toEqual([acme])
  expect(await found('coc_code=null')).toEqual([bare, cafe])
  expect(await found('vat_number=nl001234567b01')).toEqual([acme])
  expect(await found('vat_number=NL%2000.12.34.56.7B01')).toEqual([acme])
  expect(await found('relation_number=R-7')).toEqual([acme])
  expect(await found('email=INFO@acme.example')).toEqual([acme])
  expect(await found(`relation_type_id=${supplier}`)).toEqual([cafe])
  expect(await found(`relation_type_id=${supplier},${customer}`)).toEqual([acme, cafe])
  expect(await found(`account_manager_employee_id=${manager}`)).toEqual([acme])
  expect(await found('account_manager_employee_id=null')).toEqual([bare, cafe])
  expect(await found('is_active=false')).toEqual([cafe])
  expect(await found('is_active=true')).toEqual([acme, bare])
  expect(await found('country=nl')).toEqual([acme])
  expect(await found('country=null')).toEqual([bare, cafe])
  expect(await found(`ids=${bare},${acme}`)).toEqual([acme, bare])
  expect(await found('is_active=true&country=nl')).toEqual([acme])
  expect(await found('updated_since=2999-01-01T00:00:00Z')).toEqual([])
  expect(await found('created_since=2020-01-01T00:00:00%2B01:00')).toEqual([acme, bare, cafe])
})

test.each([
  'q=a',
  'name=',
  'is_active=yes',
  'relation_type_id=null',
  'account_manager_employee_id=%7B00000000-0000-7000-8000-000000000000%7D',
  'updated_since=2026-01-01',
  'name=a&name=b',
  'limit=0',
  'sort=phone',
])('a list refuses %s', async (query) => {
  const env = await server.environment()
  const answer = await env.get(`/crm/organization?${query}`)
  expect([answer.status, answer.body.code]).toEqual([400, 'validation-error'])
})

test('each sort sorts, with nulls last both ways', async () => {
  const env = await server.environment()
  const b = await make(env, { name: 'bravo', relation_number: '2' })
  const a = await make(env, { name: 'Alpha' })
  const e = await make(env, { name: 'Écho', relation_number: '1' })
  const z = await make(env, { name: 'zulu' })
  const sorted = async (sort: string) => idsOf(await env.get(`/crm/organization?sort=${sort}`))
  expect(await sorted('name')).toEqual([a, b, e, z])
  expect(await sorted('-name')).toEqual([z, e, b, a])
  expect(await sorted('relation_number,name')).toEqual([e, b, a, z])
  expect(await sorted('-relation_number,-name')).toEqual([b, e, z, a])
  expect(await sorted('created_at')).toEqual([b, a, e, z])
  await env.patch(`/crm/organization/${b}`, { name: 'Bravo' })
  expect(await sorted('-updated_at')).toEqual([b, z, e, a])
})

const make = (env: TestEnvironment, body: object) => made(env.app.post('/crm/organization', body))
