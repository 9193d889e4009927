import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, make, refusal, trailOf } from '../../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../../test/harness.ts'
import { OFFER, OPTION, quoteWorld } from '../../../../test/quote-fixtures.ts'
import { sql } from '../../../db/sql.ts'
import { addDays, localDay } from '../../../shared/calendar.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const today = () => localDay(new Date().toISOString(), 'Europe/Amsterdam')

describe('sending', () => {
  test('gives the number, the days and the link, and mails it', async () => {
    const world = await quoteWorld(server)
    const { id } = await world.draft({ subject: 'A website' })
    const answer = await world.act(id, 'send')
    expect(answer.status, answer.text).toBe(201)
    const year = today().slice(0, 4)
    expect(answer.body.data).toMatchObject({
      kind: 'quote',
      status: 'waiting',
      recipient: 'info@acme.example',
      quote_id: id,
      quote_number: `Q${year}-0001`,
      subject: `Offerte Q${year}-0001 van Test company: A website`,
    })
    expect(answer.body.data.text).toContain(await world.linkTo(id))
    expect(await world.read(id)).toMatchObject({
      status: 'sent',
      number: `Q${year}-0001`,
      quote_date: today(),
      valid_until: addDays(today(), 30),
      sent_at: expect.any(String),
      document_id: null,
    })
    expect((await trailOf(server, world.env, id)).events).toEqual(['quote.created', 'quote.updated', 'quote.sent'])
    const jobs = await inTest(server, world.env, (tx) =>
      tx.all<{ kind: string }>(sql`select kind from job order by kind`),
    )
    expect(jobs.map(({ kind }) => kind)).toEqual(['print_quote', 'send_mail'])
  })

  test('goes to the person, and says what its sender says, with the link', async () => {
    const world = await quoteWorld(server)
    const person = await make(world.env, '/crm/person', {
      first_name: 'Anna',
      last_name: 'Bakker',
      email: 'anna@acme.example',
    })
    const { id } = await world.draft({ person_id: person.id })
    const own = await world.act(id, 'send', { subject: 'Our offer', message: 'Have a look.' })
    expect(own.body.data).toMatchObject({ recipient: 'anna@acme.example', subject: 'Our offer' })
    expect(own.body.data.text).toMatch(/^Have a look\.\n\nhttp:\/\/localhost:3000\/quote\/[\w-]{86}\n$/)
    const again = await world.act(id, 'send', { to: 'piet@acme.example' })
    expect(again.body.data.text).toContain('Beste Anna Bakker,')
    expect((await trailOf(server, world.env, id)).events).toEqual(['quote.created', 'quote.updated', 'quote.sent'])
  })

  test.each([
    ['en', 'Quote Q', 'valid until'],
    ['de', 'Angebot Q', 'gilt bis'],
    ['fr', 'Devis Q', 'valable'],
  ])('speaks %s', async (language, subject, words) => {
    const world = await quoteWorld(server)
    const { id } = await world.draft({ language })
    const { body } = await world.act(id, 'send')
    expect(body.data.subject).toContain(subject)
    expect(body.data.text).toContain(words)
  })

  test('counts on within the year, over all companies', async () => {
    const world = await quoteWorld(server)
    const drafts = await Promise.all(Array.from({ length: 5 }, () => world.draft()))
    const sent = await Promise.all(drafts.map(({ id }) => world.act(id, 'mark-sent')))
    expect(sent.map(({ body }) => body.data.number.slice(-4)).sort()).toEqual(['0001', '0002', '0003', '0004', '0005'])
    const ahead = await world.draft({ quote_date: addDays(today(), 60) })
    expect((await world.act(ahead.id, 'mark-sent')).body.data.valid_until).toBe(addDays(today(), 90))
    const old = await world.draft({ quote_date: '2025-12-31' })
    expect((await world.act(old.id, 'mark-sent')).body.data.number).toBe('Q2025-0001')
  })

  test('names all that is missing', async () => {
    const world = await quoteWorld(server)
    const { id } = await make(world.env.app, '/sales/quote', {
      lines: [{ kind: 'text', name: 'Nothing' }],
      valid_until: '2020-01-01',
    })
    expect(refusal(await world.act(id, 'send', { to: 'a@b.example' }))).toBe(
      '409 invalid-transition /valid_until /organization_id /lines',
    )
    const nobody = await make(world.env, '/crm/person', { last_name: 'Bakker' })
    const { id: mute } = await world.draft({ organization_id: null, person_id: nobody.id })
    expect(refusal(await world.act(mute, 'send'))).toBe('400 validation-error /to')
    expect((await world.read(mute)).status).toBe('draft')
  })

  test('keeps what was said, whatever the records say later', async () => {
    const world = await quoteWorld(server)
    const { id } = await world.sent()
    await world.env.patch(`/crm/organization/${world.organizationId}`, { name: 'Another name' })
    const [{ content }] = (await inTest(server, world.env, (tx) =>
      // biome-ignore lint/suspicious/noExplicitAny: content of any shape
      tx.all<any>(sql`select content from quote where id = ${id}`),
    )) as [{ content: { billing: { name: string }; total_incl_vat: string } }]
    expect(content).toMatchObject({ billing: { name: 'Acme' }, total_incl_vat: '1210.00', payment_term_days: 30 })
    expect((await world.read(id)).organization_name).toBe('Another name')
  })
})

describe('marking as sent', () => {
  test('gives the link, without a mail', async () => {
    const world = await quoteWorld(server)
    const { id } = await world.draft()
    expect(refusal(await world.env.app.get(`/sales/quote/${id}/link`))).toBe('409 invalid-transition')
    const sent = await world.act(id, 'mark-sent', { valid_until: addDays(today(), 7) })
    expect(sent.body.data).toMatchObject({ status: 'sent', valid_until: addDays(today(), 7), lines: [OFFER, OPTION] })
    expect(new URL(sent.body.data.url).pathname).toBe(await world.linkTo(id))
    expect((await world.env.app.get('/settings/mail')).body.meta.count).toBe(0)
    expect(refusal(await world.act(id, 'mark-sent'))).toBe('409 invalid-transition')
  })

  test('keeps the link from whoever may only read: it accepts in the name of the customer', async () => {
    const world = await quoteWorld(server)
    const { id } = await world.sent()
    const reader = await world.env.signIn(['sales:read'])
    expect(refusal(await reader.get(`/sales/quote/${id}/link`))).toBe('403 forbidden')
  })
})
