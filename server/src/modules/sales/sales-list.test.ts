import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf, insertEmployee, insertRow, inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('opportunities are found by every filter and sorted by every field', async () => {
  const env = await server.environment()
  const stages = (await env.get('/sales/stage')).body.data
  const organization_id = (await make(env, '/crm/organization', { name: 'Acme' })).id
  const person_id = (await make(env, '/crm/person', { last_name: 'Vos' })).id
  const owner_employee_id = await insertEmployee(server, env)
  const a = await make(env, '/sales/sales', { name: 'Ça va', amount: 1000, expected_close_date: '2026-12-01' })
  const b = await make(env, '/sales/sales', {
    ...{ name: 'Book', organization_id, amount: 400, source: 'Fair', stage_id: stages[3].id },
    expected_close_date: '2026-11-20',
  })
  const c = await make(env, '/sales/sales', { name: 'Clock', status: 'won', closed_on: '2026-05-01', person_id })
  const d = await make(env, '/sales/sales', {
    ...{ name: 'Door', status: 'lost', closed_on: '2026-06-01', amount: 50.5, owner_employee_id, note: 'Fair price' },
  })
  const found = async (query: string) => {
    const letters = new Map([a, b, c, d].map(({ id }, i) => [id, 'abcd'[i]]))
    const answer = await env.get(`/sales/sales?${query.includes('sort') ? '' : 'sort=created_at&'}${query}`)
    expect(answer.body.meta?.count, answer.text).toBe(answer.body.data.length)
    return idsOf(answer)
      .map((id) => letters.get(id))
      .join('')
  }
  const expected: Record<string, string> = {
    'q=ca+va': 'a',
    'q=fair': 'bd',
    'status=open': 'ab',
    'status=won,lost': 'cd',
    [`stage_id=${stages[3].id}`]: 'b',
    [`owner_employee_id=${owner_employee_id}`]: 'd',
    'owner_employee_id=null': 'abc',
    [`organization_id=${organization_id}`]: 'b',
    [`person_id=${person_id}`]: 'c',
    'source=Fair': 'b',
    'source=null': 'acd',
    'expected_close_date_from=2026-11-20&expected_close_date_to=2026-11-30': 'b',
    'closed_on_from=2026-05-01&closed_on_to=2026-05-31': 'c',
    'closed_on_from=2026-05-02': 'd',
    'amount_from=400': 'ab',
    'amount_to=50.5': 'd',
    'amount_from=50.51&amount_to=999.99': 'b',
    [`ids=${a.id},${d.id}`]: 'ad',
    'sort=name': 'bacd',
    'sort=amount': 'dbac',
    'sort=-amount': 'abdc',
    'sort=weighted_amount': 'dabc',
    'sort=-weighted_amount': 'badc',
    'sort=-weighted_amount&status=open&limit=100': 'ba',
    'sort=expected_close_date': 'bacd',
    'sort=-closed_on,name': 'dcba',
    'sort=-created_at': 'dcba',
  }
  for (const [query, letters] of Object.entries(expected)) expect(await found(query), query).toBe(letters)
  expect(idsOf(await env.get('/sales/sales'))).toEqual([d.id, c.id, b.id, a.id])
  for (const query of ['amount_from=-1', 'amount_to=1.005', 'amount_from=x', 'amount_from=', 'amount_to=1000000000'])
    expect(refusal(await env.get(`/sales/sales?${query}`)), query).toBe(`400 validation-error /${query.split('=')[0]}`)
  expect(refusal(await env.get('/sales/sales?sort=status'))).toBe('400 validation-error /sort')
})

test('values of custom fields are written in the screens and found by them', async () => {
  const env = await server.environment()
  const { id } = await make(env, '/sales/sales', { name: 'Deal' })
  await make(env, '/sales/sales', { name: 'Other' })
  const field = await make(env.app, '/crm/customfield', { entity: 'sales', key: 'size', label: 'Size', type: 'number' })
  const set = (value: unknown) =>
    env.app.put(`/sales/sales/${id}/customfieldvalue`, { custom_field_id: field.id, value })
  expect((await set(5.5)).body.data.custom_fields).toEqual({ size: 5.5 })
  expect(idsOf(await env.get('/sales/sales?custom_field=size:5.50'))).toEqual([id])
  expect(refusal(await set('x'))).toBe('400 validation-error /value')
  await env.patch(`/sales/sales/${id}`, { status: 'won' })
  expect((await set(6)).status).toBe(200)
  expect((await trailOf(server, env, id)).events).toEqual([
    'sales.created',
    'sales.updated',
    'sales.updated',
    'sales.won',
    'sales.updated',
  ])
  expect((await env.delete(`/sales/sales/${id}`)).status).toBe(204)
  expect((await env.get('/crm/customfieldvalue')).body.meta.count).toBe(0)
})

test('a deleted opportunity leaves a tombstone; its drafts go along, notes about it stay', async () => {
  const env = await server.environment()
  const { id } = await make(env, '/sales/sales', { name: 'Deal' })
  const path = `/sales/sales/${id}`
  const before = await env.get(path)
  const draft = await insertQuote(env, { sales_id: id })
  const read = await env.get(path)
  expect(read.body.data.quote_ids).toEqual([draft])
  expect(read.headers.etag).not.toBe(before.headers.etag)
  const note = await make(env, '/crm/note', { body: 'Called.', sales_id: id })
  expect((await env.delete(path, { 'if-match': before.headers.etag! })).status).toBe(412)
  expect((await env.delete(path)).status).toBe(204)
  expect((await env.delete(path)).status).toBe(404)
  const { data, meta } = (await env.get('/sales/sales?deleted=only')).body
  expect([meta.count, data[0].id, Object.keys(data[0])]).toEqual([1, id, ['id', 'deleted_at', 'updated_at']])
  expect((await env.get('/sales/sales')).body.meta.count).toBe(0)
  expect((await env.get('/crm/note')).body.data[0]).toMatchObject({ id: note.id, sales_id: null })
  expect((await trailOf(server, env, note.id)).events).toEqual(['note.created', 'note.updated'])
  expect((await trailOf(server, env, draft)).events).toEqual(['quote.deleted'])
  expect((await trailOf(server, env, id)).events).toEqual(['sales.created', 'sales.deleted'])
})

test('a note that is just being written about it is let go as well', async () => {
  const env = await server.environment()
  const { id } = await make(env, '/sales/sales', { name: 'Deal' })
  const note = randomUUID()
  const waiting = await inTest(server, env, async (tx) => {
    await tx.count(sql`
      insert into note (environment_id, id, body, sales_id, source, occurred_at, created_at, updated_at)
      values (current_environment(), ${note}, 'Called.', ${id}, 'app', now(), now(), now())`)
    const answer = env.delete(`/sales/sales/${id}`)
    await sleep(200)
    return { answer }
  })
  expect((await waiting.answer).status).toBe(204)
  expect((await trailOf(server, env, note)).events).toEqual(['note.updated'])
})

test.each(['sent', 'declined', 'expired', 'superseded', 'accepted'])(
  'an opportunity with a quote that was %s stays, and so do its drafts',
  async (status) => {
    const env = await server.environment()
    const { id } = await make(env, '/sales/sales', { name: 'Deal' })
    const draft = await insertQuote(env, { sales_id: id })
    const sent = await insertQuote(env, {
      ...{ sales_id: id, status, number: 'Q2026-0001', content: {}, person_id: (await someone(env)).id },
      accepted_at: status === 'accepted' ? '2026-01-01T00:00:00Z' : null,
    })
    expect(refusal(await env.delete(`/sales/sales/${id}`))).toBe('409 sales-in-use')
    expect((await env.get(`/sales/sales/${id}`)).body.data.quote_ids).toEqual([draft, sent])
  },
)

test('whoever is in an opportunity stays', async () => {
  const env = await server.environment()
  const organization_id = (await make(env, '/crm/organization', { name: 'Acme' })).id
  const person_id = (await someone(env)).id
  const { id } = await make(env, '/sales/sales', { name: 'Deal', organization_id, person_id })
  expect(refusal(await env.app.delete(`/crm/organization/${organization_id}`))).toBe('409 in-use')
  expect(refusal(await env.app.delete(`/crm/person/${person_id}`))).toBe('409 in-use')
  expect((await env.app.post(`/crm/person/${person_id}/erase`)).status).toBe(200)
  expect((await env.get(`/sales/sales/${id}`)).body.data.person_name).toBe('Removed person')
})

const someone = (env: TestEnvironment) => make(env, '/crm/person', { last_name: 'Vos' })

async function insertQuote(env: TestEnvironment, values: object): Promise<string> {
  const [profile] = (await env.get('/invoices/companyprofile')).body.data
  return insertRow(server, env, 'quote', { company_profile_id: profile.id, currency: 'EUR', ...values })
}
