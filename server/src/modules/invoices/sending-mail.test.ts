import { expect, test } from 'vitest'
import { refusal } from '../../../test/fixtures.ts'
import { startTestServer } from '../../../test/harness.ts'
import { invoiceWorld } from '../../../test/invoice-fixtures.ts'

test('an invoice cannot be mailed as a draft, or to nobody', async () => {
  const server = await startTestServer()
  const world = await invoiceWorld(server)
  const send = (id: string, body: object) => world.env.app.post(`/invoices/invoice/${id}/send`, body)
  expect(refusal(await send(await world.draft(), { to: 'anna@acme.example' }))).toBe('409 invoice-not-finalised')
  const { id } = await world.final()
  expect(refusal(await send(id, {}))).toBe('400 validation-error /to')
  expect(refusal(await send(id, { to: 'nobody' }))).toBe('400 validation-error /to')
  await server.close()
})
