import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertContract, insertEmployee, inTest, make, trailOf } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { sql } from '../../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const WEEK = { start_date: '2026-03-02', end_date: '2026-03-06' }

async function withPlanning() {
  const env = await server.environment()
  const employee_id = await insertEmployee(server, env)
  const contract = await insertContract(server, env, employee_id)
  const plan = (body: object) => make(env, '/hrm/planning', { employee_id, ...WEEK, ...body })
  const first = await plan({ minutes_per_day: 300 })
  const conflictsOf = async (id: string) =>
    (await env.get(`/hrm/planning/${id}`)).body.data.conflicts.map(
      ({ date, kind, minutes }: Record<string, unknown>) => `${date} ${kind} ${minutes}`,
    )
  const eventsOf = async (id: string) => (await trailOf(server, env, id)).events
  return { env, employee_id, contract, plan, first, conflictsOf, eventsOf }
}

describe('other planning', () => {
  test('stands in the way of both, and makes room again when it goes', async () => {
    const { env, plan, first, conflictsOf, eventsOf } = await withPlanning()
    const day = { start_date: '2026-03-03', end_date: '2026-03-03' }
    const second = await plan({ ...day, minutes: 240 })
    const over = ['2026-03-03 over_capacity 60']
    expect([await conflictsOf(first.id), await conflictsOf(second.id)]).toEqual([over, over])
    const [before] = (await env.get(`/hrm/planning?ids=${first.id}`)).body.data
    await env.patch(`/hrm/planning/${second.id}`, { note: 'No matter' })
    expect((await env.get(`/hrm/planning?ids=${first.id}`)).body.data).toEqual([before])
    await env.patch(`/hrm/planning/${second.id}`, { minutes: 300 })
    expect(await conflictsOf(first.id)).toEqual(['2026-03-03 over_capacity 120'])
    await env.patch(`/hrm/planning/${second.id}`, { start_date: '2026-03-04', end_date: '2026-03-04' })
    expect(await conflictsOf(first.id)).toEqual(['2026-03-04 over_capacity 120'])
    await env.delete(`/hrm/planning/${second.id}`)
    expect(await conflictsOf(first.id)).toEqual([])
    expect(await eventsOf(first.id)).toEqual([
      'planning.created',
      'planning.updated',
      'planning.conflict',
      'planning.updated',
      'planning.updated',
      'planning.conflict',
      'planning.updated',
    ])
  })

  test('that is tentative stands in nobody’s way but its own', async () => {
    const { env, plan, first, conflictsOf } = await withPlanning()
    const second = await plan({ minutes: 1250, status: 'tentative' })
    expect(await conflictsOf(first.id)).toEqual([])
    expect(await conflictsOf(second.id)).toHaveLength(5)
    await env.patch(`/hrm/planning/${second.id}`, { status: 'confirmed' })
    expect(await conflictsOf(first.id)).toHaveLength(5)
    await env.patch(`/hrm/planning/${first.id}`, { status: 'tentative' })
    expect([await conflictsOf(first.id), await conflictsOf(second.id)].map(({ length }) => length)).toEqual([5, 0])
  })

  test('that comes at the same moment is seen by each', async () => {
    const { env, plan, conflictsOf, first } = await withPlanning()
    await env.delete(`/hrm/planning/${first.id}`)
    const plans = await Promise.all(Array.from({ length: 5 }, () => plan({ minutes_per_day: 120 })))
    for (const { id } of plans)
      expect(await conflictsOf(id)).toEqual(
        ['02', '03', '04', '05', '06'].map((day) => `2026-03-${day} over_capacity 120`),
      )
  })

  test('on one day leaves the others as they are', async () => {
    const { plan, first, conflictsOf, eventsOf } = await withPlanning()
    for (const day of ['2026-03-05', '2026-03-02', '2026-03-04'])
      await plan({ start_date: day, end_date: day, minutes: 200 })
    expect(await conflictsOf(first.id)).toEqual([
      '2026-03-02 over_capacity 20',
      '2026-03-04 over_capacity 20',
      '2026-03-05 over_capacity 20',
    ])
    expect((await eventsOf(first.id)).filter((kind) => kind === 'planning.conflict')).toHaveLength(3)
  })

  test('is news when it is another employee’s, also on the same day', async () => {
    const { env, plan, eventsOf } = await withPlanning()
    const second = await plan({ minutes_per_day: 300 })
    const other = await insertEmployee(server, env)
    await insertContract(server, env, other)
    await plan({ employee_id: other, minutes_per_day: 300 })
    await env.patch(`/hrm/planning/${second.id}`, { employee_id: other })
    expect((await eventsOf(second.id)).slice(2)).toEqual(['planning.updated', 'planning.conflict'])
  })

  test('moves with its employee', async () => {
    const { env, plan, first, conflictsOf } = await withPlanning()
    const other = await insertEmployee(server, env)
    await insertContract(server, env, other)
    const theirs = await plan({ employee_id: other, minutes_per_day: 300 })
    const second = await plan({ minutes_per_day: 300 })
    expect((await conflictsOf(first.id)).length).toBe(5)
    await env.patch(`/hrm/planning/${second.id}`, { employee_id: other })
    expect([await conflictsOf(first.id), await conflictsOf(theirs.id)].map(({ length }) => length)).toEqual([0, 5])
  })
})

test('an absence stands in the way as long as it lasts', async () => {
  const { env, employee_id, first, conflictsOf, eventsOf } = await withPlanning()
  const { id } = await make(env, '/hrm/absence', { employee_id, start_date: '2026-03-05' })
  expect(await conflictsOf(first.id)).toEqual(['2026-03-05 absence 300', '2026-03-06 absence 300'])
  await env.patch(`/hrm/absence/${id}`, { percentage: 50 })
  expect(await conflictsOf(first.id)).toEqual(['2026-03-05 absence 60', '2026-03-06 absence 60'])
  await env.patch(`/hrm/absence/${id}`, { percentage: 100, end_date: '2026-03-05', status: 'closed' })
  expect(await conflictsOf(first.id)).toEqual(['2026-03-05 absence 300'])
  await env.app.delete(`/hrm/absence/${id}`)
  expect(await conflictsOf(first.id)).toEqual([])
  expect((await eventsOf(first.id)).filter((kind) => kind === 'planning.conflict')).toHaveLength(1)
})

test('why somebody is away is told to him, his manager and HR; to others there is more planned than fits', async () => {
  const { env, employee_id, plan, first } = await withPlanning()
  const boss = await insertEmployee(server, env)
  await env.app.patch(`/hrm/employee/${employee_id}`, { manager_employee_id: boss })
  const absence = await make(env, '/hrm/absence', { employee_id, start_date: '2026-03-03', percentage: 50 })
  await env.patch(`/hrm/absence/${absence.id}`, { end_date: '2026-03-03', status: 'closed' })
  await plan({ start_date: '2026-03-03', end_date: '2026-03-03', minutes: 300 })
  const told = [
    { date: '2026-03-03', kind: 'over_capacity', minutes: 120 },
    { date: '2026-03-03', kind: 'absence', minutes: 240 },
  ]
  const untold = [{ date: '2026-03-03', kind: 'over_capacity', minutes: 360 }]
  const readers = {
    own: [await env.signIn(['hrm:read'], employee_id), told],
    boss: [await env.signIn(['hrm:read'], boss), told],
    hr: [await env.signIn(['hrm:read', 'absence', 'approve_leave']), told],
    absence: [await env.signIn(['hrm:read', 'absence']), untold],
    leave: [await env.signIn(['hrm:read', 'approve_leave']), untold],
    planner: [await env.signIn(['hrm:read', 'planning']), untold],
  } as const
  for (const [name, [client, conflicts]] of Object.entries(readers)) {
    expect((await client.get(`/hrm/planning/${first.id}`)).body.data.conflicts, name).toEqual(conflicts)
    expect((await client.get(`/hrm/planning?ids=${first.id}`)).body.data[0].conflicts, name).toEqual(conflicts)
  }
  const planner = await env.signIn(['hrm:read', 'hrm:write', 'planning'])
  const changed = await planner.patch(`/hrm/planning/${first.id}`, { note: 'Moved' })
  expect(changed.body.data).toMatchObject({ note: 'Moved', has_conflicts: true, conflicts: untold })
})

test('leave that is approved later stands in the way until it is taken back', async () => {
  const { env, employee_id, plan, conflictsOf, eventsOf } = await withPlanning()
  const days = { start_date: '2026-12-07', end_date: '2026-12-08' }
  const planned = await plan({ ...days, minutes: 600 })
  const types = (await env.get('/hrm/leavetype')).body.data as { id: string; kind: string }[]
  const leave_type_id = types.find(({ kind }) => kind === 'special')!.id
  const leave = await make(env, '/hrm/leave', { employee_id, leave_type_id, ...days })
  expect(await conflictsOf(planned.id)).toEqual([])
  const approved = await env.patch(`/hrm/leave/${leave.id}`, { status: 'approved' })
  expect(approved.status, approved.text).toBe(200)
  expect(await conflictsOf(planned.id)).toEqual(['2026-12-07 leave 300', '2026-12-08 leave 300'])
  expect((await env.patch(`/hrm/leave/${leave.id}`, { status: 'cancelled' })).status).toBe(200)
  expect(await conflictsOf(planned.id)).toEqual([])
  expect((await eventsOf(planned.id)).filter((kind) => kind === 'planning.conflict')).toHaveLength(1)
})

test('the holidays of the company stand in the way of its people', async () => {
  const { env, first, conflictsOf, eventsOf } = await withPlanning()
  const [profile] = (await env.get('/invoices/companyprofile')).body.data
  const put = (...holidays: object[]) =>
    env.app.put(`/invoices/companyprofile/${profile.id}/holidays`, { years: [2026], holidays })
  await put({ date: '2026-03-03', name: 'Free' }, { date: '2026-03-04', name: 'Half', half_day: true })
  expect(await conflictsOf(first.id)).toEqual(['2026-03-03 holiday 300', '2026-03-04 holiday 60'])
  const [before] = (await env.get(`/hrm/planning?ids=${first.id}`)).body.data
  await put({ date: '2026-03-03', name: 'Other name' }, { date: '2026-03-04', name: 'Half', half_day: true })
  expect((await env.get(`/hrm/planning?ids=${first.id}`)).body.data).toEqual([before])
  await put({ date: '2026-03-04', name: 'Whole' })
  expect(await conflictsOf(first.id)).toEqual(['2026-03-04 holiday 300'])
  await put()
  expect(await conflictsOf(first.id)).toEqual([])
  expect((await eventsOf(first.id)).filter((kind) => kind === 'planning.conflict')).toHaveLength(1)
  const may = await make(env, '/hrm/planning', {
    employee_id: first.employee_id,
    start_date: '2026-04-27',
    end_date: '2026-04-27',
    minutes: 60,
  })
  const filled = await env.app.post(`/invoices/companyprofile/${profile.id}/holidays/fill`, {
    country: 'NL',
    year: 2026,
  })
  expect(filled.status, filled.text).toBe(200)
  expect(await conflictsOf(may.id)).toEqual(['2026-04-27 holiday 60'])
})

test('days without a contract hold no planning', async () => {
  const { env, contract, plan, conflictsOf } = await withPlanning()
  const later = await plan({ start_date: '2026-03-09', end_date: '2026-03-10', minutes: 100 })
  await inTest(server, env, (tx) => tx.count(sql`update contract set end_date = '2026-03-09' where id = ${contract}`))
  await plan({ start_date: '2026-03-09', end_date: '2026-03-10', minutes: 10 })
  expect(await conflictsOf(later.id)).toEqual(['2026-03-10 no_contract 50'])
})
