import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, insertTimeEntry, inTest, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { ADDRESS, completeCompany, invoiceWorld, putHoursOnDraft } from '../../../test/invoice-fixtures.ts'
import { sql } from '../../db/sql.ts'
import { addDays, localDay } from '../../shared/calendar.ts'

const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a draft', () => {
  test('becomes final with number, dates, totals, snapshots, seal and a job to print it', async () => {
    const world = await invoiceWorld(server)
    const lines = [{ unit_price: 1234.56 }, { unit_price: 99.95 }, { unit_price: 49.99, vat_percentage: 9 }]
    const id = await world.draft({ lines, payment_term_days: 14 })
    const answer = await world.finalize(id)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data).toMatchObject({
      status: 'finalised',
      number: `${today.slice(0, 4)}-00001`,
      sequence_number: 1,
      payment_status: 'unpaid',
      invoice_date: today,
      due_date: addDays(today, 14),
      total_excl_vat: 1384.5,
      total_vat: 284.75,
      total_incl_vat: 1669.25,
      outstanding_amount: 1669.25,
      vat_breakdown: [
        { vat_percentage: 21, taxable_amount: 1334.51, vat_amount: 280.25 },
        { vat_percentage: 9, taxable_amount: 49.99, vat_amount: 4.5 },
      ],
      billing: { name: 'Acme', address: ADDRESS },
      seller: { vat_number: 'NL123456789B01', iban: 'NL91ABNA0417164300' },
      finalised_at: expect.any(String),
      paid_at: null,
      lines: [{ amount: 1234.56 }, { amount: 99.95 }, { amount: 49.99 }],
    })
    expect(answer.headers.etag).toBe('"v2"')
    expect(await world.read(id)).toEqual(answer.body.data)
    expect(await trailOf(server, world.env, id)).toEqual({
      events: ['invoice.updated', 'invoice.finalised'],
      audit: ['invoice.finalize'],
    })
    const stored = await inTest(server, world.env, (tx) =>
      tx.all(sql`
        select (select count(*) from job where kind = 'print_invoice' and record_id = ${id}) as jobs,
          (select count(*) from invoice_seal where invoice_id = ${id}) as seals, last_number, last_date from invoice_series`),
    )
    expect(stored).toEqual([{ jobs: 1, seals: 1, last_number: 1, last_date: today }])
  })

  test('is finalised once', async () => {
    const world = await invoiceWorld(server)
    const id = await world.draft()
    const first = await world.finalize(id, { 'idempotency-key': 'once' })
    const replayed = await world.finalize(id, { 'idempotency-key': 'once' })
    expect([replayed.status, replayed.text]).toEqual([200, first.text])
    expect(refusal(await world.finalize(id))).toBe('409 invoice-not-draft')
    expect((await world.final()).sequence_number).toBe(2)
  })

  test('takes a body of nothing, and none with something', async () => {
    const world = await invoiceWorld(server)
    const id = await world.draft()
    const path = `/invoices/invoice/${id}/finalize`
    expect(refusal(await world.env.post(path, { number: '2026-1' }))).toBe('400 validation-error /number')
    expect(refusal(await world.env.post(path, []))).toBe('400 validation-error ')
    expect(refusal(await world.env.post(path, {}, { 'if-match': '"v9"' }))).toBe('412 precondition-failed')
    expect((await world.env.post(path, {}, { 'if-match': '"v1"' })).status).toBe(200)
  })

  test('of nobody is not found, and the scope is asked first', async () => {
    const [world, other] = [await invoiceWorld(server), await invoiceWorld(server)]
    const id = await other.draft()
    expect(refusal(await world.finalize(id))).toBe('404 not-found')
    const authorization = `Bearer ${await world.env.keyWith('invoices:read')}`
    expect(refusal(await world.finalize(id, { authorization }))).toBe('403 insufficient-scope')
  })

  test('that is incomplete is told everything at once and uses no number', async () => {
    const world = await invoiceWorld(server)
    const customer = await world.env.post('/crm/organization', { name: 'Bare' })
    const id = await world.draft({
      organization_id: customer.body.data.id,
      lines: [{ kind: 'text', quantity: null, unit_price: null }],
      invoice_date: addDays(today, 1),
    })
    await inTest(server, world.env, (tx) => tx.count(sql`update company_profile set iban = null`))
    expect(refusal(await world.finalize(id))).toBe(
      '409 invoice-incomplete /billing/address/line1 /billing/address/locality /billing/address/country /seller/iban /lines /invoice_date',
    )
    await completeCompany(server, world.env)
    expect((await world.final()).sequence_number).toBe(1)
  })

  test('gives its number to the next one when it is refused', async () => {
    const world = await invoiceWorld(server)
    const [bad, ...good] = await Promise.all([world.draft({ lines: [] }), world.draft(), world.draft()])
    const answers = await Promise.all([bad, ...good].map((id) => world.finalize(id)))
    expect(answers.map(({ status }) => status)).toEqual([409, 200, 200])
    expect(
      answers
        .slice(1)
        .map(({ body }) => body.data.sequence_number)
        .sort(),
    ).toEqual([1, 2])
  })
})

describe('the day of an invoice', () => {
  test('is the one it wishes for, but never before the last of its series', async () => {
    const world = await invoiceWorld(server)
    const [yesterday, before] = [addDays(today, -1), addDays(today, -2)]
    expect((await world.final({ invoice_date: yesterday })).invoice_date).toBe(yesterday)
    const late = await world.draft({ invoice_date: before })
    expect(refusal(await world.finalize(late))).toBe('409 invoice-incomplete /invoice_date')
    expect((await world.final({ invoice_date: yesterday })).sequence_number).toBe(2)
  })

  test('decides the series where numbers start anew each year', async () => {
    const world = await invoiceWorld(server)
    await inTest(server, world.env, (tx) => tx.count(sql`update company_profile set number_reset = 'yearly'`))
    const last = `${Number(today.slice(0, 4)) - 1}-12-31`
    expect((await world.final()).number).toBe(`${today.slice(0, 4)}-00001`)
    expect((await world.final({ invoice_date: last })).number).toBe(`${last.slice(0, 4)}-00001`)
    expect((await world.final({ invoice_date: last })).number).toBe(`${last.slice(0, 4)}-00002`)
  })
})

test('nobody changes the company under a finalisation, nor does it see half of a change', async () => {
  const { env, draft, finalize } = await invoiceWorld(server)
  const id = await draft()
  let waiting: ReturnType<typeof finalize> | undefined
  await inTest(server, env, async (tx) => {
    await tx.count(sql`update company_profile set number_format = 'F{seq}', currency = 'USD'`)
    waiting = finalize(id)
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  expect((await waiting)!.body.data).toMatchObject({ number: 'F1', currency: 'USD' })
})

test('a country is frozen as its code', async () => {
  const { env, final, organizationId } = await invoiceWorld(server)
  await env.patch(`/crm/organization/${organizationId}`, { address: { ...ADDRESS, country: ' nl ' } })
  expect((await final()).billing.address).toEqual(ADDRESS)
})

test('hours on the draft are invoiced and locked', async () => {
  const world = await invoiceWorld(server)
  const employee_id = await insertEmployee(server, world.env)
  const project = await world.env.post('/projects/project', { name: 'Site', organization_id: world.organizationId })
  const project_id = project.body.data.id
  const hoursId = await insertTimeEntry(server, world.env, { employee_id, project_id })
  const id = await world.draft({ lines: [] })
  await putHoursOnDraft(server, world.env, id, project_id, [hoursId])
  expect((await world.finalize(id)).body.data.lines).toMatchObject([
    { kind: 'hours', amount: 100, project_name: 'Site' },
  ])
  expect((await world.env.get(`/hours/hours/${hoursId}`)).body.data).toMatchObject({
    invoice_status: 'invoiced',
    invoice_id: id,
    locked: true,
  })
})

test('a line whose hours have gone keeps the draft from becoming final', async () => {
  const world = await invoiceWorld(server)
  const employee_id = await insertEmployee(server, world.env)
  const project = await world.env.post('/projects/project', { name: 'Site', organization_id: world.organizationId })
  const project_id = project.body.data.id
  const hoursId = await insertTimeEntry(server, world.env, { employee_id, project_id })
  const id = await world.draft()
  await putHoursOnDraft(server, world.env, id, project_id, [hoursId])
  await inTest(server, world.env, (tx) => tx.count(sql`update time_entry set minutes = 61 where id = ${hoursId}`))
  expect(refusal(await world.finalize(id))).toBe('409 invoice-incomplete /lines/1/kind')
})

describe('reverse charge', () => {
  const belgian = { name: 'Frites', address: { ...ADDRESS, country: 'BE' } }

  test('is what a Belgian company with a VAT number gets', async () => {
    const world = await invoiceWorld(server)
    const customer = await world.env.post('/crm/organization', { ...belgian, vat_number: 'BE0123456789' })
    const invoice = await world.final({ organization_id: customer.body.data.id, lines: [{ unit_price: 500 }] })
    expect(invoice).toMatchObject({ total_vat: 0, total_incl_vat: 500, vat_breakdown: [{ vat_category: 'AE' }] })
  })

  test('needs the number when it was chosen', async () => {
    const world = await invoiceWorld(server)
    const customer = await world.env.app.post('/crm/organization', { ...belgian, vat_treatment: 'reverse_charge' })
    expect(customer.status, customer.text).toBe(201)
    const id = await world.draft({ organization_id: customer.body.data.id })
    expect(refusal(await world.finalize(id))).toBe('409 invoice-incomplete /billing/vat_number')
  })
})

test('a final invoice stays as it was whatever happens to customer, company, project and rates', async () => {
  const world = await invoiceWorld(server)
  const { env } = world
  const project = await env.post('/projects/project', { name: 'Site', organization_id: world.organizationId })
  const employee_id = await insertEmployee(server, env)
  const project_id = project.body.data.id
  const hoursId = await insertTimeEntry(server, env, { employee_id, project_id })
  const id = await world.draft()
  await putHoursOnDraft(server, env, id, project_id, [hoursId])
  const before = (await world.finalize(id)).body.data
  await env.patch(`/crm/organization/${world.organizationId}`, { name: 'Other', address: { line1: 'Elsewhere 2' } })
  await env.patch(`/projects/project/${project_id}`, { name: 'Renamed' })
  await completeCompany(server, env)
  await inTest(server, env, async (tx) => {
    tx.send(sql`update company_profile set name = 'New name', iban = 'NL00', payment_term_days = 3`)
    await tx.count(sql`update vat_rate set percentage = 22, name = 'Higher' where percentage = 21`)
  })
  const gone = await env.app.delete(`/crm/organization/${world.organizationId}`)
  expect(gone.status).toBe(409)
  // The name of the organization it is linked to is shown as it is now; who was billed stands in billing.
  expect(await world.read(id)).toEqual({ ...before, organization_name: 'Other' })
})
