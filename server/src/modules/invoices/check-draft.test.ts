import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest, make, refusal } from '../../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../../test/harness.ts'
import { ADDRESS, type InvoiceWorld, invoiceWorld } from '../../../test/invoice-fixtures.ts'
import { sql } from '../../db/sql.ts'
import { addDays, localDay } from '../../shared/calendar.ts'

const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function check({ env }: InvoiceWorld, id: string) {
  const answer = await env.app.get(`/invoices/invoice/${id}/check`)
  expect(answer.status, answer.text).toBe(200)
  const { errors, warnings } = answer.body.data
  const codes = (remarks: { pointer: string; code: string }[]) => remarks.map((one) => `${one.pointer} ${one.code}`)
  return { errors, warned: codes(warnings) }
}

test('a draft that lacks nothing gets no errors', async () => {
  const world = await invoiceWorld(server)
  await world.env.patch(`/crm/organization/${world.organizationId}`, { email: 'books@acme.example' })
  expect(await check(world, await world.draft())).toEqual({ errors: [], warned: [] })
})

test('tells the number it would get', async () => {
  const world = await invoiceWorld(server)
  const numberOf = async (id: string) => (await world.env.app.get(`/invoices/invoice/${id}/check`)).body.data.number
  const [first, second] = [await world.draft(), await world.draft()]
  const expected = await numberOf(first)
  expect(await numberOf(second)).toBe(expected)
  expect((await world.finalize(first)).body.data.number).toBe(expected)
  const next = await numberOf(second)
  expect(next).not.toBe(expected)
  expect((await world.finalize(second)).body.data.number).toBe(next)
})

test('tells which fields of each line are free, and which lines can be added: the rest is refused', async () => {
  const world = await invoiceWorld(server)
  const { app } = world.env
  const values = { description: 'Other', quantity: 2, unit: 'day', unit_price: 3, discount_percentage: 5 }
  const compared = async (id: string): Promise<string> => {
    const { lines, new_line_kinds } = (await app.get(`/invoices/invoice/${id}/check`)).body.data
    const freely = []
    for (const line of lines) {
      const taken = []
      for (const [field, value] of Object.entries({ ...values, vat_rate_id: null, position: 0 }))
        if ((await app.patch(`/invoices/invoiceline/${line.id}`, { [field]: value })).status === 200) taken.push(field)
      expect(taken.toSorted()).toEqual(line.free_fields.toSorted())
      freely.push(taken.length)
    }
    const added = []
    for (const kind of ['manual', 'text']) {
      const price = kind === 'manual' ? { unit_price: 1 } : {}
      const answer = await app.post('/invoices/invoiceline', { invoice_id: id, kind, description: 'More', ...price })
      if (answer.status === 201) added.push(kind)
    }
    expect(added).toEqual(new_line_kinds)
    return [...freely, ...added].join(' ')
  }
  const lines = [{}, { kind: 'cost' }, { kind: 'text', quantity: null, unit_price: null, amount: 0 }]
  expect(await compared(await world.draft({ lines }))).toBe('7 4 2 manual text')
  const { id } = await world.final()
  const note = (await app.post(`/invoices/invoice/${id}/credit`, {})).body.data
  expect(await compared(note.id)).toBe('2 text')
})

test('the errors are those of finalising, and nothing is changed by asking', async () => {
  const world = await invoiceWorld(server)
  const bare = await make(world.env, '/crm/organization', { name: 'Bare', address: { country: 'Holland' } })
  const id = await world.draft({ organization_id: bare.id, lines: [], invoice_date: addDays(today, 1) })
  await inTest(server, world.env, (tx) => tx.count(sql`update company_profile set iban = null, address = null`))
  const before = await world.read(id)
  const { errors } = await check(world, id)
  const refused = await world.finalize(id)
  expect(refusal(refused)).toBe(
    '409 invoice-incomplete /billing/address/line1 /billing/address/locality /billing/address/country ' +
      '/seller/address/line1 /seller/address/locality /seller/address/country /seller/iban /lines /invoice_date',
  )
  expect(errors).toEqual(refused.body.errors)
  expect(await world.read(id)).toEqual(before)
})

test('what is allowed but strange is a warning', async () => {
  const world = await invoiceWorld(server)
  const belgian = (values: object) =>
    make(world.env.app, '/crm/organization', { name: 'Frites', address: { ...ADDRESS, country: 'be' }, ...values })
  const warned = async (values: object, lines = [{}]) =>
    (await check(world, await world.draft({ organization_id: (await belgian(values)).id, lines }))).warned
  const email = 'frites@example.org'
  expect(await warned({ email })).toEqual(['/billing/vat_number eu_customer_without_vat_number'])
  expect(await warned({ email, vat_number: 'BE0123456789' })).toEqual([])
  expect(await warned({ email, vat_number: 'NL123456789B01', vat_treatment: 'reverse_charge' })).toEqual([
    '/billing/vat_number vat_number_of_another_country',
  ])
  expect(await warned({ vat_number: 'BE0123456789' }, [{ unit_price: 0 } as object])).toEqual([
    '/billing/email no_email',
    '/total_incl_vat nothing_to_pay',
  ])
})

test('installments that no longer make the price are told as well', async () => {
  const world = await invoiceWorld(server)
  const { env, organizationId: organization_id } = world
  const project = await make(env, '/projects/project', { name: 'Site', organization_id })
  const fixed = { project_id: project.id, name: 'Site', billing_method: 'fixed_price', price: 1000 }
  const service = await make(env, '/projects/service', fixed)
  const [installment] = (await env.get(`/invoices/installment?service_id=${service.id}`)).body.data
  await env.app.patch(`/invoices/installment/${installment.id}`, { planned_date: today })
  const made = await env.app.post('/invoices/invoice/from-work', { installment_ids: [installment.id] })
  const [{ id }] = made.body.data
  expect((await check(world, id)).errors).toEqual([])
  await inTest(server, env, (tx) => tx.count(sql`update service set price = 1200 where id = ${service.id}`))
  expect((await check(world, id)).errors).toMatchObject([{ pointer: '/lines', code: 'installments-unbalanced' }])
  expect(refusal(await world.finalize(id))).toBe('409 installments-unbalanced')
})

test('only drafts are checked', async () => {
  const world = await invoiceWorld(server)
  const { id } = await world.final()
  expect(refusal(await world.env.app.get(`/invoices/invoice/${id}/check`))).toBe('409 invoice-not-draft')
  expect(refusal(await world.env.app.get(`/invoices/invoice/${world.env.id}/check`))).toBe('404 not-found')
  expect((await world.env.get(`/invoices/invoice/${id}/check`)).status).toBe(404)
})
