import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, made, make } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const noor = {
  employee_number: 'E7',
  first_name: 'Noor',
  last_name: 'van der Berg',
  email: 'Noor@berg.example',
  job_title: 'Designer',
}

test('each filter filters', async () => {
  const env = await server.environment()
  const boss = await made(env.app.post('/hrm/employee', noor))
  const zoe = await made(
    env.app.post('/hrm/employee', { first_name: 'Zoë', last_name: 'Ångström', manager_employee_id: boss }),
  )
  const team = await make(env.app, '/hrm/team', { name: 'Design', members: [{ employee_id: zoe }] })
  const found = async (query: string) => idsOf(await env.get(`/hrm/employee?${query}`))
  for (const part of ['noor%20van', 'noor@', 'E7', 'designER']) expect(await found(`q=${part}`), part).toEqual([boss])
  expect(await found('q=angstrom')).toEqual([zoe])
  expect(await found(`team_id=${team.id}`)).toEqual([zoe])
  expect(await found(`manager_employee_id=${boss}`)).toEqual([zoe])
  expect(await found('manager_employee_id=null')).toEqual([boss])
  expect(await found('email=noor@BERG.example')).toEqual([boss])
  expect((await env.get('/hrm/employee?status=gone')).status).toBe(400)
})

test('each sort sorts', async () => {
  const env = await server.environment()
  const [a, b, c] = [
    await made(
      env.app.post('/hrm/employee', { last_name: 'aalst', first_name: 'Zeb', employment_start: '2024-01-01' }),
    ),
    await made(env.app.post('/hrm/employee', { last_name: 'Bos' })),
    await made(env.app.post('/hrm/employee', { last_name: 'ćosić', first_name: 'an', employment_start: '2023-01-01' })),
  ]
  const sorted = async (sort: string) => idsOf(await env.get(`/hrm/employee${sort}`))
  expect(await sorted('')).toEqual([a, b, c])
  expect(await sorted('?sort=-full_name')).toEqual([a, b, c])
  expect(await sorted('?sort=employment_start')).toEqual([c, a, b])
  expect(await sorted('?sort=-employment_start')).toEqual([a, c, b])
})
