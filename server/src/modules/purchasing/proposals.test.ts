import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PDF, uploader } from '../../../test/document-fixtures.ts'
import { made, make, refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { type UblOptions, ublFile } from '../../../test/ubl-file.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const upload = uploader(() => server)

async function drop(env: TestEnvironment, options: UblOptions = {}): Promise<string> {
  const about = { kind: 'purchase_invoice', name: 'bill.xml' }
  return made(upload(env, Buffer.from(ublFile(options)), { about, type: 'application/xml' }))
}

async function proposed(env: TestEnvironment, options: UblOptions = {}) {
  const answer = await env.app.get(`/purchasing/proposal/${await drop(env, options)}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const codesOf = (proposal: { remarks: { code: string }[] }) => proposal.remarks.map(({ code }) => code)

describe('the supplier', () => {
  const known = { name: 'De Pers', vat_number: 'NL 8123.45.678.B01', coc_code: '87654321' }

  test.each([
    ['vat_number', known],
    ['vat_number', { name: 'De Pers', vat_number: '812345678B01' }],
    ['coc_code', { name: 'De Pers', coc_code: '8765 4321' }],
    ['peppol_id', { name: 'De Pers', peppol_id: '0106:87654321' }],
    ['iban', { name: 'De Pers', iban: 'NL91 ABNA 0417 1643 00' }],
    ['name', { name: 'DRUKKERIJ DE PERS BV' }],
  ])('is found by %s', async (by, body) => {
    const env = await server.environment()
    const { id, name } = (await env.app.post('/crm/organization', body)).body.data
    await make(env, '/crm/organization', { name: 'Somebody else', vat_number: 'NL800000000B01' })
    expect(await proposed(env)).toMatchObject({ organization_id: id, organization_name: name, matched_by: by })
  })

  test('that nobody knows is told with all that is needed to make it', async () => {
    const env = await server.environment()
    const proposal = await proposed(env, { supplier: { vat: '' } })
    expect(proposal).toMatchObject({
      organization_id: null,
      matched_by: null,
      supplier: { name: 'Drukkerij De Pers B.V.', vat_number: null, address: { locality: 'Utrecht' } },
    })
    expect(codesOf(proposal)).toContain('supplier_unknown')
    const { address, ...rest } = proposal.supplier
    expect((await env.app.post('/crm/organization', { ...rest, address })).status).toBe(201)
  })

  test('that could be several is left open', async () => {
    const env = await server.environment()
    await make(env, '/crm/organization', { ...known, name: 'One' })
    await make(env, '/crm/organization', { ...known, name: 'Two' })
    const proposal = await proposed(env)
    expect([proposal.organization_id, codesOf(proposal)]).toEqual([null, ['supplier_unclear']])
  })

  test('that suddenly has another bank account is told', async () => {
    const env = await server.environment()
    await env.app.post('/crm/organization', { ...known, iban: 'NL20INGB0001234567' })
    const { remarks } = await proposed(env)
    expect(remarks).toEqual([
      {
        pointer: '/organization_id',
        code: 'iban_differs',
        message:
          'The file asks for payment to NL91ABNA0417164300, and De Pers is known to have NL20INGB0001234567. Call them before you pay.',
        is_wrong: true,
      },
    ])
  })
})

describe('the company', () => {
  test('is the one it is addressed to', async () => {
    const env = await server.environment()
    const body = { name: 'Second', legal_name: 'Second B.V.', vat_number: 'NL811111111B01' }
    const second = await made(env.app.post('/invoices/companyprofile', body))
    expect(await proposed(env, { customer: { name: 'Second', vat: 'NL811111111B01' } })).toMatchObject({
      company_profile_id: second,
      remarks: [{ code: 'supplier_unknown' }],
    })
    expect(codesOf(await proposed(env, { customer: { name: 'Elsewhere' } }))).toContain('other_customer')
    expect(codesOf(await proposed(env, { currency: 'USD' }))).toContain('other_currency')
    expect(codesOf(await proposed(env, { supplier: { vat: 'NL811111111B01' } }))).toContain('own_invoice')
  })
})

describe('a proposal', () => {
  test('becomes a purchase invoice as it is, once', async () => {
    const env = await server.environment()
    const organization_id = await made(env.post('/crm/organization', { name: 'De Pers', coc_code: '87654321' }))
    const documentId = await drop(env)
    const { data: proposal } = (await env.app.get(`/purchasing/proposal/${documentId}`)).body
    const { number, invoice_date, due_date, lines } = proposal
    const body = { organization_id, number, invoice_date, due_date, lines, document_id: documentId }
    const created = await env.app.post('/purchasing/purchaseinvoice', body)
    expect(created.status, created.text).toBe(201)
    expect(created.body.data).toMatchObject({ total_excl_vat: 425.5, total_vat: 89.36, total_incl_vat: 514.86 })
    const { id, entry_number } = created.body.data
    const [paper] = (await env.get(`/documents/document?ids=${documentId}`)).body.data
    expect(paper.purchase_invoice_id).toBe(id)
    expect((await env.get('/documents/document?kind=purchase_invoice&purchase_invoice_id=null')).body.data).toEqual([])
    expect((await env.app.get(`/purchasing/proposal/${documentId}`)).body.data.doubles).toEqual([])

    const again = await proposed(env)
    const double = { purchase_invoice_id: id, entry_number }
    expect(again.doubles).toEqual([
      { reason: 'same_number', ...double, document_id: null, document_name: null },
      { reason: 'same_file', ...double, document_id: documentId, document_name: 'bill.xml' },
    ])
    expect(refusal(await env.app.post('/purchasing/purchaseinvoice', body))).toContain('duplicate-purchase-invoice')
  })

  test('tells of the same file that waits in the inbox', async () => {
    const env = await server.environment()
    const first = await drop(env)
    expect((await proposed(env)).doubles).toMatchObject([
      { reason: 'same_file', purchase_invoice_id: null, document_id: first },
    ])
  })

  test('writes nothing', async () => {
    const env = await server.environment()
    const documentId = await drop(env)
    const before = (await env.get(`/documents/document?ids=${documentId}`)).body.data[0].updated_at
    await env.app.get(`/purchasing/proposal/${documentId}`)
    expect((await env.get(`/documents/document?ids=${documentId}`)).body.data[0].updated_at).toBe(before)
    expect((await env.get('/purchasing/purchaseinvoice')).body.data).toEqual([])
  })

  test('of a scan says nothing, and nothing against it', async () => {
    const env = await server.environment()
    const id = await made(upload(env, PDF, { about: { kind: 'purchase_invoice' } }))
    const { data } = (await env.app.get(`/purchasing/proposal/${id}`)).body
    expect([data.is_read, data.lines, data.remarks]).toEqual([false, [], []])
    expect((await env.app.get(`/purchasing/proposal/${id}/attachment`)).status).toBe(404)
  })

  test('of a file that means harm says so in words, and is not read', async () => {
    const env = await server.environment()
    const hostile = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Invoice>&a;</Invoice>`
    const about = { kind: 'purchase_invoice', name: 'bill.xml' }
    const id = await made(upload(env, Buffer.from(hostile), { about, type: 'application/xml' }))
    const answer = await env.app.get(`/purchasing/proposal/${id}`)
    expect(answer.body.data).toMatchObject({
      is_read: false,
      lines: [],
      remarks: [{ code: 'declares', is_wrong: true }],
    })
    expect(answer.text).not.toContain('root:')
  })

  test('of 20 MB says so', async () => {
    const env = await server.environment()
    const about = { kind: 'purchase_invoice', name: 'bill.xml' }
    const id = await made(upload(env, Buffer.alloc(20_000_000, '<a>'), { about, type: 'application/xml' }))
    expect((await env.app.get(`/purchasing/proposal/${id}`)).body.data.remarks).toMatchObject([{ code: 'too_large' }])
  })

  test('gives the PDF inside', async () => {
    const env = await server.environment()
    const id = await drop(env, { pdf: '%PDF-1.7 bill' })
    expect((await env.app.get(`/purchasing/proposal/${id}`)).body.data.attachment_name).toBe('F-2026-77.pdf')
    const { name, content } = (await env.app.get(`/purchasing/proposal/${id}/attachment`)).body.data
    expect([name, Buffer.from(content, 'base64').toString()]).toEqual(['F-2026-77.pdf', '%PDF-1.7 bill'])
  })

  test('is for those who may read invoices, and of purchases only', async () => {
    const env = await server.environment()
    const id = await drop(env)
    const clerk = await env.signIn(['crm:read', 'crm:write'])
    expect(refusal(await clerk.get(`/purchasing/proposal/${id}`))).toBe('403 forbidden')
    const other = await made(upload(env, PDF))
    expect((await env.app.get(`/purchasing/proposal/${other}`)).status).toBe(404)
    const stranger = await server.environment()
    expect((await stranger.app.get(`/purchasing/proposal/${id}`)).status).toBe(404)
  })
})

describe('what is typed so far', () => {
  test('is added up, and held against what is recorded', async () => {
    const env = await server.environment()
    const organization_id = await made(env.post('/crm/organization', { name: 'De Pers' }))
    const lines = [
      { amount: 10.05, vat_percentage: 21 },
      { amount: -0.05, vat_percentage: 21 },
      { amount: 5, vat_percentage: 9 },
    ]
    const check = (body: object) => env.app.post('/purchasing/purchaseinvoice/check', body)
    expect((await check({ lines })).body.data).toEqual({
      total_excl_vat: 15,
      total_vat: 2.55,
      total_incl_vat: 17.55,
      doubles: [],
    })
    expect((await check({ lines: [] })).body.data.total_incl_vat).toBe(0)
    const bill = { organization_id, number: 'A-1', invoice_date: '2026-01-05' }
    const { id, entry_number } = await make(env, '/purchasing/purchaseinvoice', {
      ...bill,
      lines: lines.map((line) => ({ ...line, description: 'Paper' })),
    })
    expect((await check({ organization_id, number: 'a-1', lines })).body.data.doubles).toMatchObject([
      { reason: 'same_number', purchase_invoice_id: id, entry_number },
    ])
    expect((await check({ organization_id, number: 'a-2', lines })).body.data.doubles).toEqual([])
    expect(refusal(await check({ lines: [{ amount: 0.001, vat_percentage: 21 }] }))).toContain('400 validation-error')
  })
})
