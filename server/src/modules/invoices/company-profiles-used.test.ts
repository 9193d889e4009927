import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRow, inTest, made, make, refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'

const PATH = '/invoices/companyprofile'
const agency = { name: 'Agency', legal_name: 'Agency B.V.' }
const year = new Date().getUTCFullYear()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withProfile(values: object = {}) {
  const env = await server.environment()
  const profile = await make(env.app, PATH, { ...agency, ...values })
  const patch = (body: object) => env.app.patch(`${PATH}/${profile.id}`, body)
  return { env, profile, patch }
}

/** An invoice of this profile, final with these numbers of its series or a draft without. */
async function invoiceOf(
  env: TestEnvironment,
  profileId: string,
  final?: { number: string; sequence_number: number; series_year?: number },
) {
  const series_year = final?.series_year ?? 0
  const id = await insertRow(server, env, 'invoice', {
    company_profile_id: profileId,
    organization_id: await made(env.post('/crm/organization', { name: 'Client' })),
    payment_term_days: 30,
    currency: 'EUR',
    ...(final && {
      ...final,
      series_year,
      status: 'finalised',
      invoice_date: '2026-01-05',
      due_date: '2026-02-04',
      finalised_at: '2026-01-05T09:00:00Z',
      billing: '{}',
      seller: '{}',
    }),
  })
  if (final)
    await inTest(server, env, (tx) =>
      tx.count(sql`
        insert into invoice_series (environment_id, company_profile_id, series_year, last_number)
        values (current_environment(), ${profileId}, ${series_year}, ${final.sequence_number})
        on conflict (environment_id, company_profile_id, series_year) do update set last_number = excluded.last_number`),
    )
  return id
}

describe('a profile that is used', () => {
  test('stays; an unused one goes with its rates and holidays', async () => {
    const { env, profile } = await withProfile()
    const rate = {
      company_profile_id: profile.id,
      name: 'High',
      percentage: 21,
      category: 'S',
      valid_from: '2019-01-01',
    }
    await make(env.app, '/invoices/vatrate', { ...rate, is_default: true })
    await env.app.post(`${PATH}/${profile.id}/holidays/fill`, { year, country: 'NL' })
    const busy = await make(env.app, PATH, agency)
    await make(env.app, '/projects/project', { name: 'Website', company_profile_id: busy.id })
    expect(refusal(await env.app.delete(`${PATH}/${busy.id}`))).toBe('409 in-use')
    const drafting = await make(env.app, PATH, agency)
    await invoiceOf(env, drafting.id)
    expect(refusal(await env.app.delete(`${PATH}/${drafting.id}`))).toBe('409 in-use')
    expect((await env.app.delete(`${PATH}/${profile.id}`)).status).toBe(204)
    expect((await env.app.get(`${PATH}/${profile.id}`)).status).toBe(404)
  })

  test('keeps its currency from the first final invoice on; drafts follow it before', async () => {
    const { env, profile, patch } = await withProfile()
    const draft = await invoiceOf(env, profile.id)
    expect((await patch({ currency: 'USD' })).body.data.currency).toBe('USD')
    expect((await env.get(`/invoices/invoice/${draft}`)).body.data.currency).toBe('USD')
    expect((await patch({ currency: 'EUR' })).status).toBe(200)
    await invoiceOf(env, profile.id, { number: '2026-00001', sequence_number: 1 })
    expect(refusal(await patch({ currency: 'USD' }))).toBe('409 in-use')
    expect((await patch({ currency: 'EUR', bic: 'ABNANL2A' })).status).toBe(200)
  })
})

describe('numbers', () => {
  test('of another format or reset may not come to an issued one again', async () => {
    const { env, profile, patch } = await withProfile()
    for (const sequence_number of [1, 2])
      await invoiceOf(env, profile.id, { number: `2026-0000${sequence_number}`, sequence_number })
    expect((await env.app.get(`${PATH}/${profile.id}`)).body.data.next_sequence_number).toBe(3)
    expect(refusal(await patch({ number_reset: 'yearly' }))).toBe('409 duplicate /number_format')
    expect(refusal(await patch({ number_format: '{seq}', number_reset: 'yearly' }))).toBe(
      '400 validation-error /number_format',
    )
    expect((await patch({ number_format: 'F{year}-{seq:05}', number_reset: 'yearly' })).body.data).toMatchObject({
      number_reset: 'yearly',
      next_sequence_number: 1,
    })
    expect((await patch({ number_format: '{year}-{seq:05}', number_reset: 'never' })).body.data).toMatchObject({
      next_sequence_number: 3,
    })
  })

  test('of this year are previewed in the series of this year', async () => {
    const { env, profile } = await withProfile({ number_reset: 'yearly' })
    await invoiceOf(env, profile.id, { number: `${year}-00041`, sequence_number: 41, series_year: year })
    expect((await env.app.get(`${PATH}/${profile.id}`)).body.data.next_sequence_number).toBe(42)
  })

  test('are shown before they are chosen', async () => {
    const { env, profile } = await withProfile()
    await invoiceOf(env, profile.id, { number: '2026-00008', sequence_number: 8 })
    const asked = { number_format: 'F{year}/{seq:03}', number_reset: 'never' }
    const preview = (query: object) =>
      env.app.get(`${PATH}/number-preview?${new URLSearchParams({ ...asked, ...query })}`)
    const numbers = async (query: object) => (await preview(query)).body.data.numbers
    const own = { company_profile_id: profile.id, invoice_date: '2027-03-01' }
    expect(await numbers(own)).toEqual(['F2027/009', 'F2027/010', 'F2027/011'])
    expect(await numbers({ ...own, number_reset: 'yearly' })).toEqual(['F2027/001', 'F2027/002', 'F2027/003'])
    expect(await numbers({ number_format: '{seq}' })).toEqual(['1', '2', '3'])
    expect(await numbers({})).toEqual([1, 2, 3].map((seq) => `F${year}/00${seq}`))
    expect(refusal(await preview({ ...own, number_format: '{year}-{seq:05}', number_reset: 'yearly' }))).toBe(
      '409 duplicate /number_format',
    )
    expect(refusal(await preview({ number_format: '{month}' }))).toBe('400 validation-error /number_format')
    expect(refusal(await preview({ company_profile_id: '0192f0c1-2345-7abc-8def-0123456789ab' }))).toBe(
      '400 invalid-reference /company_profile_id',
    )
  })
})
