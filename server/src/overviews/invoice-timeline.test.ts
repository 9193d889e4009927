import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { type InvoiceWorld, invoiceWorld } from '../../test/invoice-fixtures.ts'

let server: TestServer
let world: InvoiceWorld
let seconds = 0
// Every request has a moment of its own, so that the order is known.
const clock = { now: () => Date.parse('2026-06-17T08:00:00Z') + ++seconds * 1000 }

beforeAll(async () => {
  server = await startTestServer({ clock })
  world = await invoiceWorld(server)
})
afterAll(() => server.close())

test('tells what happened with an invoice, and who did it', async () => {
  const { app } = world.env
  const made = await app.post('/invoices/invoice', { organization_id: world.organizationId })
  const { id } = made.body.data
  await app.post('/invoices/invoiceline', { invoice_id: id, kind: 'manual', description: 'Advice', unit_price: 100 })
  const { number } = (await app.post(`/invoices/invoice/${id}/finalize`)).body.data
  await app.post(`/invoices/invoice/${id}/mark-sent`, { via: 'post' })
  await app.post('/invoices/payment', { invoice_id: id, date: '2026-06-17', amount: 21 })
  await app.post(`/invoices/invoice/${id}/write-off`, { reason: 'Bankrupt' })
  await app.post(`/invoices/invoice/${id}/undo-write-off`, {})
  const note = (await app.post(`/invoices/invoice/${id}/credit`, {})).body.data
  const credit = (await app.post(`/invoices/invoice/${note.id}/finalize`)).body.data

  const { status, body } = await app.get(`/invoices/invoice/${id}/timeline`)
  expect(status).toBe(200)
  expect(body.data.rows).toMatchObject([
    { kind: 'credited', record_id: credit.id, text: credit.number, amount: -121, by: 'owner' },
    { kind: 'write_off_undone' },
    { kind: 'written_off', text: 'Bankrupt', by: 'owner' },
    { kind: 'paid', text: 'bank_transfer', amount: 21, by: 'owner' },
    { kind: 'sent', text: 'post' },
    { kind: 'finalised', text: number, amount: 121, by: 'owner' },
    { kind: 'created', by: 'owner' },
  ])
})

test('tells of mail that waits, and of the day from which it is late', async () => {
  const late = await invoiceWorld(server)
  const { app } = late.env
  const { id } = await late.final({ invoice_date: '2026-06-14', payment_term_days: 1 })
  await app.post(`/invoices/invoice/${id}/send`, { to: 'books@acme.example' })
  const { rows } = (await app.get(`/invoices/invoice/${id}/timeline`)).body.data
  const of = (kind: string) => rows.find((row: { kind: string }) => row.kind === kind)
  expect(of('mailed')).toMatchObject({ text: 'books@acme.example', mail_status: 'waiting', by: 'owner' })
  expect(of('overdue')).toMatchObject({ at: '2026-06-15T22:00:00.000Z', amount: 121, by: null })
})

test('is of no use to those who may not read invoices, and of no other environment', async () => {
  const { id } = await world.final()
  const reader = await world.env.signIn(['crm:read'])
  expect((await reader.get(`/invoices/invoice/${id}/timeline`)).status).toBe(403)
  expect((await (await server.environment()).app.get(`/invoices/invoice/${id}/timeline`)).status).toBe(404)
})
