import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { hoursWorld } from '../../../test/hours-fixtures.ts'
import { invoiceWorld } from '../../../test/invoice-fixtures.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const FROM_WORK = '/invoices/invoice/from-work'
const unknown = '01a1e02b-0c0b-7000-b2f6-d1c1e41d1319'

describe('an empty draft', () => {
  test('takes over terms and language of its customer, else of the company', async () => {
    const env = await server.environment()
    const acme = await make(env.app, '/crm/organization', { name: 'Acme', language: 'de', payment_term_days: 14 })
    const beta = await make(env, '/crm/organization', { name: 'Beta' })
    const [first, second] = [
      await make(env.app, '/invoices/invoice', { organization_id: acme.id, subject: 'Advice', reference: 'PO 1' }),
      await make(env.app, '/invoices/invoice', { organization_id: beta.id, payment_term_days: 7, language: 'en' }),
    ]
    expect(first).toMatchObject({
      ...{ status: 'draft', type: 'invoice', number: null, organization_name: 'Acme', language: 'de', lines: [] },
      ...{ payment_term_days: 14, currency: 'EUR', subject: 'Advice', reference: 'PO 1', total_incl_vat: 0 },
      billing: { name: 'Acme' },
    })
    expect(second).toMatchObject({ payment_term_days: 7, language: 'en' })
    expect(await trailOf(server, env, first.id)).toEqual({ events: ['invoice.created'], audit: ['invoice.create'] })
  })

  test('needs a customer that exists, a company that is active, and a period that ends after it begins', async () => {
    const { env, organizationId: organization_id } = await invoiceWorld(server)
    const post = async (body: object) => refusal(await env.app.post('/invoices/invoice', body))
    expect(await post({})).toBe('400 validation-error /organization_id')
    expect(await post({ organization_id: unknown })).toBe('400 invalid-reference /organization_id')
    expect(await post({ person_id: unknown })).toBe('400 invalid-reference /person_id')
    expect(await post({ organization_id, company_profile_id: unknown })).toBe(
      '400 invalid-reference /company_profile_id',
    )
    expect(await post({ organization_id, period_start: '2026-02-01', period_end: '2026-01-31' })).toBe(
      '400 validation-error /period_end',
    )
    await inTest(server, env, (tx) => tx.count(sql`update company_profile set is_active = false`))
    expect(await post({ organization_id })).toBe('409 invalid-transition')
  })

  test('is not for v2', async () => {
    const { env, organizationId } = await invoiceWorld(server)
    expect((await env.post('/invoices/invoice', { organization_id: organizationId })).status).toBe(405)
  })
})

describe('a change', () => {
  test('of what the draft says moves its version once, and not at all when nothing changes', async () => {
    const { env, draft } = await invoiceWorld(server)
    const path = `/invoices/invoice/${await draft()}`
    const wishes = { subject: 'March', note: 'Thanks', invoice_date: '2026-03-31', period_start: '2026-03-01' }
    const answer = await env.app.patch(path, wishes)
    expect(answer.body.data).toMatchObject({ ...wishes, period_end: null })
    const again = await env.app.patch(path, wishes)
    expect([again.status, again.headers.etag]).toEqual([200, answer.headers.etag])
    expect(refusal(await env.app.patch(path, { period_end: '2026-02-01' }))).toBe('400 validation-error /period_end')
    expect(refusal(await env.app.patch(path, { organization_id: null }))).toBe('400 validation-error /organization_id')
    expect((await env.app.patch(path, { note: 'x' }, { 'if-match': '"v1"' })).status).toBe(412)
  })

  test('of the customer renews the VAT, as long as no work stands on it', async () => {
    const { env, draft } = await invoiceWorld(server)
    const belgian = await make(env, '/crm/organization', {
      ...{
        name: 'Bruxelles',
        vat_number: 'BE0123456789',
        address: { line1: 'A 1', locality: 'Brussel', country: 'BE' },
      },
    })
    const path = `/invoices/invoice/${await draft({ lines: [{ unit_price: 500 }] })}`
    expect((await env.app.patch(path, { subject: 'x' })).body.data.total_vat).toBe(105)
    const { body } = await env.app.patch(path, { organization_id: belgian.id, language: 'en' })
    expect(body.data).toMatchObject({
      ...{ total_excl_vat: 500, total_vat: 0, total_incl_vat: 500 },
      vat_breakdown: [
        { vat_category: 'AE', vat_percentage: 0, taxable_amount: 500, exemption_reason: 'Reverse charge' },
      ],
      lines: [{ vat_category: 'AE', vat_percentage: 0, exemption_reason: 'Reverse charge' }],
    })
    await env.patch(`/crm/organization/${belgian.id}`, { vat_number: null })
    expect((await env.app.patch(path, { subject: 'y' })).body.data).toMatchObject({ total_vat: 105 })
  })

  test('of the customer takes over his terms and language, unless they are given', async () => {
    const { env, draft } = await invoiceWorld(server)
    const german = { name: 'Beispiel', language: 'de', payment_term_days: 14 }
    const { id: organization_id } = await make(env.app, '/crm/organization', german)
    const change = async (values: object) => {
      const answer = await env.app.patch(`/invoices/invoice/${await draft()}`, { organization_id, ...values })
      return [answer.body.data.language, answer.body.data.payment_term_days]
    }
    expect(await change({})).toEqual(['de', 14])
    expect(await change({ language: 'nl', payment_term_days: 30 })).toEqual(['nl', 30])
  })

  test('of the VAT that follows from it is audited with its line', async () => {
    const { env, draft, organizationId, read } = await invoiceWorld(server)
    const id = await draft()
    const [line] = (await read(id)).lines
    await env.app.patch(`/invoices/invoice/${id}`, { subject: 'x' })
    expect((await trailOf(server, env, line.id)).audit).toEqual([])
    await env.app.patch(`/crm/organization/${organizationId}`, { vat_treatment: 'exempt' })
    await env.app.patch(`/invoices/invoice/${id}`, { subject: 'y' })
    expect((await trailOf(server, env, line.id)).audit).toEqual(['invoice.update'])
  })

  test('of whom to address it to leaves the work where it is', async () => {
    const { env, booked, make: add } = await hoursWorld(server)
    const made = await env.app.post(FROM_WORK, { hours_ids: [(await booked()).id] })
    const path = `/invoices/invoice/${made.body.data[0].id}`
    const person_id = await add('/crm/person', { last_name: 'Bakker' })
    const answer = await env.app.patch(path, { person_id })
    expect(answer.body.data).toMatchObject({ person_id, billing: { attention: 'Bakker' } })
  })

  test('of the customer is refused while his work stands on it', async () => {
    const { env, booked, make: add } = await hoursWorld(server)
    const made = await env.app.post(FROM_WORK, { hours_ids: [(await booked()).id] })
    const path = `/invoices/invoice/${made.body.data[0].id}`
    const organization_id = await add('/crm/organization', { name: 'Other' })
    expect(refusal(await env.app.patch(path, { organization_id }))).toBe('409 invalid-transition')
  })

  test('of anything is refused once the invoice is final', async () => {
    const { env, final } = await invoiceWorld(server)
    const { id, lines } = await final()
    const line = `/invoices/invoiceline/${lines[0].id}`
    const answers = [
      await env.app.patch(`/invoices/invoice/${id}`, { subject: 'x' }),
      await env.app.delete(`/invoices/invoice/${id}`),
      await env.app.post(`/invoices/invoice/${id}/reorder`, { line_ids: [lines[0].id] }),
      await env.app.post('/invoices/invoiceline', { invoice_id: id, kind: 'text', description: 'x' }),
      await env.app.patch(line, { description: 'x' }),
      await env.app.delete(line),
      await env.app.post(`${line}/release`, { hours_ids: [id] }),
    ]
    expect(answers.map(refusal)).toEqual(answers.map(() => '409 invoice-not-draft'))
  })
})

describe('deleting', () => {
  test('lets the work go, and tells', async () => {
    const { env, booked } = await hoursWorld(server)
    const entry = await booked()
    const [{ id }] = (await env.app.post(FROM_WORK, { hours_ids: [entry.id] })).body.data
    const line = (await env.get(`/invoices/invoice/${id}`)).body.data.lines[0]
    expect((await env.app.delete(`/invoices/invoice/${id}`)).status).toBe(204)
    expect((await env.get(`/invoices/invoice/${id}`)).status).toBe(404)
    expect((await env.get(`/hours/hours/${entry.id}`)).body.data).toMatchObject({
      ...{ invoice_status: 'to_invoice', invoice_id: null, locked: false },
    })
    expect((await trailOf(server, env, id)).events).toEqual([
      ...['invoice.created', 'hours.locked', 'hours.unlocked', 'invoice.deleted'],
    ])
    expect((await trailOf(server, env, line.id)).audit).toEqual(['invoice.delete'])
  })
})

describe('lines', () => {
  async function linesWorld() {
    const world = await invoiceWorld(server)
    const { env, draft } = world
    const id = await draft({ lines: [] })
    const add = (body: object) => env.app.post('/invoices/invoiceline', { invoice_id: id, ...body })
    const rates = await inTest(server, env, (tx) =>
      tx.all<{ id: string; percentage: string }>(sql`select id, percentage from vat_rate`),
    )
    const rateOf = (percentage: string) => rates.find((rate) => rate.percentage === percentage)!.id
    return { ...world, id, add, rateOf }
  }

  test('are added, changed, moved and removed, and the invoice adds up each time', async () => {
    const { env, id, add, rateOf } = await linesWorld()
    await add({ kind: 'manual', description: 'Licence', unit_price: 1234.56, unit: 'piece' })
    await add({ kind: 'manual', description: 'Book', unit_price: 49.99, vat_rate_id: rateOf('9.00') })
    await add({ kind: 'manual', description: 'Box', quantity: 1, unit_price: 99.95, position: 1 })
    const { body, status } = await add({ kind: 'text', description: 'As agreed on the phone', position: 0 })
    expect(status).toBe(201)
    expect(body.data.lines.map((line: { description: string }) => line.description)).toEqual([
      ...['As agreed on the phone', 'Licence', 'Box', 'Book'],
    ])
    expect(body.data).toMatchObject({ total_excl_vat: 1384.5, total_vat: 284.75, total_incl_vat: 1669.25 })
    expect(body.data.vat_breakdown).toEqual([
      expect.objectContaining({ vat_percentage: 21, taxable_amount: 1334.51, vat_amount: 280.25 }),
      expect.objectContaining({ vat_percentage: 9, taxable_amount: 49.99, vat_amount: 4.5 }),
    ])

    const [text, licence, , book] = body.data.lines
    const path = `/invoices/invoiceline/${licence.id}`
    const changed = await env.app.patch(path, { quantity: 0.5, discount_percentage: 10, position: 3 })
    expect(changed.body.data.lines[3]).toMatchObject({
      description: 'Licence',
      quantity: 0.5,
      amount: 555.55,
      position: 3,
    })
    const again = await env.app.patch(path, { quantity: 0.5 })
    expect(again.headers.etag).toBe(changed.headers.etag)
    expect(refusal(await env.app.patch(`/invoices/invoiceline/${text.id}`, { unit_price: 1 }))).toBe(
      '400 validation-error /unit_price',
    )
    expect((await env.app.delete(`/invoices/invoiceline/${book.id}`)).status).toBe(204)
    const ids = changed.body.data.lines.map((line: { id: string }) => line.id).filter((one: string) => one !== book.id)
    const reorder = (line_ids: string[]) => env.app.post(`/invoices/invoice/${id}/reorder`, { line_ids })
    const turned = await reorder(ids.toReversed())
    expect(turned.body.data.lines.map((line: { id: string }) => line.id)).toEqual(ids.toReversed())
    expect((await reorder(ids.toReversed())).headers.etag).toBe(turned.headers.etag)
    expect(refusal(await reorder(ids.slice(1)))).toBe('400 validation-error /line_ids')
    expect(refusal(await reorder([...ids, unknown]))).toBe(`400 invalid-reference /line_ids/${ids.length}`)
    expect((await trailOf(server, env, licence.id)).audit).toEqual([
      ...['invoiceline.create', 'invoiceline.create', 'invoiceline.update', 'invoice.reorder'],
    ])
  })

  test('refuse what does not exist or does not fit', async () => {
    const { add, env } = await linesWorld()
    const line = { kind: 'manual', description: 'x', unit_price: 1 }
    const other = await make(env.app, '/invoices/companyprofile', { name: 'Other', legal_name: 'Other' })
    const foreign = await make(env.app, '/invoices/vatrate', {
      ...{ company_profile_id: other.id, name: 'High', percentage: 21, category: 'S', valid_from: '2019-01-01' },
    })
    const refused = async (body: object) => refusal(await add({ ...line, ...body }))
    expect(await refused({ invoice_id: unknown })).toBe('400 invalid-reference /invoice_id')
    expect(await refused({ vat_rate_id: unknown })).toBe('400 invalid-reference /vat_rate_id')
    expect(await refused({ vat_rate_id: foreign.id })).toBe('400 invalid-reference /vat_rate_id')
    expect(await refused({ project_id: unknown })).toBe('400 invalid-reference /project_id')
    expect(await refused({ service_id: unknown })).toBe('400 validation-error /project_id')
    expect(await refused({ unit_price: 0.00001 })).toBe('400 validation-error /unit_price')
    expect(await refused({ quantity: 1000, unit_price: 1_000_000 })).toBe('400 validation-error /quantity')
    expect(await refused({ quantity: 0.0000001 })).toBe('400 validation-error /quantity')
    expect(refusal(await add({ kind: 'manual', description: 'x' }))).toBe('400 validation-error /unit_price')
  })

  test('of hours follow their minutes; single entries can be taken off', async () => {
    const { env, booked } = await hoursWorld(server)
    const entries = [await booked({ minutes: 20 }), await booked({ minutes: 25 }), await booked({ minutes: 30 })]
    const made = await env.app.post(FROM_WORK, { hours_ids: entries.map(({ id }) => id) })
    const [{ id }] = made.body.data
    const line = (await env.get(`/invoices/invoice/${id}`)).body.data.lines[0]
    const path = `/invoices/invoiceline/${line.id}`
    expect(refusal(await env.app.patch(path, { quantity: 1, unit_price: 1 }))).toBe(
      '400 validation-error /quantity /unit_price',
    )
    expect((await env.app.patch(path, { discount_percentage: 10 })).body.data.lines).toMatchObject([
      { quantity: 1.25, unit_price: 100, amount: 112.5 },
    ])
    const release = (hours_ids: string[]) => env.app.post(`${path}/release`, { hours_ids })
    expect(refusal(await release([entries[0].id, unknown]))).toBe('400 invalid-reference /hours_ids/1')
    const { body } = await release([entries[0].id, entries[2].id])
    expect(body.data.lines).toMatchObject([
      { quantity: 0.416667, amount: 37.5, hours_count: 1, hours_minutes: 25, discount_percentage: 10 },
    ])
    expect(body.data.total_excl_vat).toBe(37.5)
    expect((await env.get(`/hours/hours/${entries[0].id}`)).body.data.locked).toBe(false)
    expect((await env.get(`/hours/hours/${entries[1].id}`)).body.data.locked).toBe(true)
    expect((await release([entries[1].id])).body.data).toMatchObject({ lines: [], total_incl_vat: 0 })
    expect((await env.app.post(FROM_WORK, { hours_ids: entries.map((one) => one.id) })).status).toBe(201)
  })

  test('changes at the same time all count', async () => {
    const { env, id, add } = await linesWorld()
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => add({ kind: 'manual', description: `${i}`, unit_price: 10 })),
    )
    const { data } = (await env.get(`/invoices/invoice/${id}`)).body
    expect(data).toMatchObject({ total_excl_vat: 120, total_vat: 25.2 })
    expect(data.lines.map(({ position }: { position: number }) => position)).toEqual([...Array(12).keys()])
  })
})
