import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, insertEmployee, insertRow, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { purchasingWorld, setColumn } from '../../../test/purchasing-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PATH = '/purchasing/cost'
const NOBODY = '0192f0c1-2345-7abc-8def-0123456789ab'

describe('booking', () => {
  test('fills in what is not sent, and tells of it', async () => {
    const { env, projectId, book } = await purchasingWorld(server)
    const answer = await book()
    const { data } = answer.body
    expect(answer.headers.location).toMatch(new RegExp(`${PATH}/${data.id}$`))
    expect(data).toMatchObject({
      project_id: projectId,
      project_name: 'Website',
      service_id: null,
      service_name: null,
      purchase_invoice_id: null,
      employee_id: null,
      employee_name: null,
      quantity: 1,
      unit_cost: 10,
      markup_percentage: null,
      unit_price: 10,
      cost_amount: 10,
      sales_amount: 10,
      billable: true,
      vat_rate_id: null,
      invoice_status: 'to_invoice',
      invoice_id: null,
      invoice_line_id: null,
      locked: false,
      note: null,
    })
    expect((await env.get(`${PATH}/${data.id}`)).body.data).toEqual(data)
    expect(await trailOf(server, env, data.id)).toEqual({ events: ['cost.created'], audit: ['cost.create'] })
  })

  test('computes the amounts, each rounded once', async () => {
    const { booked } = await purchasingWorld(server)
    expect(await booked({ quantity: 2.5, unit_cost: 9.99, markup_percentage: 15 })).toMatchObject({
      unit_price: 11.49,
      cost_amount: 24.98,
      sales_amount: 28.73,
    })
    expect(await booked({ quantity: 0.0001, unit_cost: 0, unit_price: 5000 })).toMatchObject({
      cost_amount: 0,
      sales_amount: 0.5,
    })
  })

  test('is an expense of somebody, on a service, at a VAT rate', async () => {
    const { env, employeeId, serviceId, booked } = await purchasingWorld(server)
    const { company_profile_id } = (await env.get('/projects/project')).body.data[0]
    const vat_rate_id = await insertRow(server, env, 'vat_rate', {
      company_profile_id,
      name: 'High',
      percentage: 21,
      category: 'S',
      valid_from: '2020-01-01',
    })
    const cost = await booked({ employee_id: employeeId, service_id: serviceId.toUpperCase(), vat_rate_id })
    expect(cost).toMatchObject({ employee_name: 'Bakker', service_id: serviceId, service_name: 'Design', vat_rate_id })
  })

  test.each<[string, object]>([
    ['400 validation-error /markup_percentage', { markup_percentage: 5, unit_price: 20 }],
    ['400 validation-error /unit_price', { unit_price: null }],
    ['400 validation-error /quantity', { quantity: 0 }],
    ['400 validation-error /quantity', { quantity: 0.00001 }],
    ['400 validation-error /quantity', { quantity: 999_999_999, unit_cost: 2 }],
    ['400 validation-error /unit_cost', { unit_cost: -1 }],
    ['400 validation-error /invoice_status', { invoice_status: 'invoiced' }],
    ['400 invalid-reference /project_id', { project_id: NOBODY }],
    [
      '400 invalid-reference /service_id /purchase_invoice_id /employee_id /vat_rate_id',
      { service_id: NOBODY, purchase_invoice_id: NOBODY, employee_id: NOBODY, vat_rate_id: NOBODY },
    ],
  ])('refuses %s', async (expected, values) => {
    const { book } = await purchasingWorld(server)
    expect(refusal(await book(values))).toBe(expected)
  })

  test('refuses what belongs elsewhere', async () => {
    const { env, serviceId, book } = await purchasingWorld(server)
    const other = await make(env, '/projects/project', { name: 'Other' })
    expect(refusal(await book({ project_id: other.id, service_id: serviceId }))).toBe(
      '400 validation-error /service_id',
    )
    const company_profile_id = await insertRow(server, env, 'company_profile', { name: 'B', legal_name: 'B' })
    const vat_rate_id = await insertRow(server, env, 'vat_rate', {
      company_profile_id,
      name: 'High',
      percentage: 21,
      category: 'S',
      valid_from: '2020-01-01',
    })
    expect(refusal(await book({ vat_rate_id }))).toBe('400 validation-error /vat_rate_id')
  })

  test('refuses somebody who is not employed', async () => {
    const { env, book } = await purchasingWorld(server)
    const employee_id = await insertEmployee(server, env)
    await setColumn(server, env, 'employee', employee_id, 'employment_end', '2026-03-01')
    expect(refusal(await book({ employee_id }))).toBe('409 employee-inactive')
    expect((await book({ employee_id, date: '2026-03-01' })).status).toBe(201)
  })

  test('ends where the project or the service ends', async () => {
    const { env, projectId, serviceId, book, booked } = await purchasingWorld(server)
    const onService = await booked({ service_id: serviceId })
    const free = await booked()
    await env.patch(`/projects/service/${serviceId}`, { status: 'closed' })
    expect(refusal(await book({ service_id: serviceId }))).toBe('409 service-closed')
    expect(refusal(await env.patch(`${PATH}/${free.id}`, { service_id: serviceId }))).toBe('409 service-closed')
    expect((await env.patch(`${PATH}/${onService.id}`, { note: 'Still fine' })).status).toBe(200)
    for (const [status, code] of [
      ['closed', 'project-closed'],
      ['archived', 'project-archived'],
    ]) {
      await env.patch(`/projects/project/${projectId}`, { status })
      expect(refusal(await book())).toBe(`409 ${code}`)
      expect(refusal(await env.patch(`${PATH}/${free.id}`, { note: 'x' }))).toBe(`409 ${code}`)
      expect(refusal(await env.delete(`${PATH}/${free.id}`))).toBe(`409 ${code}`)
    }
    const open = await make(env, '/projects/project', { name: 'Open' })
    expect(refusal(await env.patch(`${PATH}/${free.id}`, { project_id: open.id }))).toBe('409 project-archived')
  })
})

describe('a change', () => {
  test('follows the mark-up, changes nothing twice, and moves between projects', async () => {
    const { env, serviceId, booked } = await purchasingWorld(server)
    const { id } = await booked({ markup_percentage: 10, service_id: serviceId })
    const patch = (body: object) => env.patch(`${PATH}/${id}`, body)
    expect((await patch({ unit_cost: 20, quantity: 2 })).body.data).toMatchObject({
      unit_price: 22,
      cost_amount: 40,
      sales_amount: 44,
    })
    const agreed = (await patch({ unit_price: 30, billable: false })).body.data
    expect(agreed).toMatchObject({ markup_percentage: null, sales_amount: 60, invoice_status: 'not_billable' })
    expect((await patch({ unit_price: 30, description: 'Paper' })).body.data).toEqual(agreed)
    const internal = await make(env, '/projects/project', { name: 'Internal' })
    expect(refusal(await patch({ project_id: internal.id }))).toBe('400 validation-error /service_id')
    const moved = await patch({ project_id: internal.id, service_id: null, billable: true })
    expect(moved.body.data).toMatchObject({ project_name: 'Internal', invoice_status: 'not_billable' })
    expect((await trailOf(server, env, id)).events).toEqual([
      'cost.created',
      'cost.updated',
      'cost.updated',
      'cost.updated',
    ])
  })

  test('of the customer or the billing takes the costs along', async () => {
    const { env, projectId, serviceId, customerId, booked } = await purchasingWorld(server)
    const ids = [
      await booked({ service_id: serviceId }),
      await booked(),
      await booked({ billable: false, service_id: serviceId }),
    ].map(({ id }) => id)
    const statuses = () => Promise.all(ids.map(async (id) => (await env.get(`${PATH}/${id}`)).body.data.invoice_status))
    const service = (body: object) => env.patch(`/projects/service/${serviceId}`, body)
    expect(await statuses()).toEqual(['to_invoice', 'to_invoice', 'not_billable'])
    await service({ billing_method: 'fixed_price', price: 100 })
    expect(await statuses()).toEqual(['to_invoice', 'to_invoice', 'not_billable'])
    await service({ billing_method: 'non_billable', price: null })
    expect(await statuses()).toEqual(['not_billable', 'to_invoice', 'not_billable'])
    await env.patch(`/projects/project/${projectId}`, { organization_id: null })
    expect(await statuses()).toEqual(['not_billable', 'not_billable', 'not_billable'])
    await env.patch(`/projects/project/${projectId}`, { organization_id: customerId })
    expect(await statuses()).toEqual(['not_billable', 'to_invoice', 'not_billable'])
  })
})

test('a budget that costs pass is told once, and refuses none', async () => {
  const { env, customerId, book } = await purchasingWorld(server)
  const project = await make(env, '/projects/project', {
    name: 'Tight',
    organization_id: customerId,
    budget_amount: 100,
  })
  const exceeded = async () =>
    (await trailOf(server, env, project.id)).events.filter((kind) => kind === 'project.budget_exceeded').length
  await book({ project_id: project.id, unit_cost: 500, billable: false })
  await book({ project_id: project.id, unit_cost: 100 })
  expect(await exceeded()).toBe(0)
  await book({ project_id: project.id, unit_cost: 0.01 })
  await book({ project_id: project.id, unit_cost: 100 })
  expect(await exceeded()).toBe(1)
})

test('deleting leaves a tombstone', async () => {
  const { env, booked } = await purchasingWorld(server)
  const { id } = await booked()
  expect((await env.delete(`${PATH}/${id}`)).status).toBe(204)
  expect((await env.delete(`${PATH}/${id}`)).status).toBe(404)
  expect(idsOf(await env.get(`${PATH}?deleted=only`))).toEqual([id])
  expect((await trailOf(server, env, id)).events).toEqual(['cost.created', 'cost.deleted'])
})

test('projects and services with costs stay', async () => {
  const { env, projectId, serviceId, booked } = await purchasingWorld(server)
  const { id } = await booked({ service_id: serviceId, billable: false })
  expect(refusal(await env.delete(`/projects/service/${serviceId}`))).toBe('409 service-in-use')
  expect(refusal(await env.delete(`/projects/project/${projectId}`))).toBe('409 project-has-costs')
  await env.delete(`${PATH}/${id}`)
  expect((await env.delete(`/projects/project/${projectId}`)).status).toBe(204)
})

test('the list filters, sorts and finds', async () => {
  const { env, projectId, serviceId, customerId, employeeId, booked, recorded } = await purchasingWorld(server)
  const internal = await make(env, '/projects/project', { name: 'Internal' })
  const bill = await recorded()
  const [a, b, c] = [
    await booked({ date: '2026-01-01', service_id: serviceId, quantity: 3, description: 'Café' }),
    await booked({ date: '2026-02-01', project_id: internal.id, employee_id: employeeId, note: 'Train' }),
    await booked({ date: '2026-03-01', purchase_invoice_id: bill.id, billable: false, quantity: 2 }),
  ].map(({ id }) => id as string)
  const found = async (query: string) => idsOf(await env.get(`${PATH}?${query}`))
  expect(await found('')).toEqual([c, b, a])
  expect(await found('sort=cost_amount')).toEqual([b, c, a])
  expect(await found(`project_id=${projectId}`)).toEqual([c, a])
  expect(await found(`service_id=${serviceId}`)).toEqual([a])
  expect(await found('service_id=null')).toEqual([c, b])
  expect(await found(`organization_id=${customerId}`)).toEqual([c, a])
  expect(await found('organization_id=null')).toEqual([b])
  expect(await found(`purchase_invoice_id=${bill.id}`)).toEqual([c])
  expect(await found(`employee_id=${employeeId}`)).toEqual([b])
  expect(await found('billable=false')).toEqual([c])
  expect(await found('invoice_status=to_invoice')).toEqual([a])
  expect(await found('date_from=2026-01-02&date_to=2026-02-01')).toEqual([b])
  expect(await found('q=cafe')).toEqual([a])
  expect(await found('q=TRAIN')).toEqual([b])
})
