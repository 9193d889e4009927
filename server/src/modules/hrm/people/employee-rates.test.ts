import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEmployee, inTest } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { sql } from '../../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('rates of an employee follow each other by day', async () => {
  const env = await server.environment()
  const employee_id = await insertEmployee(server, env)
  const post = (body: object) =>
    env.app.post('/hrm/employeerate', {
      employee_id,
      kind: 'sales',
      hourly_rate: 90,
      valid_from: '2026-01-01',
      ...body,
    })
  const first = await post({})
  expect(first.status, first.text).toBe(201)
  expect(first.body.data).toMatchObject({ employee_id, employee_name: 'Bakker', valid_to: null })
  const second = await post({ valid_from: '2026-07-01', hourly_rate: 95 })
  await post({ kind: 'cost', hourly_rate: 40 })
  expect((await post({})).body).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/valid_from' }] })
  expect((await post({ employee_id: first.body.data.id })).body).toMatchObject({
    code: 'invalid-reference',
    errors: [{ pointer: '/employee_id' }],
  })
  const rows = async (query = '') =>
    (await env.app.get(`/hrm/employeerate${query}`)).body.data.map((r: Record<string, unknown>) => [
      r.kind,
      r.hourly_rate,
      r.valid_from,
      r.valid_to,
    ])
  expect(await rows('?kind=sales')).toEqual([
    ['sales', 95, '2026-07-01', null],
    ['sales', 90, '2026-01-01', '2026-06-30'],
  ])
  expect(await rows(`?employee_id=${employee_id}&sort=valid_from`)).toHaveLength(3)
  const path = `/hrm/employeerate/${second.body.data.id}`
  expect((await env.app.patch(path, { hourly_rate: 97, valid_from: '2026-08-01' })).body.data.hourly_rate).toBe(97)
  expect((await env.app.patch(path, { kind: 'cost' })).status).toBe(400)
  expect((await env.app.patch(path, { valid_from: '2026-01-01' })).body.code).toBe('duplicate')
  expect((await env.app.delete(path)).status).toBe(204)
  expect(await rows('?kind=sales')).toEqual([['sales', 90, '2026-01-01', null]])
  expect((await env.get('/hrm/employeerate')).status).toBe(404)
})

test('a changed rate moves the employee', async () => {
  const env = await server.environment()
  const employee_id = await insertEmployee(server, env)
  const version = async () => {
    const [row] = await inTest(server, env, (tx) =>
      tx.all<{ version: number }>(sql`select version from employee where id = ${employee_id}`),
    )
    return row!.version
  }
  const body = { employee_id, kind: 'sales', hourly_rate: 90, valid_from: '2026-01-01' }
  const path = `/hrm/employeerate/${(await env.app.post('/hrm/employeerate', body)).body.data.id}`
  expect(await version()).toBe(2)
  await env.app.patch(path, { hourly_rate: 90 })
  expect(await version()).toBe(2)
  await env.app.patch(path, { hourly_rate: 91 })
  expect(await version()).toBe(3)
  await env.app.delete(path)
  expect(await version()).toBe(4)
})

test('cost rates do not exist without the right to see them', async () => {
  const env = await server.environment()
  const employee_id = await insertEmployee(server, env)
  const cost = { employee_id, kind: 'cost', hourly_rate: 40, valid_from: '2026-01-01' }
  const { id } = (await env.app.post('/hrm/employeerate', cost)).body.data
  const user = await env.signIn(['hrm:read', 'hrm:write', 'people'])
  expect((await user.get('/hrm/employeerate')).body).toMatchObject({ data: [], meta: { count: 0 } })
  expect((await user.post('/hrm/employeerate', { ...cost, valid_from: '2026-02-01' })).body.code).toBe('forbidden')
  expect((await user.patch(`/hrm/employeerate/${id}`, { hourly_rate: 1 })).status).toBe(404)
  expect((await user.delete(`/hrm/employeerate/${id}`)).status).toBe(404)
  expect((await user.post('/hrm/employeerate', { ...cost, kind: 'sales' })).status).toBe(201)
})

test('rates are written by those who administer people only', async () => {
  const env = await server.environment()
  const employee_id = await insertEmployee(server, env)
  const user = await env.signIn(['hrm:read', 'hrm:write', 'cost_rates'], employee_id)
  const rate = { employee_id, kind: 'sales', hourly_rate: 90, valid_from: '2026-01-01' }
  const { id } = (await env.app.post('/hrm/employeerate', rate)).body.data
  const answers = [
    await user.post('/hrm/employeerate', rate),
    await user.patch(`/hrm/employeerate/${id}`, { hourly_rate: 1 }),
    await user.delete(`/hrm/employeerate/${id}`),
  ]
  for (const { status, body } of answers) expect([status, body.required_right]).toEqual([403, 'people'])
})
