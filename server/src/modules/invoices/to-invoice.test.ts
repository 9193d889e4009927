import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRow, inTest, make, refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { hoursWorld } from '../../../test/hours-fixtures.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function fullWorld() {
  const world = await hoursWorld(server)
  const { env, projectId, booked, change, make: add } = world
  await booked()
  await booked({ minutes: 30, start_at: '2026-04-01T09:00:00+02:00' })
  const unpriced = await booked({ minutes: 45 })
  await change('time_entry', { hourly_rate: null, amount: null }, unpriced.id)
  await booked({ billable: false })
  await make(env, '/purchasing/cost', {
    ...{ project_id: projectId, date: '2026-03-03', description: 'Train', unit_cost: 10, unit_price: 12.5 },
  })
  const fixed = await make(env, '/projects/service', {
    ...{ project_id: projectId, name: 'Logo', billing_method: 'fixed_price', price: 500 },
  })
  await inTest(server, env, (tx) =>
    tx.count(sql`update installment set planned_date = '2026-02-01' where service_id = ${fixed.id}`),
  )
  const hosting = await make(env, '/projects/service', {
    ...{ project_id: projectId, name: 'Hosting', billing_method: 'subscription', price: 30, cycle: 'month' },
    ...{ start_date: '2026-01-01', end_date: '2026-03-31', invoice_in_advance: false },
  })
  const person = await add('/crm/person', { first_name: 'Jan', last_name: 'Jansen' })
  const garden = await add('/projects/project', { name: 'Garden', person_id: person })
  const type = await add('/hours/hourstype', { name: 'Digging', hourly_rate: 60 })
  await booked({ service_id: null, project_id: garden, hour_type_id: type })
  const get = async (query: string) => {
    const { status, body, text } = await env.app.get(`/invoices/to-invoice${query}`)
    expect(status, text).toBe(200)
    return body
  }
  return { ...world, get, person, garden, fixed, hosting }
}

test('adds up per client, and per service inside', async () => {
  const { get, organizationId, projectId, serviceId, fixed, hosting, person } = await fullWorld()
  const { data, meta, totals } = await get('?until=2026-03-31')
  expect(meta).toEqual({ count: 2, limit: 25, offset: 0 })
  expect(totals).toEqual([
    {
      ...{ currency: 'EUR', clients_count: 2, total_amount: 762.5, over_30_amount: 762.5, over_60_amount: 762.5 },
      unpriced_minutes: 45,
    },
  ])
  const [acme, jansen] = data
  expect(acme).toMatchObject({
    ...{
      organization_id: organizationId,
      organization_name: 'Acme',
      person_id: null,
      company_profile_name: 'Test company',
    },
    ...{ first_date: '2026-01-31', last_date: '2026-03-31' },
    ...{ hours_count: 1, hours_minutes: 60, hours_amount: 100, unpriced_count: 1, unpriced_minutes: 45 },
    ...{ costs_count: 1, costs_amount: 12.5, installments_count: 1, installments_amount: 500 },
    ...{ subscriptions_count: 3, subscriptions_amount: 90, total_amount: 702.5 },
    ...{ over_30_amount: 702.5, over_60_amount: 702.5 },
  })
  expect(
    acme.services.map((one: Record<string, unknown>) => [
      one.project_id,
      one.service_id,
      one.service_name,
      one.total_amount,
    ]),
  ).toEqual([
    [projectId, serviceId, 'Design', 100],
    [projectId, fixed.id, 'Logo', 500],
    [projectId, hosting.id, 'Hosting', 90],
    [projectId, null, null, 12.5],
  ])
  expect(jansen).toMatchObject({
    organization_id: null,
    person_id: person,
    person_name: 'Jan Jansen',
    total_amount: 60,
  })
})

test('is filtered, sorted and paged', async () => {
  const { get, organizationId, person, projectId, garden } = await fullWorld()
  const names = ({ data }: { data: Record<string, string>[] }) =>
    data.map((one) => one.organization_name ?? one.person_name)
  expect(names(await get(`?organization_id=${organizationId}`))).toEqual(['Acme'])
  expect(names(await get(`?person_id=${person}`))).toEqual(['Jan Jansen'])
  expect(names(await get(`?project_id=${projectId},${garden}`))).toEqual(['Acme', 'Jan Jansen'])
  expect(names(await get('?sort=total_amount'))).toEqual(['Jan Jansen', 'Acme'])
  expect(await get('?limit=1&offset=1&sort=-customer_name')).toMatchObject({
    ...{ data: [{ organization_name: 'Acme' }], meta: { count: 2, limit: 1, offset: 1 } },
  })
  expect(await get('?offset=5&until=2026-03-31')).toMatchObject({
    ...{ data: [], meta: { count: 2 }, totals: [{ clients_count: 2, total_amount: 762.5 }] },
  })
  expect((await get('?kind=cost')).data).toMatchObject([{ total_amount: 12.5, hours_count: 0 }])
  expect(await get('?until=2026-01-15')).toMatchObject({ data: [], totals: [] })
})

test('shows the rows to choose from', async () => {
  const { get, env, organizationId, hosting } = await fullWorld()
  const { data, meta } = await get(`/rows?organization_id=${organizationId}&until=2026-03-31`)
  expect(meta.count).toBe(7)
  expect(data.map(({ kind, ready_on, amount }: Record<string, unknown>) => [kind, ready_on, amount])).toEqual([
    ['subscription', '2026-01-31', 30],
    ['installment', '2026-02-01', 500],
    ['subscription', '2026-02-28', 30],
    ['hours', '2026-03-02', expect.anything()],
    ['hours', '2026-03-02', null],
    ['cost', '2026-03-03', 12.5],
    ['subscription', '2026-03-31', 30],
  ])
  const cycles = data
    .filter(({ kind }: { kind: string }) => kind === 'subscription')
    .map(({ service_id, period_start }: Record<string, string>) => ({ service_id, period_start }))
  expect(cycles[0]).toEqual({ service_id: hosting.id, period_start: '2026-01-01' })
  const made = await env.app.post('/invoices/invoice/from-work', { cycles })
  expect(made.body.data).toMatchObject([{ total_excl_vat: 90, period_start: '2026-01-01', period_end: '2026-03-31' }])
  expect((await get(`/rows?organization_id=${organizationId}&kind=subscription`)).meta.count).toBe(0)
  expect(refusal(await env.app.get('/invoices/to-invoice?until=tomorrow'))).toBe('400 validation-error /until')
})

test('waits for the day, the approval and the archive', async () => {
  const { env, projectId, employeeId, change, booked } = await hoursWorld(server)
  const { id } = await booked()
  const count = async () => (await env.app.get('/invoices/to-invoice/rows')).body.meta.count
  expect(await count()).toBe(1)
  await change('time_entry', { approval_status: 'submitted' }, id)
  expect(await count()).toBe(0)
  await change('time_entry', { approval_status: 'approved' }, id)
  await change('project', { status: 'closed' }, projectId)
  expect(await count()).toBe(1)
  await change('project', { status: 'archived' }, projectId)
  expect(await count()).toBe(0)
  await change('project', { status: 'active' }, projectId)
  await insertRow(server, env, 'time_entry', {
    ...{
      employee_id: employeeId,
      project_id: projectId,
      start_at: '2099-01-01T09:00:00Z',
      date: '2099-01-01',
      minutes: 60,
    },
    ...{ hourly_rate: 100, amount: 100, rate_source: 'service', invoice_status: 'to_invoice', source: 'api' },
  })
  expect(await count()).toBe(1)
})
