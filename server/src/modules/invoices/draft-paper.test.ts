import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { type InvoiceWorld, invoiceWorld } from '../../../test/invoice-fixtures.ts'
import { pagesOf } from '../../../test/read-invoice.ts'

let server: TestServer
let world: InvoiceWorld

beforeAll(async () => {
  server = await startTestServer()
  world = await invoiceWorld(server)
})
afterAll(() => server.close())

const paper = (id: string, cookie = world.env.app.cookie) =>
  server.app.inject({ method: 'GET', url: `/export/invoices/invoice/${id}/draft.pdf`, headers: { cookie } })

test('shows a draft as it stands, with a mark and without a number', async () => {
  const id = await world.draft({
    lines: [{ description: 'Advice on paper', quantity: 2, unit_price: 50, amount: 100 }],
  })
  const answer = await paper(id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const [page = ''] = await pagesOf(new Uint8Array(answer.rawPayload))
  for (const text of ['Advice on paper', 'Acme', '€ 121,00', 'Concept']) expect(page).toContain(text)
  expect(page).not.toContain('Scan om te betalen')
})

test('is nothing but a draft, and only for those who may read invoices', async () => {
  const { id } = await world.final()
  expect((await paper(id)).json()).toMatchObject({ code: 'invoice-not-draft' })
  expect((await paper('no-id')).statusCode).toBe(404)
  const draft = await world.draft()
  const other = await server.environment()
  expect((await paper(draft, other.app.cookie)).statusCode).toBe(404)
  const employee = await world.env.signIn(['hours:read'])
  expect((await paper(draft, employee.cookie)).json()).toMatchObject({ code: 'forbidden' })
  expect((await paper(draft, '')).statusCode).toBe(401)
})
