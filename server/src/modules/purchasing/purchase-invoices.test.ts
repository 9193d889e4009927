import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, insertRow, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { purchasingWorld } from '../../../test/purchasing-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PATH = '/purchasing/purchaseinvoice'
const line = { description: 'Paper', amount: 100, vat_percentage: 21, ledger_code: null }

describe('recording', () => {
  test('gives a number of our own, a due date, totals per rate, and tells of it', async () => {
    const { env, supplierId, record } = await purchasingWorld(server)
    const lines = [
      { ...line, amount: 1234.56 },
      { ...line, amount: 99.95, ledger_code: '4400' },
      { ...line, amount: 49.99, vat_percentage: 9 },
    ]
    const answer = await record({ number: 'F-1', invoice_date: '2026-01-31', lines })
    expect(answer.status, answer.text).toBe(201)
    const { data } = answer.body
    expect(answer.headers.location).toMatch(new RegExp(`${PATH}/${data.id}$`))
    expect(data).toMatchObject({
      organization_id: supplierId,
      organization_name: 'Papier & Zn.',
      number: 'F-1',
      entry_number: 'PI00001',
      due_date: '2026-03-02',
      currency: 'EUR',
      status: 'received',
      allowed_actions: ['approved', 'rejected', 'paid'],
      paid_on: null,
      note: null,
      document_id: null,
      total_excl_vat: 1384.5,
      total_vat: 284.75,
      total_incl_vat: 1669.25,
      allocated_amount: 0,
      costs: [],
    })
    expect(data.lines).toEqual(lines)
    expect((await env.get(`${PATH}/${data.id}`)).body.data).toEqual(data)
    expect(await trailOf(server, env, data.id)).toEqual({
      events: ['purchaseinvoice.created'],
      audit: ['purchaseinvoice.create'],
    })
    expect((await record()).body.data.entry_number).toBe('PI00002')
  })

  test('takes a credit note of a supplier, no due date, and a status of an import', async () => {
    const { recorded } = await purchasingWorld(server)
    const imported = await recorded({
      lines: [{ ...line, amount: -10.07 }],
      due_date: null,
      status: 'paid',
      paid_on: '2026-03-05',
    })
    expect(imported).toMatchObject({
      total_excl_vat: -10.07,
      total_vat: -2.11,
      total_incl_vat: -12.18,
      due_date: null,
      status: 'paid',
      paid_on: '2026-03-05',
    })
  })

  test('refuses the same number of the same supplier, in any case of letters', async () => {
    const { env, customerId, record, recorded } = await purchasingWorld(server)
    await recorded({ number: 'F-1' })
    expect(refusal(await record({ number: 'f-1' }))).toBe('409 duplicate-purchase-invoice /number')
    expect((await record({ number: 'F-1', organization_id: customerId })).status).toBe(201)
    const other = await recorded({ number: 'F-2' })
    expect(refusal(await env.patch(`${PATH}/${other.id}`, { number: 'F-1' }))).toBe(
      '409 duplicate-purchase-invoice /number',
    )
    const twice = await Promise.all(Array.from({ length: 5 }, () => record({ number: 'F-3' })))
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  test.each<[string, object]>([
    ['400 validation-error /lines', { lines: [] }],
    ['400 validation-error /lines', { lines: Array.from({ length: 201 }, () => line) }],
    ['400 validation-error /lines/0/amount', { lines: [{ ...line, amount: 0.001 }] }],
    ['400 validation-error /lines/0/vat_percentage', { lines: [{ ...line, vat_percentage: 101 }] }],
    ['400 validation-error /lines/0/ledger_code', { lines: [{ ...line, ledger_code: 'x'.repeat(21) }] }],
    ['400 validation-error /number', { number: ' ' }],
    ['400 validation-error /due_date', { due_date: '2026-03-01' }],
    ['400 validation-error /paid_on', { status: 'paid' }],
    ['400 validation-error /paid_on', { paid_on: '2026-03-01' }],
    ['400 validation-error /document_id', { document_id: null }],
    ['400 invalid-reference /organization_id', { organization_id: '0192f0c1-2345-7abc-8def-0123456789ab' }],
    ['400 invalid-reference /company_profile_id', { company_profile_id: '0192f0c1-2345-7abc-8def-0123456789ab' }],
  ])('refuses %s', async (expected, values) => {
    const { record } = await purchasingWorld(server)
    expect(refusal(await record(values))).toBe(expected)
  })
})

describe('a change', () => {
  test('replaces the lines as a whole, also as they were read', async () => {
    const { env, recorded } = await purchasingWorld(server)
    const first = await recorded()
    const lines = [...first.lines, { ...line, description: 'Ink', amount: 50, vat_percentage: 9 }]
    const { data } = (await env.patch(`${PATH}/${first.id}`, { lines })).body
    expect(data).toMatchObject({ lines, total_excl_vat: 150, total_vat: 25.5, total_incl_vat: 175.5 })
    expect(data.updated_at > first.updated_at).toBe(true)
    const again = await env.patch(`${PATH}/${first.id}`, { lines, number: first.number, note: null })
    expect(again.body.data).toEqual(data)
    expect((await trailOf(server, env, first.id)).events).toEqual([
      'purchaseinvoice.created',
      'purchaseinvoice.updated',
    ])
  })

  test('takes the currency of its company', async () => {
    const { env, recorded } = await purchasingWorld(server)
    const { id } = await recorded()
    const company_profile_id = await insertRow(server, env, 'company_profile', {
      name: 'Branch',
      legal_name: 'Branch Ltd',
      currency: 'GBP',
    })
    const { data } = (await env.patch(`${PATH}/${id}`, { company_profile_id })).body
    expect(data).toMatchObject({ company_profile_id, currency: 'GBP' })
  })

  test('keeps the due date behind the invoice date', async () => {
    const { env, recorded } = await purchasingWorld(server)
    const { id } = await recorded()
    expect(refusal(await env.patch(`${PATH}/${id}`, { invoice_date: '2026-05-01' }))).toBe(
      '400 validation-error /due_date',
    )
    expect((await env.patch(`${PATH}/${id}`, { due_date: null, invoice_date: '2026-05-01' })).status).toBe(200)
  })

  test('cannot make it smaller than the costs booked from it', async () => {
    const { env, booked, recorded } = await purchasingWorld(server)
    const { id } = await recorded()
    await booked({ purchase_invoice_id: id, quantity: 6 })
    const smaller = { lines: [{ ...line, amount: 59.99 }] }
    expect(refusal(await env.patch(`${PATH}/${id}`, smaller))).toBe('409 cost-exceeds-purchase-invoice')
    expect((await env.patch(`${PATH}/${id}`, { lines: [{ ...line, amount: 60 }] })).status).toBe(200)
  })
})

describe('the course', () => {
  test('goes from received over approved to paid and back, and freezes what was approved', async () => {
    const { env, recorded } = await purchasingWorld(server)
    const { id } = await recorded()
    const patch = (body: object) => env.patch(`${PATH}/${id}`, body)
    expect((await patch({ status: 'approved' })).body.data).toMatchObject({
      status: 'approved',
      allowed_actions: ['rejected', 'paid'],
    })
    for (const frozen of [{ number: 'other' }, { due_date: null }, { lines: [{ ...line, amount: 1 }] }])
      expect(refusal(await patch(frozen))).toBe('409 purchase-invoice-processed')
    expect((await patch({ note: 'Checked', lines: [line] })).body.data.note).toBe('Checked')
    expect(refusal(await patch({ status: 'paid' }))).toBe('400 validation-error /paid_on')
    expect(refusal(await patch({ paid_on: '2026-03-05' }))).toBe('400 validation-error /paid_on')
    expect((await patch({ status: 'paid', paid_on: '2026-03-05' })).body.data.paid_on).toBe('2026-03-05')
    expect((await patch({ paid_on: '2026-03-06' })).body.data.paid_on).toBe('2026-03-06')
    expect(refusal(await patch({ status: 'rejected' }))).toBe('409 invalid-transition')
    expect(refusal(await patch({ status: 'received' }))).toBe('409 invalid-transition')
    expect((await patch({ status: 'approved' })).body.data).toMatchObject({ status: 'approved', paid_on: null })
    expect((await patch({ status: 'rejected' })).body.data.status).toBe('rejected')
    expect((await patch({ status: 'received', number: 'corrected' })).body.data.number).toBe('corrected')
    expect((await trailOf(server, env, id)).events.filter((kind) => kind !== 'purchaseinvoice.updated')).toEqual([
      'purchaseinvoice.created',
      'purchaseinvoice.approved',
      'purchaseinvoice.paid',
      'purchaseinvoice.approved',
      'purchaseinvoice.rejected',
    ])
  })

  test('needs the right to approve of the user, also behind a key', async () => {
    const { env, recorded } = await purchasingWorld(server)
    const [first, second] = [await recorded(), await recorded()]
    const clerk = await env.signIn(['invoices:read', 'invoices:write'])
    const key = { authorization: `Bearer ${await clerk.keyWith('invoices:write')}` }
    const paid = { status: 'paid', paid_on: '2026-03-05' }
    for (const body of [{ status: 'approved' }, paid]) {
      expect(refusal(await clerk.patch(`${PATH}/${first.id}`, body))).toBe('403 forbidden')
      expect(refusal(await env.patch(`${PATH}/${first.id}`, body, key))).toBe('403 forbidden')
    }
    const { organization_id, invoice_date, lines } = first
    const made = { organization_id, invoice_date, lines, number: 'F-1', status: 'approved' }
    expect(refusal(await clerk.post(PATH, made))).toBe('403 forbidden')
    const boss = await env.signIn(['invoices:read', 'invoices:write', 'approve_purchases'])
    expect((await boss.patch(`${PATH}/${first.id}`, { status: 'approved' })).status).toBe(200)
    expect((await clerk.patch(`${PATH}/${first.id}`, paid)).status).toBe(200)
    expect((await clerk.patch(`${PATH}/${second.id}`, { status: 'rejected' })).status).toBe(200)
  })

  test('two who decide at once do not both succeed', async () => {
    const { env, recorded } = await purchasingWorld(server)
    const { id } = await recorded()
    const answers = await Promise.all([
      env.patch(`${PATH}/${id}`, { status: 'paid', paid_on: '2026-03-05' }),
      env.patch(`${PATH}/${id}`, { status: 'rejected' }),
    ])
    expect(answers.map(refusal).filter((text) => text.startsWith('409'))).toEqual(['409 invalid-transition'])
  })
})

describe('deleting', () => {
  test('leaves its costs and a tombstone', async () => {
    const { env, booked, recorded } = await purchasingWorld(server)
    const { id } = await recorded()
    const cost = await booked({ purchase_invoice_id: id })
    expect((await env.delete(`${PATH}/${id}`)).status).toBe(204)
    expect((await env.delete(`${PATH}/${id}`)).status).toBe(404)
    const left = (await env.get(`/purchasing/cost/${cost.id}`)).body.data
    expect(left.purchase_invoice_id).toBeNull()
    expect(left.updated_at > cost.updated_at).toBe(true)
    expect((await trailOf(server, env, cost.id)).events).toEqual(['cost.created', 'cost.updated'])
    expect((await trailOf(server, env, id)).events.at(-1)).toBe('purchaseinvoice.deleted')
    expect(idsOf(await env.get(`${PATH}?deleted=only`))).toEqual([id])
    expect((await env.get(PATH)).body.meta.count).toBe(0)
  })

  test('is refused once it is approved or paid', async () => {
    const { env, recorded } = await purchasingWorld(server)
    const [approved, paid, rejected] = [
      await recorded({ status: 'approved' }),
      await recorded({ status: 'paid', paid_on: '2026-03-05' }),
      await recorded({ status: 'rejected' }),
    ]
    for (const { id } of [approved, paid])
      expect(refusal(await env.delete(`${PATH}/${id}`))).toBe('409 purchase-invoice-processed')
    expect((await env.delete(`${PATH}/${rejected.id}`)).status).toBe(204)
  })
})

test('the list filters, sorts and finds', async () => {
  const { env, supplierId, customerId, projectId, booked, recorded } = await purchasingWorld(server)
  const [a, b, c, d] = [
    await recorded({ number: 'Alpha', invoice_date: '2020-01-01' }),
    await recorded({ number: 'Beta', invoice_date: '2020-02-01', lines: [{ ...line, amount: 50 }], note: 'Crème' }),
    await recorded({ number: 'Gamma', invoice_date: '2020-03-01', organization_id: customerId, due_date: null }),
    await recorded({ number: 'Delta', invoice_date: '2020-04-01', status: 'paid', paid_on: '2020-04-02' }),
  ].map(({ id }) => id as string)
  await booked({ purchase_invoice_id: b })
  const found = async (query: string) => idsOf(await env.get(`${PATH}?${query}`))
  expect(await found('')).toEqual([d, c, b, a])
  expect(await found('sort=due_date')).toEqual([a, b, d, c])
  expect(await found('sort=total_incl_vat,-invoice_date')).toEqual([b, d, c, a])
  expect(await found('q=alph')).toEqual([a])
  expect(await found('q=creme')).toEqual([b])
  expect(await found('q=papier')).toEqual([d, b, a])
  expect(await found(`organization_id=${customerId}`)).toEqual([c])
  expect(await found(`organization_id=${supplierId},${customerId}`)).toEqual([d, c, b, a])
  expect(await found('number=alpha,BETA')).toEqual([b, a])
  expect(await found('status=received')).toEqual([c, b, a])
  expect(await found(`project_id=${projectId}`)).toEqual([b])
  expect(await found('invoice_date_from=2020-02-01&invoice_date_to=2020-03-01')).toEqual([c, b])
  expect(await found('due_date_to=2020-02-29')).toEqual([a])
  expect(await found('is_overdue=true')).toEqual([b, a])
  expect(await found('is_overdue=false')).toEqual([d, c])
  expect((await env.get(`${PATH}?project_id=${projectId}`)).body.data[0]).toMatchObject({ allocated_amount: 10 })
})

test('the screens add the scan', async () => {
  const { env, recorded } = await purchasingWorld(server)
  const { id } = await recorded()
  const document_id = await insertRow(server, env, 'document', {
    kind: 'purchase_invoice',
    name: 'scan.pdf',
    mime_type: 'application/pdf',
    size_bytes: 1,
    sha256: 'a'.repeat(64),
  })
  expect((await env.app.patch(`${PATH}/${id}`, { document_id })).body.data.document_id).toBe(document_id)
  expect(refusal(await env.app.patch(`${PATH}/${id}`, { document_id: id }))).toBe('400 invalid-reference /document_id')
})
