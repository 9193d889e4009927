import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { made } from '../../server/test/fixtures.ts'
import { startTestServer, type TestServer } from '../../server/test/harness.ts'
import { ADDRESS, completeCompany, insertDraft } from '../../server/test/invoice-fixtures.ts'
import { createKantoor, type EventKind, type KantoorEvent, once, Problem, type Shapes } from '../src/client.ts'

let server: TestServer
let baseUrl: string
beforeAll(async () => {
  server = await startTestServer({ own: true })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  baseUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const connect = async () => createKantoor({ baseUrl, key: (await server.environment()).key })

test('a record is created, read and changed, with types that follow the contract', async () => {
  const kantoor = await connect()
  const { data, response } = await kantoor.post('/crm/organization', { body: { name: 'Acme' } })
  expectTypeOf(data).toEqualTypeOf<Shapes['OrganizationDetail']>()
  expect(response.status).toBe(201)

  const path = { id: data.id }
  const read = await kantoor.get('/crm/organization/{id}', { params: { path } })
  expect(read.data).toEqual(data)

  const changed = await kantoor.patch('/crm/organization/{id}', {
    params: { path, header: { 'If-Match': read.response.headers.get('etag') ?? '' } },
    body: { industry: 'Design' },
  })
  expect(changed.data.industry).toBe('Design')
})

test('an invoice is finalised, paid and read, without a body where none is needed', async () => {
  const env = await server.environment()
  const kantoor = createKantoor({ baseUrl, key: env.key })
  await completeCompany(server, env)
  const organization_id = await made(env.post('/crm/organization', { name: 'Acme', address: ADDRESS }))
  const path = { id: await insertDraft(server, env, { organization_id }) }

  const { data: final } = await kantoor.post('/invoices/invoice/{id}/finalize', { params: { path } })
  expectTypeOf(final).toEqualTypeOf<Shapes['InvoiceDetail']>()
  expect(final).toMatchObject({ status: 'finalised', payment_status: 'unpaid' })

  const body = { invoice_id: final.id, date: final.invoice_date!, amount: final.outstanding_amount }
  await kantoor.post('/invoices/payment', { body, ...once() })
  const { data } = await kantoor.get('/invoices/invoice/{id}', { params: { path } })
  expect(data).toMatchObject({ payment_status: 'paid', outstanding_amount: 0, payments: [{ amount: body.amount }] })
})

test('a refusal is thrown as a problem', async () => {
  const kantoor = await connect()
  const refusal = await kantoor.post('/crm/organization', { body: { name: '' } }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Problem)
  const problem = refusal as Problem
  expect(problem).toMatchObject({ status: 400, code: 'validation-error' })
  expect(problem.errors[0]?.pointer).toBe('/name')
  expect(problem.requestId).not.toBe('')

  const stranger = createKantoor({ baseUrl, key: 'kt_live_nonsense' })
  await expect(stranger.get('/crm/organization')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
})

test('all() walks every page of a list in the order of creation', async () => {
  const kantoor = await connect()
  const names = ['Zebra', 'Acme', 'Nova', 'Bolt', 'Delta']
  for (const name of names) await kantoor.post('/crm/organization', { body: { name } })

  const seen: string[] = []
  for await (const { name } of kantoor.all('/crm/organization', { limit: 2 })) seen.push(name)
  expect(seen).toEqual(names)

  const sizes: number[] = []
  for await (const page of kantoor.pages('/crm/organization', { limit: 2, offset: 1 })) sizes.push(page.data.length)
  expect(sizes).toEqual([2, 2])

  for await (const _ of kantoor.all('/crm/organization', { q: 'nobody' })) expect.unreachable()
})

test('a call sent twice with one key has one effect', async () => {
  const kantoor = await connect()
  const sending = { body: { name: 'Once' }, ...once() }
  const first = await kantoor.post('/crm/organization', sending)
  const second = await kantoor.post('/crm/organization', sending)
  expect(second.data.id).toBe(first.data.id)
  expect(second.response.headers.get('idempotency-replayed')).toBe('true')
  expect((await kantoor.get('/crm/organization')).meta.count).toBe(1)
})

test('the rate limit is waited out, but not for longer than allowed', async () => {
  const asked: string[] = []
  const limited = async (request: Request) => {
    asked.push(await request.text())
    if (asked.length > 1) return Response.json({ data: { id: 'x' } }, { status: 201 })
    return Response.json(
      { code: 'rate-limited', status: 429, detail: '' },
      { status: 429, headers: { 'retry-after': '1' } },
    )
  }
  const body = { name: 'Acme' }
  const patient = createKantoor({ baseUrl, key: 'k', fetch: limited })
  await patient.post('/crm/organization', { body })
  expect(asked).toEqual([JSON.stringify(body), JSON.stringify(body)])

  asked.length = 0
  const hasty = createKantoor({ baseUrl, key: 'k', fetch: limited, mostWaitSeconds: 0 })
  await expect(hasty.post('/crm/organization', { body })).rejects.toMatchObject({ code: 'rate-limited' })
})

test('an event is known by its type', () => {
  const tell = (event: KantoorEvent): string => {
    switch (event.type) {
      case 'hours.approved':
        return `${event.data.object.employee_name}: ${event.data.previous.approval_status}`
      case 'invoice.deleted':
        return event.data.object.deleted_at
      default:
        return event.id
    }
  }
  expectTypeOf<KantoorEvent['type']>().toEqualTypeOf<EventKind>()
  expectTypeOf<KantoorEvent<'organization.created'>['data']['object']>().toEqualTypeOf<Shapes['Organization']>()
  expectTypeOf<KantoorEvent<'hours.locked'>['data']['object']['hours_ids']>().toEqualTypeOf<string[]>()
  expect(tell({ type: 'person.created', id: 'one' } as KantoorEvent)).toBe('one')
})
