import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, make, refusal, trailOf } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { OFFER, OPTION, quoteWorld } from '../../../../test/quote-fixtures.ts'
import { sql } from '../../../db/sql.ts'
import { expiredQuotes } from '../../../worker/expired-quotes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('accepting', () => {
  test('counts the options that are chosen', async () => {
    const world = await quoteWorld(server)
    const { id, lines } = await world.sent({ lines: [OFFER, OPTION, { ...OPTION, unit_price: 50, is_selected: true }] })
    const accepted = await world.act(id, 'accept', { name: 'Anna Bakker', option_ids: [lines[1].id.toUpperCase()] })
    expect(accepted.status, accepted.text).toBe(200)
    expect(accepted.body.data).toMatchObject({
      status: 'accepted',
      accepted_by_name: 'Anna Bakker',
      accepted_at: expect.any(String),
      total_excl_vat: 1200,
      total_incl_vat: 1452,
      lines: [{ is_selected: true }, { is_selected: true }, { is_selected: false }],
      allowed_actions: ['make_project'],
    })
    expect((await trailOf(server, world.env, id)).events.slice(-2)).toEqual(['quote.updated', 'quote.accepted'])
    expect(refusal(await world.act(id, 'accept'))).toBe('409 invalid-transition')
    expect(refusal(await world.act(id, 'decline'))).toBe('409 invalid-transition')
  })

  test('without a choice takes what was sent, in the name of the customer', async () => {
    const world = await quoteWorld(server)
    expect(await world.accepted()).toMatchObject({ accepted_by_name: 'Acme', total_excl_vat: 1000 })
    const { id } = await make(world.env, '/crm/organization', { name: `A${'😀'.repeat(199)}B` })
    expect(await world.accepted({ organization_id: id })).toMatchObject({ accepted_by_name: `A${'😀'.repeat(199)}` })
  })

  test('takes only options of this quote', async () => {
    const world = await quoteWorld(server)
    const { id, lines } = await world.sent()
    expect(refusal(await world.act(id, 'accept', { option_ids: [lines[0].id] }))).toBe(
      '400 invalid-reference /option_ids/0',
    )
  })

  test('wins the opportunity, unless the company says otherwise', async () => {
    const world = await quoteWorld(server)
    const { env } = world
    const [first, second] = [
      await make(env, '/sales/sales', { name: 'A' }),
      await make(env, '/sales/sales', { name: 'B' }),
    ]
    await world.accepted({ sales_id: first.id })
    expect((await env.get(`/sales/sales/${first.id}`)).body.data.status).toBe('won')
    expect((await trailOf(server, env, first.id)).events).toEqual(['sales.created', 'sales.updated', 'sales.won'])
    await inTest(server, env, (tx) => tx.count(sql`update environment set accepted_quote_wins = false`))
    await world.accepted({ sales_id: second.id })
    expect((await env.get(`/sales/sales/${second.id}`)).body.data.status).toBe('open')
  })

  test('after the last day is only for whoever confirms it', async () => {
    const world = await quoteWorld(server)
    const { id } = await world.sent()
    await world.expire(id)
    expect(refusal(await world.act(id, 'accept'))).toBe('409 invalid-transition')
    expect((await world.act(id, 'accept', { confirm: true })).body.data.status).toBe('accepted')
  })

  test('happens once, however many try', async () => {
    const world = await quoteWorld(server)
    const { id: sales } = await make(world.env, '/sales/sales', { name: 'Site' })
    const { id } = await world.sent({ sales_id: sales })
    const tries = [world.act(id, 'accept'), world.act(id, 'accept'), world.act(id, 'accept')]
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await trailOf(server, world.env, sales)).events.filter((kind) => kind === 'sales.won')).toHaveLength(1)
    const makes = await Promise.all([world.act(id, 'project'), world.act(id, 'project'), world.act(id, 'project')])
    expect(makes.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await world.env.get('/projects/project')).body.meta.count).toBe(1)
  })

  test('or declining or revising: one of them wins', async () => {
    const world = await quoteWorld(server)
    const { id } = await world.sent()
    const tries = await Promise.all([world.act(id, 'accept'), world.act(id, 'decline'), world.act(id, 'revise')])
    const { status } = await world.read(id)
    // What was declined can still be revised.
    const outcomes = ['200 409 409 accepted', '409 409 201 superseded', '409 200 201 superseded']
    expect(outcomes).toContain([...tries.map((answer) => answer.status), status].join(' '))
  })
})

test('declining keeps the reason', async () => {
  const world = await quoteWorld(server)
  const { id } = await world.sent()
  expect((await world.act(id, 'decline', { reason: 'Too expensive.' })).body.data).toMatchObject({
    status: 'declined',
    declined_reason: 'Too expensive.',
    declined_at: expect.any(String),
    allowed_actions: ['revise'],
  })
  expect((await trailOf(server, world.env, id)).events.slice(-1)).toEqual(['quote.declined'])
})

describe('a quote of which the last day has passed', () => {
  test('expires once, whoever comes by, and can be sent anew', async () => {
    const world = await quoteWorld(server)
    const [late, open] = [await world.sent(), await world.sent()]
    await inTest(server, world.env, (tx) =>
      tx.count(sql`update quote set quote_date = '2026-01-01', valid_until = '2026-02-01' where id = ${late.id}`),
    )
    const run = () => expiredQuotes.runIn(server.db, world.env.id)
    await Promise.all([run(), run()])
    await run()
    expect([await world.read(late.id), await world.read(open.id)]).toMatchObject([
      { status: 'expired' },
      { status: 'sent' },
    ])
    const { events, audit } = await trailOf(server, world.env, late.id)
    expect(events.filter((kind) => kind === 'quote.expired')).toHaveLength(1)
    expect(audit.at(-1)).toBe('quote.expire')
    expect(refusal(await world.act(late.id, 'mark-sent', { valid_until: '2026-02-02' }))).toBe(
      '409 invalid-transition /valid_until',
    )
    const anew = (await world.act(late.id, 'mark-sent')).body.data
    expect(anew).toMatchObject({ status: 'sent', number: late.number, version: 1 })
    expect(anew.valid_until > '2026-02-01').toBe(true)
  })
})

describe('a project', () => {
  test('is made of what was taken, once', async () => {
    const world = await quoteWorld(server)
    const { env } = world
    const sales = await make(env, '/sales/sales', { name: 'Site' })
    const lines = [
      { kind: 'text', name: 'Phase one' },
      { ...OFFER, estimated_minutes: 600 },
      { name: 'Build', quantity: 40, unit: 'hour', unit_price: 110, discount_percentage: 10 },
      { name: 'Hosting', billing_method: 'subscription', cycle: 'month', unit_price: 95, unit: 'month' },
      { name: 'Support', billing_method: 'non_billable' },
      OPTION,
    ]
    const { id } = await world.accepted({ lines, sales_id: sales.id, subject: 'A website' })
    const made = await world.act(id, 'project', { start_date: '2026-12-01' })
    expect(made.status, made.text).toBe(201)
    expect(made.body.data).toMatchObject({
      name: 'A website',
      organization_id: world.organizationId,
      sales_id: sales.id,
      quote_id: id,
      start_date: '2026-12-01',
      services: [
        { name: 'Website', billing_method: 'fixed_price', price: 1000, budget_minutes: 600, vat_percentage: 21 },
        {
          name: 'Build',
          billing_method: 'time_and_materials',
          hourly_rate: 99,
          budget_minutes: 2400,
          budget_amount: 3960,
        },
        { name: 'Hosting', billing_method: 'subscription', price: 95, cycle: 'month', start_date: '2026-12-01' },
        { name: 'Support', billing_method: 'non_billable', price: null },
      ],
    })
    expect(await world.read(id)).toMatchObject({ project_id: made.body.data.id, allowed_actions: [] })
    const [told] = await inTest(server, env, (tx) =>
      tx.all<{ kind: string; quote_id: string }>(sql`
        select kind, payload -> 'data' -> 'object' ->> 'quote_id' as quote_id from outbox where record_id = ${made.body.data.id}`),
    )
    expect(told).toEqual({ kind: 'project.created', quote_id: id })
    expect(refusal(await world.act(id, 'project'))).toBe('409 invalid-transition')
    expect((await env.get(`/sales/sales/${sales.id}`)).body.data.project_id).toBe(made.body.data.id)
  })

  test('needs an accepted quote, and the right to write projects', async () => {
    const world = await quoteWorld(server)
    const { id } = await world.sent()
    expect(refusal(await world.act(id, 'project'))).toBe('409 invalid-transition')
    const seller = await world.env.signIn(['sales:read', 'sales:write'])
    const { id: accepted } = await world.accepted()
    expect(refusal(await seller.post(`/sales/quote/${accepted}/project`, {}))).toBe('403 forbidden')
  })

  test('that is deleted leaves the quote free for another', async () => {
    const world = await quoteWorld(server)
    const { id } = await world.accepted()
    const { body } = await world.act(id, 'project')
    expect((await world.env.delete(`/projects/project/${body.data.id}`)).status).toBe(204)
    expect(await world.read(id)).toMatchObject({ status: 'accepted', project_id: null })
    expect((await world.act(id, 'project')).status).toBe(201)
  })
})
