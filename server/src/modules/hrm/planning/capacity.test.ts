import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertContract, insertEmployee, insertTeam, inTest, make, refusal } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { sql } from '../../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const WEEK = 'date_from=2026-03-02&date_to=2026-03-08'

test('capacity is told day by day, and why it is less only to those who may know', async () => {
  const env = await server.environment()
  const [boss, employee_id] = [await insertEmployee(server, env), await insertEmployee(server, env)]
  await insertEmployee(server, env, { last_name: 'Without contract' })
  for (const id of [boss, employee_id]) await insertContract(server, env, id)
  await inTest(server, env, (tx) =>
    tx.count(sql`update employee set manager_employee_id = ${boss}, last_name = 'Aalders' where id = ${employee_id}`),
  )
  const absence = await make(env, '/hrm/absence', { employee_id, start_date: '2026-03-03', percentage: 50 })
  await env.patch(`/hrm/absence/${absence.id}`, { end_date: '2026-03-03', status: 'closed' })
  const plan = { employee_id, start_date: '2026-03-02', end_date: '2026-03-03' }
  await make(env, '/hrm/planning', { ...plan, minutes_per_day: 300 })
  await make(env, '/hrm/planning', { ...plan, minutes_per_day: 100, status: 'tentative' })

  const answer = await env.app.get(`/hrm/capacity?${WEEK}`)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.data.count).toBe(2)
  const [row] = answer.body.data.rows
  expect(row).toMatchObject({
    employee_id,
    employee_name: 'Aalders',
    totals: { gross: 2400, holiday: 0, leave: 0, absence: 240, net: 2160, planned: 600, tentative: 200, free: 1560 },
  })
  expect(row.days).toHaveLength(7)
  expect(row.days[1]).toEqual({
    date: '2026-03-03',
    gross: 480,
    holiday: 0,
    leave: 0,
    absence: 240,
    net: 240,
    planned: 300,
    tentative: 100,
    free: -60,
  })
  const seen = async (client: typeof env.app) =>
    (await client.get(`/hrm/capacity?${WEEK}&employee_id=${employee_id}`)).body.data.rows[0].days[1]
  expect(await seen(await env.signIn(['hrm:read']))).toMatchObject({ leave: null, absence: null, net: 240 })
  expect(await seen(await env.signIn(['hrm:read', 'absence']))).toMatchObject({ leave: null, absence: null })
  expect(await seen(await env.signIn(['hrm:read', 'absence', 'approve_leave']))).toMatchObject({ absence: 240 })
  expect(await seen(await env.signIn(['hrm:read'], employee_id))).toMatchObject({ leave: 0, absence: 240 })
  expect(await seen(await env.signIn(['hrm:read'], boss))).toMatchObject({ leave: 0, absence: 240 })
})

test('capacity tells whose days one may plan', async () => {
  const env = await server.environment()
  const ids = [await insertEmployee(server, env), await insertEmployee(server, env)]
  for (const id of ids) await insertContract(server, env, id)
  const plans = async (rights: Parameters<typeof env.signIn>[0]) => {
    const client = await env.signIn(rights, ids[0])
    const { rows } = (await client.get(`/hrm/capacity?${WEEK}`)).body.data
    return ids.map((id) => rows.find((row: { employee_id: string }) => row.employee_id === id).can_plan)
  }
  expect(await plans(['hrm:read'])).toEqual([false, false])
  expect(await plans(['hrm:read', 'hrm:write'])).toEqual([true, false])
  expect(await plans(['hrm:read', 'hrm:write', 'planning'])).toEqual([true, true])
})

test('capacity is asked of some people and some days', async () => {
  const env = await server.environment()
  const ids = [await insertEmployee(server, env), await insertEmployee(server, env)]
  for (const id of ids) await insertContract(server, env, id)
  const team = await insertTeam(server, env, [ids[1]!])
  const ask = (query: string) => env.app.get(`/hrm/capacity?${query}`)
  const found = async (query: string) =>
    (await ask(query)).body.data.rows.map((row: { employee_id: string }) => row.employee_id)
  expect(await found(`${WEEK}&team_id=${team}`)).toEqual([ids[1]])
  expect(await found(`${WEEK}&limit=1&offset=1`)).toHaveLength(1)
  expect(await found('date_from=2019-03-02&date_to=2019-03-08')).toEqual([])
  expect(refusal(await ask('date_from=2026-03-02&date_to=2026-03-01'))).toBe('400 validation-error /date_to')
  expect((await ask('date_from=2026-01-01&date_to=2026-04-02')).status).toBe(200)
  expect(refusal(await ask('date_from=2026-01-01&date_to=2026-04-03'))).toBe('400 validation-error /date_to')
  expect(refusal(await ask(`${WEEK}&employee_id=${team}&team_id=${ids[0]}`))).toBe(
    '400 invalid-reference /employee_id /team_id',
  )
})
