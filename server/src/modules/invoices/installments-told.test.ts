import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { make, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { completeCompany } from '../../../test/invoice-fixtures.ts'

const TODAY = '2026-06-15'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
})
afterAll(() => server.close())

const at = '/invoices/installment'

async function withPlan(values: object = {}) {
  const env = await server.environment()
  await completeCompany(server, env)
  const address = { line1: 'Kade 1', locality: 'Gent', country: 'NL' }
  const organization = await make(env, '/crm/organization', { name: 'Acme', address })
  const project = await make(env, '/projects/project', { name: 'P', organization_id: organization.id })
  const service = await make(env, '/projects/service', {
    project_id: project.id,
    name: 'Website',
    billing_method: 'fixed_price',
    price: 1000,
    end_date: TODAY,
    ...values,
  })
  const path = `/projects/service/${service.id}`
  const eventsOf = async (id: string) => (await trailOf(server, env, id)).events
  const etags = async () => [
    (await env.get(path)).headers.etag,
    (await env.get(`/projects/project/${project.id}`)).headers.etag,
  ]
  return { env, project, path, whole: service.installments[0], eventsOf, etags }
}

describe('whoever listens hears of installments', () => {
  test('that come, change and go with the price of their service', async () => {
    const { env, path, whole, eventsOf } = await withPlan()
    expect(await eventsOf(whole.id)).toEqual(['installment.created'])
    await env.patch(path, { description: 'Nothing of the price' })
    await env.patch(path, { price: 1200 })
    expect(await eventsOf(whole.id)).toEqual(['installment.created', 'installment.updated'])
    await env.patch(path, { billing_method: 'time_and_materials', price: null })
    expect((await eventsOf(whole.id)).at(-1)).toBe('installment.deleted')
    const [again] = (await env.patch(path, { billing_method: 'fixed_price', price: 7 })).body.data.installments
    expect((await env.delete(path)).status).toBe(204)
    expect(await eventsOf(again.id)).toEqual(['installment.created', 'installment.deleted'])
  })

  test('that go with their project', async () => {
    const { env, project, whole, eventsOf } = await withPlan()
    expect((await env.delete(`/projects/project/${project.id}`)).status).toBe(204)
    expect(await eventsOf(whole.id)).toEqual(['installment.created', 'installment.deleted'])
  })

  test('whose share changes because another one does', async () => {
    const { env, whole, eventsOf } = await withPlan({ price: 0.01 })
    const half = (await env.app.patch(`${at}/${whole.id}`, { percentage: 50 })).body.data
    expect(half.amount).toBe(0.01)
    const other = await make(env.app, at, { service_id: whole.service_id, name: 'Rest', percentage: 50 })
    expect([other.amount, (await eventsOf(whole.id)).length]).toEqual([0, 2])
    await env.app.delete(`${at}/${other.id}`)
    expect(await eventsOf(other.id)).toEqual(['installment.created', 'installment.deleted'])
    const next = await make(env.app, at, { service_id: whole.service_id, name: 'First', percentage: 50, position: 0 })
    await env.app.patch(`${at}/${next.id}`, { position: 9 })
    expect(await eventsOf(next.id)).toEqual(['installment.created', 'installment.updated'])
    expect((await env.get(`${at}?ids=${whole.id}`)).body.data[0].amount).toBe(0.01)
  })
})

test('until somebody plans otherwise, the price is due when the service ends', async () => {
  const { env, path } = await withPlan()
  const dates = async (body: object) =>
    (await env.patch(path, body)).body.data.installments.map((one: { planned_date: string }) => one.planned_date)
  expect(await dates({ end_date: '2026-09-30' })).toEqual(['2026-09-30'])
  expect(await dates({ end_date: null })).toEqual([null])
  expect(await dates({ end_date: '2026-08-31', price: 5 })).toEqual(['2026-08-31'])
  const { installments } = (await env.get(path)).body.data
  await env.app.patch(`${at}/${installments[0].id}`, { planned_date: '2026-07-01' })
  expect(await dates({ end_date: '2026-12-31' })).toEqual(['2026-07-01'])
})

test('the service and project that show an installment move with it onto an invoice and off again', async () => {
  const { env, whole, eventsOf, etags } = await withPlan()
  const seen = [await etags()]
  const [draft] = (await env.app.post('/invoices/invoice/from-work', { installment_ids: [whole.id] })).body.data
  seen.push(await etags())
  expect((await env.app.delete(`/invoices/invoice/${draft.id}`)).status).toBe(204)
  seen.push(await etags())
  const [second] = (await env.app.post('/invoices/invoice/from-work', { installment_ids: [whole.id] })).body.data
  seen.push(await etags())
  expect((await env.post(`/invoices/invoice/${second.id}/finalize`)).status).toBe(200)
  seen.push(await etags())
  expect(new Set(seen.map(([service]) => service)).size).toBe(5)
  expect(new Set(seen.map(([, project]) => project)).size).toBe(5)
  expect(await eventsOf(whole.id)).toEqual(['installment.created', ...Array(4).fill('installment.updated')])
})
