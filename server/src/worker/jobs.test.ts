import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest, trailOf } from '../../test/fixtures.ts'
import { startTestServer, type TestEnvironment, type TestServer } from '../../test/harness.ts'
import { type InvoiceWorld, invoiceWorld } from '../../test/invoice-fixtures.ts'
import { type Scratch, scratchDatabase } from '../../test/scratch.ts'
import { sql } from '../db/sql.ts'
import { type Handler, secondChances, storedJobs } from './jobs.ts'
import { invoicePrinter } from './print-invoice.ts'

const MINUTE = 60_000
const idle: Handler = { operation: 'nothing', prepare: async () => async () => {} }
const later = (ms: number) => ({ now: () => Date.now() + ms })
/** Carries out what is due of a kind, as if so much time had passed. */
const print = (ms = 0, handler: Handler = invoicePrinter) =>
  storedJobs('print_invoice', handler, later(ms)).run(server.db)
const mail = (handler: Handler, ms = 0) => storedJobs('send_mail', handler, later(ms)).run(server.db)

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

test('a final invoice gets its two papers, once', async () => {
  const world = await invoiceWorld(server)
  const { id, number, document_id } = await world.final()
  expect(document_id).toBeNull()
  await print()
  await addJob(world.env, 'print_invoice', id)
  await print()
  const papers = await papersOf(world, id)
  expect(papers).toMatchObject([
    { kind: 'invoice_pdf', name: `${number}.pdf`, mime_type: 'application/pdf', organization_id: world.organizationId },
    { kind: 'invoice_ubl', name: `${number}.xml`, mime_type: 'application/xml', organization_id: world.organizationId },
  ])
  expect((await world.read(id)).document_id).toBe(papers[0].id)
  const file = await server.app.inject({ url: new URL(papers[0].download_url).pathname })
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await trailOf(server, world.env, id)).audit.at(-1)).toBe('invoice.print')
  expect((await trailOf(server, world.env, papers[0].id)).events).toEqual(['document.created'])
  expect(await jobsOf(world.env)).toEqual([])
})

test('what fails is kept with its error and tried again later', async () => {
  const world = await invoiceWorld(server)
  const { id } = await world.final()
  let tries = 0
  const shaky: Handler = {
    ...invoicePrinter,
    async prepare(db, job) {
      if (++tries === 1) throw new Error('out of ink')
      const write = await invoicePrinter.prepare(db, job)
      return async (ctx) => {
        await write(ctx)
        if (tries === 2) throw new Error('fell over at the end')
      }
    },
  }
  const run = (ms: number) => print(ms, shaky)
  await expect(run(0)).rejects.toThrow(`${id}: out of ink`)
  expect(await jobsOf(world.env)).toMatchObject([{ attempts: 1, error: 'out of ink' }])
  await run(5000)
  expect(tries).toBe(1)
  await expect(run(11_000)).rejects.toThrow('fell over at the end')
  expect(await papersOf(world, id)).toEqual([])
  await run(2 * MINUTE)
  expect(await papersOf(world, id)).toHaveLength(2)
  expect(await jobsOf(world.env)).toEqual([])
})

test('a process that dies in the middle leaves its job to the next', async () => {
  const world = await invoiceWorld(server)
  const { id } = await world.final()
  const program = `
    const { openDatabase } = await import('${source('../db/database.ts')}')
    const { storedJobs } = await import('${source('jobs.ts')}')
    const print_invoice = { operation: 'x', prepare: async () => process.kill(process.pid, 'SIGKILL') }
    await storedJobs('print_invoice', print_invoice).run(openDatabase('${scratch.url}'))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  expect(await jobsOf(world.env)).toMatchObject([{ attempts: 1 }])
  await print()
  expect(await papersOf(world, id)).toEqual([])
  await print(4 * MINUTE)
  expect(await papersOf(world, id)).toHaveLength(2)
})

test('one that was too slow finds its job done by another', async () => {
  const world = await invoiceWorld(server)
  const { id } = await world.final()
  const gate = Promise.withResolvers<void>()
  const slow: Handler = {
    ...invoicePrinter,
    async prepare(db, job) {
      const write = await invoicePrinter.prepare(db, job)
      await gate.promise
      return write
    },
  }
  const first = print(0, slow)
  while (!(await jobsOf(world.env)).some(({ attempts }) => attempts === 1));
  await print(4 * MINUTE)
  const papers = await papersOf(world, id)
  gate.resolve()
  await first
  expect(papers).toHaveLength(2)
  expect(await papersOf(world, id)).toEqual(papers)
})

test('one that fails too late does not take its job from another', async () => {
  const env = await server.environment()
  await addJob(env, 'send_mail', crypto.randomUUID())
  const gate = Promise.withResolvers<void>()
  const failing: Handler = { operation: 'x', prepare: () => gate.promise.then(() => Promise.reject(new Error('late'))) }
  const first = mail(failing)
  while (!(await jobsOf(env)).some(({ attempts }) => attempts === 1));
  const other: Handler = {
    operation: 'x',
    async prepare() {
      gate.resolve()
      await first.catch(() => {})
      expect(await jobsOf(env)).toMatchObject([{ attempts: 2, error: null }])
      return async () => {}
    },
  }
  await mail(other, 4 * MINUTE)
  expect(await jobsOf(env)).toEqual([])
})

test('a slow mail does not keep invoices from being printed, nor does an error that cannot be stored', async () => {
  const env = await server.environment()
  await addJob(env, 'send_mail', crypto.randomUUID())
  const printed: string[] = []
  const printer: Handler = {
    operation: 'x',
    prepare: async (_db, { record_id }) => {
      printed.push(record_id)
      throw new Error('no \0 ink')
    },
  }
  const gate = Promise.withResolvers<void>()
  const slow = mail({ operation: 'x', prepare: () => gate.promise.then(() => async () => {}) })
  const id = crypto.randomUUID()
  await addJob(env, 'print_invoice', id)
  await expect(print(0, printer)).rejects.toThrow('no  ink')
  expect(printed).toEqual([id])
  gate.resolve()
  await slow
  expect(await jobsOf(env)).toMatchObject([{ attempts: 1, error: 'no  ink' }])
  await inTest(server, env, (tx) => tx.count(sql`delete from job`))
})

test('several workers share the jobs, and nobody does one twice', async () => {
  const env = await server.environment()
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID())
  for (const id of ids) await addJob(env, 'send_mail', id)
  const done: string[] = []
  const counting: Handler = {
    operation: 'count',
    async prepare(_db, { record_id }) {
      done.push(record_id)
      return async () => {}
    },
  }
  await Promise.all([mail(counting), mail(counting), mail(counting)])
  expect(done.sort()).toEqual(ids.sort())
})

test('after twenty attempts a person has to look, and the metrics say so', async () => {
  const env = await server.environment()
  await addJob(env, 'send_mail', crypto.randomUUID())
  const broken: Handler = { operation: 'x', prepare: () => Promise.reject(new Error('no')) }
  let passed = 0
  for (let attempt = 1; attempt <= 20; attempt++) {
    passed += 121 * MINUTE
    await expect(mail(broken, passed)).rejects.toThrow('no')
  }
  await mail(broken, 2 * passed)
  expect(await jobsOf(env)).toMatchObject([{ attempts: 20, error: 'no' }])
  const { text } = await server.send('GET', '/metrics')
  expect(text).toContain('kantoor_jobs{state="given_up"} 1')
  expect(text).toContain('kantoor_jobs{state="waiting"} 0')
  await secondChances.run(server.db)
  await expect(mail(broken, MINUTE)).rejects.toThrow('no')
  expect(await jobsOf(env)).toMatchObject([{ attempts: 20 }])
  await secondChances.run(server.db)
  await mail(idle, MINUTE)
  expect(await jobsOf(env)).toEqual([])
})

test('nothing new is begun once it is time to stop', async () => {
  const env = await server.environment()
  await addJob(env, 'send_mail', crypto.randomUUID())
  await storedJobs('send_mail', idle).run(server.db, AbortSignal.abort())
  expect(await jobsOf(env)).toHaveLength(1)
})

function source(file: string): string {
  return join(import.meta.dirname, file)
}

function addJob(env: TestEnvironment, kind: string, recordId: string) {
  return inTest(server, env, (tx) =>
    tx.count(sql`
      insert into job (environment_id, id, kind, record_id, run_at, created_at)
      values (current_environment(), ${crypto.randomUUID()}, ${kind}, ${recordId}, date_trunc('milliseconds', now()), now())`),
  )
}

function jobsOf(env: TestEnvironment) {
  return inTest(server, env, (tx) =>
    tx.all<{ attempts: number; error: string | null }>(sql`select attempts, error from job`),
  )
}

async function papersOf({ env }: InvoiceWorld, invoiceId: string) {
  const { body } = await env.get(`/documents/document?invoice_id=${invoiceId}&sort=name`)
  // biome-ignore lint/suspicious/noExplicitAny: links differ from one answer to the next
  return body.data.map(({ download_expires_at, ...paper }: any) => paper)
}
