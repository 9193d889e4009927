import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  idsOf,
  insertContract,
  insertEmployee,
  inTest,
  made,
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
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
const UNKNOWN = '00000000-0000-7000-8000-000000000000'
const noor = {
  employee_number: 'E7',
  first_name: 'Noor',
  last_name: 'van der Berg',
  email: 'Noor@berg.example',
  phone: '+31 6 1234',
  job_title: 'Designer',
  employment_start: '2024-01-01',
  employment_end: null,
  time_zone: 'Europe/Lisbon',
}

describe('an employee', () => {
  test('is written in the screens and read everywhere, complete', async () => {
    const env = await server.environment()
    const [manager, team, person] = [
      await make(env.app, '/hrm/employee', { last_name: 'Bos' }),
      await make(env.app, '/hrm/team', { name: 'Design' }),
      await make(env, '/crm/person', { last_name: 'van der Berg' }),
    ]
    const values = { ...noor, manager_employee_id: manager.id, person_id: person.id, user_id: env.app.userId }
    const data = await make(env.app, '/hrm/employee', { ...values, team_ids: [team.id] })
    expect(data).toEqual({
      id: data.id,
      ...values,
      full_name: 'Noor van der Berg',
      status: 'active',
      manager_employee_name: 'Bos',
      team_ids: [team.id],
      company_profile_id: manager.company_profile_id,
      hourly_rate: null,
      cost_rate: null,
      weekly_minutes: null,
      custom_fields: {},
      created_at: data.created_at,
      updated_at: data.created_at,
      contracts: [],
      rates: [],
      teams: [{ id: team.id, name: 'Design', since: today }],
    })
    const path = `/hrm/employee/${data.id}`
    expect((await env.get(path)).body.data).toEqual(data)
    const { contracts, rates, teams, ...record } = data
    expect((await env.get('/hrm/employee')).body.data).toEqual([expect.objectContaining({ id: manager.id }), record])
    for (const answer of [await env.post('/hrm/employee', noor), await env.patch(path, {}), await env.delete(path)])
      expect(answer.status).toBe(405)
    expect(await trailOf(server, env, team.id)).toMatchObject({ events: ['team.created', 'team.updated'] })
    expect([contracts, rates, teams]).toHaveLength(3)
  })

  test('shows today’s rates and contract, and all of them in the detail', async () => {
    const env = await server.environment()
    const { id } = await make(env.app, '/hrm/employee', { last_name: 'Vos' })
    await insertContract(server, env, id, { start_date: '2020-01-01', end_date: yesterday })
    await insertContract(server, env, id, { start_date: today, schedule: [60, 60, 0, 0, 0, 0, 0] })
    for (const [kind, hourly_rate, valid_from] of [
      ['sales', 90, '2020-01-01'],
      ['sales', 95.5, today],
      ['sales', 99, tomorrow],
      ['cost', 40, yesterday],
    ])
      await make(env.app, '/hrm/employeerate', { employee_id: id, kind, hourly_rate, valid_from })
    const { data } = (await env.get(`/hrm/employee/${id}`)).body
    expect(data).toMatchObject({ hourly_rate: 95.5, cost_rate: 40, weekly_minutes: 120 })
    expect(data.contracts.map((one: { status: string }) => one.status)).toEqual(['ended', 'current'])
    expect(data.rates.map((one: { hourly_rate: number }) => one.hourly_rate)).toEqual([90, 40, 95.5, 99])
  })

  test('hides cost rates and contracts from those who may not see them', async () => {
    const env = await server.environment()
    const [boss, id, other] = [
      await insertEmployee(server, env),
      await insertEmployee(server, env),
      await insertEmployee(server, env),
    ]
    await env.app.patch(`/hrm/employee/${id}`, { manager_employee_id: boss })
    for (const employee_id of [boss, id, other]) {
      await insertContract(server, env, employee_id)
      for (const kind of ['sales', 'cost'])
        await make(env.app, '/hrm/employeerate', { employee_id, kind, hourly_rate: 9, valid_from: '2020-01-01' })
    }
    const user = await env.signIn(['hrm:read', 'hrm:write'], boss)
    const seen = async (employeeId: string) => (await user.get(`/hrm/employee/${employeeId}`)).body.data
    for (const [employeeId, count] of [
      [boss, 1],
      [id, 1],
      [other, 0],
    ] as const) {
      const data = await seen(employeeId)
      expect(data.contracts).toHaveLength(count)
      expect(data.rates).toMatchObject([{ kind: 'sales' }])
      expect(data).not.toHaveProperty('cost_rate')
      expect(data).toMatchObject({ omitted_fields: ['cost_rate'], weekly_minutes: 2400 })
    }
    const listed = (await user.get('/hrm/employee')).body.data
    for (const record of listed) expect(record).not.toHaveProperty('cost_rate')
    const clerk = await env.signIn(['hrm:read', 'hrm:write', 'people'])
    const changed = (await clerk.patch(`/hrm/employee/${other}`, { phone: '1' })).body.data
    expect(changed.contracts).toHaveLength(1)
    expect(changed.rates).toMatchObject([{ kind: 'sales' }])
  })

  test('has the values of custom fields', async () => {
    const env = await server.environment()
    const { id } = await make(env.app, '/hrm/employee', { last_name: 'Vos' })
    const field = await make(env.app, '/crm/customfield', {
      entity: 'employee',
      key: 'size',
      label: 'Size',
      type: 'text',
    })
    const set = await env.app.put(`/hrm/employee/${id}/customfieldvalue`, { custom_field_id: field.id, value: 'M' })
    expect(set.body.data.custom_fields, set.text).toEqual({ size: 'M' })
    expect(idsOf(await env.get('/hrm/employee?custom_field=size:M'))).toEqual([id])
    expect((await env.get(`/crm/customfieldvalue?record_id=${id}`)).body.data).toMatchObject([{ value: 'M' }])
    expect((await env.app.delete(`/hrm/employee/${id}`)).status).toBe(204)
    expect((await env.get('/crm/customfieldvalue')).body.data).toEqual([])
  })

  test.each([
    [{}, '400 validation-error /last_name'],
    [{ last_name: 'X', first_name: ' ' }, '400 validation-error /first_name'],
    [{ last_name: 'X', status: 'inactive' }, '400 validation-error /status'],
    [{ last_name: 'X', employment_start: today, employment_end: yesterday }, '400 validation-error /employment_end'],
    [{ last_name: 'X', time_zone: 'Mars/Olympus' }, '400 validation-error /time_zone'],
    [{ last_name: 'X', team_ids: [UNKNOWN] }, '400 invalid-reference /team_ids/0'],
    [{ last_name: 'X', manager_employee_id: UNKNOWN }, '400 invalid-reference /manager_employee_id'],
    [{ last_name: 'X', user_id: UNKNOWN }, '400 invalid-reference /user_id'],
    [{ last_name: 'X', person_id: UNKNOWN }, '400 invalid-reference /person_id'],
    [{ last_name: 'X', company_profile_id: UNKNOWN }, '400 invalid-reference /company_profile_id'],
  ])('is not accepted with %j', async (values, expected) => {
    const env = await server.environment()
    expect(refusal(await env.app.post('/hrm/employee', values))).toBe(expected)
  })

  test('has a number, a user and a person of its own', async () => {
    const env = await server.environment()
    const person = await make(env, '/crm/person', { last_name: 'Vos' })
    for (const [field, value] of [
      ['employee_number', 'E1'],
      ['user_id', env.app.userId],
      ['person_id', person.id],
    ]) {
      await make(env.app, '/hrm/employee', { last_name: 'A', [field!]: value })
      expect(refusal(await env.app.post('/hrm/employee', { last_name: 'B', [field!]: value }))).toBe(
        `409 duplicate /${field}`,
      )
    }
  })
})

describe('a change', () => {
  test('touches what it names, and one of nothing touches nothing', async () => {
    const env = await server.environment()
    const [one, two] = [
      await make(env.app, '/hrm/team', { name: 'One' }),
      await make(env.app, '/hrm/team', { name: 'Two' }),
    ]
    const before = await make(env.app, '/hrm/employee', { ...noor, team_ids: [one.id] })
    const path = `/hrm/employee/${before.id}`
    expect((await env.app.patch(path, { ...noor, team_ids: [one.id] })).body.data).toEqual(before)
    const changed = await env.app.patch(path, { phone: null, team_ids: [two.id] })
    expect(changed.body.data).toMatchObject({ phone: null, email: noor.email, team_ids: [two.id] })
    expect(await trailOf(server, env, before.id)).toEqual({
      events: ['employee.created', 'employee.updated'],
      audit: ['employee.create', 'employee.update'],
    })
    const trails = [await trailOf(server, env, one.id), await trailOf(server, env, two.id)]
    expect(trails.map(({ events }) => events.at(-1))).toEqual(['team.updated', 'team.updated'])
    expect((await env.get(`/hrm/team?employee_id=${before.id}`)).body.data).toMatchObject([{ name: 'Two' }])
  })

  test('cannot make somebody his own manager, also not through others', async () => {
    const env = await server.environment()
    const [a, b, c] = await Promise.all(
      ['A', 'B', 'C'].map((last_name) => make(env.app, '/hrm/employee', { last_name })),
    )
    const manage = (who: { id: string }, by: { id: string }) =>
      env.app.patch(`/hrm/employee/${who.id}`, { manager_employee_id: by.id })
    expect(refusal(await manage(a, a))).toBe('409 cycle /manager_employee_id')
    expect((await manage(a, b)).status).toBe(200)
    expect((await manage(b, c)).status).toBe(200)
    expect(refusal(await manage(c, a))).toBe('409 cycle /manager_employee_id')
    await env.app.patch(`/hrm/employee/${b.id}`, { manager_employee_id: null })
    const answers = await Promise.all([manage(b, c), manage(c, a)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the status', () => {
  test.each([
    [{}, 'active'],
    [{ employment_start: today, employment_end: today }, 'active'],
    [{ employment_end: yesterday }, 'inactive'],
    [{ employment_start: tomorrow }, 'inactive'],
  ])('follows from the dates %j', async (dates, status) => {
    const env = await server.environment()
    const data = await make(env.app, '/hrm/employee', { last_name: 'X', ...dates })
    expect(data.status).toBe(status)
    expect(idsOf(await env.get(`/hrm/employee?status=${status}`))).toEqual([data.id])
    expect(idsOf(await env.get(`/hrm/employee?status=${status === 'active' ? 'inactive' : 'active'}`))).toEqual([])
  })

  test('is told of when it ends, by hand or by a date', async () => {
    const env = await server.environment()
    const { id } = await make(env.app, '/hrm/employee', { last_name: 'X' })
    const path = `/hrm/employee/${id}`
    const post = async (verb: string) => (await env.app.post(`${path}/${verb}`)).body.data.status
    expect([await post('deactivate'), await post('deactivate')]).toEqual(['inactive', 'inactive'])
    expect([await post('reactivate'), await post('reactivate')]).toEqual(['active', 'active'])
    expect((await env.app.patch(path, { employment_end: yesterday })).body.data.status).toBe('inactive')
    expect(await post('deactivate')).toBe('inactive')
    expect(await post('reactivate')).toBe('inactive')
    expect((await trailOf(server, env, id)).events).toEqual([
      'employee.created',
      'employee.updated',
      'employee.deactivated',
      'employee.updated',
      'employee.updated',
      'employee.deactivated',
      'employee.updated',
      'employee.updated',
    ])
  })
})

describe('deleting', () => {
  test('takes contracts, rates and memberships along, and is told of', async () => {
    const env = await server.environment()
    const team = await make(env.app, '/hrm/team', { name: 'Design' })
    const { id } = await make(env.app, '/hrm/employee', { last_name: 'X', team_ids: [team.id] })
    const contract = await insertContract(server, env, id)
    await make(env.app, '/hrm/employeerate', { employee_id: id, kind: 'cost', hourly_rate: 1, valid_from: today })
    expect((await env.app.delete(`/hrm/employee/${id}`)).status).toBe(204)
    expect((await env.get(`/hrm/employee/${id}`)).status).toBe(404)
    expect((await env.get('/hrm/contract')).body.data).toEqual([])
    expect((await env.app.get('/hrm/employeerate')).body.data).toEqual([])
    expect((await env.get('/hrm/team')).body.data).toMatchObject([{ members: [] }])
    expect((await trailOf(server, env, contract)).events).toEqual(['contract.deleted'])
    expect((await trailOf(server, env, team.id)).events.at(-1)).toBe('team.updated')
  })

  test('is refused once something refers to the employee', async () => {
    const world = await hoursWorld(server)
    const { env, employeeId } = world
    await insertContract(server, env, employeeId)
    const cases: [string, () => Promise<unknown>][] = [
      ['hours', () => world.booked()],
      ['a team', async () => make(env.app, '/hrm/team', { name: 'T', lead_employee_id: await fresh() })],
      ['others', async () => make(env.app, '/hrm/employee', { last_name: 'Y', manager_employee_id: await fresh() })],
    ]
    let last = employeeId
    const fresh = async () => {
      last = await made(env.app.post('/hrm/employee', { last_name: 'X' }))
      return last
    }
    for (const [what, refer] of cases) {
      await refer()
      const refused = await env.app.delete(`/hrm/employee/${last}`)
      expect(refusal(refused), what).toBe('409 in-use')
    }
    expect(await countContracts(env)).toBe(1)
  })
})

async function countContracts(env: TestEnvironment): Promise<number> {
  const rows = await inTest(server, env, (tx) => tx.all(sql`select from contract`))
  return rows.length
}
