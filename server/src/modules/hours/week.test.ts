import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertContract, insertEmployee, insertTimeEntry, inTest, refusal } from '../../../test/fixtures.ts'
import { type AppClient, startTestServer, type TestServer } from '../../../test/harness.ts'
import { type HoursWorld, hoursWorld } from '../../../test/hours-fixtures.ts'
import { sql } from '../../db/sql.ts'

const MONDAY = '2026-03-02'

let server: TestServer
let world: HoursWorld
let me: AppClient
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse('2026-03-04T12:00:00Z') } })
})
afterAll(() => server.close())
beforeEach(async () => {
  world = await hoursWorld(server)
  me = await world.env.signIn(['hours:read', 'hours:write', 'hrm:read'], world.employeeId)
})

async function week(client: AppClient = me, query = '') {
  const answer = await client.get(`/hours/week${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const at = (day: number, time = '09:00') => `2026-03-0${day}T${time}:00+01:00`

describe('a week', () => {
  test('is the one of today and mine, from Monday to Sunday', async () => {
    const { days, rows, ...rest } = await week()
    expect(rest).toMatchObject({
      employee_id: world.employeeId,
      employee_name: 'Bakker',
      time_zone: 'Europe/Amsterdam',
      date_from: MONDAY,
      date_to: '2026-03-08',
      totals: { minutes: 0, net: 0 },
      approval: { is_required: false, status: 'empty' },
    })
    expect(days.map(({ date }: { date: string }) => date.slice(8))).toEqual(['02', '03', '04', '05', '06', '07', '08'])
    expect(rows).toEqual([])
    expect((await week(me, '?date=2026-03-01')).date_from).toBe('2026-02-23')
  })

  test('asks whose it is of those who are no employee', async () => {
    expect(refusal(await world.env.app.get('/hours/week'))).toBe('403 forbidden')
    expect((await week(world.env.app, `?employee_id=${world.employeeId}`)).employee_name).toBe('Bakker')
  })

  test('has a row per project, service and hour type, with their names and entries by day', async () => {
    const hour_type_id = await world.make('/hours/hourstype', { name: 'On the way' })
    const first = await world.booked({ start_at: at(2), minutes: 90, note: 'Sketches' })
    await world.booked({ start_at: at(2, '13:00'), minutes: 30, billable: false })
    await world.booked({ start_at: at(4), minutes: 60, hour_type_id })
    await world.booked({ start_at: at(4, '11:00'), minutes: 60, service_id: null })
    const { rows, days, totals } = await week()
    expect(rows).toMatchObject([
      {
        project_name: 'Website',
        service_name: 'Design',
        organization_name: 'Acme',
        hour_type_name: 'On the way',
        minutes: 60,
      },
      { service_name: 'Design', hour_type_name: null, minutes: 120, carried: false, refusal: null },
      { project_id: null, service_id: null, minutes: 60 },
    ])
    expect(rows[1].days[0]).toMatchObject({ date: MONDAY, minutes: 120 })
    expect(rows[1].days[0].entries[0]).toEqual({
      id: first.id,
      version: 1,
      start_at: '2026-03-02T08:00:00.000Z',
      end_at: '2026-03-02T09:30:00.000Z',
      minutes: 90,
      note: 'Sketches',
      billable: true,
      approval_status: 'not_required',
      approval_note: null,
      invoice_status: 'to_invoice',
      locked: false,
      lock_reason: null,
      refusal: null,
    })
    expect(days[0]).toMatchObject({ minutes: 120, billable_minutes: 90, next_start_at: '2026-03-02T12:30:00.000Z' })
    expect(days[1]).toMatchObject({ minutes: 0, next_start_at: '2026-03-03T08:00:00.000Z' })
    expect(totals).toMatchObject({ minutes: 240, billable_minutes: 210 })
  })

  test('carries over the rows of the week before on which hours can still be booked', async () => {
    const other = await world.make('/projects/project', { name: 'Closed' })
    await world.booked({ start_at: '2026-02-23T09:00:00+01:00' })
    await world.booked({ start_at: '2026-02-24T09:00:00+01:00', service_id: null, project_id: other })
    await world.booked({ start_at: '2026-02-20T09:00:00+01:00', service_id: null, project_id: world.projectId })
    await world.change('project', { status: 'closed' }, other)
    const { rows } = await week()
    expect(rows).toMatchObject([{ service_id: world.serviceId, carried: true, minutes: 0 }])
    expect(rows).toHaveLength(1)
    const before = (await week(me, '?date=2026-02-24')).rows
    expect(before).toMatchObject([
      { service_id: world.serviceId, carried: false, refusal: null },
      { project_id: world.projectId, service_id: null, carried: true, refusal: null },
      { project_name: 'Closed', carried: false, refusal: { code: 'project-closed' } },
    ])
  })
})

describe('against the contract', () => {
  beforeEach(async () => {
    await insertContract(server, world.env, world.employeeId)
    await inTest(server, world.env, (tx) =>
      tx.count(sql`
        insert into public_holiday (environment_id, company_profile_id, date, name, half_day)
        select environment_id, id, '2026-03-03', 'Fair', true from company_profile where is_default`),
    )
    const { body } = await world.env.app.get('/hrm/leavetype')
    const leave_type_id = body.data.find(({ kind }: { kind: string }) => kind === 'special').id
    const days = { employee_id: world.employeeId, leave_type_id, start_date: '2026-03-05', end_date: '2026-03-05' }
    const leave = await world.env.app.post('/hrm/leave', days)
    expect(leave.status, leave.text).toBe(201)
    await world.env.app.patch(`/hrm/leave/${leave.body.data.id}`, { status: 'approved' })
    const absence = { employee_id: world.employeeId, start_date: '2026-03-04', percentage: 50 }
    expect((await world.env.app.post('/hrm/absence', absence)).status).toBe(201)
  })

  test('each day says what is to be worked and what takes away from it', async () => {
    const { days, totals } = await week()
    expect(days[0].schedule).toEqual({ gross: 480, holiday: 0, leave: 0, absence: 0, net: 480 })
    expect(days[1]).toMatchObject({ holiday: { name: 'Fair', half_day: true }, schedule: { holiday: 240, net: 240 } })
    expect(days[2].schedule).toMatchObject({ absence: 240, net: 240 })
    expect(days[3].schedule).toMatchObject({ leave: 480, net: 0 })
    expect(days[5].schedule).toMatchObject({ gross: 0, net: 0 })
    expect(totals.net).toBe(480 + 240 + 240 + 0 + 480)
  })

  test('a colleague is not told why, and nothing without the right to read people', async () => {
    const colleague = await insertEmployee(server, world.env)
    const query = `?employee_id=${world.employeeId}`
    const seen = await week(await world.env.signIn(['hours:read', 'hrm:read'], colleague), query)
    expect(seen.days[3].schedule).toEqual({ gross: 480, holiday: 0, leave: null, absence: null, net: 0 })
    const unseen = await week(await world.env.signIn(['hours:read'], await insertEmployee(server, world.env)), query)
    expect(unseen.days.map(({ schedule }: { schedule: unknown }) => schedule)).toEqual(Array(7).fill(null))
    expect(unseen.totals.net).toBeNull()
    await world.change('employee', { manager_employee_id: colleague }, world.employeeId)
    const boss = await world.env.signIn(['hours:read'], colleague)
    expect((await week(boss, query)).days[3].schedule.leave).toBe(480)
    expect((await week(world.env.app, query)).days[2].schedule.absence).toBe(240)
  })
})

describe('what can be done', () => {
  test('is told of every entry as its PATCH would answer', async () => {
    const { id: invoice_id, lineId: invoice_line_id } = await world.draft()
    const values: [string, Record<string, unknown>][] = [
      ['free', {}],
      ['draft_invoice', { invoice_status: 'on_draft', invoice_id, invoice_line_id }],
      ['approved', { approval_status: 'approved' }],
      ['written_off', { invoice_status: 'written_off' }],
    ]
    const entry = { employee_id: world.employeeId, project_id: world.projectId, service_id: world.serviceId }
    for (const [, state] of values)
      await insertTimeEntry(server, world.env, { ...entry, start_at: at(2), date: MONDAY, ...state })
    const closed = { ...entry, start_at: at(1), date: '2026-03-01' }
    await insertTimeEntry(server, world.env, closed)
    await world.change('company_profile', { hours_closed_until: '2026-03-01' })
    const entries = [...(await entriesOf(me)), ...(await entriesOf(me, '?date=2026-03-01'))]
    expect(entries).toHaveLength(5)
    for (const shown of entries) {
      const answer = await me.patch(`/hours/hours/${shown.id}`, { note: 'x' })
      const { lock_reason } = (await me.get(`/hours/hours/${shown.id}`)).body.data
      expect([shown.lock_reason, shown.locked]).toEqual([lock_reason, lock_reason !== null])
      const told = answer.status === 200 ? null : { code: answer.body.code, detail: answer.body.detail }
      expect(shown.refusal, answer.text).toEqual(told)
    }
    expect(entries.map((shown) => shown.lock_reason)).toEqual(
      expect.arrayContaining([null, 'approved', 'period_closed']),
    )
  })

  test('nothing on a closed project, nor in the week of another', async () => {
    await world.booked({ start_at: at(2) })
    const other = await world.env.signIn(['hours:read', 'hours:write'], await insertEmployee(server, world.env))
    const query = `?employee_id=${world.employeeId}`
    const seen = await week(other, query)
    expect(seen.rows[0].days[0].entries[0].refusal).toMatchObject({ code: 'forbidden' })
    expect(seen.days[0].refusal).toMatchObject({ code: 'forbidden' })
    await world.change('project', { status: 'closed' }, world.projectId)
    const { rows } = await week()
    expect(rows[0]).toMatchObject({ refusal: { code: 'project-closed' } })
    expect(rows[0].days[0].entries[0]).toMatchObject({ locked: false, refusal: { code: 'project-closed' } })
  })

  test('days say whether they take hours', async () => {
    await world.change('company_profile', { hours_closed_until: '2026-03-03' })
    await world.change('employee', { employment_end: '2026-03-05' }, world.employeeId)
    const { days } = await week()
    expect(days.map(({ refusal: why }: { refusal: { code: string } | null }) => why?.code ?? null)).toEqual([
      'period-closed',
      'period-closed',
      null,
      null,
      'employee-inactive',
      'employee-inactive',
      'employee-inactive',
    ])
  })

  test('submit, approve, reject and withdraw name the entries they can be taken on', async () => {
    await world.change('company_profile', { hours_approval: 'manager' })
    const [a, b] = [await world.booked({ start_at: at(2) }), await world.booked({ start_at: at(3) })]
    const both = [a.id, b.id]
    const query = `?employee_id=${world.employeeId}`
    expect(await week()).toMatchObject({
      approval: { is_required: true, status: 'open' },
      actions: { submit: both, approve: [], reject: [], withdraw: [] },
    })
    await me.post('/hours/hours/submit', { employee_id: world.employeeId, date_from: MONDAY, date_to: '2026-03-08' })
    expect(await week()).toMatchObject({ approval: { status: 'submitted' }, actions: { submit: [], approve: [] } })
    const boss = await world.env.signIn(
      ['hours:read', 'hours:write', 'approve_hours'],
      await insertEmployee(server, world.env),
    )
    expect((await week(boss, query)).actions).toEqual({ submit: [], approve: both, reject: both, withdraw: [] })
    await boss.post('/hours/hours/approve', { ids: [a.id] })
    await boss.post('/hours/hours/reject', { ids: [b.id], reason: 'Too long.' })
    const { approval, actions, rows } = await week(boss, query)
    expect([approval.status, actions.withdraw]).toEqual(['rejected', [a.id]])
    expect(rows[0].days[1].entries[0]).toMatchObject({ approval_status: 'rejected', approval_note: 'Too long.' })
  })

  test('is asked for in one round', async () => {
    await world.booked({ start_at: at(2) })
    let flights = 0
    const client = await server.db.app.connect()
    const own = client.query
    client.query = ((...flight: unknown[]) => {
      flights++
      return (own as (...all: unknown[]) => unknown).apply(client, flight)
    }) as typeof own
    const connect = server.db.app.connect
    server.db.app.connect = (async () => client) as typeof connect
    await week()
    server.db.app.connect = connect
    client.query = own
    expect(flights).toBe(1)
  })
})

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function entriesOf(client: AppClient, query = ''): Promise<any[]> {
  const { rows } = await week(client, query)
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  return rows.flatMap((row: any) => row.days.flatMap((day: any) => day.entries))
}
