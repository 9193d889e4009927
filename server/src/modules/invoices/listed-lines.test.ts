import { afterAll, beforeAll, expect, test } from 'vitest'
import { make } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { insertInvoice } from '../../../test/invoice-rows.ts'

const TODAY = '2026-06-15'
const PATH = '/invoices/invoiceline'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) } })
})
afterAll(() => server.close())

test('what was invoiced of a project is the sum of its lines', async () => {
  const env = await server.environment()
  const { id: organization_id } = await make(env, '/crm/organization', { name: 'Acme' })
  const { id: project_id } = await make(env, '/projects/project', { name: 'A', organization_id })
  const service = await make(env, '/projects/service', { project_id, name: 'Advice' })
  const text = { kind: 'text', quantity: null, unit_price: null, amount: 0, project_id }
  const own = { project_id, service_id: service.id }
  const invoice = { organization_id, date: '2026-05-01' }
  const final = await insertInvoice(server, env, {
    ...invoice,
    lines: [{ amount: 100, ...own }, { amount: 7.5, project_id }, { amount: 900 }, text],
  })
  const noteLines = [{ amount: -20, ...own, credited_line_id: final.lineIds[0] }]
  await insertInvoice(server, env, { ...invoice, date: TODAY, credits: final.id, lines: noteLines })
  await insertInvoice(server, env, { ...invoice, date: '2026-06-16', lines: [{ amount: 1000, ...own }] })
  await insertInvoice(server, env, { organization_id, lines: [{ amount: 50, ...own }] })

  const behind = `project_id=${project_id}&invoice_status=finalised&invoice_date_to=${TODAY}`
  const { data } = (await env.app.get(`${PATH}?${behind}`)).body
  expect(data.map(({ amount }: { amount: number }) => amount)).toEqual([-20, 7.5, 100])
  expect(data[0]).toMatchObject({
    ...{ invoice_type: 'credit_note', invoice_date: TODAY, currency: 'EUR', organization_name: 'Acme' },
    service_name: 'Advice',
  })
  const { totals } = (await env.get(`/projects/project/${project_id}`)).body.data
  expect(totals.invoiced_amount).toBe(87.5)

  const count = async (query: string) => (await env.app.get(`${PATH}?${query}`)).body.meta.count
  expect(await count(`project_id=${project_id}`)).toBe(5)
  expect(await count(`service_id=${service.id}&invoice_status=draft`)).toBe(1)
  expect(await count(`invoice_id=${final.id}&sort=amount`)).toBe(3)
  expect((await env.get(PATH)).status).toBe(404)
})
