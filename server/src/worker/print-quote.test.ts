import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal, trailOf } from '../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { quoteWorld } from '../../test/quote-fixtures.ts'
import { pagesOf } from '../../test/read-invoice.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { storedJobs } from './jobs.ts'
import type { Letter, Mailer } from './mailer.ts'
import { quotePrinter } from './print-quote.ts'
import { mailSender } from './send-mail.ts'

// Of its own: whoever takes jobs takes those of every environment.
let scratch: Scratch
let server: TestServer
beforeAll(async () => {
  scratch = await scratchDatabase()
  server = await startTestServer({ databaseUrl: scratch.url })
})
afterAll(async () => {
  await server.close()
  await scratch.drop()
})

const letters: Letter[] = []
const post: Mailer = { send: async (letter) => void letters.push(letter), verify: async () => {}, close: () => {} }
const later = (ms: number) => ({ now: () => Date.now() + ms })
const print = (ms = 0) => storedJobs('print_quote', quotePrinter, later(ms)).run(server.db)
const mail = (ms = 0) => storedJobs('send_mail', mailSender(post), later(ms)).run(server.db)

test('a quote goes out with its paper as soon as that is printed', async () => {
  const world = await quoteWorld(server)
  const { id } = await world.draft()
  await world.act(id, 'send', { to: 'anna@acme.example' })
  await mail()
  expect(letters).toEqual([])
  await print()
  await mail(60_000)
  const { number, document_id } = await world.read(id)
  const papers = (await world.env.get(`/documents/document?quote_id=${id}`)).body.data
  expect(papers).toMatchObject([
    { id: document_id, kind: 'quote_pdf', name: `${number}.pdf`, organization_id: world.organizationId },
  ])
  expect(letters).toMatchObject([{ to: 'anna@acme.example', attachments: [{ name: `${number}.pdf` }] }])
  expect((await pagesOf(new Uint8Array(letters[0]!.attachments[0]!.bytes))).join(' ')).toContain('€ 1.210,00')
  expect((await trailOf(server, world.env, id)).audit.at(-1)).toBe('quote.print')
  const pdf = await server.send('GET', `${await world.linkTo(id)}/pdf`)
  expect(pdf.status).toBe(303)
  const file = await server.app.inject({ url: new URL(pdf.headers.location!).pathname })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(refusal(await world.env.app.delete(`/documents/document/${document_id}`))).toBe('409 in-use')
})

test('a quote that is sent anew gets a new paper in place of the old one', async () => {
  const world = await quoteWorld(server)
  const { id } = await world.sent({ language: 'en' })
  await print()
  const first = await world.read(id)
  await world.act(id, 'send', { valid_until: '2099-01-31' })
  expect(await world.read(id)).toMatchObject({ status: 'sent', document_id: null, valid_until: '2099-01-31' })
  letters.length = 0
  await print()
  await mail()
  expect((await pagesOf(new Uint8Array(letters[0]!.attachments[0]!.bytes))).join(' ')).toContain('31 January 2099')
  const { document_id } = await world.read(id)
  const papers = (await world.env.get(`/documents/document?quote_id=${id}`)).body.data
  expect(papers.map((paper: { id: string }) => paper.id)).toEqual([document_id])
  expect((await trailOf(server, world.env, first.document_id)).events).toEqual(['document.created', 'document.deleted'])
})

test('the paper of an accepted quote is still added to it', async () => {
  const world = await quoteWorld(server)
  const { id } = await world.accepted()
  await print()
  expect(await world.read(id)).toMatchObject({ status: 'accepted', document_id: expect.any(String) })
})
