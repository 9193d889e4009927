// That it is the sum of a year of final invoices is shown in overviews/demo-year.test.ts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTest, make } from '../../test/fixtures.ts'
import { startTestServer, type TestServer } from '../../test/harness.ts'
import { insertDraft, invoiceWorld } from '../../test/invoice-fixtures.ts'
import { insertInvoice } from '../../test/invoice-rows.ts'
import { ask, companyOf, insertAll, newId } from '../../test/report-fixtures.ts'
import { sql } from '../db/sql.ts'
import { insertRows, type Row } from '../demo/insert-rows.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('drafts count for nothing, credit notes against it', async () => {
  const { env: own, organizationId: organization_id } = await invoiceWorld(server)
  await insertDraft(server, own, { organization_id, invoice_date: '2026-03-31' })
  const final = await insertInvoice(server, own, {
    organization_id,
    date: '2026-03-31',
    lines: [{ amount: 100 }, { amount: 20 }],
  })
  await insertInvoice(server, own, { organization_id, date: '2026-04-01', credits: final.id, lines: [{ amount: -20 }] })
  const { rows, totals } = await ask(own, 'turnover', { date_from: '2026-01-01', date_to: '2026-12-31' })
  expect(rows).toEqual([
    { month: '2026-03', invoiced_amount: 120, credited_amount: 0, turnover_amount: 120 },
    { month: '2026-04', invoiced_amount: 0, credited_amount: -20, turnover_amount: -20 },
  ])
  expect(totals).toEqual({ invoiced_amount: 120, credited_amount: -20, turnover_amount: 100 })
})

test('a person is the customer only without an organization; other currencies are named and not added', async () => {
  const { env, organizationId: organization_id } = await invoiceWorld(server)
  const company_profile_id = await companyOf(server, env)
  const person_id: string = (await make(env, '/crm/person', { last_name: 'de Wit' })).id
  const customers = [
    { organization_id, person_id },
    { organization_id: null, person_id },
    { organization_id, person_id: null },
  ]
  const invoice = customers.map((customer, i) => ({
    ...{ id: newId(), company_profile_id, payment_term_days: 30, currency: i === 2 ? 'USD' : 'EUR', ...customer },
  }))
  const line = { kind: 'manual', description: 'x', quantity: '1', unit_price: '100', amount: '100', position: 0 }
  await insertAll(server, env, { invoice })
  await inTest(server, env, async (tx) => {
    for (const [i, { id }] of invoice.entries()) {
      insertRows(tx, 'invoice_line', [{ id: newId(), invoice_id: id, ...line }] as Row<'invoice_line'>[])
      await tx.count(sql`update invoice set status = 'finalised', number = ${`F${i}`}, sequence_number = ${i}, series_year = 0,
        invoice_date = '2026-03-31', due_date = '2026-03-31', billing = '{}', seller = '{}', finalised_at = now() where id = ${id}`)
    }
  })
  const year = { date_from: '2026-01-01', date_to: '2026-12-31', group_by: 'customer' }
  const { rows, totals, other_currencies } = await ask(env, 'turnover', year)
  expect(rows.map((row: typeof year & Record<string, unknown>) => [row.organization_name, row.person_name])).toEqual([
    ['Acme', null],
    [null, 'de Wit'],
  ])
  expect([totals.turnover_amount, other_currencies]).toEqual([200, ['USD']])
  expect((await ask(env, 'turnover', { ...year, currency: 'USD' })).totals.turnover_amount).toBe(100)
})
