import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertContract, insertEmployee, inTest, made } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { leaveWorld } from '../../../../test/leave-fixtures.ts'
import { sql } from '../../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse('2026-11-18T12:00:00Z') } })
})
afterAll(() => server.close())

describe('who', () => {
  async function people() {
    const world = await leaveWorld(server)
    const { env, employeeId } = world
    const [managerId, otherId] = [await insertEmployee(server, env), await insertEmployee(server, env)]
    await insertContract(server, env, otherId)
    await inTest(server, env, (tx) =>
      tx.count(sql`update employee set manager_employee_id = ${managerId} where id = ${employeeId}`),
    )
    const [own, manager, other, hr] = await Promise.all([
      env.signIn(['hrm:read', 'hrm:write'], employeeId),
      env.signIn(['hrm:read', 'hrm:write'], managerId),
      env.signIn(['hrm:read', 'hrm:write'], otherId),
      env.signIn(['hrm:read', 'hrm:write', 'approve_leave']),
    ])
    return { ...world, managerId, otherId, own, manager, other, hr }
  }

  test('sees it: the employee, the manager and who has the right', async () => {
    const { ask, own, manager, other, hr } = await people()
    const id = await made(ask('2026-12-01'))
    for (const client of [own, manager, hr]) {
      expect((await client.get('/hrm/leave')).body.meta.count).toBe(1)
      expect((await client.get(`/hrm/leave/${id}`)).status).toBe(200)
      expect((await client.get('/hrm/leavebalance')).body.meta.count).toBeGreaterThan(0)
    }
    expect((await other.get('/hrm/leave')).body.meta.count).toBe(0)
    expect((await other.get('/hrm/leavebalance')).body.meta.count).toBe(0)
    expect((await other.get(`/hrm/leave/${id}`)).status).toBe(404)
    expect((await other.patch(`/hrm/leave/${id}`, { note: 'x' })).status).toBe(404)
  })

  test('who decides on it need not know of an absence', async () => {
    const { env, ask, own, manager, hr, employeeId } = await people()
    const id = await made(ask('2026-11-16', '2026-11-17'))
    const absence = await made(env.post('/hrm/absence', { employee_id: employeeId, start_date: '2026-11-16' }))
    await env.patch(`/hrm/absence/${absence}`, { end_date: '2026-11-16', status: 'closed' })
    const reasonFor = async (client: typeof own) =>
      (await client.get(`/hrm/leave/${id}`)).body.data.days[0].excluded_reason
    expect([await reasonFor(own), await reasonFor(manager), await reasonFor(hr)]).toEqual([
      'absence',
      'absence',
      'not_scheduled',
    ])
    const decided = await hr.patch(`/hrm/leave/${id}`, { status: 'approved' })
    expect(decided.body.data.days[0].excluded_reason).toBe('not_scheduled')
  })

  test('asks: for oneself, the manager and who has the right', async () => {
    const { ask, own, manager, other, hr } = await people()
    expect((await ask('2026-12-01', '2026-12-01', {}, own)).status).toBe(201)
    expect((await ask('2026-12-02', '2026-12-02', {}, manager)).status).toBe(201)
    expect((await ask('2026-12-03', '2026-12-03', {}, hr)).status).toBe(201)
    const answer = await ask('2026-12-04', '2026-12-04', {}, other)
    expect(answer.body).toMatchObject({ status: 403, code: 'forbidden', required_right: 'approve_leave' })
  })

  test('decides: not oneself, unless with the right to', async () => {
    const { env, ask, own, manager, hr, decide, managerId } = await people()
    const [first, second] = [await made(ask('2026-12-01')), await made(ask('2026-12-02'))]
    expect((await decide(first, 'approved', own)).body).toMatchObject({ status: 403, required_right: 'approve_own' })
    expect((await decide(first, 'rejected', own)).status).toBe(403)
    const approved = (await decide(first, 'approved', manager)).body.data
    expect(approved).toMatchObject({ decided_by_employee_id: managerId, decided_by_employee_name: 'Bakker' })
    expect((await decide(second, 'rejected', hr)).body.data).toMatchObject({ decided_by_employee_id: null })
    expect((await own.patch(`/hrm/leave/${first}`, { decision_note: 'Mine', status: 'approved' })).status).toBe(403)
    const boss = await insertEmployee(server, env)
    await insertContract(server, env, boss)
    const both = await env.signIn(['hrm:read', 'hrm:write', 'approve_leave'], boss)
    const third = await made(ask('2026-12-03', '2026-12-03', { employee_id: boss }))
    expect((await decide(third, 'approved', both)).body.required_right).toBe('approve_own')
  })

  test('decides on his own leave with approve_own', async () => {
    const { ask, decide, env } = await people()
    const boss = await insertEmployee(server, env)
    await insertContract(server, env, boss)
    const client = await env.signIn(['hrm:read', 'hrm:write', 'approve_leave', 'approve_own'], boss)
    const id = await made(ask('2026-12-03', '2026-12-03', { employee_id: boss }))
    expect((await decide(id, 'approved', client)).status).toBe(200)
  })

  test('cancels: the employee until it begins, the others always', async () => {
    const { ask, decide, own, manager } = await people()
    const [begun, ahead, asked] = [
      await made(ask('2026-11-18')),
      await made(ask('2026-11-19')),
      await made(ask('2026-11-17')),
    ]
    for (const id of [begun, ahead]) await decide(id, 'approved')
    const late = await decide(begun, 'cancelled', own)
    expect(late.body).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await decide(ahead, 'cancelled', own)).status).toBe(200)
    expect((await decide(asked, 'cancelled', own)).status).toBe(200)
    expect((await decide(begun, 'cancelled', manager)).status).toBe(200)
  })
})

test('which employee one is says somebody else, so that nobody decides on his own leave as another', async () => {
  const env = await server.environment()
  const [own, other] = [await insertEmployee(server, env), await insertEmployee(server, env)]
  const clerk = await env.signIn(['hrm:read', 'hrm:write', 'people', 'users'], own)
  const refused = [
    await clerk.patch(`/hrm/employee/${own}`, { user_id: null }),
    await clerk.patch(`/hrm/employee/${other}`, { user_id: clerk.userId.toUpperCase() }),
    await clerk.post('/hrm/employee', { last_name: 'Twin', user_id: clerk.userId }),
    await clerk.delete(`/hrm/employee/${own}`),
  ]
  for (const { body } of refused) expect(body).toMatchObject({ code: 'forbidden', required_right: 'approve_own' })
  expect((await clerk.patch(`/hrm/employee/${own}`, { user_id: clerk.userId, job_title: 'Clerk' })).status).toBe(200)
  const somebody = await env.signIn(['hrm:read'])
  expect((await clerk.patch(`/hrm/employee/${other}`, { user_id: somebody.userId })).status).toBe(200)
  expect((await env.app.patch(`/hrm/employee/${own}`, { user_id: null })).status).toBe(200)
  expect((await env.app.patch(`/hrm/employee/${own}`, { user_id: env.app.userId })).status).toBe(200)
})
