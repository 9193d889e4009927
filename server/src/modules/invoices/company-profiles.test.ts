import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertEmployee, inTest, make, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../../test/harness.ts'
import { sql } from '../../db/sql.ts'
import { inBackground } from '../../events/background.ts'
import { holidaysAround, publicHolidays } from '../../shared/holidays.ts'
import { addComingHolidays } from './coming-holidays.ts'

const PATH = '/invoices/companyprofile'
const agency = { name: 'Agency', legal_name: 'Agency B.V.' }
const year = new Date().getUTCFullYear()

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const listed = async (env: TestEnvironment, query = '') => (await env.get(`${PATH}${query}`)).body.data
const names = async (env: TestEnvironment, query: string) =>
  (await listed(env, query)).map(({ name }: { name: string }) => name)

async function withProfile(values: object = {}) {
  const env = await server.environment()
  const [first] = await listed(env)
  const profile = await make(env.app, PATH, { ...agency, ...values })
  const patch = (body: object, id = profile.id) => env.app.patch(`${PATH}/${id}`, body)
  return { env, first, profile, patch }
}

describe('a company profile', () => {
  test('stands in the list of a new environment with rates, holidays and settings', async () => {
    const env = await server.environment()
    const [profile] = await listed(env)
    const { id, vat_rates, public_holidays, created_at, updated_at, ...fields } = profile
    expect(fields).toEqual({
      name: 'Test company',
      legal_name: 'Test company',
      coc_code: null,
      vat_number: null,
      iban: null,
      bic: null,
      address: null,
      email: null,
      phone: null,
      url: null,
      logo_document_id: null,
      is_default: true,
      is_active: true,
      currency: 'EUR',
      time_zone: 'Europe/Amsterdam',
      locale: 'nl-NL',
      payment_term_days: 30,
      number_format: '{year}-{seq:05}',
      number_reset: 'never',
      next_sequence_number: 1,
      settings: { hours_approval: 'none', hours_overlap: 'allow', hours_closed_until: null, budget_policy: 'warn' },
    })
    expect(vat_rates.map(({ name, percentage }: { name: string; percentage: number }) => [name, percentage])).toEqual([
      ['High', 21],
      ['Low', 9],
      ['Zero', 0],
    ])
    expect(vat_rates[0]).toEqual({
      id: expect.any(String),
      name: 'High',
      percentage: 21,
      category: 'S',
      exemption_reason: null,
      valid_from: '2019-01-01',
      valid_to: null,
      is_default: true,
      is_active: true,
    })
    expect(public_holidays).toEqual(holidaysAround('NL', year))
    expect((await env.get(`${PATH}/${id}`)).status).toBe(404)
    expect((await env.app.get(`${PATH}/${id}`)).body.data).toEqual(profile)
    expect([created_at, updated_at]).toEqual([expect.any(String), created_at])
  })

  test('comes back as it was sent', async () => {
    const body = {
      ...agency,
      coc_code: '12345678',
      vat_number: 'NL000000001B01',
      iban: 'NL91ABNA0417164300',
      bic: 'ABNANL2A',
      address: { line1: 'Oude Gracht 1', postal_code: '3511 AB', locality: 'Utrecht', country: 'NL' },
      email: 'hello@agency.example',
      phone: '+31 30 000 10 10',
      url: 'https://www.agency.example',
      is_active: false,
      currency: 'USD',
      time_zone: 'America/New_York',
      locale: 'en-US',
      payment_term_days: 14,
      number_format: 'US-{year}-{seq}',
      number_reset: 'yearly',
      settings: {
        hours_approval: 'manager',
        hours_overlap: 'refuse',
        hours_closed_until: '2026-01-31',
        budget_policy: 'block',
      },
    }
    const { env, profile } = await withProfile(body)
    expect(profile).toMatchObject({ ...body, is_default: false, next_sequence_number: 1 })
    expect(await trailOf(server, env, profile.id)).toEqual({ events: [], audit: ['companyprofile.create'] })
    expect(await names(env, '')).toEqual(['Agency', 'Test company'])
    expect(await names(env, '?sort=-name')).toEqual(['Test company', 'Agency'])
    expect(await names(env, '?is_active=false')).toEqual(['Agency'])
    expect(await names(env, '?is_active=true')).toEqual(['Test company'])
  })

  test.each([
    [{ address: { country: 'BE' } }, 'BE', [21, 12, 6, 0]],
    [{ address: { country: 'de' } }, 'DE', [19, 7, 0]],
    [{ locale: 'fr-FR' }, 'FR', [20, 10, 5.5, 2.1, 0]],
    [{}, 'NL', [21, 9, 0]],
  ] as const)('starts with the VAT rates and holidays of its country: %o', async (place, country, percentages) => {
    const { profile } = await withProfile(place)
    const rates = profile.vat_rates as { percentage: number; is_default: boolean }[]
    expect(rates.map(({ percentage }) => percentage)).toEqual(percentages)
    expect(rates.map(({ is_default }) => is_default)).toEqual(percentages.map((_, i) => i === 0))
    expect(profile.public_holidays).toEqual(holidaysAround(country, year))
  })

  test('of another country starts without them', async () => {
    const { profile } = await withProfile({ address: { country: 'US' } })
    expect(profile).toMatchObject({ vat_rates: [], public_holidays: [] })
  })

  test('has a picture as its logo', async () => {
    const { env, profile, patch } = await withProfile()
    const upload = async (type: string, text: string) => {
      const headers = { cookie: env.app.cookie, origin: 'http://localhost:3000', 'content-type': type }
      const url = '/api/app/documents/document?name=logo'
      return (await server.send('POST', url, headers, Buffer.from(text, 'latin1'))).body.data.id
    }
    const png = await upload('image/png', '\x89PNG\r\n\x1a\n')
    const text = await upload('text/plain', 'no picture')
    expect((await patch({ logo_document_id: png })).body.data.logo_document_id).toBe(png)
    expect(refusal(await patch({ logo_document_id: text }))).toBe('400 validation-error /logo_document_id')
    expect(refusal(await patch({ logo_document_id: profile.id }))).toBe('400 invalid-reference /logo_document_id')
    const another = await env.app.post(PATH, { ...agency, logo_document_id: text })
    expect(refusal(another)).toBe('400 validation-error /logo_document_id')
  })

  test('takes the time zone of the environment, and only what exists', async () => {
    const env = await server.environment()
    await env.app.patch('/settings/environment', { time_zone: 'Europe/Lisbon' })
    expect(await make(env.app, PATH, agency)).toMatchObject({ time_zone: 'Europe/Lisbon', locale: 'nl-NL' })
    const bad = async (body: object) => refusal(await env.app.post(PATH, { ...agency, ...body }))
    expect(await bad({ time_zone: 'Mars/Base' })).toBe('400 validation-error /time_zone')
    expect(await bad({ currency: 'QQQ' })).toBe('400 validation-error /currency')
    expect(await bad({ number_format: '{year}' })).toBe('400 validation-error /number_format')
    expect(await bad({ number_format: '{seq}', number_reset: 'yearly' })).toBe('400 validation-error /number_format')
    expect(await bad({ is_default: true, is_active: false })).toBe('400 validation-error /is_default')
    expect(await bad({ settings: { hours_approval: 'none' } })).toMatch(/^400 validation-error \/settings/)
  })

  test('is changed; what is the same changes nothing', async () => {
    const { patch, profile } = await withProfile({ address: { locality: 'Utrecht' } })
    const same = await patch({ ...agency, address: { locality: 'Utrecht' }, settings: profile.settings })
    expect(same.headers.etag).toBe('"v1"')
    const settings = { ...profile.settings, hours_closed_until: '2026-01-31' }
    const changed = await patch({ settings, address: null, payment_term_days: 0 })
    expect(changed.body.data).toMatchObject({ settings, address: null, payment_term_days: 0 })
    expect(changed.headers.etag).toBe('"v2"')
  })

  test('rules the hours of its people', async () => {
    const env = await server.environment()
    const [{ id, settings }] = await listed(env)
    await env.app.patch(`${PATH}/${id}`, { settings: { ...settings, hours_closed_until: '2026-01-31' } })
    const entry = { employee_id: await insertEmployee(server, env), start_at: '2026-01-30T09:00:00Z', minutes: 60 }
    expect(refusal(await env.post('/hours/hours', entry))).toBe('409 period-closed')
  })

  test('is written with the right for settings only', async () => {
    const { env, profile } = await withProfile()
    const clerk = await env.signIn(['invoices:read', 'invoices:write'])
    expect((await clerk.get(`${PATH}/${profile.id}`)).status).toBe(200)
    expect((await clerk.post(PATH, agency)).body).toMatchObject({ code: 'forbidden', required_right: 'settings' })
    expect((await clerk.delete(`${PATH}/${profile.id}`)).status).toBe(403)
    expect((await env.post(PATH, agency)).status).toBe(405)
  })
})

describe('the default', () => {
  test('moves to another profile and cannot be taken away otherwise', async () => {
    const { env, first, profile, patch } = await withProfile()
    expect(refusal(await patch({ is_default: false }, first.id))).toBe('409 in-use')
    expect(refusal(await patch({ is_active: false }, first.id))).toBe('409 in-use')
    expect(refusal(await env.app.delete(`${PATH}/${first.id}`))).toBe('409 in-use')
    expect((await patch({ is_default: true })).body.data.is_default).toBe(true)
    expect(await trailOf(server, env, first.id)).toMatchObject({ audit: ['companyprofile.update'] })
    expect((await listed(env)).map(({ is_default }: { is_default: boolean }) => is_default)).toEqual([true, false])
    expect((await patch({ is_active: false }, first.id)).status).toBe(200)
    expect(refusal(await patch({ is_default: true }, first.id))).toBe('400 validation-error /is_default')
    expect((await patch({ is_default: true, is_active: true }, first.id)).status).toBe(200)
    expect((await make(env.app, PATH, { ...agency, is_default: true })).is_default).toBe(true)
    const defaults = (await listed(env)).filter(({ is_default }: { is_default: boolean }) => is_default)
    expect(defaults).toHaveLength(1)
    expect(profile.is_default).toBe(false)
  })

  test('is one, also when many ask for it at once', async () => {
    const { env } = await withProfile()
    const profiles = await Promise.all(Array.from({ length: 6 }, () => make(env.app, PATH, agency)))
    const answers = await Promise.all(profiles.map(({ id }) => env.app.patch(`${PATH}/${id}`, { is_default: true })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const defaults = (await listed(env)).filter(({ is_default }: { is_default: boolean }) => is_default)
    expect(defaults).toHaveLength(1)
  })
})

describe('holidays', () => {
  test('are replaced year by year', async () => {
    const env = await server.environment()
    const [{ id, public_holidays: before }] = await listed(env)
    const put = (body: object) => env.app.put(`${PATH}/${id}/holidays`, body)
    const eve = { date: `${year}-12-24`, name: 'Kerstavond', half_day: true }
    const changed = await put({ years: [year], holidays: [eve] })
    const others = before.filter(({ date }: { date: string }) => !date.startsWith(String(year)))
    expect(changed.body.data.public_holidays).toEqual(
      [...others, eve].sort((one, other) => (one.date < other.date ? -1 : 1)),
    )
    expect(changed.headers.etag).toBe('"v2"')
    expect((await put({ years: [year], holidays: [eve] })).headers.etag).toBe('"v2"')
    expect((await put({ years: [year], holidays: [{ ...eve, half_day: false }] })).headers.etag).toBe('"v3"')
    const all = await put({ years: [year - 1, year, year + 1], holidays: [] })
    expect(all.body.data.public_holidays).toEqual([])
    expect(refusal(await put({ years: [year], holidays: [eve, eve] }))).toBe('400 validation-error /holidays/1/date')
    expect(refusal(await put({ years: [year + 1], holidays: [eve] }))).toBe('400 validation-error /holidays/0/date')
  })

  test('of a country are filled in beside those that are there', async () => {
    const { env, profile } = await withProfile()
    const path = `${PATH}/${profile.id}/holidays`
    const own = { date: `${year}-01-01`, name: 'The first day', half_day: true }
    await env.app.put(path, { years: [year - 1, year, year + 1], holidays: [own] })
    const filled = await env.app.post(`${path}/fill`, { year, country: 'DE' })
    expect(filled.body.data.public_holidays).toEqual([own, ...publicHolidays('DE', year).slice(1)])
    const again = await env.app.post(`${path}/fill`, { year, country: 'DE' })
    expect(again.headers.etag).toBe(filled.headers.etag)
  })
})

test('as years pass, holidays are added for whoever keeps them', async () => {
  const { env, first, profile } = await withProfile({ address: { country: 'BE' } })
  const inYear = (later: number) =>
    inBackground(server.db, env.id, 'companyprofile.add_holidays', addComingHolidays, {
      now: () => Date.UTC(year + later, 0, 2),
    })
  const holidaysOf = (id: string) =>
    inTest(server, env, (tx) =>
      tx.all<{ year: number; days: number }>(sql`
        select extract(year from date)::integer as year, count(*)::integer as days from public_holiday
        where company_profile_id = ${id} and date >= ${`${year}-01-01`}::date group by 1 order by 1`),
    )
  const own = { date: `${year + 2}-12-24`, name: 'Kerstavond' }
  await env.app.put(`${PATH}/${first.id}/holidays`, { years: [year + 2], holidays: [own] })
  expect([await inYear(0), await inYear(1), await inYear(1)]).toEqual([0, 1, 0])
  await env.app.put(`${PATH}/${profile.id}/holidays`, { years: [year - 1, year, year + 1, year + 2], holidays: [] })
  expect(await inYear(3)).toBe(1)
  expect(await holidaysOf(profile.id)).toEqual([])
  expect((await holidaysOf(first.id)).map((each) => each.year)).toEqual([0, 1, 2, 3, 4].map((n) => year + n))
  expect((await holidaysOf(first.id))[2]!.days).toBe(1)
  expect((await trailOf(server, env, first.id)).audit.at(-1)).toBe('companyprofile.add_holidays')
})
