import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  insertContract,
  insertEmployee,
  insertRow,
  insertTeam,
  made,
  refusal,
  trailOf,
} from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { leaveWorld } from '../../../../test/leave-fixtures.ts'

/** A Wednesday. */
const NOON = Date.parse('2026-11-18T12:00:00Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOON } })
})
afterAll(() => server.close())

describe('asking', () => {
  test('counts the days of the schedule', async () => {
    const { env, ask, employeeId, typeOf } = await leaveWorld(server)
    const answer = await ask('2026-12-24', '2026-12-28', { note: 'Christmas' })
    expect(answer.status, answer.text).toBe(201)
    const { id, created_at, updated_at, ...fields } = answer.body.data
    expect(fields).toEqual({
      employee_id: employeeId,
      employee_name: 'Bakker',
      leave_type_id: typeOf('statutory'),
      leave_type_name: 'Statutory leave',
      start_date: '2026-12-24',
      end_date: '2026-12-28',
      minutes: 960,
      status: 'requested',
      note: 'Christmas',
      decision_note: null,
      decided_by_employee_id: null,
      decided_by_employee_name: null,
      decided_at: null,
      days: [
        { date: '2026-12-24', minutes: 480, excluded_reason: null },
        { date: '2026-12-25', minutes: 0, excluded_reason: 'holiday' },
        { date: '2026-12-26', minutes: 0, excluded_reason: 'not_scheduled' },
        { date: '2026-12-27', minutes: 0, excluded_reason: 'not_scheduled' },
        { date: '2026-12-28', minutes: 480, excluded_reason: null },
      ],
    })
    expect((await env.get(`/hrm/leave/${id}`)).body.data).toEqual(answer.body.data)
    expect(await trailOf(server, env, id)).toEqual({ events: ['leave.created'], audit: ['leave.create'] })
  })

  test('is approved at once where nobody has to', async () => {
    const { env, ask, typeOf } = await leaveWorld(server)
    await env.app.patch(`/hrm/leavetype/${typeOf('special')}`, { requires_approval: false })
    const answer = await ask('2026-12-01', '2026-12-01', { leave_type_id: typeOf('special') })
    expect(answer.body.data).toMatchObject({ status: 'approved', decided_at: null })
    expect((await trailOf(server, env, answer.body.data.id)).events).toEqual(['leave.created', 'leave.approved'])
  })

  test.each([
    ['an end before its start', '2026-12-02', '2026-12-01', {}, '400 validation-error /end_date'],
    ['a year and a day', '2026-12-01', '2027-12-02', {}, '400 validation-error /end_date'],
    ['years ahead', '2032-01-05', '2032-01-05', {}, '400 validation-error /end_date'],
    ['a part of several days', '2026-12-01', '2026-12-02', { minutes: 60 }, '400 validation-error /minutes'],
    ['more than a day has', '2026-12-01', '2026-12-01', { minutes: 481 }, '400 validation-error /minutes'],
    ['a weekend', '2026-12-05', '2026-12-06', {}, '409 leave-no-working-time'],
    ['a part of a Saturday', '2026-12-05', '2026-12-05', { minutes: 60 }, '409 leave-no-working-time'],
    ['a holiday', '2026-12-25', '2026-12-25', {}, '409 leave-no-working-time'],
    ['days before the contract', '2019-12-31', '2020-01-02', {}, '409 employee-inactive /start_date'],
    ['more than there is', '2026-11-23', '2027-01-08', {}, '409 leave-balance-insufficient'],
    ['nobody', '2026-12-01', '2026-12-01', { employee_id: crypto.randomUUID() }, '400 invalid-reference /employee_id'],
    [
      'no type',
      '2026-12-01',
      '2026-12-01',
      { leave_type_id: crypto.randomUUID() },
      '400 invalid-reference /leave_type_id',
    ],
  ])('is refused for %s', async (_name, from, to, more, expected) => {
    const { ask, env, adjust } = await leaveWorld(server)
    await adjust(-9600 + 2400)
    expect(refusal(await ask(from, to, more))).toBe(expected)
    expect((await env.get('/hrm/leave')).body.meta.count).toBe(0)
  })

  test('is refused past the end of a contract, and fits over two that follow each other', async () => {
    const { env, ask, employeeId } = await leaveWorld(server, { end_date: '2026-12-02' })
    expect(refusal(await ask('2026-12-02', '2026-12-03'))).toBe('409 employee-inactive /end_date')
    await insertContract(server, env, employeeId, { start_date: '2026-12-03', schedule: [60, 60, 60, 60, 60, 0, 0] })
    expect((await ask('2026-12-02', '2026-12-03')).body.data.minutes).toBe(540)
  })

  test('is refused for who was deactivated, and for days on which he is not employed', async () => {
    const { env, ask, employeeId } = await leaveWorld(server)
    await env.app.patch(`/hrm/employee/${employeeId}`, { employment_end: '2026-12-02' })
    expect(refusal(await ask('2026-12-02', '2026-12-03'))).toBe('409 employee-inactive')
    const id = await made(ask('2026-12-01', '2026-12-02'))
    await env.app.post(`/hrm/employee/${employeeId}/deactivate`)
    expect(refusal(await ask('2026-12-04'))).toBe('409 employee-inactive')
    expect((await env.patch(`/hrm/leave/${id}`, { status: 'approved' })).status).toBe(200)
  })

  test('takes a part of a day, and all of it when all is asked', async () => {
    const { env, ask } = await leaveWorld(server)
    const part = (await ask('2026-12-01', '2026-12-01', { minutes: 120 })).body.data
    expect(part).toMatchObject({ minutes: 120, days: [{ minutes: 120 }] })
    const moved = await env.patch(`/hrm/leave/${part.id}`, { start_date: '2026-12-03', end_date: '2026-12-03' })
    expect(moved.body.data.minutes).toBe(120)
    const longer = await env.patch(`/hrm/leave/${part.id}`, { end_date: '2026-12-04' })
    expect(longer.body.data.minutes).toBe(960)
    const echo = { start_date: '2026-12-07', end_date: '2026-12-09', minutes: 960 }
    expect((await env.patch(`/hrm/leave/${part.id}`, echo)).body.data.minutes).toBe(1440)
  })

  test('overlaps no other leave that is asked for or approved', async () => {
    const { ask, decide, typeOf } = await leaveWorld(server)
    const id = await made(ask('2026-12-01', '2026-12-03'))
    const other = await ask('2026-12-03', '2026-12-04', { leave_type_id: typeOf('unpaid') })
    expect(refusal(other)).toBe('409 leave-overlap /start_date')
    expect(other.body.detail).toContain('from 2026-12-01 to 2026-12-03')
    await decide(id, 'cancelled')
    expect((await ask('2026-12-03', '2026-12-04')).status).toBe(201)
  })

  test('needs a type that is offered', async () => {
    const { env, ask, typeOf } = await leaveWorld(server)
    await env.app.patch(`/hrm/leavetype/${typeOf('unpaid')}`, { is_active: false })
    const answer = await ask('2026-12-03', '2026-12-04', { leave_type_id: typeOf('unpaid') })
    expect(refusal(answer)).toBe('400 validation-error /leave_type_id')
  })
})

describe('the balance', () => {
  test('is not overdrawn by what is asked for, unless the type allows it', async () => {
    const { ask, adjust, typeOf } = await leaveWorld(server)
    await adjust(-9600 + 1000)
    await made(ask('2026-12-01'))
    const second = await ask('2026-12-02', '2026-12-03')
    expect(second.body).toMatchObject({
      code: 'leave-balance-insufficient',
      needed_minutes: 960,
      available_minutes: 520,
    })
    expect((await ask('2026-12-02', '2026-12-02')).status).toBe(201)
    expect((await ask('2026-12-03', '2026-12-04', { leave_type_id: typeOf('time_off_in_lieu') })).status).toBe(201)
    expect((await ask('2026-12-07', '2026-12-18', { leave_type_id: typeOf('unpaid') })).status).toBe(201)
  })

  test('is asked again when leave is approved', async () => {
    const { ask, adjust, decide } = await leaveWorld(server)
    const [first, second] = [await made(ask('2026-12-01')), await made(ask('2026-12-02'))]
    await adjust(-9600 + 480)
    expect((await decide(second, 'approved')).status).toBe(200)
    expect(refusal(await decide(first, 'approved'))).toBe('409 leave-balance-insufficient')
    expect((await decide(first, 'rejected')).status).toBe(200)
  })

  test('its last minutes go to one of two who ask at once', async () => {
    const { ask, adjust } = await leaveWorld(server)
    await adjust(-9600 + 480)
    const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']
    const answers = await Promise.all(days.map((day) => ask(day)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })
})

describe('changing', () => {
  test('what was asked for changes while nobody has decided', async () => {
    const { env, ask, decide, typeOf } = await leaveWorld(server)
    const id = await made(ask('2026-12-01'))
    const body = { leave_type_id: typeOf('extra'), start_date: '2026-12-02', end_date: '2026-12-03', note: 'Moved' }
    const changed = await env.patch(`/hrm/leave/${id}`, body)
    expect(changed.body.data).toMatchObject({ ...body, minutes: 960, status: 'requested' })
    expect(changed.body.data.days.map(({ date }: { date: string }) => date)).toEqual(['2026-12-02', '2026-12-03'])
    await decide(id, 'approved')
    const late = await env.patch(`/hrm/leave/${id}`, { end_date: '2026-12-04' })
    expect(refusal(late)).toBe('409 leave-decided')
    expect((await env.patch(`/hrm/leave/${id}`, { ...body, status: 'approved' })).status).toBe(200)
    expect((await trailOf(server, env, id)).events).toEqual([
      'leave.created',
      'leave.updated',
      'leave.updated',
      'leave.approved',
    ])
  })

  test('moves over its own days and not over others', async () => {
    const { env, ask } = await leaveWorld(server)
    const id = await made(ask('2026-12-01', '2026-12-02'))
    await made(ask('2026-12-04'))
    expect((await env.patch(`/hrm/leave/${id}`, { end_date: '2026-12-03' })).status).toBe(200)
    expect(refusal(await env.patch(`/hrm/leave/${id}`, { end_date: '2026-12-04' }))).toBe(
      '409 leave-overlap /start_date',
    )
  })

  test('the same status again changes nothing', async () => {
    const { env, ask, decide } = await leaveWorld(server)
    const id = await made(ask('2026-12-01'))
    const approved = await decide(id, 'approved')
    const again = await decide(id, 'approved')
    expect([again.status, again.headers.etag, again.text]).toEqual([200, approved.headers.etag, approved.text])
    expect(refusal(await decide(id, 'requested'))).toBe('409 invalid-transition')
    expect(refusal(await decide(id, 'rejected'))).toBe('409 invalid-transition')
    await decide(id, 'cancelled')
    expect(refusal(await decide(id, 'approved'))).toBe('409 invalid-transition')
    expect((await trailOf(server, env, id)).events.slice(-2)).toEqual(['leave.updated', 'leave.cancelled'])
  })

  test('a note goes with the decision', async () => {
    const { env, ask } = await leaveWorld(server)
    const id = await made(ask('2026-12-01'))
    const patch = (body: object) => env.patch(`/hrm/leave/${id}`, body)
    expect(refusal(await patch({ decision_note: 'No.' }))).toBe('400 validation-error /decision_note')
    expect(refusal(await patch({ decision_note: 'No.', status: 'cancelled' }))).toBe(
      '400 validation-error /decision_note',
    )
    const rejected = (await patch({ decision_note: 'No.', status: 'rejected' })).body.data
    expect(rejected).toMatchObject({ decision_note: 'No.', decided_at: new Date(NOON).toISOString() })
    expect((await trailOf(server, env, id)).events.at(-1)).toBe('leave.rejected')
  })
})

test('the list filters and sorts', async () => {
  const { env, ask, typeOf, decide, employeeId } = await leaveWorld(server)
  const other = await insertEmployee(server, env, { last_name: 'Aalbers' })
  await insertContract(server, env, other)
  const [a, b, c] = [
    await made(ask('2026-12-01', '2026-12-02')),
    await made(ask('2026-12-30', '2027-01-04', { leave_type_id: typeOf('extra') })),
    await made(ask('2026-12-03', '2026-12-03', { employee_id: other })),
  ]
  await decide(c, 'approved')
  const team = await insertTeam(server, env, [other])
  const listed = async (query: string) =>
    (await env.get(`/hrm/leave?${query}`)).body.data.map(({ id }: { id: string }) => id)
  expect(await listed('')).toEqual([b, c, a])
  expect(await listed('sort=employee_name,start_date')).toEqual([c, a, b])
  expect(await listed(`employee_id=${employeeId}&sort=start_date`)).toEqual([a, b])
  expect(await listed(`team_id=${team}`)).toEqual([c])
  expect(await listed('status=approved')).toEqual([c])
  expect(await listed(`leave_type_id=${typeOf('extra')}`)).toEqual([b])
  expect(await listed('date_from=2026-12-02&date_to=2026-12-03')).toEqual([c, a])
  expect(await listed('year=2027')).toEqual([b])
  expect(await listed('year=2026,2027')).toEqual([b, c, a])
  expect(await listed('year=2025')).toEqual([])
  expect((await env.get('/hrm/leave?year=26')).status).toBe(400)
})

test('days that an absence covers are no leave', async () => {
  const { env, ask, employeeId } = await leaveWorld(server)
  await insertRow(server, env, 'absence', {
    employee_id: employeeId,
    start_date: '2026-11-16',
    expected_end_date: '2026-11-19',
  })
  const { minutes, days } = (await ask('2026-11-19', '2026-11-20')).body.data
  expect(minutes).toBe(480)
  expect(days[0]).toEqual({ date: '2026-11-19', minutes: 0, excluded_reason: 'absence' })
})
