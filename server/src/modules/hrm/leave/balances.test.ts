import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  insertContract,
  insertEmployee,
  insertTeam,
  inTest,
  made,
  refusal,
  trailOf,
} from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { leaveWorld } from '../../../../test/leave-fixtures.ts'
import { sql } from '../../../db/sql.ts'

let now = Date.parse('2026-11-18T12:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } })
})
afterAll(() => server.close())

async function at(day: string, work: () => Promise<void>) {
  const before = now
  now = Date.parse(`${day}T12:00:00Z`)
  await work().finally(() => {
    now = before
  })
}

describe('the list', () => {
  test('is the account of a year', async () => {
    const { ask, adjust, decide, balances, employeeId, typeOf } = await leaveWorld(server)
    await adjust(600)
    await adjust(-120)
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19']) await decide(await made(ask(day)), 'approved')
    await made(ask('2026-11-20', '2026-11-20', { minutes: 60 }))
    const [balance, ...others] = await balances()
    const { id, created_at, updated_at, ...fields } = balance
    expect(others).toEqual([])
    expect(fields).toEqual({
      employee_id: employeeId,
      employee_name: 'Bakker',
      leave_type_id: typeOf('statutory'),
      leave_type_name: 'Statutory leave',
      year: 2026,
      entitled_minutes: 9600,
      carried_over_minutes: 0,
      adjustment_minutes: 480,
      expired_minutes: 0,
      taken_minutes: 960,
      planned_minutes: 480,
      requested_minutes: 60,
      balance_minutes: 8640,
      available_minutes: 8580,
      expires_on: '2027-07-01',
    })
    expect((await balances('extra'))[0]).toMatchObject({ entitled_minutes: 2400, expires_on: '2032-01-01' })
    expect((await balances('time_off_in_lieu'))[0]).toMatchObject({ entitled_minutes: 0, expires_on: null })
    expect(await balances('unpaid')).toEqual([])
  })

  test('keeps its ids and moves only the rows that changed', async () => {
    const { env, ask, adjust, balances } = await leaveWorld(server)
    await adjust(60)
    const before = [...(await balances()), ...(await balances('extra'))]
    const since = new Date(now).toISOString()
    now += 1000
    await made(ask('2026-12-01'))
    const [statutory, extra] = [(await balances())[0], (await balances('extra'))[0]]
    expect([statutory.id, extra]).toEqual([before[0].id, before[1]])
    expect(statutory.updated_at > since).toBe(true)
    const { body } = await env.get(`/hrm/leavebalance?updated_since=${new Date(now).toISOString()}`)
    expect(body.data).toEqual([statutory])
    expect((await trailOf(server, env, statutory.id)).audit).toEqual([])
  })

  test('has next year as soon as leave is asked for in it', async () => {
    const { ask, balances } = await leaveWorld(server)
    await made(ask('2026-12-31', '2027-01-04'))
    expect(await balances()).toMatchObject([
      { year: 2026, requested_minutes: 480, balance_minutes: 9600 },
      { year: 2027, requested_minutes: 480, carried_over_minutes: 9600, entitled_minutes: 9600 },
    ])
  })

  test('filters and sorts', async () => {
    const { env, adjust, ask, employeeId, typeOf } = await leaveWorld(server)
    const other = await insertEmployee(server, env, { last_name: 'Aalbers' })
    await insertContract(server, env, other)
    await adjust(1)
    await made(ask('2027-01-04'))
    await made(ask('2026-12-01', '2026-12-01', { employee_id: other }))
    const team = await insertTeam(server, env, [other])
    const listed = async (query: string) =>
      (await env.get(`/hrm/leavebalance?leave_type_id=${typeOf('statutory')}&${query}`)).body.data.map(
        (row: { employee_id: string; year: number }) => [row.employee_id === other ? 'other' : 'own', row.year],
      )
    expect(await listed('')).toEqual([
      ['other', 2026],
      ['own', 2027],
      ['own', 2026],
    ])
    expect(await listed('sort=year,employee_name')).toEqual([
      ['other', 2026],
      ['own', 2026],
      ['own', 2027],
    ])
    expect(await listed(`team_id=${team}`)).toEqual([['other', 2026]])
    expect(await listed(`employee_id=${employeeId}&year=2027`)).toEqual([['own', 2027]])
  })
})

describe('expiry', () => {
  test('takes what was not used in time, and gives it back to who may keep it longer', async () => {
    const { env, ask, decide, adjust, balances } = await leaveWorld(server)
    await decide(await made(ask('2026-12-01')), 'approved')
    await at('2027-07-01', async () => {
      const hr = await env.signIn(['hrm:read', 'people'])
      await adjust(1, 'extra', 2027, hr)
      const [first, second] = await balances()
      expect([first.balance_minutes, second]).toMatchObject([
        9120,
        { carried_over_minutes: 9120, expired_minutes: 9120, balance_minutes: 9600 },
      ])
      const path = `/hrm/leavebalance/${first.id}`
      expect(refusal(await hr.patch(path, { expires_on: '2026-12-31' }))).toBe('400 validation-error /expires_on')
      const moved = await hr.patch(path, { expires_on: '2028-01-01' })
      expect(moved.body.data).toMatchObject({ id: first.id, expires_on: '2028-01-01' })
      expect((await balances())[1]).toMatchObject({ expired_minutes: 0, balance_minutes: 18_720 })
      const again = await hr.patch(path, { expires_on: '2028-01-01' })
      expect(again.headers.etag).toBe(moved.headers.etag)
      expect((await trailOf(server, env, first.id)).audit).toEqual(['leavebalance.update'])
    })
  })

  test('leave after that day needs minutes of its own year', async () => {
    const { ask } = await leaveWorld(server)
    expect((await ask('2027-07-01', '2027-07-28')).status).toBe(201)
    expect(refusal(await ask('2027-07-29'))).toBe('409 leave-balance-insufficient')
    expect((await ask('2027-06-30')).status).toBe(201)
  })

  test('follows the leave type, except where somebody moved it', async () => {
    const { env, ask, adjust, balances, typeOf } = await leaveWorld(server)
    await adjust(1)
    await made(ask('2027-01-04'))
    const [first] = await balances()
    await env.app.patch(`/hrm/leavebalance/${first.id}`, { expires_on: null })
    await env.app.patch(`/hrm/leavetype/${typeOf('statutory')}`, { expires_after_months: 12 })
    expect(await balances()).toMatchObject([{ expires_on: null }, { expires_on: '2029-01-01' }])
  })
})

describe('an adjustment', () => {
  test('is booked with its reason and can be taken back', async () => {
    const { env, adjust, balances, employeeId, typeOf } = await leaveWorld(server)
    const answer = await adjust(-480)
    const { id, created_at, updated_at, ...fields } = answer.body.data
    expect(fields).toEqual({
      employee_id: employeeId,
      employee_name: 'Bakker',
      leave_type_id: typeOf('statutory'),
      leave_type_name: 'Statutory leave',
      year: 2026,
      minutes: -480,
      reason: 'Because.',
    })
    expect((await balances())[0]).toMatchObject({ adjustment_minutes: -480, balance_minutes: 9120 })
    const list = await env.app.get(`/hrm/leaveadjustment?employee_id=${employeeId}&year=2026`)
    expect(list.body.data).toEqual([answer.body.data])
    expect((await env.app.delete(`/hrm/leaveadjustment/${id}`)).status).toBe(204)
    expect((await balances())[0]).toMatchObject({ adjustment_minutes: 0, balance_minutes: 9600 })
    expect((await trailOf(server, env, id)).audit).toEqual(['leaveadjustment.create', 'leaveadjustment.delete'])
  })

  test('is refused of nothing, on nothing, and without the right', async () => {
    const { env, adjust, employeeId, typeOf } = await leaveWorld(server)
    expect(refusal(await adjust(0))).toBe('400 validation-error /minutes')
    expect(refusal(await adjust(60, 'unpaid'))).toBe('400 validation-error /leave_type_id')
    const user = await env.signIn(['hrm:read', 'hrm:write', 'approve_leave'], employeeId)
    const body = { employee_id: employeeId, leave_type_id: typeOf('extra'), year: 2026, minutes: 1, reason: 'x' }
    expect((await user.post('/hrm/leaveadjustment', body)).body.required_right).toBe('people')
    expect((await user.patch(`/hrm/leavebalance/${crypto.randomUUID()}`, { expires_on: null })).status).toBe(403)
  })
})

test('hundreds of employees are renewed in a few statements', async () => {
  const { env, typeOf } = await leaveWorld(server)
  await inTest(server, env, (tx) =>
    tx.count(sql`
      with people as (
        insert into employee (environment_id, id, last_name, company_profile_id, created_at, updated_at)
        select current_environment(), new_id(), 'Jansen', c.id, now(), now() from company_profile c, generate_series(1, 500)
        where c.is_default returning id, company_profile_id)
      insert into contract (environment_id, id, employee_id, company_profile_id, start_date, schedule, created_at, updated_at)
      select current_environment(), new_id(), p.id, p.company_profile_id, '2026-01-01', '{480,480,480,480,480,0,0}', now(), now()
      from people p`),
  )
  const begun = performance.now()
  expect((await env.app.patch(`/hrm/leavetype/${typeOf('extra')}`, { expires_after_months: 12 })).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(5000)
  expect((await env.get('/hrm/leavebalance?year=2026')).body.meta.count).toBe(3 * 501)
})
