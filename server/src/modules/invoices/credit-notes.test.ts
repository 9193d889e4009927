import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTest, make, refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { hoursWorld } from '../../../test/hours-fixtures.ts'
import { ADDRESS, completeCompany, invoiceWorld } from '../../../test/invoice-fixtures.ts'
import { sql } from '../../db/sql.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Hours on a final invoice. */
async function invoicedWorld(...minutes: number[]) {
  const world = await hoursWorld(server)
  const { env, organizationId, booked } = world
  await completeCompany(server, env)
  await env.patch(`/crm/organization/${organizationId}`, { address: ADDRESS })
  const hours_ids: string[] = []
  for (const some of minutes) hours_ids.push((await booked({ minutes: some })).id)
  const [{ id }] = (await env.app.post('/invoices/invoice/from-work', { hours_ids })).body.data
  const finalize = async (one: string) => {
    const answer = await env.app.post(`/invoices/invoice/${one}/finalize`)
    expect(answer.status, answer.text).toBe(200)
    return answer.body.data
  }
  const credit = (body: object = {}) => env.app.post(`/invoices/invoice/${id}/credit`, body)
  const read = async (one: string = id) => (await env.get(`/invoices/invoice/${one}`)).body.data
  const hoursOf = async () =>
    (await env.get(`/hours/hours?ids=${hours_ids.join()}`)).body.data.map(
      ({ invoice_status }: { invoice_status: string }) => invoice_status,
    )
  return { ...world, id, hours_ids, finalize, credit, read, hoursOf }
}

describe('a credit note', () => {
  test('for all of an invoice says the same with the opposite sign, at the rates of then', async () => {
    const { env, id, finalize, credit, read, hoursOf, hours_ids } = await invoicedWorld(60, 30)
    const original = await finalize(id)
    await inTest(server, env, (tx) => tx.count(sql`update vat_rate set percentage = 25 where percentage = 21`))
    const { status, body } = await credit({ note: 'Our mistake' })
    expect(status).toBe(201)
    const note = body.data
    expect(note).toMatchObject({
      ...{ type: 'credit_note', status: 'draft', credited_invoice_id: id, note: 'Our mistake', subject: 'Website' },
      ...{ total_excl_vat: -150, total_vat: -31.5, total_incl_vat: -181.5 },
      lines: [
        {
          ...{ kind: 'hours', quantity: -1.5, unit_price: 100, amount: -150, vat_percentage: 21 },
          credited_line_id: original.lines[0].id,
        },
      ],
    })
    expect(await hoursOf()).toEqual(['invoiced', 'invoiced'])
    expect(refusal(await credit())).toBe('409 invalid-transition')

    await finalize(note.id)
    expect(await read()).toMatchObject({
      outstanding_amount: 0,
      payment_status: 'credited',
      credit_note_ids: [note.id],
    })
    expect(await read(note.id)).toMatchObject({ outstanding_amount: 0 })
    expect(await hoursOf()).toEqual(['to_invoice', 'to_invoice'])

    const again = await env.app.post(`/invoices/invoice/${id}/rebill`)
    expect(again.status, again.text).toBe(201)
    expect(again.body.data).toMatchObject({
      ...{ status: 'draft', type: 'invoice', subject: 'Website', total_excl_vat: 150 },
      lines: [{ kind: 'hours', description: 'Design', hours_count: 2, quantity: 1.5, amount: 150 }],
    })
    expect(await hoursOf()).toEqual(['on_draft', 'on_draft'])
    expect(refusal(await env.app.post(`/invoices/invoice/${id}/rebill`))).toBe('409 invalid-transition')
    expect((await env.app.post('/invoices/invoice/from-work', { hours_ids })).status).toBe(409)
  })

  test('for a part of a line leaves its hours where they are', async () => {
    const { env, id, finalize, credit, read, hoursOf } = await invoicedWorld(60, 240)
    const [line] = (await finalize(id)).lines
    const { body } = await credit({ lines: [{ line_id: line.id, quantity: 1 }] })
    expect(body.data.lines).toMatchObject([{ quantity: -1, amount: -100 }])
    await finalize(body.data.id)
    expect(await hoursOf()).toEqual(['invoiced', 'invoiced'])
    expect(await read()).toMatchObject({ outstanding_amount: 484, payment_status: 'partially_paid' })
    expect(refusal(await env.app.post(`/invoices/invoice/${id}/rebill`))).toBe('409 invalid-transition')

    const refused = async (part: object) => refusal(await credit({ lines: [{ line_id: line.id, ...part }] }))
    expect(await refused({ quantity: 4.000001 })).toBe('400 validation-error /lines/0/quantity')
    expect(await refused({ amount: 400.01 })).toBe('400 validation-error /lines/0/amount')
    expect(await refused({ line_id: id })).toBe('400 invalid-reference /lines/0/line_id')
    expect(refusal(await credit({ lines: [{ line_id: line.id }, { line_id: line.id }] }))).toBe(
      '400 validation-error /lines/1/line_id',
    )
    const rest = await credit({ lines: [{ line_id: line.id, amount: 400 }] })
    expect(rest.body.data.lines).toMatchObject([{ quantity: -4, amount: -400 }])
    expect(await refused({ amount: 1 })).toBe('400 validation-error /lines/0/line_id')
    await env.app.delete(`/invoices/invoice/${rest.body.data.id}`)
    await finalize((await credit()).body.data.id)
    expect(await hoursOf()).toEqual(['to_invoice', 'to_invoice'])
  })

  test('keeps to the lines of its invoice, as a draft too', async () => {
    const { env, final } = await invoiceWorld(server)
    const { id } = await final({
      lines: [{ unit_price: 100 }, { kind: 'text', quantity: null, unit_price: null, amount: 0 }],
    })
    const note = await make(env.app, `/invoices/invoice/${id}/credit`, {})
    expect(note.lines).toMatchObject([{ amount: -100 }, { kind: 'text', amount: 0 }])
    const path = `/invoices/invoiceline/${note.lines[0].id}`
    expect((await env.app.patch(path, { description: 'Returned' })).status).toBe(200)
    expect(refusal(await env.app.patch(path, { unit_price: 1 }))).toBe('400 validation-error /unit_price')
    const line = { invoice_id: note.id, kind: 'manual', description: 'x', unit_price: 1 }
    expect(refusal(await env.app.post('/invoices/invoiceline', line))).toBe('400 validation-error /kind')
    const other = await make(env, '/crm/organization', { name: 'Other' })
    expect(refusal(await env.app.patch(`/invoices/invoice/${note.id}`, { organization_id: other.id }))).toBe(
      '409 invalid-transition',
    )
    expect(refusal(await env.app.post(`/invoices/invoice/${note.id}/credit`, {}))).toBe('409 invoice-not-finalised')
    await env.app.post(`/invoices/invoice/${note.id}/finalize`)
    expect(refusal(await env.app.post(`/invoices/invoice/${note.id}/credit`, {}))).toBe('409 invalid-transition')
  })

  test('ten at once take no more than there is', async () => {
    const { env, final, read } = await invoiceWorld(server)
    const { id, lines } = await final({ lines: [{ quantity: 5, unit_price: 100 }] })
    const body = { lines: [{ line_id: lines[0].id, quantity: 2 }] }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => env.app.post(`/invoices/invoice/${id}/credit`, body)),
    )
    expect(answers.filter(({ status }) => status === 201).length).toBe(2)
    for (const note of answers.filter(({ status }) => status === 201))
      expect((await read(note.body.data.id)).total_excl_vat).toBe(-200)
  })
})
