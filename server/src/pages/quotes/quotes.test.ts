import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, make, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { pngOf } from '../../../test/png.ts'
import { OFFER, OPTION, type QuoteWorld, quoteWorld } from '../../../test/quote-fixtures.ts'
import { buildApp } from '../../app.ts'
import { sql } from '../../db/sql.ts'
import { quoteLinks } from '../../modules/sales/quotes/links.ts'

let server: TestServer
let world: QuoteWorld
beforeAll(async () => {
  server = await startTestServer()
  world = await quoteWorld(server)
})
afterAll(() => server.close())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const get = (path: string) => server.send('GET', path)
const post = (path: string, form: Record<string, string> | [string, string][]) =>
  server.send('POST', path, FORM, new URLSearchParams(form).toString())
const agreed = { name: 'Anna Bakker', agree: 'yes' }

describe('the page', () => {
  test('shows what was sent, without a program, and keeps its address to itself', async () => {
    const lines = [{ kind: 'text', name: 'Phase <one>', description: 'We begin.' }, OFFER, OPTION]
    const { id } = await world.sent({
      lines,
      subject: 'A & B',
      introduction: 'Dear Anna',
      terms: 'As ever',
      language: 'en',
    })
    const path = await world.linkTo(id)
    const { status, text, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self';.*form-action 'self'; frame-ancestors 'none'$/,
    )
    expect(text).not.toMatch(/<script|<style| style=| on\w+=/i)
    expect(text).toContain('<html lang="en">')
    for (const words of [
      'A &#38; B',
      'Phase &#60;one&#62;',
      'Dear Anna',
      'As ever',
      '€1,210.00',
      'Quote from Test company',
    ])
      expect(text).toContain(words)
    expect(text.match(/name="option"/g)).toHaveLength(1)
    for (const [, address] of text.matchAll(/rel="stylesheet" href="([^"]+)"/g))
      expect((await get(address!)).status).toBe(200)
    expect((await server.send('HEAD', path)).status).toBe(200)
  })

  test.each([
    ['nl', 'Akkoord geven', 'Geldig tot en met'],
    ['en', 'Accept the quote', 'Valid until'],
    ['de', 'Angebot annehmen', 'Gültig bis'],
    ['fr', 'Accepter le devis', 'Valable jusqu'],
  ])('speaks %s', async (language, ...words) => {
    const { text } = await get(await world.linkTo((await world.sent({ language })).id))
    for (const word of words) expect(text).toContain(word)
  })

  test('is not there for a draft, another token, or a quote of nowhere', async () => {
    const { id } = await world.sent()
    const path = await world.linkTo(id)
    const secret = 'a secret for tests only, of no use elsewhere'
    const { make: linkTo } = quoteLinks({ secret, publicUrl: '' })
    const { id: draft } = await world.draft()
    expect(linkTo(world.env.id, id)).toBe(path)
    const changed = `${path.slice(0, -1)}${path.endsWith('A') ? 'Q' : 'A'}`
    for (const missing of [
      linkTo(world.env.id, draft),
      linkTo(draft, id),
      linkTo(world.env.id, world.env.id),
      changed,
      '/quote/x',
    ]) {
      const { status, text } = await server.send('GET', missing, { 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' })
      expect(status, missing).toBe(404)
      expect(text).toContain('Deze offerte is er niet')
    }
    // The same token, once the quote is a draft again: as if it had been taken back.
    await inTest(server, world.env, (tx) => tx.count(sql`update quote set status = 'draft' where id = ${id}`))
    expect((await get(path)).status).toBe(404)
    expect((await post(`${path}/accept`, agreed)).status).toBe(404)
  })

  test('has a heading where the subject says nothing, and names why there is no VAT', async () => {
    const belgian = { name: 'Brasserie', address: { country: 'BE' }, vat_number: 'BE0123456789' }
    const { id: organization_id } = await make(world.env, '/crm/organization', belgian)
    const blank = { subject: '  ', introduction: ' ', terms: '\n', language: 'en', organization_id }
    const { id, number } = await world.sent(blank)
    const { text } = await get(await world.linkTo(id))
    expect(text).toContain(`<h1>Quote ${number}</h1>`)
    expect(text).not.toContain('class="said')
    expect(text).toContain('<dt>Reverse charge</dt><dd>€0.00</dd>')
  })

  test('adds up what is chosen, before anybody agrees', async () => {
    const { id, lines } = await world.sent({ language: 'en' })
    const path = await world.linkTo(id)
    const chosen = await post(`${path}/choice`, { name: 'Anna', option: lines[1].id })
    expect(chosen.status).toBe(200)
    expect(chosen.text).toContain('€1,452.00')
    expect(chosen.text).toMatch(/form="accept" checked/)
    expect(chosen.text).toContain('value="Anna"')
    expect(chosen.text).not.toContain('aria-invalid')
    expect(/<button[^>]*form="accept"[^>]*>/.exec(chosen.text)?.[0], 'Enter accepts').not.toContain('formaction')
    expect((await post(`${path}/choice`, { option: lines[0].id })).text).toContain('€1,210.00')
    expect((await get(path)).text).toContain('€1,210.00')
    await world.act(id, 'decline')
    expect((await post(`${path}/choice`, {})).headers.location).toBe(path)
  })

  test('shows what was sent, whatever became of the customer', async () => {
    const { id: organization_id } = await make(world.env, '/crm/organization', { name: 'Old name', address: null })
    const path = await world.linkTo((await world.sent({ organization_id })).id)
    const before = (await get(path)).text
    await world.env.patch(`/crm/organization/${organization_id}`, { name: 'New name', vat_treatment: 'exempt' })
    expect(before).toContain('Old name')
    expect((await get(path)).text).toBe(before)
  })

  test('bears the logo of the company, where it has one', async () => {
    const { id } = await world.sent()
    const path = await world.linkTo(id)
    expect((await get(path)).text).not.toContain('<img')
    expect((await get(`${path}/logo`)).status).toBe(404)
    const { app } = world.env
    const picture = pngOf(9, 9)
    const headers = { cookie: app.cookie, origin: 'http://localhost:3000', 'content-type': 'image/png' }
    const uploaded = await server.send('POST', '/api/app/documents/document?name=logo.png', headers, picture)
    const [profile] = (await app.get('/invoices/companyprofile')).body.data
    const changed = await app.patch(`/invoices/companyprofile/${profile.id}`, {
      logo_document_id: uploaded.body.data.id,
    })
    expect(changed.status, changed.text).toBe(200)
    expect((await get(path)).text).toContain(`<img class="logo" src="${path}/logo" alt="">`)
    const shown = await server.app.inject({ url: `${path}/logo` })
    expect(shown.headers['content-type']).toBe('image/png')
    expect(shown.rawPayload.equals(picture)).toBe(true)
    await app.patch(`/invoices/companyprofile/${profile.id}`, { logo_document_id: null })
  })

  test('leads to the paper once there is one', async () => {
    const { id } = await world.sent()
    const path = await world.linkTo(id)
    expect((await get(path)).text).not.toContain('/pdf"')
    expect((await get(`${path}/pdf`)).headers.location).toBe(path)
    expect((await get(`${path}/accept`)).headers.location).toBe(path)
  })
})

describe('accepting', () => {
  test('takes the chosen options, leaves a trail of the system, and thanks', async () => {
    const { id, lines } = await world.sent({ language: 'en' })
    const path = await world.linkTo(id)
    const answer = await post(`${path}/accept`, { ...agreed, option: lines[1].id })
    expect([answer.status, answer.headers.location]).toEqual([303, path])
    const { text } = await get(path)
    expect(text).toContain('Thank you, the quote is accepted.')
    expect(text).toContain('Anna Bakker accepted it on')
    expect(text).toContain('€1,452.00')
    expect(text).not.toContain('<form')
    expect(await world.read(id)).toMatchObject({
      status: 'accepted',
      accepted_by_name: 'Anna Bakker',
      total_incl_vat: 1452,
    })
    expect(await trailOf(server, world.env, id)).toMatchObject({
      audit: ['quote.create', 'quote.mark_sent', 'quote.accept'],
    })
    const actors = await inTest(server, world.env, (tx) =>
      tx.all<{ actor_type: string }>(
        sql`select actor_type from audit where record_id = ${id} and operation = 'quote.accept'`,
      ),
    )
    expect(actors).toEqual([{ actor_type: 'system' }])
  })

  test('twice, or at once with declining, is harmless', async () => {
    const { id } = await world.sent()
    const path = await world.linkTo(id)
    const all = await Promise.all([
      post(`${path}/accept`, agreed),
      post(`${path}/accept`, agreed),
      post(`${path}/decline`, {}),
    ])
    expect(all.map(({ status }) => status)).toEqual([303, 303, 303])
    const before = await world.read(id)
    await post(`${path}/accept`, { ...agreed, name: 'Somebody else' })
    await post(`${path}/decline`, { reason: 'No' })
    expect(await world.read(id)).toEqual(before)
  })

  test('is refused without name, consent or with a strange option, and keeps what was entered', async () => {
    const { id, lines } = await world.sent({ language: 'en' })
    const path = await world.linkTo(id)
    const nothing = await post(`${path}/accept`, { name: ' ', option: lines[1].id })
    expect(nothing.status).toBe(400)
    expect(nothing.text).toContain('Enter your name')
    expect(nothing.text).toContain('Tick “I agree”')
    expect(nothing.text).toMatch(/value="[\w-]{36}" form="accept" checked/)
    expect(nothing.text).toMatch(/name="name" [^>]*aria-describedby="name-fault" autofocus/)
    expect(nothing.text).toMatch(/name="agree" [^>]*aria-describedby="agree-fault">/)
    expect(nothing.text).toContain('€1,452.00')
    const strange = await post(`${path}/accept`, { ...agreed, name: '<b>"Anna"', option: lines[0].id })
    expect(strange.status).toBe(400)
    expect(strange.text).toContain('value="&#60;b&#62;&#34;Anna&#34;"')
    for (const name of ['x'.repeat(201), 'a\u0000b'])
      expect((await post(`${path}/accept`, { name, agree: '1' })).status).toBe(400)
    expect((await world.read(id)).status).toBe('sent')
  })

  test('is too late after the last day, also before somebody came by to say so', async () => {
    const { id } = await world.sent({ language: 'en' })
    const path = await world.linkTo(id)
    await inTest(server, world.env, (tx) =>
      tx.count(sql`update quote set quote_date = '2026-01-01', valid_until = '2026-02-01' where id = ${id}`),
    )
    expect((await post(`${path}/accept`, agreed)).status).toBe(303)
    expect((await get(path)).text).toContain('This quote has expired.')
    expect((await world.read(id)).status).toBe('sent')
  })

  test('takes a form and nothing else, and not a large one', async () => {
    const path = await world.linkTo((await world.sent()).id)
    expect((await server.send('POST', `${path}/accept`, { 'content-type': 'application/json' }, '{}')).status).toBe(415)
    expect((await post(`${path}/accept`, { name: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await server.send('POST', `${path}/accept`, FORM, '%%%&&&=')).status).toBe(400)
    expect((await server.send('POST', `${path}/accept`)).status).toBe(400)
  })
})

test('declining keeps the reason, as far as it can be stored', async () => {
  const { id } = await world.sent({ language: 'en' })
  const path = await world.linkTo(id)
  await post(`${path}/decline`, { reason: ` Too\u0000 expensive.\r\n${'x'.repeat(3000)}` })
  const { status, declined_reason } = await world.read(id)
  expect([status, declined_reason.slice(0, 14), declined_reason.length]).toEqual(['declined', 'Too expensive.', 2000])
  expect((await get(path)).text).toContain('This quote was declined.')
})

test('an old version points to the new one', async () => {
  const { id } = await world.sent({ language: 'en' })
  const path = await world.linkTo(id)
  await world.act(id, 'revise')
  const { text } = await get(path)
  expect(text).toContain('There is a new version of this quote.')
  expect(text).not.toContain('<form')
})

test('the log does not show the link', async () => {
  const path = await world.linkTo((await world.sent()).id)
  const lines: string[] = []
  const app = await buildApp({
    db: server.db,
    publicUrl: 'http://localhost:3000',
    rateLimitPerMinute: 100,
    shared: false,
    secret: 'a secret for tests only, of no use elsewhere',
    logLevel: 'info',
    logTo: { write: (line) => lines.push(line) },
  })
  for (const url of [path, `${path}/pdf`, `${path}x`, `/%71uote/${path.slice(7)}`]) await app.inject({ url })
  await app.inject({ method: 'POST', url: `${path}/accept`, headers: FORM, payload: 'name=x' })
  await app.close()
  expect(lines).toHaveLength(5)
  expect(lines.join('')).not.toContain(path.slice(7, 40))
})
