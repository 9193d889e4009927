import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  idsOf,
  insertContract,
  insertEmployee,
  insertRow,
  inTest,
  make,
  refusal,
  trailOf,
} from '../../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../../test/harness.ts'
import { hoursWorld } from '../../../../test/hours-fixtures.ts'
import { sql } from '../../../db/sql.ts'
import { addDays, localDay } from '../../../shared/calendar.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')
const week = (monday: number, friday = 480) => ({
  monday,
  tuesday: 480,
  wednesday: 480,
  thursday: 480,
  friday,
  saturday: 0,
  sunday: 0,
})

interface Contracts {
  readonly env: TestEnvironment
  readonly employeeId: string
  create(values?: object): ReturnType<TestEnvironment['post']>
}

async function contractWorld(): Promise<Contracts> {
  const env = await server.environment()
  const { id: employeeId } = await make(env.app, '/hrm/employee', { first_name: 'Noor', last_name: 'Vos' })
  const create = (values: object = {}) =>
    env.app.post('/hrm/contract', {
      employee_id: employeeId,
      start_date: '2024-01-01',
      schedule: week(480),
      ...values,
    })
  return { env, employeeId, create }
}

describe('a contract', () => {
  test('is written in the screens and read everywhere, complete', async () => {
    const { env, employeeId, create } = await contractWorld()
    const created = await create({ schedule: week(480, 0), schedule_odd_weeks: week(481, 0) })
    expect(created.status, created.text).toBe(201)
    const { data } = created.body
    expect(data).toEqual({
      id: data.id,
      employee_id: employeeId,
      employee_name: 'Noor Vos',
      company_profile_id: (await env.get(`/hrm/employee/${employeeId}`)).body.data.company_profile_id,
      type: 'permanent',
      start_date: '2024-01-01',
      end_date: null,
      weekly_minutes: 1921,
      schedule: week(480, 0),
      schedule_odd_weeks: week(481, 0),
      fte_percentage: 80.04,
      leave_minutes_per_year: 4 * 1921,
      status: 'current',
      created_at: data.created_at,
      updated_at: data.created_at,
    })
    expect((await env.get('/hrm/contract')).body.data).toEqual([data])
    expect((await env.post('/hrm/contract', {})).status).toBe(405)
    expect(await trailOf(server, env, data.id)).toEqual({ events: ['contract.created'], audit: ['contract.create'] })
  })

  test('tells what it leaves open, and a change of nothing is none', async () => {
    const { env, create } = await contractWorld()
    const values = { type: 'fixed_term', end_date: '2030-12-31', fte_percentage: 95.5, leave_minutes_per_year: 0 }
    const { data } = (await create(values)).body
    expect(data).toMatchObject(values)
    const path = `/hrm/contract/${data.id}`
    expect((await env.app.patch(path, { ...values, schedule: week(480) })).body.data).toEqual(data)
    const changed = await env.app.patch(path, { fte_percentage: null, schedule: week(0), schedule_odd_weeks: null })
    expect(changed.body.data).toMatchObject({ fte_percentage: 80, weekly_minutes: 1920, leave_minutes_per_year: 0 })
    expect((await trailOf(server, env, data.id)).events).toEqual(['contract.created', 'contract.updated'])
  })

  test.each([
    [{ start_date: undefined }, '400 validation-error /start_date'],
    [{ end_date: '2023-12-31' }, '400 validation-error /end_date'],
    [{ schedule: { monday: 480 } }, '400 validation-error'],
    [{ schedule: week(1441) }, '400 validation-error /schedule/monday'],
    [{ schedule: week(1.5) }, '400 validation-error /schedule/monday'],
    [{ type: 'slave' }, '400 validation-error /type'],
    [{ weekly_minutes: 2400 }, '400 validation-error /weekly_minutes'],
    [{ employee_id: '00000000-0000-7000-8000-000000000000' }, '400 invalid-reference /employee_id'],
    [{ company_profile_id: '00000000-0000-7000-8000-000000000000' }, '400 invalid-reference /company_profile_id'],
  ])('is not accepted with %j', async (values, expected) => {
    const { create } = await contractWorld()
    expect(refusal(await create(values))).toMatch(new RegExp(`^${expected}`))
  })

  test('does not overlap another one of the same employee, also when two come at once', async () => {
    const { env, create } = await contractWorld()
    const answers = await Promise.all([create({ end_date: '2024-06-30' }), create({ start_date: '2024-06-30' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    await Promise.all(
      answers.filter(({ status }) => status === 201).map(({ body }) => env.app.delete(`/hrm/contract/${body.data.id}`)),
    )
    const first = (await create({ end_date: '2024-06-30' })).body.data
    expect(refusal(await create({ start_date: '2024-06-30' }))).toBe('409 duplicate /start_date')
    expect((await create({ start_date: '2024-07-01' })).status).toBe(201)
    expect(refusal(await env.app.patch(`/hrm/contract/${first.id}`, { end_date: null }))).toBe(
      '409 duplicate /start_date',
    )
  })

  test('moves its employee, and tells where his week is another', async () => {
    const { env, employeeId, create } = await contractWorld()
    const read = async () => (await env.get(`/hrm/employee/${employeeId}`)).body.data
    const before = await read()
    const { id } = (await create({ start_date: '2999-01-01' })).body.data
    const later = await read()
    expect(later.updated_at > before.updated_at).toBe(true)
    expect((await trailOf(server, env, employeeId)).events).toEqual(['employee.created'])
    await env.app.patch(`/hrm/contract/${id}`, { start_date: today })
    expect((await read()).weekly_minutes).toBe(2400)
    await env.app.delete(`/hrm/contract/${id}`)
    const events = await inTest(server, env, (tx) =>
      tx.all<{ data: object }>(
        sql`select payload::json -> 'data' as data from outbox where record_id = ${employeeId} and kind = 'employee.updated' order by id`,
      ),
    )
    expect(events).toMatchObject([
      { data: { object: { weekly_minutes: 2400 }, previous: { weekly_minutes: null } } },
      { data: { object: { weekly_minutes: null }, previous: { weekly_minutes: 2400 } } },
    ])
  })
})

describe('what was done under a contract', () => {
  test('keeps it from being shortened, unless that is confirmed', async () => {
    const world = await hoursWorld(server)
    const { env, employeeId } = world
    const { id } = await make(env.app, '/hrm/contract', {
      employee_id: employeeId,
      start_date: '2026-01-01',
      schedule: week(480),
    })
    const path = `/hrm/contract/${id}`
    await world.booked({ start_at: '2026-03-02T09:00:00+01:00' })
    await insertLeave(env, employeeId, '2026-04-01', 'approved')
    await insertLeave(env, employeeId, '2026-05-01', 'requested')
    expect((await env.app.patch(path, { end_date: '2026-04-01' })).status).toBe(200)
    const refused = await env.app.patch(path, { end_date: '2026-03-31' })
    expect([refusal(refused), refused.body.leave, refused.body.hours]).toEqual(['409 in-use', 1, 0])
    expect(refused.body.detail).toContain('confirm: true')
    const both = await env.app.patch(path, { start_date: '2026-03-03', end_date: '2026-03-31' })
    expect([refusal(both), both.body.leave, both.body.hours]).toEqual(['409 in-use', 1, 1])
    expect(refusal(await env.app.delete(path))).toBe('409 in-use')
    expect((await env.app.patch(path, { schedule: week(0) })).status).toBe(200)
    expect((await env.app.patch(path, { end_date: null })).status).toBe(200)
    const confirmed = await env.app.patch(path, { start_date: '2026-05-02', confirm: true })
    expect(confirmed.body.data, confirmed.text).toMatchObject({ start_date: '2026-05-02' })
    expect((await env.app.delete(path)).status).toBe(204)
    expect((await trailOf(server, env, id)).events.at(-1)).toBe('contract.deleted')
  })
})

test('each filter filters and each sort sorts', async () => {
  const env = await server.environment()
  const [bos, aalst] = [
    await insertEmployee(server, env, { last_name: 'Bos' }),
    await insertEmployee(server, env, { last_name: 'Aalst' }),
  ]
  const ended = await insertContract(server, env, bos, { start_date: '2020-01-01', end_date: '2020-12-31' })
  const current = await insertContract(server, env, bos, { start_date: '2021-01-01', end_date: today })
  const future = await insertContract(server, env, bos, { start_date: addDays(today, 1) })
  const other = await insertContract(server, env, aalst, { start_date: '2019-01-01' })
  const found = async (query: string) => idsOf(await env.get(`/hrm/contract${query}`))
  expect(await found('')).toEqual([other, future, current, ended])
  expect(await found('?sort=start_date')).toEqual([other, ended, current, future])
  expect(await found('?sort=-employee_name,start_date')).toEqual([ended, current, future, other])
  expect(await found(`?employee_id=${bos}&status=ended,future`)).toEqual([future, ended])
  expect(await found('?status=current')).toEqual([other, current])
  expect(await found('?valid_on=2020-12-31')).toEqual([other, ended])
  expect(await found('?valid_on=2018-12-31')).toEqual([])
  expect((await env.get('/hrm/contract?status=past')).status).toBe(400)
})

test('contracts are seen by the employee, the manager and those who administer people', async () => {
  const env = await server.environment()
  const [boss, own, other] = [
    await insertEmployee(server, env, { last_name: 'Baas' }),
    await insertEmployee(server, env, { last_name: 'Eigen' }),
    await insertEmployee(server, env, { last_name: 'Vreemd' }),
  ]
  await env.app.patch(`/hrm/employee/${own}`, { manager_employee_id: boss })
  const of = new Map<string, string>()
  for (const id of [boss, own, other]) of.set(id, await insertContract(server, env, id))
  const seen = async (client: Pick<TestEnvironment, 'get'>) => idsOf(await client.get('/hrm/contract'))
  const contractsOf = (...ids: string[]) => ids.map((id) => of.get(id)!)
  const rights = ['hrm:read', 'hrm:write'] as const
  const [manager, employee] = [await env.signIn(rights, boss), await env.signIn(rights, own)]
  expect(await seen(manager)).toEqual(contractsOf(boss, own))
  expect(await seen(employee)).toEqual(contractsOf(own))
  expect(await seen(await env.signIn(rights))).toEqual([])
  expect(await seen(await env.signIn(['hrm:read', 'people']))).toEqual(contractsOf(boss, own, other))
  const key = await employee.keyWith('hrm:read', 'hrm:write')
  const listed = await server.send('GET', '/api/v2/hrm/contract', { authorization: `Bearer ${key}` })
  expect(idsOf(listed)).toEqual(contractsOf(own))
  const path = `/hrm/contract/${of.get(own)}`
  for (const client of [employee, manager])
    for (const answer of [
      await client.post('/hrm/contract', {}),
      await client.patch(path, { leave_minutes_per_year: 1 }),
      await client.delete(path),
    ])
      expect([answer.status, answer.body.required_right]).toEqual([403, 'people'])
})

async function insertLeave(env: TestEnvironment, employee_id: string, date: string, status: string) {
  const [type] = await inTest(server, env, (tx) => tx.all<{ id: string }>(sql`select id from leave_type limit 1`))
  const values = { employee_id, leave_type_id: type!.id, start_date: date, end_date: date, minutes: 480, status }
  const leave_id = await insertRow(server, env, 'leave', values)
  await inTest(server, env, (tx) =>
    tx.count(sql`
      insert into leave_day (environment_id, leave_id, date, employee_id, own_minutes, minutes)
      values (current_environment(), ${leave_id}, ${date}, ${employee_id}, 480, 480)`),
  )
}
