import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { type HoursWorld, hoursWorld } from '../../../test/hours-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const employeeRate = (world: HoursWorld, hourly_rate: number, valid_from = '2026-01-01') =>
  world.make('/hrm/employeerate', { employee_id: world.employeeId, kind: 'sales', hourly_rate, valid_from })
const setRate = ({ env, serviceId }: HoursWorld, hourly_rate: number | null) =>
  env.patch(`/projects/service/${serviceId}`, { hourly_rate })

describe('the price of an entry', () => {
  test.each([
    [20, 95.5, 31.83],
    [10, 100, 16.67],
    [1, 0, 0],
    [1440, 999_999.99, 23_999_999.76],
  ])('%i minutes at %d cost %d', async (minutes, rate, amount) => {
    const world = await hoursWorld(server)
    await setRate(world, rate)
    expect(await world.booked({ minutes })).toMatchObject({ hourly_rate: rate, amount, rate_source: 'service' })
  })

  test('comes from the most specific rate that is valid on the day', async () => {
    const world = await hoursWorld(server)
    const hourType = await world.make('/hours/hourstype', {
      name: 'Night work',
      hourly_rate: 50,
      rates: [{ valid_from: '2026-03-01', hourly_rate: 60 }],
    })
    await employeeRate(world, 70)
    const booking = { hour_type_id: hourType }
    const rateFor = async (values: object) =>
      world.env.app.post('/projects/servicerate', { service_id: world.serviceId, valid_from: '2026-03-02', ...values })
    const priced = async (values = {}) => {
      const { hourly_rate, rate_source } = await world.booked({ ...booking, minutes: 1, ...values })
      return [rate_source, hourly_rate]
    }
    expect(await priced({ service_id: null })).toEqual(['hour_type', 60])
    expect(await priced({ service_id: null, start_at: '2026-02-28T12:00:00Z' })).toEqual(['hour_type', 50])
    expect(await priced({ service_id: null, hour_type_id: null })).toEqual(['employee', 70])
    await world.change('project', { rate_basis: 'employee' }, world.projectId)
    expect(await priced({ service_id: null, project_id: world.projectId })).toEqual(['employee', 70])
    expect(await priced()).toEqual(['service', 100])
    await rateFor({ hour_type_id: hourType, hourly_rate: 103 })
    expect(await priced()).toEqual(['service_hour_type', 103])
    await rateFor({ employee_id: world.employeeId, hourly_rate: 102 })
    expect(await priced()).toEqual(['service_employee', 102])
    await rateFor({ employee_id: world.employeeId, hour_type_id: hourType, hourly_rate: 101 })
    expect(await priced()).toEqual(['service_hour_type_employee', 101])
    expect(await priced({ start_at: '2026-03-01T12:00:00Z' })).toEqual(['service', 100])
    expect(await priced({ employee_id: await insertEmployee(server, world.env) })).toEqual(['service_hour_type', 103])
  })

  test('is frozen, until employee, service, project, hour type or start changes', async () => {
    const world = await hoursWorld(server)
    const hourType = await world.make('/hours/hourstype', { name: 'Night work' })
    const other = await insertEmployee(server, world.env)
    const second = await world.make('/projects/service', {
      project_id: world.projectId,
      name: 'Build',
      hourly_rate: 80,
    })
    const free = await world.make('/projects/project', { name: 'Free' })
    const frozen: Record<string, unknown>[] = [{ note: 'x' }, { minutes: 30 }, { billable: false }]
    for (const body of frozen) {
      await setRate(world, 100)
      const entry = await world.booked()
      await setRate(world, 200)
      const changed = (await world.env.patch(`/hours/hours/${entry.id}`, body)).body.data
      expect(changed, JSON.stringify(body)).toMatchObject({ hourly_rate: 100, amount: body.minutes ? 50 : 100 })
    }
    const priced: [object, number | null][] = [
      [{ hour_type_id: hourType }, 200],
      [{ employee_id: other }, 200],
      [{ start_at: '2026-03-02T12:00:00Z' }, 200],
      [{ service_id: second }, 80],
      [{ service_id: null, project_id: free }, null],
    ]
    for (const [body, rate] of priced) {
      await setRate(world, 100)
      const entry = await world.booked()
      await setRate(world, 200)
      const changed = (await world.env.patch(`/hours/hours/${entry.id}`, body)).body.data
      expect(changed, JSON.stringify(body)).toMatchObject({ hourly_rate: rate, amount: rate })
    }
  })

  test('has a cost beside it that knows no sales rate', async () => {
    const world = await hoursWorld(server)
    await employeeRate(world, 70)
    expect(await world.booked()).toMatchObject({ cost_rate: null, cost_amount: null })
    const cost = { employee_id: world.employeeId, kind: 'cost' }
    await world.make('/hrm/employeerate', { ...cost, hourly_rate: 40, valid_from: '2026-03-02' })
    await world.make('/hrm/employeerate', { ...cost, hourly_rate: 45, valid_from: '2026-03-03' })
    expect(await world.booked({ minutes: 20 })).toMatchObject({ cost_rate: 40, cost_amount: 13.33 })
  })
})

describe('what can be invoiced', () => {
  test('follows from customer, service and the wish of the caller', async () => {
    const world = await hoursWorld(server)
    const status = async (values: object) => (await world.booked({ minutes: 1, ...values })).invoice_status
    const service = (values: object) =>
      world.make('/projects/service', { project_id: world.projectId, name: 'S', ...values })
    expect(await status({})).toBe('to_invoice')
    expect(await status({ service_id: null, project_id: world.projectId })).toBe('to_invoice')
    expect(await status({ billable: false })).toBe('not_billable')
    expect(await status({ service_id: null })).toBe('not_billable')
    expect(await status({ service_id: await service({ billing_method: 'non_billable' }) })).toBe('not_billable')
    expect(await status({ service_id: await service({ billing_method: 'fixed_price', price: 9 }) })).toBe('included')
  })

  test('follows the project when it gets or loses its customer, and the service when its billing changes', async () => {
    const world = await hoursWorld(server)
    const entry = await world.booked()
    const locked = await world.booked()
    await world.change('time_entry', { invoice_status: 'written_off' }, locked.id)
    const statusAfter = async (path: string, body: object) => {
      expect((await world.env.patch(path, body)).status).toBe(200)
      return (await world.env.get(`/hours/hours/${entry.id}`)).body.data.invoice_status
    }
    const project = `/projects/project/${world.projectId}`
    expect(await statusAfter(project, { organization_id: null })).toBe('not_billable')
    expect(await statusAfter(project, { organization_id: world.organizationId })).toBe('to_invoice')
    const service = `/projects/service/${world.serviceId}`
    expect(await statusAfter(service, { billing_method: 'fixed_price', price: 10 })).toBe('included')
    expect(await statusAfter(service, { billing_method: 'non_billable', price: null })).toBe('not_billable')
    expect((await world.env.get(`/hours/hours/${locked.id}`)).body.data.invoice_status).toBe('written_off')
    const after = (await world.env.get(`/hours/hours?updated_since=${entry.updated_at}`)).body.data
    expect(after.find(({ id }: { id: string }) => id === entry.id).updated_at > entry.updated_at).toBe(true)
    expect((await trailOf(server, world.env, entry.id)).events).toEqual(['hours.created'])
  })
})

describe('re-pricing', () => {
  test('shows, then does, and touches only open entries from the day on', async () => {
    const world = await hoursWorld(server)
    const at = (day: string) => world.booked({ start_at: `${day}T09:00:00Z` })
    const [early, open, approved] = [await at('2026-03-02'), await at('2026-03-03'), await at('2026-03-04')]
    await world.change('time_entry', { approval_status: 'approved' }, approved.id)
    await setRate(world, 120)
    const fresh = await at('2026-03-05')
    const reprice = (body: object) =>
      world.env.app.post('/hours/hours/reprice', { service_id: world.serviceId, from: '2026-03-03', ...body })
    const outcome = { count: 1, old_amount: 100, new_amount: 120 }
    expect((await reprice({})).body.data).toEqual({ ...outcome, preview: true })
    const amounts = async () =>
      Promise.all(
        [early, open, approved, fresh].map(
          async ({ id }) => (await world.env.get(`/hours/hours/${id}`)).body.data.amount,
        ),
      )
    expect(await amounts()).toEqual([100, 100, 100, 120])
    expect((await reprice({ preview: false })).body.data).toEqual({ ...outcome, preview: false })
    expect(await amounts()).toEqual([100, 120, 100, 120])
    expect((await reprice({})).body.data).toEqual({ count: 0, old_amount: 0, new_amount: 0, preview: true })
    expect(await trailOf(server, world.env, open.id)).toEqual({
      events: ['hours.created', 'hours.updated'],
      audit: ['hours.create', 'hours.reprice'],
    })
  })

  test('goes by service, project or employee, and leaves closed projects at rest', async () => {
    const world = await hoursWorld(server)
    await world.booked()
    const bare = { service_id: null }
    await world.booked(bare)
    await employeeRate(world, 70)
    await setRate(world, 50)
    const count = async (body: object) => {
      const answer = await world.env.app.post('/hours/hours/reprice', { from: '2026-01-01', ...body })
      return answer.body.data?.count ?? answer.status
    }
    expect(await count({})).toBe(400)
    expect(await count({ project_id: world.projectId })).toBe(1)
    expect(await count({ employee_id: world.employeeId })).toBe(2)
    expect(await count({ employee_id: world.employeeId, service_id: world.serviceId })).toBe(1)
    await world.env.patch(`/projects/project/${world.projectId}`, { status: 'closed' })
    expect(await count({ employee_id: world.employeeId })).toBe(1)
  })

  test('names what does not exist', async () => {
    const { env, serviceId } = await hoursWorld(server)
    const reprice = async (body: object) =>
      refusal(await env.app.post('/hours/hours/reprice', { from: '2026-01-01', ...body }))
    for (const field of ['service_id', 'project_id', 'employee_id'])
      expect(await reprice({ [field]: env.id })).toBe(`400 invalid-reference /${field}`)
    expect(await reprice({ service_id: serviceId, project_id: env.id, employee_id: env.id })).toBe(
      '400 invalid-reference /project_id /employee_id',
    )
  })
})
