import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, inTest, refusal, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { type InvoiceWorld, invoiceWorld } from '../../../test/invoice-fixtures.ts'
import { sql } from '../../db/sql.ts'
import { addDays, localDay } from '../../shared/calendar.ts'
import { outstanding, paymentStatus } from './settlement.rules.ts'

const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function pay({ env }: InvoiceWorld, invoice_id: string, amount: number, values: object = {}) {
  return env.post('/invoices/payment', { invoice_id, amount, date: today, ...values })
}

describe('a payment', () => {
  test('is recorded, lowers what is owed, and tells once that the invoice is paid', async () => {
    const world = await invoiceWorld(server)
    const { id, number } = await world.final()
    const first = await pay(world, id, 21, { external_reference: 'F41', description: 'A part' })
    expect(first.status, first.text).toBe(201)
    expect(first.body.data).toMatchObject({
      invoice_id: id,
      invoice_number: number,
      date: today,
      amount: 21,
      method: 'bank_transfer',
      description: 'A part',
      external_reference: 'F41',
      source: 'api',
    })
    expect(await world.read(id)).toMatchObject({
      payment_status: 'partially_paid',
      paid_amount: 21,
      outstanding_amount: 100,
      paid_at: null,
      payments: [first.body.data],
    })
    await world.env.app.post('/invoices/payment', { invoice_id: id, amount: 100, date: today, method: 'ideal' })
    const paid = await world.read(id)
    expect(paid).toMatchObject({ payment_status: 'paid', outstanding_amount: 0, paid_at: expect.any(String) })
    expect(paid.payments.map(({ source, method }: { source: string; method: string }) => [source, method])).toEqual([
      ['api', 'bank_transfer'],
      ['app', 'ideal'],
    ])
    const { events } = await trailOf(server, world.env, id)
    expect(events.slice(2)).toEqual(['invoice.updated', 'invoice.updated', 'invoice.paid'])
    expect((await trailOf(server, world.env, first.body.data.id)).events).toEqual(['payment.created'])
  })

  test('above what is owed needs allow_overpayment, and then shows the surplus', async () => {
    const world = await invoiceWorld(server)
    const { id } = await world.final({ lines: [{ unit_price: 100, vat_percentage: 0 }] })
    const refused = await pay(world, id, 110)
    expect(refusal(refused)).toBe('409 payment-exceeds-outstanding')
    expect(refused.body.detail).toBe('The payment is 110.00, outstanding is 100.00.')
    expect((await pay(world, id, 110, { allow_overpayment: true })).status).toBe(201)
    expect(await world.read(id)).toMatchObject({ outstanding_amount: -10, payment_status: 'overpaid' })
    expect((await pay(world, id, -10)).status).toBe(201)
    expect(await world.read(id)).toMatchObject({ outstanding_amount: 0, payment_status: 'paid' })
  })

  test('that bounced is taken back, but never more than came in', async () => {
    const world = await invoiceWorld(server)
    const { id } = await world.final()
    await pay(world, id, 121)
    expect(refusal(await pay(world, id, -121.01))).toBe('409 payment-exceeds-outstanding')
    expect(refusal(await pay(world, id, -121.01, { allow_overpayment: true }))).toBe('409 payment-exceeds-outstanding')
    expect((await pay(world, id, -121)).status).toBe(201)
    expect(await world.read(id)).toMatchObject({ payment_status: 'unpaid', outstanding_amount: 121, paid_at: null })
  })

  test('is recorded once per reference and invoice', async () => {
    const world = await invoiceWorld(server)
    const [one, other] = [await world.final(), await world.final()]
    const reference = { external_reference: 'F41' }
    expect((await pay(world, one.id, 10, reference)).status).toBe(201)
    expect(refusal(await pay(world, one.id, 20, reference))).toBe('409 duplicate-payment /external_reference')
    expect((await pay(world, other.id, 10, reference)).status).toBe(201)
    const [first, second] = await Promise.all([
      pay(world, one.id, 1, { external_reference: 'F42' }),
      pay(world, one.id, 1, { external_reference: 'F42' }),
    ])
    expect([first.status, second.status].sort()).toEqual([201, 409])
    expect((await world.read(one.id)).paid_amount).toBe(11)
  })

  test('needs a final invoice, a day that has come, an amount, and an invoice that exists', async () => {
    const world = await invoiceWorld(server)
    const draft = await world.draft()
    const { id } = await world.final()
    expect(refusal(await pay(world, draft, 10))).toBe('409 invoice-not-finalised')
    expect(refusal(await pay(world, id, 0, { date: addDays(today, 1) }))).toBe('400 validation-error /date /amount')
    expect(refusal(await pay(world, id, 1.001))).toBe('400 validation-error /amount')
    expect(refusal(await pay(world, world.env.id, 10))).toBe('400 invalid-reference /invoice_id')
    expect(refusal(await pay(await invoiceWorld(server), id, 10))).toBe('400 invalid-reference /invoice_id')
    expect((await world.read(id)).paid_amount).toBe(0)
  })

  test('is never lost when many come at once', async () => {
    const world = await invoiceWorld(server)
    const { id } = await world.final()
    const answers = await Promise.all(Array.from({ length: 15 }, () => pay(world, id, 10)))
    expect(answers.filter(({ status }) => status === 201).length).toBe(12)
    expect(await world.read(id)).toMatchObject({ paid_amount: 120, outstanding_amount: 1 })
  })

  test('is found by invoice, customer, day, method and reference', async () => {
    const world = await invoiceWorld(server)
    const [one, other] = [await world.final(), await world.final()]
    const a = (await pay(world, one.id, 10, { external_reference: 'a', date: '2026-01-02' })).body.data.id
    const b = (await pay(world, other.id, 20, { external_reference: 'b', date: '2026-01-01', method: 'cash' })).body
      .data.id
    const list = async (query: string) => idsOf(await world.env.get(`/invoices/payment${query}`))
    expect(await list('')).toEqual([a, b])
    expect(await list('?sort=amount')).toEqual([a, b])
    expect(await list('?sort=date')).toEqual([b, a])
    expect(await list(`?invoice_id=${one.id}`)).toEqual([a])
    expect(await list(`?organization_id=${world.organizationId}&date_to=2026-01-01`)).toEqual([b])
    expect(await list('?method=cash')).toEqual([b])
    expect(await list('?external_reference=a')).toEqual([a])
  })
})

test('a credit note is paid out, the other way round', async () => {
  const world = await invoiceWorld(server)
  const original = await world.final()
  await pay(world, original.id, 121)
  const note = await world.final(creditOf(original))
  expect(note).toMatchObject({ outstanding_amount: -121, payment_status: 'unpaid' })
  expect(refusal(await pay(world, note.id, 1))).toBe('409 payment-exceeds-outstanding')
  expect(refusal(await pay(world, note.id, -122))).toBe('409 payment-exceeds-outstanding')
  expect((await pay(world, note.id, -121)).status).toBe(201)
  expect(await world.read(note.id)).toMatchObject({ outstanding_amount: 0, payment_status: 'paid' })
})

describe('what will not be paid', () => {
  test('is written off and back', async () => {
    const world = await invoiceWorld(server)
    const { app } = world.env
    const { id } = await world.final()
    await pay(world, id, 21)
    const path = `/invoices/invoice/${id}`
    expect(refusal(await app.post(`${path}/undo-write-off`))).toBe('409 invalid-transition')
    expect(refusal(await app.post(`${path}/write-off`, {}))).toBe('400 validation-error /reason')
    const off = await app.post(`${path}/write-off`, { reason: 'Bankrupt' })
    expect(off.body.data).toMatchObject({
      payment_status: 'written_off',
      outstanding_amount: 0,
      write_off_reason: 'Bankrupt',
      paid_amount: 21,
    })
    expect(refusal(await app.post(`${path}/write-off`, { reason: 'Again' }))).toBe('409 invalid-transition')
    expect(refusal(await pay(world, id, 1))).toBe('409 payment-exceeds-outstanding')
    const back = await app.post(`${path}/undo-write-off`)
    expect(back.body.data).toMatchObject({
      payment_status: 'partially_paid',
      outstanding_amount: 100,
      write_off_reason: null,
    })
  })

  test('and is paid after all is no loss', async () => {
    const world = await invoiceWorld(server)
    const { id } = await world.final()
    await world.env.app.post(`/invoices/invoice/${id}/write-off`, { reason: 'Bankrupt' })
    const late = { allow_overpayment: true }
    expect((await pay(world, id, 21, late)).status).toBe(201)
    expect(await world.read(id)).toMatchObject({ payment_status: 'written_off', outstanding_amount: 0, paid_at: null })
    await pay(world, id, 100, late)
    expect(await world.read(id)).toMatchObject({
      ...{ payment_status: 'paid', outstanding_amount: 0, write_off_reason: null, paid_at: expect.any(String) },
    })
    expect((await trailOf(server, world.env, id)).events.at(-1)).toBe('invoice.paid')
  })

  test('stands on a final invoice', async () => {
    const world = await invoiceWorld(server)
    const path = `/invoices/invoice/${await world.draft()}`
    const { app } = world.env
    expect(refusal(await app.post(`${path}/write-off`, { reason: 'No' }))).toBe('409 invoice-not-finalised')
    expect(refusal(await app.post(`${path}/undo-write-off`))).toBe('409 invoice-not-finalised')
    expect(refusal(await app.post(`${path}/mark-sent`, {}))).toBe('409 invoice-not-finalised')
  })
})

test('an invoice is marked as sent, and the first time counts', async () => {
  const world = await invoiceWorld(server)
  const { id } = await world.final()
  const path = `/invoices/invoice/${id}/mark-sent`
  const first = await world.env.app.post(path, { via: 'post' })
  expect(first.body.data).toMatchObject({ sent_via: 'post', sent_at: expect.any(String) })
  const second = await world.env.app.post(path, {})
  expect(second.body.data).toMatchObject({ sent_via: 'manual', sent_at: first.body.data.sent_at })
  const { events } = await trailOf(server, world.env, id)
  expect(events.filter((kind) => kind === 'invoice.sent').length).toBe(1)
})

test('an invoice of nothing is paid from the start', async () => {
  const world = await invoiceWorld(server)
  const { id, payment_status, paid_at } = await world.final({ lines: [{ unit_price: 0 }] })
  expect([payment_status, paid_at]).toEqual(['paid', expect.any(String)])
  expect((await trailOf(server, world.env, id)).events).toContain('invoice.paid')
})

test('the database and the rules agree on what is owed and how it stands', async () => {
  const world = await invoiceWorld(server)
  const { id } = await world.final()
  const values = ['-130.00', '-121.00', '-21.00', '0.00', '21.00', '121.00', '130.00']
  await inTest(server, world.env, async (tx) => {
    for (const paid_amount of values) {
      for (const credited_amount of values) {
        for (const written_off_amount of ['0.00', '100.00']) {
          const row = await tx.first<{
            total_incl_vat: string
            outstanding_amount: string
            payment_status: string
          }>(sql`
            update invoice set paid_amount = ${paid_amount}, credited_amount = ${credited_amount}, written_off_amount = ${written_off_amount}
            where id = ${id} returning total_incl_vat, outstanding_amount, payment_status`)
          const amounts = { total_incl_vat: row!.total_incl_vat, paid_amount, credited_amount, written_off_amount }
          expect([outstanding(amounts), paymentStatus(amounts)]).toEqual([row!.outstanding_amount, row!.payment_status])
        }
      }
    }
  })
})

function creditOf(original: { id: string; lines: readonly { id: string }[] }) {
  return {
    type: 'credit_note' as const,
    credited_invoice_id: original.id,
    lines: original.lines.map(({ id }) => ({ quantity: -1, credited_line_id: id })),
  }
}
