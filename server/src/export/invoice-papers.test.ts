import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { type InvoiceWorld, invoiceWorld } from '../../test/invoice-fixtures.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { storedJobs } from '../worker/jobs.ts'
import { invoicePrinter } from '../worker/print-invoice.ts'

// Of its own: whoever takes jobs takes those of every environment.
let scratch: Scratch
let server: TestServer
let world: InvoiceWorld
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url })
  world = await invoiceWorld(server)
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

const papers = (ids: readonly string[], cookie = world.env.app.cookie, more = '') =>
  server.app.inject({
    method: 'GET',
    url: `/export/invoices/papers.zip?ids=${ids.join(',')}${more}`,
    headers: { cookie },
  })

test('holds a PDF of each final invoice', async () => {
  const [one, other, draft] = [await world.final(), await world.final(), await world.draft()]
  await storedJobs('print_invoice', invoicePrinter).run(server.db)
  const answer = await papers([one.id, other.id, draft])
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const text = answer.rawPayload.toString('latin1')
  expect(text.slice(0, 2)).toBe('PK')
  for (const { number } of [one, other]) expect(text).toContain(`${number}.pdf`)
  expect(text.match(/%PDF-1\.7/g)).toHaveLength(2)
  const data = (await papers([one.id, other.id], undefined, '&kind=ubl')).rawPayload.toString('latin1')
  for (const { number } of [one, other]) expect(data).toContain(`${number}.xml`)
  expect(data).not.toContain('.pdf')
})

test('is refused to those who may not read invoices, and finds nothing of others', async () => {
  const { id } = await world.final()
  await storedJobs('print_invoice', invoicePrinter).run(server.db)
  const employee = await world.env.signIn(['hours:read'])
  expect((await papers([id], employee.cookie)).json()).toMatchObject({ code: 'forbidden' })
  expect((await papers([id], (await server.environment()).app.cookie)).statusCode).toBe(404)
  expect((await papers([id], undefined, '&kind=toString')).json()).toMatchObject({ code: 'validation-error' })
  expect((await papers(['no-id'])).json()).toMatchObject({ code: 'validation-error' })
  expect((await papers([await world.draft()])).statusCode).toBe(404)
})
