import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertContract, insertEmployee, insertTeam, inTest, made, refusal } from '../../../../test/fixtures.ts'
import { type Client, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { leaveWorld } from '../../../../test/leave-fixtures.ts'
import { sql } from '../../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse('2026-11-18T12:00:00Z') } })
})
afterAll(() => server.close())

const PLAIN = ['hrm:read', 'hrm:write'] as const

async function office() {
  const world = await leaveWorld(server)
  const { env, employeeId, typeOf } = world
  const colleagueId = await insertEmployee(server, env, { first_name: 'Sanne', last_name: 'Wit' })
  const managerId = await insertEmployee(server, env)
  const strangerId = await insertEmployee(server, env)
  for (const id of [colleagueId, managerId, strangerId]) await insertContract(server, env, id)
  const teamId = await insertTeam(server, env, [employeeId, colleagueId])
  await inTest(server, env, (tx) =>
    tx.count(sql`update employee set manager_employee_id = ${managerId} where id = ${employeeId}`),
  )
  const own = await env.signIn(PLAIN, employeeId)
  const manager = await env.signIn(PLAIN, managerId)
  const stranger = await env.signIn(PLAIN, strangerId)
  const preview = (client: Client, start_date: string, end_date = start_date, more: object = {}) => {
    const asked = { employee_id: employeeId, leave_type_id: typeOf('statutory'), start_date, end_date, ...more }
    return client.get(`/hrm/leave/preview?${new URLSearchParams(asked as Record<string, string>)}`)
  }
  const leaveOf = (employee_id: string, start_date: string, status = 'requested') =>
    made(
      env.post('/hrm/leave', { employee_id, leave_type_id: typeOf('statutory'), start_date, end_date: start_date }),
    ).then(async (id) => {
      if (status !== 'requested') await env.patch(`/hrm/leave/${id}`, { status })
      return id
    })
  return { ...world, colleagueId, managerId, strangerId, teamId, own, manager, stranger, preview, leaveOf }
}

describe('a request that is only thought of', () => {
  test('counts working days and the balance as the request itself does, and writes nothing', async () => {
    const { env, own, preview, employeeId, typeOf } = await office()
    const { status, body, text } = await preview(own, '2026-12-24', '2026-12-28')
    expect(status, text).toBe(200)
    expect(body.data).toMatchObject({ minutes: 960, working_days: 2, needs_approval: true, refusal: null })
    const [{ year, before_minutes, after_minutes }] = body.data.balances
    expect([year, before_minutes - after_minutes]).toEqual([2026, 960])
    expect(body.data.days.map((day: { excluded_reason: string | null }) => day.excluded_reason)).toEqual([
      null,
      'holiday',
      'not_scheduled',
      'not_scheduled',
      null,
    ])
    expect((await env.get('/hrm/leave')).body.meta.count).toBe(0)
    const asked = { leave_type_id: typeOf('statutory'), start_date: '2026-12-24', end_date: '2026-12-28' }
    const real = await own.post('/hrm/leave', { employee_id: employeeId, ...asked })
    expect(real.body.data.minutes).toBe(960)
    const balance = (await env.get(`/hrm/leavebalance?employee_id=${employeeId}&leave_type_id=${typeOf('statutory')}`))
      .body
    expect(balance.data[0].available_minutes).toBe(after_minutes)
  })

  test('takes a part of a day', async () => {
    const { own, preview } = await office()
    const { data } = (await preview(own, '2026-12-01', '2026-12-01', { minutes: 240 })).body
    expect(data).toMatchObject({ minutes: 240, working_days: 1, workable_minutes: 480, refusal: null })
  })

  test('says what would be refused', async () => {
    const { own, preview, leaveOf, employeeId } = await office()
    const codeOf = async (...days: [string, string?, object?]) => (await preview(own, ...days)).body.data.refusal?.code
    expect(await codeOf('2026-11-28', '2026-11-29')).toBe('leave-no-working-time')
    expect(await codeOf('2026-12-02', '2026-12-01')).toBe('validation-error')
    expect(await codeOf('2026-12-01', '2026-12-01', { minutes: 481 })).toBe('validation-error')
    expect(await codeOf('2026-11-23', '2027-06-30')).toBe('leave-balance-insufficient')
    await leaveOf(employeeId, '2026-12-01')
    expect(await codeOf('2026-12-01')).toBe('leave-overlap')
  })

  test('names colleagues of the team who are away then; what is only asked for is between them and their manager', async () => {
    const { own, preview, leaveOf, colleagueId, strangerId, manager } = await office()
    await leaveOf(colleagueId, '2026-12-01', 'approved')
    await leaveOf(colleagueId, '2026-12-02')
    await leaveOf(strangerId, '2026-12-01', 'approved')
    const { colleagues } = (await preview(own, '2026-12-01', '2026-12-04')).body.data
    expect(colleagues).toEqual([
      {
        employee_id: colleagueId,
        employee_name: 'Sanne Wit',
        start_date: '2026-12-01',
        end_date: '2026-12-01',
        status: 'approved',
      },
    ])
    expect((await preview(manager, '2026-12-01', '2026-12-04')).body.data.colleagues).toHaveLength(1)
  })

  test('is for who may ask', async () => {
    const { stranger, preview } = await office()
    expect(refusal(await preview(stranger, '2026-12-01'))).toBe('403 forbidden')
  })
})

describe('the calendar of leave', () => {
  const DECEMBER = '/hrm/leave/calendar?date_from=2026-12-01&date_to=2026-12-31'
  interface Row {
    readonly employee_id: string
    readonly leave: readonly { readonly id: string | null; readonly leave_type_name: string | null; status: string }[]
  }
  const rowOf = async (client: Client, employeeId: string, path = DECEMBER) =>
    ((await client.get(path)).body.data.rows as Row[]).find(({ employee_id }) => employee_id === employeeId)

  test('shows everybody who is away, and why only to those who see the leave', async () => {
    const { employeeId, own, manager, stranger, leaveOf } = await office()
    const id = await leaveOf(employeeId, '2026-12-01', 'approved')
    await leaveOf(employeeId, '2026-12-08')
    for (const client of [own, manager]) {
      const { leave } = (await rowOf(client, employeeId))!
      expect(leave.map(({ status }) => status)).toEqual(['approved', 'requested'])
      expect(leave[0]).toMatchObject({ id, leave_type_name: expect.any(String) })
    }
    const seen = (await rowOf(stranger, employeeId))!.leave
    expect(seen).toEqual([
      {
        id: null,
        start_date: '2026-12-01',
        end_date: '2026-12-01',
        status: 'approved',
        is_part: false,
        leave_type_name: null,
      },
    ])
  })

  test('is of one team, has holidays, and at most a quarter of a year', async () => {
    const { own, teamId, strangerId, employeeId } = await office()
    expect(await rowOf(own, strangerId, `${DECEMBER}&team_id=${teamId}`)).toBeUndefined()
    expect(await rowOf(own, employeeId, `${DECEMBER}&team_id=${teamId}`)).toBeDefined()
    const { holidays } = (await own.get(DECEMBER)).body.data
    expect(holidays.map(({ date }: { date: string }) => date)).toContain('2026-12-25')
    expect((await own.get('/hrm/leave/calendar?date_from=2026-01-01&date_to=2026-12-31')).status).toBe(400)
    expect((await own.get(`${DECEMBER}&team_id=${employeeId}`)).status).toBe(400)
  })

  test('knows nobody of another environment', async () => {
    const { own, env } = await office()
    const other = await office()
    await other.leaveOf(other.employeeId, '2026-12-01', 'approved')
    expect(await rowOf(own, other.employeeId)).toBeUndefined()
    expect((await own.get(`${DECEMBER}&team_id=${other.teamId}`)).status).toBe(400)
    expect((await env.app.get(DECEMBER)).body.data.count).toBe(4)
  })
})

describe('what may be done with leave', () => {
  const actions = async (client: Client, id: string) =>
    (await client.get(`/hrm/leave/${id}/actions`)).body.data.allowed_actions

  test('follows from who asks, where it stands and when it begins', async () => {
    const { employeeId, own, manager, stranger, leaveOf } = await office()
    const asked = await leaveOf(employeeId, '2026-12-01')
    expect(await actions(own, asked)).toEqual(['cancel'])
    expect(await actions(manager, asked)).toEqual(['approve', 'reject', 'cancel'])
    expect((await stranger.get(`/hrm/leave/${asked}/actions`)).status).toBe(404)
    const ahead = await leaveOf(employeeId, '2026-12-02', 'approved')
    expect(await actions(own, ahead)).toEqual(['cancel'])
    const begun = await leaveOf(employeeId, '2026-11-16', 'approved')
    expect(await actions(own, begun)).toEqual([])
    expect(await actions(manager, begun)).toEqual(['cancel'])
  })
})
