import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, inTest, make, refusal, trailOf } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { OFFER, OPTION, type QuoteWorld, quoteWorld } from '../../../../test/quote-fixtures.ts'
import { sql } from '../../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a draft', () => {
  test('is added up like an invoice, without the options that are not chosen', async () => {
    const { draft } = await quoteWorld(server)
    const lines = [
      { kind: 'text', name: 'Phase one', description: 'We begin.' },
      { ...OFFER, quantity: 2, unit_price: 1234.5678, discount_percentage: 10, unit: 'day' },
      OPTION,
      { ...OPTION, is_selected: true },
    ]
    const made = await draft({ lines, subject: 'A website' })
    expect(made).toMatchObject({
      number: null,
      version: 1,
      status: 'draft',
      organization_name: 'Acme',
      company_profile_name: 'Test company',
      language: 'nl',
      currency: 'EUR',
      total_excl_vat: 2422.22,
      total_vat: 508.67,
      total_incl_vat: 2930.89,
      allowed_actions: ['change', 'delete', 'send', 'mark_sent'],
    })
    expect(made.vat_breakdown).toMatchObject([{ vat_percentage: 21, taxable_amount: 2422.22 }])
    const worked = await draft({
      lines: [
        { name: 'Advice', unit_price: 95 },
        { name: 'Trip', unit_price: 9, unit: null },
      ],
    })
    expect(worked.lines).toMatchObject([{ billing_method: 'time_and_materials', unit: 'hour' }, { unit: null }])
    expect(made.lines).toMatchObject([
      { position: 0, kind: 'text', name: 'Phase one', amount: 0, vat_percentage: null, billing_method: null },
      { position: 1, amount: 2222.22, vat_percentage: 21, is_optional: false, is_selected: true },
      { position: 2, is_optional: true, is_selected: false },
      { position: 3, is_optional: true, is_selected: true },
    ])
  })

  test('of an opportunity takes over its customer, unless another is named', async () => {
    const { env, organizationId } = await quoteWorld(server)
    const person = await make(env, '/crm/person', { last_name: 'Bakker' })
    const sales = await make(env, '/sales/sales', {
      name: 'Site',
      organization_id: organizationId,
      person_id: person.id,
    })
    const own = await make(env.app, '/sales/quote', { sales_id: sales.id })
    expect(own).toMatchObject({ sales_name: 'Site', organization_id: organizationId, person_id: person.id, lines: [] })
    const other = await make(env.app, '/sales/quote', { sales_id: sales.id, person_id: person.id })
    expect(other).toMatchObject({ organization_id: null, person_id: person.id })
    expect((await env.get(`/sales/sales/${sales.id}`)).body.data.quote_ids).toEqual([own.id, other.id])
  })

  test('charges across borders as invoices do, in the language of the customer', async () => {
    const { env, draft } = await quoteWorld(server)
    const belgian = { name: 'Brasserie', address: { country: 'BE' }, vat_number: 'BE0123456789', language: 'fr' }
    const { id } = await make(env.app, '/crm/organization', belgian)
    const made = await draft({ organization_id: id })
    expect(made).toMatchObject({ language: 'fr', total_vat: 0, total_incl_vat: 1000 })
    expect(made.lines[0]).toMatchObject({ vat_category: 'AE', vat_percentage: 0, exemption_reason: 'Autoliquidation' })
  })

  test('is changed as a whole; lines that name their id stay themselves', async () => {
    const { env, draft } = await quoteWorld(server)
    const { id, lines } = await draft()
    const kept = { id: lines[0].id, ...OFFER, unit_price: 1500 }
    const changed = await env.app.patch(`/sales/quote/${id}`, { lines: [OPTION, kept], terms: 'As ever.' })
    expect(changed.status, changed.text).toBe(200)
    expect(changed.body.data).toMatchObject({
      total_excl_vat: 1500,
      terms: 'As ever.',
      lines: [{ name: 'Logo' }, { id: lines[0].id }],
    })
    expect(await trailOf(server, env, lines[0].id)).toMatchObject({ audit: ['quote.update'] })
    expect(await trailOf(server, env, lines[1].id)).toMatchObject({ audit: ['quote.update'] })
    expect(await trailOf(server, env, id)).toMatchObject({ events: ['quote.created', 'quote.updated'] })
  })

  test('does not move when nothing changes', async () => {
    const { env, draft } = await quoteWorld(server)
    const made = await draft()
    const same = made.lines.map(
      ({ id, name, billing_method, quantity, unit_price, is_optional, vat_rate_id }: never) => ({
        ...{ id, name, billing_method, quantity, unit_price, is_optional, vat_rate_id },
      }),
    )
    const again = await env.app.patch(`/sales/quote/${made.id}`, {
      lines: same,
      organization_id: made.organization_id.toUpperCase(),
    })
    expect(again.body.data).toEqual(made)
    expect((await trailOf(server, env, made.id)).events).toEqual(['quote.created'])
  })

  test('takes a text back as it shows it', async () => {
    const { env, draft } = await quoteWorld(server)
    const { id, lines } = await draft({ lines: [{ kind: 'text', name: 'Phase one' }] })
    const [{ position: _, amount, vat_category, vat_percentage, exemption_reason, hour_type_name, ...text }] = lines
    const said = Object.fromEntries(Object.entries(text).filter(([, value]) => value !== null))
    const again = await env.app.patch(`/sales/quote/${id}`, { lines: [said] })
    expect(again.body.data).toMatchObject({ lines })
  })

  test('follows its customer in language, and its company in currency', async () => {
    const { env, draft } = await quoteWorld(server)
    const german = await make(env.app, '/crm/organization', { name: 'Bäckerei', language: 'de' })
    const { id } = await draft()
    expect((await env.app.patch(`/sales/quote/${id}`, { organization_id: german.id })).body.data.language).toBe('de')
    const nobody = await env.app.patch(`/sales/quote/${id}`, { organization_id: null })
    expect(nobody.body.data).toMatchObject({ organization_id: null, person_id: null })
  })

  test('and an opportunity that goes do not wait for each other', async () => {
    const { env, draft } = await quoteWorld(server)
    for (let ms = 0; ms < 10; ms++) {
      const { id } = await make(env, '/sales/sales', { name: 'Site' })
      const first = await draft({ sales_id: id })
      const answers = await Promise.all([
        sleep(ms).then(() => env.delete(`/sales/sales/${id}`)),
        env.app.post('/sales/quote', { sales_id: id, lines: [OFFER] }),
        env.app.post('/sales/quote', { sales_id: id, lines: [OFFER] }),
        env.app.patch(`/sales/quote/${first.id}`, { subject: 'A website' }),
      ])
      expect(answers.map(({ status }) => status).join(' ')).toMatch(/^204 (201|400) (201|400) (200|404)$/)
    }
    expect((await env.get('/sales/quote')).body.data).toEqual([])
  })

  test('is deleted, and leaves with its opportunity', async () => {
    const { env, draft } = await quoteWorld(server)
    const { id } = await draft()
    expect((await env.app.delete(`/sales/quote/${id}`)).status).toBe(204)
    expect((await env.get(`/sales/quote/${id}`)).status).toBe(404)
    expect((await trailOf(server, env, id)).events).toEqual(['quote.created', 'quote.deleted'])
    const sales = await make(env, '/sales/sales', { name: 'Site' })
    const { id: other } = await draft({ sales_id: sales.id })
    expect((await env.delete(`/sales/sales/${sales.id}`)).status).toBe(204)
    expect((await trailOf(server, env, other)).events).toEqual(['quote.created', 'quote.deleted'])
  })

  test.each([
    [{ lines: [{ ...OFFER, unit_price: undefined }] }, '400 validation-error /lines/0/unit_price'],
    [{ lines: [OFFER, { ...OFFER, cycle: 'month' }] }, '400 validation-error /lines/1/cycle'],
    [{ lines: [{ ...OFFER, billing_method: 'subscription' }] }, '400 validation-error /lines/0/cycle'],
    [{ lines: [{ ...OFFER, billing_method: 'non_billable' }] }, '400 validation-error /lines/0/unit_price'],
    [{ lines: [{ ...OFFER, is_selected: false }] }, '400 validation-error /lines/0/is_selected'],
    [{ lines: [{ kind: 'text', name: 'Phase', unit_price: 1 }] }, '400 validation-error /lines/0/unit_price'],
    [{ lines: [{ ...OFFER, quantity: 1_000_000, unit_price: 999_999_999 }] }, '400 validation-error /lines/0/quantity'],
    [{ lines: [{ ...OFFER, vat_rate_id: ghost() }] }, '400 invalid-reference /lines/0/vat_rate_id'],
    [{ lines: [{ ...OFFER, hour_type_id: ghost() }] }, '400 invalid-reference /lines/0/hour_type_id'],
    [{ lines: [{ ...OFFER, id: ghost() }] }, '400 invalid-reference /lines/0/id'],
    [{ organization_id: ghost() }, '400 invalid-reference /organization_id'],
    [{ sales_id: ghost() }, '400 invalid-reference /sales_id'],
    [{ company_profile_id: ghost() }, '400 invalid-reference /company_profile_id'],
    [{ quote_date: '2026-11-15', valid_until: '2026-11-14' }, '400 validation-error /valid_until'],
  ])('is refused when it does not hold together: %#', async (body, expected) => {
    const { env } = await quoteWorld(server)
    expect(refusal(await env.app.post('/sales/quote', body))).toBe(expected)
  })
})

describe('a revision', () => {
  test('keeps the number, and its predecessor can no longer be accepted', async () => {
    const world = await quoteWorld(server)
    const first = await world.sent({ subject: 'A website' })
    const revised = await world.act(first.id, 'revise')
    expect(revised.status, revised.text).toBe(201)
    const second = revised.body.data
    expect(second).toMatchObject({ number: first.number, version: 2, status: 'draft', previous_quote_id: first.id })
    expect(second).toMatchObject({ subject: 'A website', total_incl_vat: first.total_incl_vat, sent_at: null })
    expect(second.lines.map(({ name }: { name: string }) => name)).toEqual(['Website', 'Logo'])
    expect(second.lines[0].id).not.toBe(first.lines[0].id)
    expect(await world.read(first.id)).toMatchObject({ status: 'superseded', allowed_actions: [] })
    expect(refusal(await world.act(first.id, 'accept'))).toBe('409 invalid-transition')
    expect(refusal(await world.act(first.id, 'revise'))).toBe('409 invalid-transition')
    expect((await world.act(second.id, 'mark-sent')).body.data).toMatchObject({ number: first.number, version: 2 })
  })

  test('that was thrown away can be made again', async () => {
    const world = await quoteWorld(server)
    const first = await world.sent()
    const { id } = (await world.act(first.id, 'revise')).body.data
    await world.env.app.delete(`/sales/quote/${id}`)
    expect(await world.read(first.id)).toMatchObject({ allowed_actions: ['revise'] })
    expect((await world.act(first.id, 'revise')).body.data).toMatchObject({ version: 2 })
  })
})

test('what was accepted or sent does not change, whoever asks', async () => {
  const world = await quoteWorld(server)
  const { id } = await world.accepted()
  const draft = await world.sent()
  expect(refusal(await world.env.app.patch(`/sales/quote/${id}`, { subject: 'x' }))).toBe('409 invalid-transition')
  expect(refusal(await world.env.app.delete(`/sales/quote/${draft.id}`))).toBe('409 invalid-transition')
  const refused = await world.env.app.patch(`/sales/quote/${draft.id}`, { subject: 'x' })
  expect(refused.body.allowed).toEqual(draft.allowed_actions)
  const write = (query: ReturnType<typeof sql>) => inTest(server, world.env, (tx) => tx.count(query))
  await expect(write(sql`update quote set subject = 'x' where id = ${id}`)).rejects.toThrow('does not change')
  await expect(write(sql`update quote_line set is_selected = true where quote_id = ${id}`)).rejects.toThrow(
    'do not change',
  )
  await expect(write(sql`delete from quote_line where quote_id = ${draft.id}`)).rejects.toThrow('do not change')
  const another = sql`insert into quote_line (environment_id, id, quote_id, position, kind, name)
    values (current_environment(), new_id(), ${draft.id}, 9, 'text', 'And more')`
  await expect(write(another)).rejects.toThrow('do not change')
})

describe('the list', () => {
  let world: QuoteWorld
  const ids: string[] = []
  beforeAll(async () => {
    world = await quoteWorld(server)
    const { env } = world
    const person = await make(env, '/crm/person', { first_name: 'Zoë', last_name: 'Åkerman' })
    const sales = await make(env, '/sales/sales', { name: 'Site' })
    ids.push((await world.draft({ subject: 'Webshop', quote_date: '2026-01-10', valid_until: '2026-02-10' })).id)
    ids.push((await world.sent({ lines: [{ ...OFFER, unit_price: 5 }] })).id)
    ids.push((await world.draft({ organization_id: null, person_id: person.id, sales_id: sales.id })).id)
  })
  const asked = async (query: string) =>
    idsOf(await world.env.get(`/sales/quote?${query}`)).map((id) => ids.indexOf(id))

  test.each([
    ['', [2, 1, 0]],
    ['q=webSHOP', [0]],
    ['q=acme&sort=created_at', [0, 1]],
    ['q=zoe%20aker', [2]],
    ['status=sent', [1]],
    ['status=draft,sent&sort=created_at', [0, 1, 2]],
    ['sales_id=null&sort=created_at', [0, 1]],
    ['organization_id=null', [2]],
    ['quote_date_from=2026-01-10&quote_date_to=2026-01-10', [0]],
    ['valid_until_to=2026-02-10', [0]],
    ['sort=total_excl_vat,created_at', [1, 0, 2]],
    ['sort=quote_date', [0, 1, 2]],
    ['sort=-valid_until', [1, 0, 2]],
  ])('answers %s', async (query, expected) => {
    expect(await asked(query)).toEqual(expected)
  })

  test('finds a number', async () => {
    const { number } = await world.read(ids[1]!)
    expect(number).toMatch(/^Q\d{4}-0001$/)
    expect(await asked(`number=${number}`)).toEqual([1])
    expect(await asked(`q=${number.toLowerCase()}`)).toEqual([1])
  })
})

function ghost(): string {
  return '0199aaaa-0000-7000-8000-000000000000'
}
