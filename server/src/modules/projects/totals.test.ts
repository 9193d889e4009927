import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, insertTimeEntry, inTest, make } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { insertInvoice } from '../../../test/invoice-rows.ts'
import { sql } from '../../db/sql.ts'
import { moneyFields } from './money.rules.ts'

const NOW = '2026-06-15T10:00:00.000Z'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(NOW) } })
})
afterAll(() => server.close())

async function withProject(values: object = {}) {
  const env = await server.environment()
  const organization = await make(env, '/crm/organization', { name: 'Acme' })
  const project = await make(env, '/projects/project', { name: 'A', organization_id: organization.id, ...values })
  const employee_id = await insertEmployee(server, env)
  const addService = (name: string, more: object = {}) =>
    make(env, '/projects/service', { project_id: project.id, name, ...more })
  const book = (service: { id: string } | null, more: object = {}) =>
    insertTimeEntry(server, env, { employee_id, project_id: project.id, service_id: service?.id ?? null, ...more })
  const totals = async (path: string) => (await env.get(path)).body.data.totals
  const draft = async () =>
    (await insertInvoice(server, env, { organization_id: organization.id, lines: [{ amount: 1 }] })).id
  return {
    env,
    project,
    addService,
    book,
    draft,
    ofProject: () => totals(`/projects/project/${project.id}`),
    ofService: (service: { id: string }) => totals(`/projects/service/${service.id}`),
  }
}

const none = { costs_amount: 0, invoiced_amount: 0, planned_minutes: 0 }

describe('totals', () => {
  test('add up the hours of every billing method as one would by hand', async () => {
    const { addService, book, draft, ofProject, ofService } = await withProject({
      budget_minutes: 600,
      budget_amount: 1000,
    })
    const hourly = await addService('Hourly')
    await book(hourly)
    await book(hourly, { minutes: 30, amount: 50, billable: false, invoice_status: 'not_billable' })
    await book(hourly, { date: '2026-06-16' })
    await book(hourly, { invoice_status: 'invoiced', invoice_id: await draft() })
    await book(hourly, { invoice_status: 'on_draft', invoice_id: await draft() })
    await book(hourly, { invoice_status: 'written_off' })
    const fixed = await addService('Fixed', { billing_method: 'fixed_price', price: 150 })
    await book(fixed, { invoice_status: 'included' })
    await book(fixed, { invoice_status: 'included' })
    const cheap = await addService('Cheap', { billing_method: 'fixed_price', price: 5000 })
    await book(cheap, { invoice_status: 'included', minutes: 20, hourly_rate: 95.5, amount: 31.83 })
    const hosting = await addService('Hosting', {
      billing_method: 'subscription',
      price: 50,
      cycle: 'month',
      start_date: '2026-01-31',
    })
    await book(hosting, { invoice_status: 'included' })
    const gift = await addService('Gift', { billing_method: 'non_billable' })
    await book(gift, { invoice_status: 'not_billable' })
    await book(null, { minutes: 45, amount: 75 })
    await book(null, { minutes: 10, hourly_rate: null, amount: null, rate_source: 'none' })

    expect(await ofService(hourly)).toEqual({ spent_minutes: 330, hours_amount: 500, wip_amount: 200, ...none })
    expect(await ofService(fixed)).toEqual({ spent_minutes: 120, hours_amount: 200, wip_amount: 150, ...none })
    expect(await ofService(cheap)).toEqual({ spent_minutes: 20, hours_amount: 31.83, wip_amount: 31.83, ...none })
    expect(await ofService(hosting)).toEqual({ spent_minutes: 60, hours_amount: 100, wip_amount: 250, ...none })
    expect(await ofService(gift)).toEqual({ spent_minutes: 60, hours_amount: 100, wip_amount: 0, ...none })
    expect(await ofProject()).toEqual({
      spent_minutes: 645,
      billable_minutes: 615,
      hours_amount: 1006.83,
      wip_amount: 706.83,
      budget_minutes_used_percentage: 107.5,
      budget_amount_used_percentage: 100.68,
      ...none,
    })
  })

  test('have no percentage where there is no budget', async () => {
    const { book, ofProject } = await withProject({ budget_minutes: 0, budget_amount: null })
    await book(null)
    const percentages = { budget_minutes_used_percentage: null, budget_amount_used_percentage: null }
    expect(await ofProject()).toMatchObject({ spent_minutes: 60, ...percentages })
  })

  test('know no work in progress where nobody can be invoiced', async () => {
    const { addService, book, ofProject, ofService } = await withProject({ organization_id: null })
    const hourly = await addService('Hourly')
    await book(hourly, { invoice_status: 'not_billable' })
    expect(await ofService(hourly)).toMatchObject({ hours_amount: 100, wip_amount: 0 })
    expect(await ofProject()).toMatchObject({ hours_amount: 100, wip_amount: 0 })
  })

  test('hold more than one service can cost', async () => {
    const { env, project, addService, ofProject } = await withProject()
    const dear = { billing_method: 'subscription', price: 999_999_999.99, cycle: 'month', start_date: '1950-01-01' }
    const { wip_amount } = (await addService('One', dear)).totals
    await addService('Two', dear)
    expect((await ofProject()).wip_amount).toBe(2 * wip_amount)
    expect((await env.delete(`/projects/project/${project.id}`)).status).toBe(204)
  })
})

describe('the cycles of a subscription at 930 that count on 15 June 2026', () => {
  test.each<[object, number]>([
    [{ cycle: 'month', start_date: '2026-01-31' }, 4650],
    [{ cycle: 'month', start_date: '2026-01-31', invoice_in_advance: false }, 3720],
    [{ cycle: 'month', start_date: '2026-05-16', invoice_in_advance: false }, 930],
    [{ cycle: 'month', start_date: '2026-05-17', invoice_in_advance: false }, 0],
    [{ cycle: 'quarter', start_date: '2025-12-15' }, 2790],
    [{ cycle: 'half_year', start_date: '2024-06-15' }, 4650],
    [{ cycle: 'year', start_date: '2026-06-15' }, 930],
    [{ cycle: 'year', start_date: '2026-06-16' }, 0],
    [{ cycle: 'year', start_date: '2026-06-15', invoice_in_advance: false }, 0],
    [{ cycle: 'month', start_date: '2026-01-15', end_date: '2026-04-14' }, 2790],
    [{ cycle: 'month', start_date: '2026-01-15', end_date: '2026-03-24' }, 2160],
    [{ cycle: 'month', start_date: '2026-05-15', end_date: '2026-06-15', invoice_in_advance: false }, 961],
    [{ cycle: 'month', start_date: '2026-06-01', end_date: '2026-06-30' }, 930],
  ])('with %j: %d', async (values, amount) => {
    const { addService, ofService } = await withProject()
    const service = await addService('S', { billing_method: 'subscription', price: 930, ...values })
    expect((await ofService(service)).wip_amount).toBe(amount)
  })

  test('stand in the answer to the creation', async () => {
    const { addService, ofService } = await withProject()
    const values = { billing_method: 'subscription', price: 930, cycle: 'month', start_date: '2026-01-31' }
    const service = await addService('S', values)
    expect(service.totals.wip_amount).toBe(4650)
    expect(service.totals).toEqual(await ofService(service))
  })

  test('end with the one in which the service was closed', async () => {
    const { env, addService, ofService } = await withProject()
    const values = { billing_method: 'subscription', price: 10, cycle: 'month', start_date: '2026-03-01' }
    const service = await addService('S', values)
    expect((await ofService(service)).wip_amount).toBe(40)
    await env.patch(`/projects/service/${service.id}`, { status: 'closed' })
    const close = sql`update service set closed_on = closed_on - 40 where id = ${service.id} and closed_on = '2026-06-15'`
    expect(await inTest(server, env, (tx) => tx.count(close))).toBe(1)
    expect((await ofService(service)).wip_amount).toBe(30)
    await env.patch(`/projects/service/${service.id}`, { status: 'open' })
    expect((await ofService(service)).wip_amount).toBe(40)
  })
})

describe('money', () => {
  const asked = (project: string) => `/reports/project-status?project_id=${project}`

  test.each([
    [['projects:read'], ['invoiced_amount', 'wip_amount']],
    [
      ['projects:read', 'hours:read'],
      ['invoiced_amount', 'wip_amount'],
    ],
    [['projects:read', 'invoices:read'], ['wip_amount']],
    [['projects:read', 'invoices:read', 'hours:read'], undefined],
  ] as const)('with %j lacks %j at every door', async (scopes, omitted) => {
    const { env, project, addService } = await withProject()
    const service = await addService('S')
    const client = await env.signIn(scopes)
    const key = await env.keyWith(...scopes)
    for (const path of [`/projects/project/${project.id}`, `/projects/service/${service.id}`]) {
      const told = [await client.get(path), await env.get(path, { authorization: `Bearer ${key}` })].map(
        ({ body }) => body.data.totals,
      )
      for (const totals of told) {
        expect(totals.omitted_fields).toEqual(omitted)
        expect(moneyFields.filter((field) => !(field in totals))).toEqual(omitted ?? [])
      }
    }
    expect((await client.get(asked(project.id))).body.data.omitted).toEqual(omitted ?? [])
  })
})
