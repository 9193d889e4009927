import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEmployee, insertTimeEntry, inTest, trailOf } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { type InvoiceWorld, invoiceWorld, putHoursOnDraft } from '../../../test/invoice-fixtures.ts'
import { sql } from '../../db/sql.ts'
import { localDay } from '../../shared/calendar.ts'

const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a full credit note on an unpaid invoice settles both and frees the hours', async () => {
  const { world, invoice, hoursIds } = await invoicedHours(5)
  const note = await world.final(creditOf(invoice, -5))
  expect(note).toMatchObject({
    type: 'credit_note',
    sequence_number: 2,
    total_incl_vat: -605,
    credited_amount: -605,
    outstanding_amount: 0,
    payment_status: 'credited',
  })
  expect(await world.read(invoice.id)).toMatchObject({
    credited_amount: 605,
    outstanding_amount: 0,
    payment_status: 'credited',
    paid_at: null,
    credit_note_ids: [note.id],
  })
  for (const id of hoursIds) {
    expect(await entry(world, id)).toMatchObject({ invoice_status: 'to_invoice', invoice_id: null, locked: false })
  }
  const { events } = await trailOf(server, world.env, invoice.id)
  expect(events.slice(2)).toEqual(['invoice.updated', 'invoice.credited', 'hours.unlocked'])
  const [notice] = await inTest(server, world.env, (tx) =>
    tx.all<{ payload: { data: { object: { hours_ids: string[] } } } }>(
      sql`select payload from outbox where kind = 'hours.unlocked'`,
    ),
  )
  expect(notice!.payload.data.object.hours_ids.toSorted()).toEqual(hoursIds.toSorted())
})

test('hours that were freed can be invoiced again', async () => {
  const { world, invoice, hoursIds, projectId } = await invoicedHours(2)
  await world.final(creditOf(invoice, -2))
  const id = await world.draft({ lines: [] })
  await putHoursOnDraft(server, world.env, id, projectId, hoursIds)
  expect((await world.finalize(id)).body.data.sequence_number).toBe(3)
  expect(await entry(world, hoursIds[0]!)).toMatchObject({ invoice_status: 'invoiced', invoice_id: id })
})

test('a credit note for one of five hours lowers what is owed and frees nothing', async () => {
  const { world, invoice, hoursIds } = await invoicedHours(5)
  await world.final(creditOf(invoice, -1))
  expect(await world.read(invoice.id)).toMatchObject({ outstanding_amount: 484, payment_status: 'partially_paid' })
  for (const id of hoursIds) expect(await entry(world, id)).toMatchObject({ invoice_status: 'invoiced', locked: true })
  const { events } = await trailOf(server, world.env, invoice.id)
  expect(events.slice(2)).toEqual(['invoice.updated'])

  await world.final(creditOf(invoice, -4))
  expect(await world.read(invoice.id)).toMatchObject({ outstanding_amount: 0, payment_status: 'credited' })
  expect(await entry(world, hoursIds[0]!)).toMatchObject({ invoice_status: 'to_invoice', locked: false })
})

test('what was paid already stays on the credit note to be given back', async () => {
  const { world, invoice } = await invoicedHours(1)
  await world.env.post('/invoices/payment', { invoice_id: invoice.id, amount: 100, date: today })
  const note = await world.final(creditOf(invoice, -1))
  expect(note).toMatchObject({ credited_amount: -21, outstanding_amount: -100, payment_status: 'partially_paid' })
  expect(await world.read(invoice.id)).toMatchObject({ outstanding_amount: 0, payment_status: 'paid' })
  const { events } = await trailOf(server, world.env, invoice.id)
  expect(events.slice(-4)).toEqual(['invoice.updated', 'invoice.credited', 'invoice.paid', 'hours.unlocked'])
})

test('crediting what was written off takes the write-off back', async () => {
  const { world, invoice } = await invoicedHours(1)
  await world.env.app.post(`/invoices/invoice/${invoice.id}/write-off`, { reason: 'Bankrupt' })
  await world.final(creditOf(invoice, -1))
  expect(await world.read(invoice.id)).toMatchObject({ payment_status: 'credited', write_off_reason: null })
})

test('two credit notes and a payment at once never settle more than is owed', async () => {
  for (let round = 0; round < 5; round++) {
    const { world, invoice } = await invoicedHours(2)
    const notes = await Promise.all([world.draft(creditOf(invoice, -1)), world.draft(creditOf(invoice, -1))])
    const answers = await Promise.all([
      ...notes.map((id) => world.finalize(id)),
      world.env.post('/invoices/payment', { invoice_id: invoice.id, amount: 121, date: today }),
    ])
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200])
    const after = await world.read(invoice.id)
    const finals = await Promise.all(notes.map((id) => world.read(id)))
    const paid = answers[2]!.status === 201 ? 121 : 0
    expect([after.paid_amount, after.outstanding_amount]).toEqual([paid, 0])
    expect(after.credited_amount).toBe(242 - paid)
    expect(finals.reduce((sum, { credited_amount }) => sum - credited_amount, 0)).toBe(after.credited_amount)
    expect((await entry(world, (await hoursOf(world))[0]!)).invoice_status).toBe('to_invoice')
  }
})

async function invoicedHours(count: number) {
  const world = await invoiceWorld(server)
  const employee_id = await insertEmployee(server, world.env)
  const project = await world.env.post('/projects/project', { name: 'Site', organization_id: world.organizationId })
  const projectId: string = project.body.data.id
  const hoursIds = await Promise.all(
    Array.from({ length: count }, () => insertTimeEntry(server, world.env, { employee_id, project_id: projectId })),
  )
  const id = await world.draft({ lines: [] })
  await putHoursOnDraft(server, world.env, id, projectId, hoursIds)
  const answer = await world.finalize(id)
  expect(answer.status, answer.text).toBe(200)
  return { world, projectId, hoursIds, invoice: answer.body.data }
}

function creditOf(invoice: { id: string; lines: readonly { id: string }[] }, quantity: number) {
  const [line] = invoice.lines
  return {
    type: 'credit_note' as const,
    credited_invoice_id: invoice.id,
    lines: [{ kind: 'hours', quantity, credited_line_id: line!.id }],
  }
}

async function entry({ env }: InvoiceWorld, id: string) {
  return (await env.get(`/hours/hours/${id}`)).body.data
}

async function hoursOf({ env }: InvoiceWorld): Promise<string[]> {
  return (await env.get('/hours/hours')).body.data.map(({ id }: { id: string }) => id)
}
