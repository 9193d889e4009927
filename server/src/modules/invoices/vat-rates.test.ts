import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, made, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'

const PATH = '/invoices/vatrate'

interface Rate {
  id: string
  name: string
  is_default: boolean
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withRates() {
  const env = await server.environment()
  const profile = await profileOf(env)
  const [high, low] = profile.vat_rates as [Rate, Rate]
  const middle = {
    company_profile_id: profile.id,
    name: 'Middle',
    percentage: 13.5,
    category: 'S',
    valid_from: '2019-01-01',
  }
  const patch = (id: string, body: object) => env.app.patch(`${PATH}/${id}`, body)
  return { env, profile, high, low, middle, patch }
}

async function profileOf(env: TestEnvironment) {
  return (await env.get('/invoices/companyprofile')).body.data[0]
}

async function defaultsOf(env: TestEnvironment): Promise<string[]> {
  return (await profileOf(env)).vat_rates.filter((rate: Rate) => rate.is_default).map(({ name }: Rate) => name)
}

async function putOnInvoice(env: TestEnvironment, rateId: string): Promise<void> {
  const organizationId = await made(env.post('/crm/organization', { name: 'Client' }))
  const [invoiceId, lineId] = [crypto.randomUUID(), crypto.randomUUID()]
  await inTest(server, env, async (tx) => {
    tx.send(sql`
      insert into invoice (environment_id, id, company_profile_id, organization_id, payment_term_days, currency, created_at, updated_at)
      select current_environment(), ${invoiceId}, id, ${organizationId}, 30, 'EUR', now(), now() from company_profile`)
    tx.send(sql`
      insert into invoice_line (environment_id, id, invoice_id, position, kind, description, quantity, unit_price, amount, vat_rate_id)
      values (current_environment(), ${lineId}, ${invoiceId}, 0, 'manual', 'Work', 1, 1, 1, ${rateId})`)
  })
}

describe('a VAT rate', () => {
  test('is written in the screens and shown in its profile, which moves with it', async () => {
    const { env, profile, middle, patch } = await withRates()
    const created = await make(env.app, PATH, middle)
    const { company_profile_id, created_at, updated_at, ...row } = created
    expect(created).toMatchObject({
      ...middle,
      exemption_reason: null,
      valid_to: null,
      is_default: false,
      is_active: true,
    })
    const after = await profileOf(env)
    expect(after.vat_rates).toContainEqual(row)
    expect(after.updated_at > profile.updated_at).toBe(true)
    expect((await patch(created.id, { name: 'Mid', valid_to: '2026-12-31' })).body.data).toMatchObject({
      name: 'Mid',
      valid_to: '2026-12-31',
    })
    const etag = async () => (await env.app.get(`/invoices/companyprofile/${profile.id}`)).headers.etag
    const version = await etag()
    expect((await patch(created.id, { name: 'Mid', percentage: 13.5 })).headers.etag).toBe('"v2"')
    expect(await etag()).toBe(version)
    expect((await env.app.delete(`${PATH}/${created.id}`)).status).toBe(204)
    expect(await etag()).not.toBe(version)
    expect((await profileOf(env)).vat_rates).toEqual(profile.vat_rates)
    const audit = ['vatrate.create', 'vatrate.update', 'vatrate.delete']
    expect(await trailOf(server, env, created.id)).toEqual({ events: [], audit })
  })

  test.each([
    [{ category: 'S', percentage: 0 }, '/percentage'],
    [{ category: 'S', exemption_reason: 'Because' }, '/exemption_reason'],
    [{ category: 'Z' }, '/percentage'],
    [{ category: 'Z', percentage: 0, exemption_reason: 'Because' }, '/exemption_reason'],
    [{ category: 'AE', percentage: 0 }, '/exemption_reason'],
    [{ category: 'E', percentage: 0 }, '/exemption_reason'],
    [{ category: 'K' }, '/percentage /exemption_reason'],
    [{ category: 'G', percentage: 0, exemption_reason: null }, '/exemption_reason'],
    [{ category: 'O', percentage: 21, exemption_reason: 'Outside' }, '/percentage'],
    [{ valid_to: '2018-12-31' }, '/valid_to'],
    [{ is_default: true, is_active: false }, '/is_default'],
    [{ percentage: 13.555 }, '/percentage'],
  ])('may not be %j', async (values, pointers) => {
    const { env, middle } = await withRates()
    expect(refusal(await env.app.post(PATH, { ...middle, ...values }))).toBe(`400 validation-error ${pointers}`)
  })

  test('without VAT says why, and a change is judged together with what stays', async () => {
    const { env, middle, patch } = await withRates()
    for (const category of ['E', 'AE', 'K', 'G', 'O'])
      await make(env.app, PATH, { ...middle, category, percentage: 0, exemption_reason: 'Article 44' })
    await make(env.app, PATH, { ...middle, category: 'Z', percentage: 0 })
    const { id } = await make(env.app, PATH, middle)
    expect(refusal(await patch(id, { category: 'AE' }))).toBe('400 validation-error /percentage /exemption_reason')
    const reversed = { category: 'AE', percentage: 0, exemption_reason: 'Reverse charge' }
    expect((await patch(id, reversed)).body.data).toMatchObject(reversed)
    expect(refusal(await patch(id, { exemption_reason: null }))).toBe('400 validation-error /exemption_reason')
  })

  test('on an invoice keeps its meaning and stays', async () => {
    const { env, low, patch } = await withRates()
    await putOnInvoice(env, low.id)
    expect(refusal(await patch(low.id, { percentage: 10 }))).toBe('409 in-use')
    expect(refusal(await patch(low.id, { category: 'Z', percentage: 0 }))).toBe('409 in-use')
    expect((await patch(low.id, { name: 'Lower', percentage: 9, valid_to: '2030-12-31' })).status).toBe(200)
    expect(refusal(await env.app.delete(`${PATH}/${low.id}`))).toBe('409 in-use')
  })

  test('of a service stays', async () => {
    const { env, low } = await withRates()
    const project_id = await made(env.post('/projects/project', { name: 'Website' }))
    await make(env, '/projects/service', { project_id, name: 'Books', vat_rate_id: low.id })
    expect(refusal(await env.app.delete(`${PATH}/${low.id}`))).toBe('409 in-use')
  })

  test('belongs to a profile that exists, and to the right for settings', async () => {
    const { env, middle } = await withRates()
    const nowhere = { ...middle, company_profile_id: '0192f0c1-2345-7abc-8def-0123456789ab' }
    expect(refusal(await env.app.post(PATH, nowhere))).toBe('400 invalid-reference /company_profile_id')
    const clerk = await env.signIn(['invoices:read', 'invoices:write'])
    expect((await clerk.post(PATH, middle)).body).toMatchObject({ code: 'forbidden', required_right: 'settings' })
  })
})

describe('the default rate', () => {
  test('steps back for another, and cannot be taken away otherwise', async () => {
    const { env, high, low, middle, patch } = await withRates()
    for (const body of [{ is_default: false }, { is_default: false, is_active: false }])
      expect(refusal(await patch(high.id, body))).toBe('409 in-use')
    expect(refusal(await env.app.delete(`${PATH}/${high.id}`))).toBe('409 in-use')
    expect((await patch(low.id, { is_default: true })).status).toBe(200)
    expect(await defaultsOf(env)).toEqual(['Low'])
    expect(await trailOf(server, env, high.id)).toMatchObject({ audit: ['vatrate.update'] })
    await make(env.app, PATH, { ...middle, is_default: true })
    expect(await defaultsOf(env)).toEqual(['Middle'])
    expect((await env.app.delete(`${PATH}/${high.id}`)).status).toBe(204)
  })

  test('of later days comes after the end of the one of today', async () => {
    const { env, high, middle, patch } = await withRates()
    const later = { ...middle, valid_from: '2099-01-01', is_default: true }
    expect(refusal(await env.app.post(PATH, later))).toBe('409 in-use')
    expect((await patch(high.id, { valid_to: '2098-12-31' })).status).toBe(200)
    const { id } = await make(env.app, PATH, later)
    expect(await defaultsOf(env)).toEqual(['High', 'Middle'])
    expect((await patch(id, { is_default: false })).status).toBe(200)
    expect(await defaultsOf(env)).toEqual(['High'])
  })

  test('is one, also when many are made at once', async () => {
    const { env, middle } = await withRates()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => env.app.post(PATH, { ...middle, is_default: true })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(await defaultsOf(env)).toHaveLength(1)
  })
})
