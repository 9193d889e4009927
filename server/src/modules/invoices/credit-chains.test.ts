// Credit notes one after the other, with payments and write-offs between them, as a bookkeeper meets them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest, make, refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { ADDRESS, type InvoiceWorld, invoiceWorld } from '../../../test/invoice-fixtures.ts'
import { sql } from '../../db/sql.ts'
import { localDay } from '../../shared/calendar.ts'

const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface LineToMake {
  readonly unit_price: number
  readonly quantity?: number
  readonly discount_percentage?: number
}

/** A final invoice of lines made by the operations, and the ways to settle it. */
async function chain(lines: readonly LineToMake[], organization_id?: string, given?: InvoiceWorld) {
  const world = given ?? (await invoiceWorld(server))
  const { app } = world.env
  const { id } = await make(app, '/invoices/invoice', { organization_id: organization_id ?? world.organizationId })
  for (const line of lines)
    await make(app, '/invoices/invoiceline', { invoice_id: id, kind: 'manual', description: 'Advice', ...line })
  const answer = await world.finalize(id)
  expect(answer.status, answer.text).toBe(200)
  const lineIds: string[] = answer.body.data.lines.map((line: { id: string }) => line.id)
  return {
    ...world,
    id,
    lineIds,
    pay: (amount: number, invoice_id = id, more = {}) =>
      world.env.post('/invoices/payment', { invoice_id, amount, date: today, ...more }),
    writeOff: () => app.post(`/invoices/invoice/${id}/write-off`, { reason: 'Gone' }),
    /** The final credit note. */
    credit: async (body: object = {}) => {
      const note = await make(app, `/invoices/invoice/${id}/credit`, body)
      const final = await world.finalize(note.id)
      expect(final.status, final.text).toBe(200)
      return final.body.data
    },
    now: async () => {
      const { payment_status, outstanding_amount } = await world.read(id)
      return `${payment_status} ${outstanding_amount}`
    },
  }
}

test('lines credited one by one take back every cent of VAT', async () => {
  const { lineIds, credit, now, read, id } = await chain([10.07, 10.07, 10.07].map((unit_price) => ({ unit_price })))
  expect((await read(id)).total_vat).toBe(6.34)
  const notes = []
  for (const line_id of lineIds) notes.push(await credit({ lines: [{ line_id }] }))
  expect(notes.map(({ total_vat }) => total_vat)).toEqual([-2.11, -2.11, -2.12])
  expect(notes.map(({ outstanding_amount }) => outstanding_amount)).toEqual([0, 0, 0])
  expect(await now()).toBe('credited 0')
})

test('credit notes that become final at once take back every cent together', async () => {
  const world = await chain([10.07, 10.07, 10.07].map((unit_price) => ({ unit_price })))
  const drafts = await Promise.all(
    world.lineIds.map((line_id) =>
      make(world.env.app, `/invoices/invoice/${world.id}/credit`, { lines: [{ line_id }] }),
    ),
  )
  const finals = await Promise.all(drafts.map(({ id }) => world.finalize(id)))
  expect(finals.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await world.now()).toBe('credited 0')
})

test('two parts, then the rest, with a discount, a free line and a line of minus', async () => {
  const { env, id, lineIds, credit, now, read } = await chain([
    { unit_price: 33.33, quantity: 3, discount_percentage: 7.5 },
    { unit_price: 0, quantity: 2 },
    { unit_price: 10, quantity: -1 },
  ])
  const [discounted, free, minus] = lineIds
  expect((await read(id)).lines.map(({ amount }: { amount: number }) => amount)).toEqual([92.49, 0, -10])
  const first = await credit({ lines: [{ line_id: discounted, quantity: 1 }] })
  expect(first.lines).toMatchObject([{ quantity: -1, unit_price: 33.33, discount_percentage: 7.5, amount: -30.83 }])
  await credit({
    lines: [
      { line_id: discounted, amount: 0.01 },
      { line_id: free, quantity: 1 },
    ],
  })
  expect((await read(id)).allowed_actions).toContain('credit')
  const rest = await credit()
  expect(rest.lines.map(({ amount }: { amount: number }) => amount)).toEqual([-61.65, 0, 10])
  expect(rest.lines[2]).toMatchObject({ quantity: 1, credited_line_id: minus })
  expect(await now()).toBe('credited 0')
  expect((await read(id)).allowed_actions).toEqual(['send', 'pay', 'rebill'])
  expect(refusal(await env.app.post(`/invoices/invoice/${id}/credit`, {}))).toBe('409 invalid-transition')
})

test('a line of minus alone is nothing to be given back', async () => {
  const { env, id, lineIds, finalize } = await chain([{ unit_price: 100 }, { unit_price: 10, quantity: -1 }])
  const note = await make(env.app, `/invoices/invoice/${id}/credit`, { lines: [{ line_id: lineIds[1] }] })
  expect(refusal(await finalize(note.id))).toBe('409 invoice-incomplete /total_incl_vat')
})

test('another text does not change what a part of a line takes back', async () => {
  const { env, id, lineIds } = await chain([{ unit_price: 0.0067, quantity: 3 }])
  const [line_id] = lineIds
  for (let part = 0; part < 2; part++)
    await make(env.app, `/invoices/invoice/${id}/credit`, { lines: [{ line_id, quantity: 1 }] })
  const rest = await make(env.app, `/invoices/invoice/${id}/credit`, {})
  expect(rest.lines).toMatchObject([{ quantity: -1, amount: 0 }])
  const { body } = await env.app.patch(`/invoices/invoiceline/${rest.lines[0].id}`, { description: 'Returned' })
  expect(body.data.lines).toMatchObject([{ description: 'Returned', quantity: -1, amount: 0 }])
})

test('of a partly paid invoice the credit note gives back what was paid', async () => {
  const { credit, pay, now, read } = await chain([{ unit_price: 100 }])
  await pay(100)
  const note = await credit()
  expect(await now()).toBe('paid 0')
  expect(note.outstanding_amount).toBe(-100)
  expect(refusal(await pay(-100.01, note.id))).toBe('409 payment-exceeds-outstanding')
  expect((await pay(-100, note.id)).status).toBe(201)
  expect(await read(note.id)).toMatchObject({
    payment_status: 'paid',
    outstanding_amount: 0,
    paid_at: expect.any(String),
  })
})

test('of an overpaid invoice the surplus stays with it and the credit note is paid out', async () => {
  const { credit, pay, now } = await chain([{ unit_price: 100 }])
  await pay(131, undefined, { allow_overpayment: true })
  expect((await credit()).outstanding_amount).toBe(-121)
  expect(await now()).toBe('overpaid -10')
  await pay(-10)
  expect(await now()).toBe('paid 0')
})

test('a payment after a credit note is for what is left', async () => {
  const { lineIds, credit, pay, now } = await chain([{ unit_price: 100 }, { unit_price: 50 }])
  await credit({ lines: [{ line_id: lineIds[1] }] })
  expect(await now()).toBe('partially_paid 121')
  expect(refusal(await pay(121.01))).toBe('409 payment-exceeds-outstanding')
  await pay(121)
  expect(await now()).toBe('paid 0')
  await credit()
  expect(await now()).toBe('paid 0')
})

test('what was written off is credited bit by bit without anything to give back', async () => {
  const { lineIds, credit, writeOff, now } = await chain([{ unit_price: 100 }, { unit_price: 50 }])
  await writeOff()
  expect((await credit({ lines: [{ line_id: lineIds[1] }] })).outstanding_amount).toBe(0)
  expect(await now()).toBe('written_off 0')
  expect((await credit()).outstanding_amount).toBe(0)
  expect(await now()).toBe('credited 0')
})

test('reverse charge is credited as it was, though the customer has moved home', async () => {
  const world = await invoiceWorld(server)
  const address = { ...ADDRESS, country: 'BE' }
  const frites = { name: 'Frites', vat_number: 'BE0123456789', address }
  const { id: organizationId } = await make(world.env, '/crm/organization', frites)
  const { credit, now } = await chain([{ unit_price: 500 }], organizationId, world)
  await world.env.patch(`/crm/organization/${organizationId}`, { address: ADDRESS })
  const note = await credit()
  expect(note).toMatchObject({
    ...{ total_vat: 0, total_incl_vat: -500 },
    vat_breakdown: [{ vat_category: 'AE', vat_amount: 0, exemption_code: 'VATEX-EU-AE' }],
  })
  expect(await now()).toBe('credited 0')
})

test('a credit note is never older than its invoice, whatever series its day is of', async () => {
  const world = await invoiceWorld(server)
  await inTest(server, world.env, (tx) => tx.count(sql`update company_profile set number_reset = 'yearly'`))
  const { env, id, finalize } = await chain([{ unit_price: 100 }], undefined, world)
  const note = await make(env.app, `/invoices/invoice/${id}/credit`, {})
  await env.app.patch(`/invoices/invoice/${note.id}`, { invoice_date: `${Number(today.slice(0, 4)) - 1}-12-31` })
  expect(refusal(await finalize(note.id))).toBe('409 invoice-incomplete /invoice_date')
})
