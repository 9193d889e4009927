import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, insertRow, inTest, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { type HoursWorld, hoursWorld } from '../../../test/hours-fixtures.ts'
import { sql } from '../../db/sql.ts'
import { addDays } from '../../shared/calendar.ts'
import { lockReason } from './hours.rules.ts'
import { approvalStatuses, invoiceStatuses } from './hours.shapes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the day of an entry', () => {
  test('is the local day on which it starts, also in the night of the clock change', async () => {
    const world = await hoursWorld(server)
    const entry = await world.booked({ start_at: '2026-03-28T23:30:00+01:00', minutes: 180 })
    expect(entry).toMatchObject({ date: '2026-03-28', end_at: '2026-03-29T01:30:00.000Z' })
  })

  test('is that of the employee, and stays when the zone changes', async () => {
    const world = await hoursWorld(server)
    await world.change('employee', { time_zone: 'America/New_York' }, world.employeeId)
    const entry = await world.booked({ start_at: '2026-03-03T02:00:00Z' })
    expect(entry.date).toBe('2026-03-02')
    await world.change('employee', { time_zone: null }, world.employeeId)
    expect((await world.env.patch(`/hours/hours/${entry.id}`, { note: 'x' })).body.data.date).toBe('2026-03-02')
    const moved = await world.env.patch(`/hours/hours/${entry.id}`, { start_at: '2026-03-03T02:00:01Z' })
    expect(moved.body.data.date).toBe('2026-03-03')
  })

  test('lies at most 366 days ahead', async () => {
    const world = await hoursWorld(server)
    const today = new Date().toISOString().slice(0, 10)
    expect((await world.book({ start_at: `${addDays(today, 366)}T12:00:00Z` })).status).toBe(201)
    expect((await world.book({ start_at: `${addDays(today, 368)}T12:00:00Z` })).body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/start_at' }],
    })
  })
})

describe('a booking is refused', () => {
  const closing: [string, (world: HoursWorld) => Promise<unknown>, object?][] = [
    ['project-closed', ({ env, projectId }) => env.patch(`/projects/project/${projectId}`, { status: 'closed' })],
    ['project-archived', ({ env, projectId }) => env.patch(`/projects/project/${projectId}`, { status: 'archived' })],
    ['service-closed', ({ env, serviceId }) => env.patch(`/projects/service/${serviceId}`, { status: 'closed' })],
    ['service-closed', ({ env, serviceId }) => env.patch(`/projects/service/${serviceId}`, { is_bookable: false })],
    ['employee-inactive', ({ change, employeeId }) => change('employee', { is_deactivated: true }, employeeId)],
    [
      'employee-inactive',
      ({ change, employeeId }) => change('employee', { employment_start: '2026-03-03' }, employeeId),
    ],
    ['employee-inactive', ({ change, employeeId }) => change('employee', { employment_end: '2026-03-01' }, employeeId)],
    ['period-closed', ({ change }) => change('company_profile', { hours_closed_until: '2026-03-02' })],
    ['day-exceeds-24-hours', ({ booked }) => booked({ minutes: 1381 })],
  ]
  test.each(closing)('as %s', async (code, close) => {
    const world = await hoursWorld(server)
    const elsewhere = await world.booked({
      employee_id: await insertEmployee(server, world.env, { last_name: 'Smit' }),
      service_id: null,
      start_at: '2026-03-04T09:00:00Z',
    })
    await close(world)
    expect((await world.book()).body).toMatchObject({ status: 409, code })
    const move = {
      employee_id: world.employeeId,
      service_id: world.serviceId,
      start_at: '2026-03-02T09:00:00Z',
    }
    expect((await world.env.patch(`/hours/hours/${elsewhere.id}`, move)).body).toMatchObject({ status: 409, code })
  })

  test('as hour-type-inactive', async () => {
    const world = await hoursWorld(server)
    const [{ id }] = (await world.env.get('/hours/hourstype')).body.data
    await world.env.app.patch(`/hours/hourstype/${id}`, { is_active: false })
    expect((await world.book({ hour_type_id: id })).body.code).toBe('hour-type-inactive')
  })

  test('unless the entry stays where it is, in whatever case its ids are written', async () => {
    const world = await hoursWorld(server)
    const [{ id }] = (await world.env.get('/hours/hourstype')).body.data
    const entry = await world.booked({ hour_type_id: id })
    await world.env.app.patch(`/hours/hourstype/${id}`, { is_active: false })
    await world.env.patch(`/projects/service/${world.serviceId}`, { status: 'closed' })
    await world.change('employee', { is_deactivated: true }, world.employeeId)
    const same = { employee_id: world.employeeId, service_id: world.serviceId, hour_type_id: id }
    const upper = Object.fromEntries(Object.entries(same).map(([field, value]) => [field, value.toUpperCase()]))
    for (const body of [{ note: 'a' }, { note: 'b', ...same }, { note: 'c', ...upper }])
      expect((await world.env.patch(`/hours/hours/${entry.id}`, body)).status).toBe(200)
  })

  test('as hours-overlap when the profile says so, touching ends excepted', async () => {
    const world = await hoursWorld(server)
    const entry = await world.booked()
    expect((await world.book()).status).toBe(201)
    await world.change('company_profile', { hours_overlap: 'refuse' })
    const at = (time: string, minutes: number) => world.book({ start_at: `2026-03-02T${time}Z`, minutes })
    expect((await at('08:59:00', 1)).body.code).toBe('hours-overlap')
    expect((await at('07:00:00', 61)).body.code).toBe('hours-overlap')
    expect((await at('07:00:00', 60)).status).toBe(201)
    expect((await at('09:00:00', 60)).status).toBe(201)
    expect((await world.env.patch(`/hours/hours/${entry.id}`, { minutes: 61 })).body.code).toBe('hours-overlap')
    expect((await world.env.patch(`/hours/hours/${entry.id}`, { note: 'x' })).status).toBe(200)
    const other = await insertEmployee(server, world.env)
    expect((await world.book({ employee_id: other })).status).toBe(201)
  })

  test('never for the sake of the entry itself', async () => {
    const world = await hoursWorld(server)
    await world.change('company_profile', { hours_overlap: 'refuse' })
    const { id } = await world.booked({ minutes: 800 })
    const body = { minutes: 900, start_at: '2026-03-02T08:10:00Z' }
    expect((await world.env.patch(`/hours/hours/${id}`, body)).status).toBe(200)
  })

  test('and so is every change and deletion on a closed project', async () => {
    const world = await hoursWorld(server)
    const entry = await world.booked()
    const free = await world.make('/projects/project', { name: 'Free' })
    await world.env.patch(`/projects/project/${world.projectId}`, { status: 'closed' })
    const path = `/hours/hours/${entry.id}`
    expect((await world.env.patch(path, { note: 'x' })).body.code).toBe('project-closed')
    expect((await world.env.patch(path, { project_id: free, service_id: null })).body.code).toBe('project-closed')
    expect((await world.env.delete(path)).body.code).toBe('project-closed')
    await world.env.patch(`/projects/project/${world.projectId}`, { status: 'active' })
    expect((await world.env.delete(path)).status).toBe(204)
  })
})

describe('a locked entry', () => {
  test.each<[string, string, object]>([
    ['invoiced', 'time_entry', { invoice_status: 'invoiced' }],
    ['draft_invoice', 'time_entry', { invoice_status: 'on_draft' }],
    ['approved', 'time_entry', { approval_status: 'approved' }],
    ['written_off', 'time_entry', { invoice_status: 'written_off' }],
    ['period_closed', 'company_profile', { hours_closed_until: '2026-03-02' }],
  ])('refuses every change: %s', async (lock_reason, table, values) => {
    const world = await hoursWorld(server)
    const { id } = await world.booked()
    const free = await world.booked({ start_at: '2026-03-03T09:00:00Z' })
    const stamp = /invoice$|^invoiced/.test(lock_reason) ? { invoice_id: (await world.draft()).id } : {}
    await world.change(table, { ...values, ...stamp }, table === 'time_entry' ? id : undefined)
    expect((await world.env.get(`/hours/hours/${id}`)).body.data).toMatchObject({ locked: true, lock_reason })
    const refusal = { status: 409, code: 'hours-locked', lock_reason }
    for (const body of [{ note: 'x' }, { minutes: 60 }, { start_at: '2026-03-05T09:00:00Z' }])
      expect((await world.env.patch(`/hours/hours/${id}`, body)).body).toMatchObject(refusal)
    expect((await world.env.delete(`/hours/hours/${id}`)).body).toMatchObject(refusal)
    const listed = async (locked: boolean) =>
      (await world.env.get(`/hours/hours?locked=${locked}`)).body.data.map((entry: { id: string }) => entry.id)
    expect([await listed(true), await listed(false)]).toEqual([[id], [free.id]])
  })

  test('is locked in the list for the reason that the rule names', async () => {
    const world = await hoursWorld(server)
    const { id } = await world.booked()
    const invoice = (await world.draft()).id
    for (const hours_closed_until of [null, '2026-03-01', '2026-03-02'])
      for (const invoice_status of invoiceStatuses)
        for (const approval_status of approvalStatuses) {
          const invoice_id = ['on_draft', 'invoiced'].includes(invoice_status) ? invoice : null
          await world.change('company_profile', { hours_closed_until })
          await world.change('time_entry', { invoice_status, approval_status, invoice_id }, id)
          const { lock_reason, locked } = (await world.env.get(`/hours/hours/${id}`)).body.data
          const facts = { hours_closed_until, invoice_status, approval_status, date: '2026-03-02' }
          expect([lock_reason, locked], JSON.stringify(facts)).toEqual([lockReason(facts), lockReason(facts) !== null])
          const { count } = (await world.env.get(`/hours/hours?locked=${locked}`)).body.meta
          expect(count, JSON.stringify(facts)).toBe(1)
        }
  })
})

test('each company of several closes its own periods', async () => {
  const world = await hoursWorld(server)
  const other = await insertEmployee(server, world.env)
  const [first, second] = [await world.booked(), await world.booked({ employee_id: other })]
  await inTest(server, world.env, (tx) =>
    tx.count(sql`
      with twin as (
        insert into company_profile (environment_id, id, name, legal_name, hours_closed_until, created_at, updated_at)
        values (current_environment(), ${other}, 'Twin', 'Twin', '2026-03-02', now(), now()) returning id)
      update employee set company_profile_id = twin.id from twin where employee.id = ${other}`),
  )
  const lockedIds = async (locked: boolean) =>
    (await world.env.get(`/hours/hours?locked=${locked}`)).body.data.map(({ id }: { id: string }) => id)
  expect([await lockedIds(true), await lockedIds(false)]).toEqual([[second.id], [first.id]])
})

describe('side by side', () => {
  test('bookings of one employee never pass 24 hours a day', async () => {
    const world = await hoursWorld(server)
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.book({ minutes: 240 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(201), ...Array(6).fill(409)])
  })

  test('bookings and changes of one employee never overlap', async () => {
    const world = await hoursWorld(server)
    await world.change('company_profile', { hours_overlap: 'refuse' })
    const entry = await world.booked({ start_at: '2026-03-02T05:00:00Z', minutes: 60 })
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => world.book()),
      world.env.patch(`/hours/hours/${entry.id}`, { start_at: '2026-03-02T08:30:00Z' }),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  })

  test('a project that is being closed lets nobody in behind its back', async () => {
    const world = await hoursWorld(server)
    const closing = Promise.withResolvers<void>()
    const close = inTest(server, world.env, async (tx) => {
      await tx.count(sql`update project set status = 'closed' where id = ${world.projectId}`)
      closing.resolve()
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    await closing.promise
    expect((await world.book()).body.code).toBe('project-closed')
    await close
  })

  test('a budget that blocks is not passed together', async () => {
    const world = await hoursWorld(server)
    await world.change('company_profile', { budget_policy: 'block' })
    await world.env.patch(`/projects/project/${world.projectId}`, { budget_minutes: 300 })
    const people = await Promise.all(Array.from({ length: 8 }, () => insertEmployee(server, world.env)))
    const answers = await Promise.all(people.map((employee_id) => world.book({ employee_id })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'budget-exceeded')).toHaveLength(3)
  })
})

describe('a budget', () => {
  test('that warns tells of each crossing once, and changes no project', async () => {
    const world = await hoursWorld(server)
    await world.env.patch(`/projects/project/${world.projectId}`, { budget_minutes: 120 })
    const before = (await world.env.get(`/projects/project/${world.projectId}`)).headers.etag
    const told = async () =>
      (await trailOf(server, world.env, world.projectId)).events.filter((kind) => kind === 'project.budget_exceeded')
    const entry = await world.booked({ minutes: 120 })
    expect(await told()).toHaveLength(0)
    await world.env.patch(`/hours/hours/${entry.id}`, { minutes: 121 })
    expect(await told()).toHaveLength(1)
    await world.booked()
    expect(await told()).toHaveLength(1)
    await world.env.patch(`/hours/hours/${entry.id}`, { minutes: 30 })
    await world.booked()
    expect(await told()).toHaveLength(2)
    expect((await world.env.get(`/projects/project/${world.projectId}`)).headers.etag).toBe(before)
    expect((await trailOf(server, world.env, world.projectId)).audit).toEqual(['project.create', 'project.update'])
  })

  test('that blocks refuses billable hours beyond it, never what takes no more than before', async () => {
    const world = await hoursWorld(server)
    await world.env.patch(`/projects/service/${world.serviceId}`, { budget_amount: 150 })
    const entry = await world.booked({ minutes: 120 })
    await world.change('company_profile', { budget_policy: 'block' })
    expect((await world.book({ minutes: 1 })).body).toMatchObject({ code: 'budget-exceeded', unit: 'amount' })
    expect((await world.book({ minutes: 1, billable: false })).status).toBe(201)
    const path = `/hours/hours/${entry.id}`
    expect((await world.env.patch(path, { minutes: 121 })).body.code).toBe('budget-exceeded')
    expect((await world.env.patch(path, { note: 'x', minutes: 119 })).status).toBe(200)
  })

  test('blocks or warns as the company of the project says, whoever writes the hours', async () => {
    const world = await hoursWorld(server)
    await world.env.patch(`/projects/project/${world.projectId}`, { budget_minutes: 60 })
    const profile = { name: 'Strict', legal_name: 'Strict', budget_policy: 'block' }
    const strict = await insertRow(server, world.env, 'company_profile', profile)
    await world.change('employee', { company_profile_id: strict }, world.employeeId)
    await world.booked({ minutes: 61 })
    const lenient = await insertEmployee(server, world.env)
    await world.change('project', { company_profile_id: strict }, world.projectId)
    expect((await world.book({ employee_id: lenient })).body.code).toBe('budget-exceeded')
  })
})
