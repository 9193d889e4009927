// What the application says may be done with a purchase invoice, and booking its lines as costs, together.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { purchasingWorld } from '../../../test/purchasing-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const lines = [
  { description: 'Paper', amount: 60, vat_percentage: 21 },
  { description: 'Ink', amount: 40, vat_percentage: 21 },
  { description: 'Bonus', amount: 0, vat_percentage: 21 },
]

async function bought() {
  const world = await purchasingWorld(server)
  const { id } = await world.recorded({ lines })
  const path = `/purchasing/purchaseinvoice/${id}`
  const place = { project_id: world.projectId, service_id: world.serviceId }
  const actions = async (as = world.env.app) => (await as.get(`${path}/actions`)).body.data
  const bookable = async () => (await actions()).bookable_lines
  const book = (body: object = {}) => world.env.app.post(`${path}/book`, { ...place, ...body })
  return { ...world, id, path, actions, bookable, book }
}

test('lines are booked where they are wanted, and are not offered again', async () => {
  const { bookable, book, serviceId } = await bought()
  expect(await bookable()).toEqual([
    { position: 0, description: 'Paper', amount: 60 },
    { position: 1, description: 'Ink', amount: 40 },
  ])
  const answer = await book({ positions: [1], markup_percentage: 50, billable: false })
  expect(answer.body.data).toMatchObject({ allocated_amount: 40, costs: [{ description: 'Ink', sales_amount: 60 }] })
  expect(answer.body.data.costs[0]).toMatchObject({ service_id: serviceId, billable: false, date: '2026-03-02' })
  expect(await bookable()).toEqual([{ position: 0, description: 'Paper', amount: 60 }])
  expect((await book()).body.data).toMatchObject({ allocated_amount: 100, costs: [{}, {}] })
  expect(await bookable()).toEqual([])
})

test('what is booked already, or would be too much, is refused as a whole', async () => {
  const { env, path, bookable, book, booked, id } = await bought()
  await book({ positions: [0] })
  const again = await book({ positions: [1, 0] })
  expect(refusal(again)).toBe('400 validation-error /positions/1')
  expect(again.body.errors).toMatchObject([{ code: 'not_bookable' }])
  await booked({ purchase_invoice_id: id, unit_cost: 10 })
  expect(refusal(await book({ positions: [1] }))).toBe('400 validation-error /positions/0')
  expect(await bookable()).toEqual([])
  expect((await env.get(path)).body.data.allocated_amount).toBe(70)
})

test('what may be done with it is what the changes allow', async () => {
  const { env, path, actions, book } = await bought()
  const clerk = await env.signIn(['invoices:read', 'invoices:write'])
  expect(await actions()).toMatchObject({
    statuses: ['approved', 'rejected', 'paid'],
    can_change: true,
    can_delete: true,
  })
  expect((await actions(clerk)).statuses).toEqual(['rejected'])
  expect(refusal(await clerk.patch(path, { status: 'approved' }))).toBe('403 forbidden')
  const { costs } = (await book({ positions: [0] })).body.data
  expect((await env.app.post('/invoices/invoice/from-work', { cost_ids: [costs[0].id] })).status).toBe(201)
  expect(await actions()).toMatchObject({ can_change: true, can_delete: false })
  expect(refusal(await env.delete(path))).toBe('409 cost-locked')
  await env.patch(path, { status: 'approved' })
  expect(await actions(clerk)).toMatchObject({ statuses: ['rejected', 'paid'], can_change: false, can_delete: false })
  expect(refusal(await env.patch(path, { number: 'other' }))).toBe('409 purchase-invoice-processed')
})

test('a closed project takes none, and reading alone books nothing', async () => {
  const { env, path, projectId, actions, book, bookable } = await bought()
  const reader = await env.signIn(['invoices:read'])
  expect(await actions(reader)).toEqual({ statuses: [], can_change: false, can_delete: false, bookable_lines: [] })
  expect(refusal(await reader.post(`${path}/book`, { project_id: projectId }))).toBe('403 forbidden')
  await env.patch(`/projects/project/${projectId}`, { status: 'closed' })
  expect(refusal(await book())).toBe('409 project-closed')
  expect(await bookable()).toHaveLength(2)
})

test('two who book everything at once book it once', async () => {
  const { env, path, book } = await bought()
  const answers = await Promise.all([book(), book()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await env.get(path)).body.data).toMatchObject({ allocated_amount: 100, costs: [{}, {}] })
})

test('v2 has neither', async () => {
  const { env, path } = await bought()
  expect((await env.get(`${path}/actions`)).status).toBe(404)
})
