import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { type QuoteWorld, quoteWorld } from '../../../../test/quote-fixtures.ts'
import { pagesOf } from '../../../../test/read-invoice.ts'

let server: TestServer
let world: QuoteWorld

beforeAll(async () => {
  server = await startTestServer()
  world = await quoteWorld(server)
})
afterAll(() => server.close())

const paper = (id: string, cookie = world.env.app.cookie) =>
  server.app.inject({ method: 'GET', url: `/export/sales/quote/${id}/draft.pdf`, headers: { cookie } })

test('shows a draft as it would leave today, with a mark and without a number', async () => {
  const { id } = await world.draft({ subject: 'A new site', language: 'en' })
  const answer = await paper(id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = (await pagesOf(new Uint8Array(answer.rawPayload))).join(' ')
  for (const words of ['A new site', 'Acme', '€1,210.00', 'Logo', 'Draft']) expect(text).toContain(words)
  expect((await world.read(id)).number).toBeNull()
})

test('an empty draft has a page as well', async () => {
  const { id } = await world.draft({ lines: [], organization_id: null })
  expect((await paper(id)).statusCode).toBe(200)
})

test('is nothing but a draft, and only for those who may read quotes', async () => {
  const { id } = await world.sent()
  expect((await paper(id)).json()).toMatchObject({ code: 'invalid-transition' })
  expect((await paper('no-id')).statusCode).toBe(404)
  const draft = await world.draft()
  const other = await server.environment()
  expect((await paper(draft.id, other.app.cookie)).statusCode).toBe(404)
  const employee = await world.env.signIn(['hours:read'])
  expect((await paper(draft.id, employee.cookie)).json()).toMatchObject({ code: 'forbidden' })
  expect((await paper(draft.id, '')).statusCode).toBe(401)
})
