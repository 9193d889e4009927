// Nobody changes a final invoice through the application, and whoever does it behind its back is found.
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inTest } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { type InvoiceWorld, invoiceWorld } from '../../../test/invoice-fixtures.ts'
import { connect } from '../../../test/scratch.ts'
import { SEED } from '../../../test/some.ts'
import { type Final, type Tampering, tamperingsOf } from '../../../test/tamperings.ts'
import { verifyInvoicesVerb } from '../../cli/verify.ts'
import { readConfig } from '../../config.ts'
import { type Sql, sql, statement } from '../../db/sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { randomOf } from '../../demo/random.ts'
import { verifyInvoices } from './seal.queries.ts'

const TAMPERINGS = process.env.LONG ? 1000 : 200
const COUNT = 20

let server: TestServer
let superuser: pg.Client
let world: InvoiceWorld
let finals: Final[]
beforeAll(async () => {
  server = await startTestServer()
  superuser = await connect(inject('databaseUrl'))
  world = await invoiceWorld(server)
  finals = []
  for (let i = 0; i < COUNT; i++) {
    const { id, lines } = await world.final({ lines: [{ description: `Advice ${i}` }, { unit_price: 10 + i }] })
    finals.push({ id, lineId: lines[0].id })
  }
  const [{ id }] = finals as [Final]
  await world.env.post('/invoices/payment', { invoice_id: id, amount: 10, date: '2026-01-01' })
})
afterAll(async () => {
  await superuser.end()
  await server.close()
})

describe('through the application', () => {
  const attempts: Record<string, Sql> = {
    'changing a final invoice': sql`update invoice set subject = 'Other'`,
    'changing its total': sql`update invoice set total_excl_vat = total_excl_vat - 1, total_incl_vat = total_incl_vat - 1`,
    'making it a draft again': sql`update invoice set status = 'draft', number = null, sequence_number = null, series_year = null, finalised_at = null`,
    'deleting it': sql`delete from invoice`,
    'changing a line': sql`update invoice_line set description = 'Other'`,
    'deleting a line': sql`delete from invoice_line`,
    'adding a line': sql`
      insert into invoice_line (environment_id, id, invoice_id, position, kind, description, amount)
      select environment_id, gen_random_uuid(), id, 99, 'text', 'One more', 0 from invoice`,
    'moving a line to a draft': sql`update invoice_line set invoice_id = (select id from invoice where status = 'draft')`,
    'changing a payment': sql`update payment set amount = 1`,
    'deleting a payment': sql`delete from payment`,
    'changing a seal': sql`update invoice_seal set content = '{}'`,
    'deleting a seal': sql`delete from invoice_seal`,
    'deleting the series': sql`delete from invoice_series`,
    'emptying the table': sql`truncate invoice_seal`,
  }

  test.each(Object.entries(attempts))('%s fails', async (_name, attempt) => {
    await expect(inTest(server, world.env, (tx) => tx.count(attempt))).rejects.toThrow(
      /does not change|do not change|permission denied/,
    )
  })

  test('even the owner of the tables is held by the triggers', async () => {
    for (const change of [
      'update invoice set subject = $$x$$ where id = $1',
      'delete from invoice_line where invoice_id = $1',
      'update payment set amount = 1 where invoice_id = $1',
      'delete from invoice_seal where invoice_id = $1',
    ]) {
      await expect(superuser.query(change, [finals[0]!.id])).rejects.toMatchObject({ constraint: 'invoice_is_final' })
    }
  })
})

test('everything about an invoice is sealed or declared to be bookkeeping', async () => {
  const { rows } = await superuser.query<{ content: string }>(
    'select content from invoice_seal where invoice_id = $1',
    [finals[0]!.id],
  )
  const content = JSON.parse(rows[0]!.content)
  const columns = async (table: string, except: string) =>
    (
      await superuser.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attname <> all(${except})`,
        [table],
      )
    ).rows.map(({ name }) => name)
  const beside = ['environment_id', 'id', 'status', 'series_year', 'credited_invoice_id', 'created_at']
  expect(Object.keys(content)).toEqual(
    expect.arrayContaining((await columns('invoice', 'bookkeeping()')).filter((name) => !beside.includes(name))),
  )
  expect(Object.keys(content.lines[0])).toEqual(
    expect.arrayContaining(await columns('invoice_line', `array['environment_id', 'invoice_id', 'is_live']`)),
  )
})

describe('verify', () => {
  test('proves an untouched chain, and the command says so', async () => {
    expect(await proof()).toMatchObject([{ count: COUNT, series_year: 0, fault: null }])
    const { code, lines } = await verifyCommand()
    expect(code).toBe(0)
    expect(lines).toEqual([expect.stringMatching(/^Test company: 1 to 20, sealed by [0-9a-f]{64}$/)])
  })

  test('says that there is nothing to prove', async () => {
    const empty = await invoiceWorld(server)
    expect(await verifyCommand(empty)).toEqual({ code: 0, lines: ['there are no final invoices'] })
  })

  test(`finds each of ${TAMPERINGS} changes and names the first wrong number (SEED=${SEED})`, async () => {
    const random = randomOf(SEED, 'tampering')
    const tamperings = tamperingsOf(world.env.id, finals)
    const names = Object.keys(tamperings)
    for (let round = 0; round < TAMPERINGS; round++) {
      const name = names[round % names.length]!
      const { changes, expected } = tamperings[name]!(random)
      const found = await tampered(changes)
      expect(
        found.map(({ fault }) => fault?.sequence_number),
        `${name} at ${expected}`,
      ).toEqual([expected])
    }
  })

  test('the command names the number and exits with 1', async () => {
    const broken = await invoiceWorld(server)
    for (let i = 0; i < 3; i++) await broken.final()
    await superuser.query('begin')
    await superuser.query('set local session_replication_role = replica')
    await superuser.query('delete from invoice_seal where environment_id = $1 and sequence_number = 2', [broken.env.id])
    await superuser.query('commit')
    const { code, lines } = await verifyCommand(broken)
    expect(code).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(/^Test company: number 2 \(\d{4}-00002\) is wrong: there is no seal$/),
    ])
  })
})

/** What verify says of the changes, which are then undone. */
async function tampered(changes: Tampering['changes']) {
  await superuser.query('begin')
  try {
    await superuser.query('set local session_replication_role = replica')
    for (const [text, ...values] of changes) {
      const { rowCount } = await superuser.query(text, values)
      expect(rowCount, text).not.toBe(0)
    }
    return await proof()
  } finally {
    await superuser.query('rollback')
  }
}

/** Verifies inside the superuser's transaction, as the application. */
async function proof() {
  const rowsOf = async (query: Sql) => {
    const { text, values } = statement(query)
    return (await superuser.query(text, values)).rows
  }
  const alone = (await superuser.query(`select pg_current_xact_id_if_assigned() is null as alone`)).rows[0].alone
  if (alone) await superuser.query('begin')
  await superuser.query('set local role kantoor_app')
  await superuser.query(`select set_config('kantoor.environment', $1, true)`, [world.env.id])
  const found = await verifyInvoices({ all: rowsOf, first: async (query: Sql) => (await rowsOf(query))[0] } as Tx)
  if (alone) await superuser.query('commit')
  return found
}

async function verifyCommand({ env } = world) {
  const lines: string[] = []
  const code = await verifyInvoicesVerb.run({
    options: { environment: env.slug },
    words: [],
    config: readConfig({ DATABASE_URL: inject('databaseUrl') }),
    signal: new AbortController().signal,
    print: (line) => lines.push(line),
    log: () => {},
  })
  return { code, lines }
}
