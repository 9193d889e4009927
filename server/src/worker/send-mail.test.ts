import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, refusal, trailOf } from '../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { type InvoiceWorld, invoiceWorld } from '../../test/invoice-fixtures.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { sql } from '../db/sql.ts'
import { storedJobs } from './jobs.ts'
import { openMailer } from './mailer.ts'
import { invoicePrinter } from './print-invoice.ts'
import { mailSender } from './send-mail.ts'

const MINUTE = 60_000
const PATIENCE_MS = 1500

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

/** Carries out the stored jobs with this mail server, as if so much time had passed. */
async function work(smtpUrl: string | undefined, passedMs = 0): Promise<void> {
  const clock = { now: () => Date.now() + passedMs }
  const mailer = openMailer({ smtpUrl, mailFrom: 'Office, at last <office@agency.example>' }, PATIENCE_MS)
  await storedJobs('print_invoice', invoicePrinter, clock).run(server.db)
  await storedJobs('send_mail', mailSender(mailer), clock).run(server.db)
}

/** A real mail server that keeps what it gets. */
async function startPost(options: SMTPServerOptions = {}) {
  const letters: string[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          letters.push(Buffer.concat(parts).toString())
          done()
        })
    },
    ...options,
  })
  await new Promise<void>((listening) => post.listen(0, '127.0.0.1', listening))
  const url = `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`
  return { url, letters, close: () => new Promise<void>((closed) => post.close(closed)) }
}

function headerOf(letter: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.*(?:\r\n .*)*)`, 'mi').exec(letter)?.[1]
}

/** The attachment with this name, decoded. */
function attached(letter: string, name: string): Buffer {
  const part = letter
    .split(/^--.*$/m)
    .find((text) => text.includes(`filename=${name}`) || text.includes(`filename="${name}"`))
  return Buffer.from(part!.split('\r\n\r\n').slice(1).join(''), 'base64')
}

async function mailsOf({ env }: InvoiceWorld) {
  return (await env.app.get('/settings/mail')).body.data
}

const to = { to: 'anna@acme.example' }

describe('an invoice', () => {
  test('goes out with its papers, and is sent from then on', async () => {
    const world = await invoiceWorld(server)
    const post = await startPost()
    const { id, number } = await world.final()
    const queued = await world.env.app.post(`/invoices/invoice/${id}/send`, to)
    expect(queued.status, queued.text).toBe(201)
    expect(queued.body.data).toMatchObject({ status: 'waiting', recipient: to.to, invoice_number: number })
    expect((await world.read(id)).sent_at).toBeNull()
    await work(post.url)
    const [letter] = post.letters
    expect(post.letters).toHaveLength(1)
    expect(headerOf(letter!, 'From')).toBe('"Office, at last" <office@agency.example>')
    expect(headerOf(letter!, 'To')).toBe('anna@acme.example')
    expect(headerOf(letter!, 'Subject')).toContain(number)
    expect(headerOf(letter!, 'Message-ID')).toBe(`<${queued.body.data.id}@agency.example>`)
    const papers = (await world.env.get(`/documents/document?invoice_id=${id}&sort=name`)).body.data
    for (const { name, download_url } of papers) {
      const file = await server.app.inject({ url: new URL(download_url).pathname })
      expect(attached(letter!, name).equals(file.rawPayload), name).toBe(true)
    }
    expect(await world.read(id)).toMatchObject({ sent_via: 'email', sent_at: expect.any(String) })
    expect((await trailOf(server, world.env, id)).events.slice(-2).sort()).toEqual(['invoice.sent', 'invoice.updated'])
    expect(await mailsOf(world)).toMatchObject([
      // biome-ignore lint/suspicious/noExplicitAny: papers as they are listed
      { status: 'sent', error: null, sent_at: expect.any(String), document_ids: papers.map((paper: any) => paper.id) },
    ])
    await post.close()
  })

  test('waits for its paper', async () => {
    const world = await invoiceWorld(server)
    const post = await startPost()
    const { id } = await world.final()
    await inTest(server, world.env, (tx) => tx.count(sql`delete from job`))
    await world.env.app.post(`/invoices/invoice/${id}/send`, to)
    await work(post.url)
    expect(post.letters).toEqual([])
    expect(await mailsOf(world)).toMatchObject([
      { status: 'waiting', attempts: 1, error: 'the invoice is not printed yet' },
    ])
    await inTest(server, world.env, (tx) => tx.count(sql`delete from job`))
    await post.close()
  })

  test('says what its sender says', async () => {
    const world = await invoiceWorld(server)
    const post = await startPost()
    const { id } = await world.final()
    await world.env.app.post(`/invoices/invoice/${id}/send`, { ...to, subject: 'Your bill', message: 'Here it is.' })
    await work(post.url)
    expect(headerOf(post.letters[0]!, 'Subject')).toBe('Your bill')
    expect(post.letters[0]).toContain('Here it is.')
    await post.close()
  })
})

describe('mail', () => {
  test('is kept without a mail server, and can be sent later', async () => {
    const world = await invoiceWorld(server)
    const { id } = await world.final()
    await world.env.app.post(`/invoices/invoice/${id}/send`, to)
    await work(undefined)
    const [kept] = await mailsOf(world)
    expect(kept).toMatchObject({ status: 'kept', sent_at: null })
    expect((await world.read(id)).sent_at).toBeNull()
    const post = await startPost()
    const again = await world.env.app.post(`/settings/mail/${kept.id}/send`)
    expect([again.status, again.body.data.status]).toEqual([200, 'waiting'])
    expect(refusal(await world.env.app.post(`/settings/mail/${kept.id}/send`))).toBe('409 invalid-transition')
    await work(post.url)
    expect(post.letters).toHaveLength(1)
    expect(await mailsOf(world)).toMatchObject([{ status: 'sent' }])
    await post.close()
  })

  test('that is refused for good has failed, and tells why', async () => {
    const world = await invoiceWorld(server)
    const post = await startPost({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such user'), { responseCode: 550 })),
    })
    const { id } = await world.final()
    await work(undefined)
    await world.env.app.post(`/invoices/invoice/${id}/send`, to)
    await work(post.url)
    expect(await mailsOf(world)).toMatchObject([{ status: 'failed', error: expect.stringContaining('No such user') }])
    expect((await world.read(id)).sent_at).toBeNull()
    await post.close()
  })

  test('that meets a busy or absent server is tried again', async () => {
    const world = await invoiceWorld(server)
    let busy = true
    const post = await startPost({
      onMailFrom: (_address, _session, done) =>
        busy ? done(Object.assign(new Error('Come back later'), { responseCode: 451 })) : done(),
    })
    const { id } = await world.final()
    await work(undefined)
    await world.env.app.post(`/invoices/invoice/${id}/send`, to)
    await expect(work(post.url)).rejects.toThrow('Come back later')
    expect(await mailsOf(world)).toMatchObject([
      { status: 'waiting', attempts: 1, error: expect.stringContaining('Come back later') },
    ])
    await expect(work('smtp://127.0.0.1:1', 15_000)).rejects.toThrow('ECONNREFUSED')
    busy = false
    await work(post.url, 3 * MINUTE)
    expect(await mailsOf(world)).toMatchObject([{ status: 'sent', attempts: 3, error: null }])
    await post.close()
  })
})

describe('a letter', () => {
  test('cannot be made to carry more headers or go to more people', async () => {
    const world = await invoiceWorld(server)
    const addressed: string[] = []
    const post = await startPost({
      onRcptTo({ address }, _session, done) {
        addressed.push(address)
        done()
      },
    })
    const { id } = await world.final()
    const send = (body: object) => world.env.app.post(`/invoices/invoice/${id}/send`, body)
    for (const wrong of [
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      'A <a@b.example>',
      'a@b.example\n',
    ])
      expect(refusal(await send({ to: wrong })), wrong).toBe('400 validation-error /to')
    const subject = 'Bill\r\nBcc: eve@evil.example\r\n\r\nInjected'
    expect((await send({ ...to, subject, message: '.\r\nQUIT\r\n..' })).status).toBe(201)
    await work(post.url)
    const [letter] = post.letters
    const head = letter!.split('\r\n\r\n', 1)[0]!
    expect(head.match(/^[\w-]+(?=:)/gm)!.sort()).toEqual(
      ['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Reply-To', 'Subject', 'To'].filter(
        (name) => name !== 'Reply-To' || head.includes('Reply-To'),
      ),
    )
    expect(addressed).toEqual([to.to])
    expect(letter).toContain('\r\n.\r\nQUIT\r\n..\r\n')
    await post.close()
  })

  test('is given up on a server that trickles, and tried again', async () => {
    const world = await invoiceWorld(server)
    const { id } = await world.final()
    const sockets: Socket[] = []
    const trickle = createServer((socket) => {
      sockets.push(socket)
      socket
        .on('error', () => {})
        .resume()
        .write('220 slow\r\n')
      const timer = setInterval(() => socket.write('250-and\r\n'), 50)
      socket.on('close', () => clearInterval(timer))
    })
    await new Promise<void>((listening) => trickle.listen(0, '127.0.0.1', listening))
    const url = `smtp://127.0.0.1:${(trickle.address() as AddressInfo).port}`
    await world.env.app.post(`/invoices/invoice/${id}/send`, to)
    const began = Date.now()
    await expect(work(url)).rejects.toThrow('took too long')
    expect(Date.now() - began).toBeLessThan(PATIENCE_MS + 3000)
    expect(await mailsOf(world)).toMatchObject([{ status: 'waiting', error: 'the mail server took too long' }])
    while (!sockets.every(({ closed }) => closed)) await sleep(10)
    await expect(openMailer({ smtpUrl: url, mailFrom: 'a@b.example' }, 200)!.verify()).rejects.toThrow('took too long')
    for (const socket of sockets) socket.destroy()
    trickle.close()
    await work(undefined, MINUTE)
  })

  test('that is never printed has failed in the end', async () => {
    const world = await invoiceWorld(server)
    const { id } = await world.final()
    await inTest(server, world.env, (tx) => tx.count(sql`delete from job`))
    await world.env.app.post(`/invoices/invoice/${id}/send`, to)
    await inTest(server, world.env, (tx) => tx.count(sql`update job set attempts = 19`))
    await work('smtp://127.0.0.1:1')
    expect(await mailsOf(world)).toMatchObject([{ status: 'failed', error: 'the invoice is not printed yet' }])
  })
})

describe('a reminder', () => {
  test('speaks the language of the invoice, and grows more urgent', async () => {
    const world = await invoiceWorld(server)
    const { id, number } = await world.final({ invoice_date: '2026-01-05' })
    const subjects = []
    for (let i = 0; i < 4; i++) {
      const answer = await world.env.app.post(`/invoices/invoice/${id}/remind`, to)
      expect(answer.status, answer.text).toBe(201)
      subjects.push(answer.body.data.subject)
    }
    expect(subjects).toEqual([
      `Herinnering: factuur ${number}`,
      `Tweede herinnering: factuur ${number}`,
      `Laatste herinnering: factuur ${number}`,
      `Laatste herinnering: factuur ${number}`,
    ])
    const [{ text }] = await mailsOf(world)
    expect(text).toMatch(/€\s?121,00/)
    await work(undefined)
  })

  test('is only for what is owed', async () => {
    const world = await invoiceWorld(server)
    expect(refusal(await world.env.app.post(`/invoices/invoice/${await world.draft()}/remind`, to))).toBe(
      '409 invoice-not-finalised',
    )
    const { id, total_incl_vat, invoice_date } = await world.final()
    const remind = (body: object) => world.env.app.post(`/invoices/invoice/${id}/remind`, { ...to, ...body })
    expect(refusal(await remind({}))).toBe('409 invalid-transition')
    expect((await remind({ message: 'Soon due.' })).status).toBe(201)
    await world.env.post('/invoices/payment', { invoice_id: id, date: invoice_date, amount: total_incl_vat })
    expect(refusal(await remind({ message: 'Again.' }))).toBe('409 invalid-transition')
    await work(undefined)
  })
})
