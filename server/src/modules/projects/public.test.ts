import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, insertRow, insertTimeEntry, inTest, make } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { bookingFacts } from './public.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withService(projectValues: object = {}, serviceValues: object = {}) {
  const env = await server.environment()
  const project = await make(env, '/projects/project', { name: 'P', ...projectValues })
  const service = await make(env, '/projects/service', { project_id: project.id, name: 'S', ...serviceValues })
  const employee_id = await insertEmployee(server, env)
  const facts = (projectId: string | null, serviceId: string | null) =>
    inTest(server, env, (tx) => bookingFacts(tx, projectId, serviceId))
  return { env, project, service, employee_id, facts }
}

describe('what a booking depends on', () => {
  test('is told of project, service and rates, the budgets with what is used of them', async () => {
    const budgets = { budget_minutes: 600, budget_amount: 1000 }
    const { env, project, service, employee_id, facts } = await withService(budgets, { hourly_rate: 80, ...budgets })
    const rate = { service_id: service.id, employee_id, hourly_rate: 90.5, valid_from: '2026-01-01' }
    await make(env.app, '/projects/servicerate', rate)
    await insertTimeEntry(server, env, { employee_id, project_id: project.id, service_id: service.id })
    await insertTimeEntry(server, env, { employee_id, project_id: project.id, service_id: service.id, billable: false })
    await insertTimeEntry(server, env, { employee_id, project_id: project.id })
    const cost = {
      date: '2026-01-05',
      description: 'Train',
      unit_cost: 0,
      cost_amount: 0,
      invoice_status: 'not_billable',
    }
    const spend = (sales_amount: number, values: object) =>
      insertRow(server, env, 'cost', { ...cost, unit_price: 0, sales_amount, project_id: project.id, ...values })
    await spend(7.5, { service_id: service.id })
    await spend(50, { service_id: service.id, billable: false })
    await spend(20, {})
    expect(await facts(project.id, service.id)).toEqual({
      project: {
        id: project.id,
        status: 'active',
        organization_id: null,
        person_id: null,
        manager_employee_id: null,
        company_profile_id: project.company_profile_id,
        budget_policy: 'warn',
        rate_basis: 'service',
        budget_minutes: 600,
        budget_amount: '1000.00',
        used_minutes: 180,
        used_amount: '227.50',
      },
      service: {
        id: service.id,
        project_id: project.id,
        status: 'open',
        is_bookable: true,
        billing_method: 'time_and_materials',
        hourly_rate: '80.00',
        budget_minutes: 600,
        budget_amount: '1000.00',
        used_minutes: 120,
        used_amount: '107.50',
      },
      service_rates: [{ hour_type_id: null, employee_id, hourly_rate: '90.50', valid_from: '2026-01-01' }],
    })
  })

  test('leaves out what does not exist, and finds the project of a service', async () => {
    const { env, project, service, facts } = await withService()
    expect(await facts(null, null)).toEqual({ project: null, service: null, service_rates: [] })
    expect(await facts(env.id, env.id)).toEqual({ project: null, service: null, service_rates: [] })
    expect(await facts(null, service.id)).toMatchObject({ project: { id: project.id }, service: { id: service.id } })
    expect(await facts(project.id, null)).toMatchObject({ project: { id: project.id }, service: null })
  })

  test('adds nothing up where there is no budget', async () => {
    const { env, project, service, employee_id, facts } = await withService({ budget_minutes: 0 })
    await insertTimeEntry(server, env, { employee_id, project_id: project.id, service_id: service.id })
    const unused = { used_minutes: 0, used_amount: '0.00' }
    expect(await facts(project.id, service.id)).toMatchObject({ project: unused, service: unused })
  })

  test('stays so until the booking is done: the project is closed afterwards', async () => {
    const { env, project, service } = await withService()
    const order: string[] = []
    let closing: Promise<unknown> = Promise.resolve()
    await inTest(server, env, async (tx) => {
      await bookingFacts(tx, project.id, service.id)
      closing = env.patch(`/projects/project/${project.id}`, { status: 'closed' }).then(() => order.push('closed'))
      await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, 500))])
      order.push('booked')
    })
    await closing
    expect(order).toEqual(['booked', 'closed'])
  })

  test.each([
    [{}, ['begun', 'begun', 'done', 'done']],
    [{ budget_minutes: 60 }, ['begun', 'done', 'begun', 'done']],
  ])('lets bookings pass each other unless a budget is at stake: %j', async (budget, expected) => {
    for (const [projectValues, serviceValues] of [
      [budget, {}],
      [{}, budget],
    ] as const) {
      const { project, service, env } = await withService(projectValues, serviceValues)
      const order: string[] = []
      const book = () =>
        inTest(server, env, async (tx) => {
          await bookingFacts(tx, project.id, service.id)
          order.push('begun')
          await new Promise((resolve) => setTimeout(resolve, 100))
          order.push('done')
        })
      await Promise.all([book(), book()])
      expect(order).toEqual(expected)
    }
  })
})
