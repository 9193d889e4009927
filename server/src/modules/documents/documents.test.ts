import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloader, PDF, uploader } from '../../../test/document-fixtures.ts'
import { idsOf, insertEmployee, insertProject, insertRow, made, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const TEXT = { type: 'text/plain' }
const upload = uploader(() => server)
const download = downloader(() => server)

describe('an upload', () => {
  test('is kept with its hash, its links and its uploader', async () => {
    const env = await server.environment()
    const employeeId = await insertEmployee(server, env)
    const organizationId = await made(env.post('/crm/organization', { name: 'Acme' }))
    const projectId = await insertProject(server, env, 'Site')
    const { cookie } = await env.signIn(['crm:write'], employeeId)
    const about = { name: 'Ontwerp é 1.pdf', organization_id: organizationId, project_id: projectId }
    const answer = await upload(env, PDF, { about, cookie })
    expect(answer.status, answer.text).toBe(201)
    expect(answer.body.data).toMatchObject({
      ...about,
      kind: 'attachment',
      mime_type: 'application/pdf',
      size_bytes: PDF.length,
      sha256: createHash('sha256').update(PDF).digest('hex'),
      uploaded_by_employee_id: employeeId,
      invoice_id: null,
    })
    expect(await trailOf(server, env, answer.body.data.id)).toEqual({
      events: ['document.created'],
      audit: ['document.create'],
    })
    const file = await download(answer.body.data.download_url)
    expect(file.rawPayload.equals(PDF)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="Ontwerp _ 1.pdf"; filename*=UTF-8''Ontwerp%20%C3%A9%201.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
      etag: `"${answer.body.data.sha256}"`,
    })
  })

  test('may have 20 MB and not a byte more', async () => {
    const env = await server.environment()
    const most = Buffer.alloc(20_000_000, 'x')
    const answer = await upload(env, most, TEXT)
    expect(answer.status, answer.text.slice(0, 300)).toBe(201)
    const file = await download(answer.body.data.download_url)
    expect(file.rawPayload.equals(most)).toBe(true)
    expect(refusal(await upload(env, Buffer.alloc(20_000_001, 'x'), TEXT))).toBe('413 payload-too-large')
  })

  test('waits for its turn when many come at once', async () => {
    const env = await server.environment()
    const all = await Promise.all(Array.from({ length: 12 }, () => upload(env, Buffer.alloc(500_000, 'x'), TEXT)))
    const refused = all.filter(({ status }) => status !== 201)
    expect(refused.length).toBeLessThanOrEqual(7)
    for (const answer of refused)
      expect([refusal(answer), answer.headers['retry-after']]).toEqual(['503 unavailable', '2'])
    for (let i = 0; i < 7; i++) expect((await upload(env, PDF)).status).toBe(201)
  })

  test.each([
    ['image/svg+xml', '<svg/>'],
    ['text/html', '<p>'],
    ['application/json', '{}'],
    ['application/octet-stream', 'x'],
    ['application/pdf', 'MZ not a pdf'],
    ['image/png', '%PDF-1.7'],
    ['image/jpeg', 'GIF89a'],
    ['text/plain', 'a\0b'],
    ['application/xml', '<svg onload="alert(1)"/>'],
    ['application/xml', 'no markup'],
    ['application/xml', '<?xml version="1.0"?>\n<!-- a <b> --><svg onload="alert(1)"/>'],
    ['application/xml', `<!-- <b> ${'-'.repeat(4000)}> --><svg onload="alert(1)"/>`],
    ['application/xml', '<x:html xmlns:x="http://www.w3.org/1999/xhtml"><x:script>alert(1)</x:script></x:html>'],
    ['application/vnd.oasis.opendocument.text', '%PDF-1.7'],
  ])('of %s that is %j is refused', async (type, text) => {
    expect(refusal(await upload(await server.environment(), Buffer.from(text), { type }))).toBe(
      '415 unsupported-media-type',
    )
  })

  test.each([
    ['image/png', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['image/jpeg', Buffer.from('ffd8ffe000', 'hex')],
    ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
    ['image/gif', Buffer.from('GIF89a')],
    ['text/csv; charset=utf-8', Buffer.from('a;b\n1;2')],
    ['application/xml', Buffer.from('\ufeff<?xml version="1.0"?><Invoice/>')],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', Buffer.from('PK\x03\x04')],
  ])('of %s is taken', async (type, bytes) => {
    const answer = await upload(await server.environment(), bytes, { type })
    expect(answer.body.data.mime_type).toBe(type.split(';')[0])
  })

  test('that is empty or badly named is refused', async () => {
    const env = await server.environment()
    expect(refusal(await upload(env, Buffer.alloc(0)))).toBe('400 validation-error ')
    for (const name of ['../x', 'a/b', 'a\\b', 'a\nb', 'a\u2028b', '..', 'x'.repeat(256), 'cod\u202efdp.exe'])
      expect(refusal(await upload(env, PDF, { about: { name } })), name).toBe('400 validation-error /name')
    const unknown = crypto.randomUUID()
    expect(refusal(await upload(env, PDF, { about: { person_id: unknown } }))).toBe('400 invalid-reference /person_id')
    expect(refusal(await upload(env, PDF, { about: { colour: 'red' } }))).toBe('400 unknown-parameter /colour')
    expect(refusal(await upload(env, PDF, { about: { kind: 'invoice_pdf' } }))).toBe('400 validation-error /kind')
  })

  test('of a purchase invoice needs the right to write them', async () => {
    const env = await server.environment()
    const about = { kind: 'purchase_invoice' }
    const { cookie } = await env.signIn(['crm:write'])
    const refused = await upload(env, PDF, { about, cookie })
    expect([refusal(refused), refused.body.required_right]).toEqual(['403 forbidden', 'invoices:write'])
    expect((await upload(env, PDF, { about })).status).toBe(201)
  })
})

describe('the list', () => {
  test('filters and sorts', async () => {
    const env = await server.environment()
    const organizationId = await made(env.post('/crm/organization', { name: 'Acme' }))
    const a = await made(upload(env, PDF, { about: { name: 'Ångström 10.pdf', organization_id: organizationId } }))
    const b = await made(upload(env, Buffer.from('%PDF-'), { about: { name: 'Ångström 9.pdf' } }))
    const c = await made(upload(env, PDF, { about: { kind: 'purchase_invoice', name: 'bill.pdf' } }))
    const list = async (query: string) => idsOf(await env.get(`/documents/document?${query}`))
    expect(await list('')).toEqual([c, b, a])
    expect(await list('sort=name')).toEqual([a, b, c])
    expect(await list('sort=size_bytes')).toEqual([b, a, c])
    expect(await list('q=angstrom&sort=name')).toEqual([a, b])
    expect(await list(`organization_id=${organizationId}`)).toEqual([a])
    expect(await list('organization_id=null&kind=attachment')).toEqual([b])
    expect(await list('kind=purchase_invoice,invoice_pdf')).toEqual([c])
  })

  test('leaves papers of invoices out for whoever may not read them, and says so when asked for them', async () => {
    const env = await server.environment()
    const seen = await made(upload(env, PDF))
    await insertDocumentRow(env, 'invoice_pdf')
    await insertDocumentRow(env, 'purchase_invoice')
    const headers = { authorization: `Bearer ${await env.keyWith('crm:read')}` }
    const answer = await env.get('/documents/document', headers)
    expect([idsOf(answer), answer.body.meta.count]).toEqual([[seen], 1])
    expect((await env.get('/documents/document')).body.meta.count).toBe(3)
    for (const query of [
      'kind=attachment,invoice_pdf',
      'kind=invoice_ubl',
      'kind=purchase_invoice',
      `invoice_id=${seen}`,
      'purchase_invoice_id=null',
    ]) {
      const refused = await env.get(`/documents/document?${query}`, headers)
      expect([refusal(refused), refused.body.required_scope], query).toEqual([
        '403 insufficient-scope',
        'invoices:read',
      ])
      expect(refused.headers['www-authenticate']).toContain('scope="invoices:read"')
      expect((await env.get(`/documents/document?${query}`)).status).toBe(200)
    }
    expect((await env.get('/documents/document?kind=attachment', headers)).status).toBe(200)
  })
})

describe('a deletion', () => {
  test('takes the bytes along', async () => {
    const env = await server.environment()
    const { id, download_url } = (await upload(env, PDF)).body.data
    expect((await env.app.delete(`/documents/document/${id}`)).status).toBe(204)
    expect((await download(download_url)).statusCode).toBe(404)
    expect((await trailOf(server, env, id)).events).toEqual(['document.created', 'document.deleted'])
  })

  test('leaves the papers of an invoice alone', async () => {
    const env = await server.environment()
    for (const kind of ['invoice_pdf', 'invoice_ubl']) {
      const id = await insertDocumentRow(env, kind)
      expect(refusal(await env.app.delete(`/documents/document/${id}`))).toBe('409 in-use')
    }
  })

  test('leaves alone on what a purchase invoice was approved', async () => {
    const env = await server.environment()
    const organization_id = await made(env.post('/crm/organization', { name: 'Supplier' }))
    const lines = [{ description: 'Paper', amount: 10, vat_percentage: 21 }]
    const bill = { organization_id, number: 'A1', invoice_date: '2026-01-05', lines }
    const purchase_invoice_id = await made(env.post('/purchasing/purchaseinvoice', bill))
    const id = await made(upload(env, PDF, { about: { kind: 'purchase_invoice', purchase_invoice_id } }))
    const approval = await env.app.patch(`/purchasing/purchaseinvoice/${purchase_invoice_id}`, { status: 'approved' })
    expect(approval.status, approval.text).toBe(200)
    expect(refusal(await env.app.delete(`/documents/document/${id}`))).toBe('409 in-use')
  })

  test('of a purchase invoice needs the right to write them', async () => {
    const env = await server.environment()
    const id = await made(upload(env, PDF, { about: { kind: 'purchase_invoice' } }))
    const clerk = await env.signIn(['crm:read', 'crm:write', 'invoices:read'])
    expect(refusal(await clerk.delete(`/documents/document/${id}`))).toBe('403 forbidden')
  })

  test('of what it belonged to, or of itself, is seen by whoever synchronises', async () => {
    const env = await server.environment()
    const supplier = await made(env.post('/crm/organization', { name: 'Supplier' }))
    const lines = [{ description: 'Paper', amount: 10, vat_percentage: 21 }]
    const bill = { organization_id: supplier, number: 'A1', invoice_date: '2026-01-05', lines }
    const billId = await made(env.post('/purchasing/purchaseinvoice', bill))
    const projectId = await made(env.post('/projects/project', { name: 'Site', organization_id: supplier }))
    const orphan = (await upload(env, PDF, { about: { project_id: projectId } })).body.data
    const paper = await made(upload(env, PDF, { about: { kind: 'purchase_invoice' } }))
    const linked = await env.app.patch(`/purchasing/purchaseinvoice/${billId}`, { document_id: paper })
    expect((await env.delete(`/projects/project/${projectId}`)).status).toBe(204)
    expect((await env.app.delete(`/documents/document/${paper}`)).status).toBe(204)
    const [document] = (await env.get('/documents/document')).body.data
    const after = await env.get(`/purchasing/purchaseinvoice/${billId}`)
    expect([document.id, document.project_id, after.body.data.document_id]).toEqual([orphan.id, null, null])
    expect(document.updated_at > orphan.updated_at).toBe(true)
    expect(after.body.data.updated_at > linked.body.data.updated_at).toBe(true)
    expect(after.headers.etag).not.toBe(linked.headers.etag)
  })

  test('needs to see what it deletes', async () => {
    const env = await server.environment()
    const id = await made(upload(env, PDF, { about: { kind: 'purchase_invoice' } }))
    const clerk = await env.signIn(['crm:read', 'crm:write'])
    expect((await clerk.delete(`/documents/document/${id}`)).status).toBe(404)
  })
})

describe('a change', () => {
  test('renames and files elsewhere', async () => {
    const env = await server.environment()
    const organizationId = await made(env.post('/crm/organization', { name: 'Acme' }))
    const { id, sha256 } = (await upload(env, PDF)).body.data
    const body = { name: 'Plan.pdf', organization_id: organizationId }
    const answer = await env.app.patch(`/documents/document/${id}`, body)
    expect(answer.body.data).toMatchObject({ ...body, sha256 })
    expect((await download(answer.body.data.download_url)).rawPayload.equals(PDF)).toBe(true)
    expect(await trailOf(server, env, id)).toEqual({
      events: ['document.created'],
      audit: ['document.create', 'document.refile'],
    })
    const cleared = await env.app.patch(`/documents/document/${id}`, { organization_id: null })
    expect(cleared.body.data.organization_id).toBeNull()
    expect(refusal(await env.app.patch(`/documents/document/${id}`, { name: '../x' }))).toBe(
      '400 validation-error /name',
    )
    const unknown = { project_id: crypto.randomUUID() }
    expect(refusal(await env.app.patch(`/documents/document/${id}`, unknown))).toBe('400 invalid-reference /project_id')
  })

  test('leaves alone what was printed, and what one may not see', async () => {
    const env = await server.environment()
    for (const kind of ['invoice_pdf', 'invoice_ubl', 'quote_pdf'])
      expect(
        refusal(await env.app.patch(`/documents/document/${await insertDocumentRow(env, kind)}`, { name: 'x' })),
      ).toBe('409 in-use')
    const id = await made(upload(env, PDF, { about: { kind: 'purchase_invoice' } }))
    const clerk = await env.signIn(['crm:read', 'crm:write'])
    expect((await clerk.patch(`/documents/document/${id}`, { name: 'x' })).status).toBe(404)
    const reader = await env.signIn(['crm:read', 'crm:write', 'invoices:read'])
    expect(refusal(await reader.patch(`/documents/document/${id}`, { name: 'x' }))).toBe('403 forbidden')
  })
})

function insertDocumentRow(env: TestEnvironment, kind: string) {
  return insertRow(server, env, 'document', {
    kind,
    name: `${kind}.pdf`,
    mime_type: 'application/pdf',
    size_bytes: 1,
    sha256: '0'.repeat(64),
  })
}
