import { expect, test } from 'vitest'
import { inTest, trailOf } from '../../test/fixtures.ts'
import { startTestServer } from '../../test/harness.ts'
import { invoiceWorld } from '../../test/invoice-fixtures.ts'
import { sql } from '../db/sql.ts'
import { addDays, localDay } from '../shared/calendar.ts'
import { overdue } from './overdue.ts'

test('each invoice that is not paid in time is announced once', async () => {
  const server = await startTestServer()
  const world = await invoiceWorld(server)
  const today = localDay(new Date().toISOString(), 'Europe/Amsterdam')
  const invoice_date = addDays(today, -31)
  const [late, paid] = [await world.final({ invoice_date }), await world.final({ invoice_date })]
  const due = await world.final({ invoice_date: addDays(today, -30) })
  await world.env.post('/invoices/payment', { invoice_id: paid.id, amount: 121, date: today })
  const run = () => overdue.runIn(server.db, world.env.id)
  await Promise.all([run(), run()])
  await run()
  const announced = await inTest(server, world.env, (tx) =>
    tx.all<{ record_id: string }>(sql`select record_id from outbox where kind = 'invoice.overdue'`),
  )
  expect(announced).toEqual([{ record_id: late.id }])
  expect(await trailOf(server, world.env, late.id)).toEqual({
    events: ['invoice.updated', 'invoice.finalised', 'invoice.updated', 'invoice.overdue'],
    audit: ['invoice.finalize', 'invoice.announce_overdue'],
  })
  expect([await world.read(late.id), await world.read(due.id)]).toMatchObject([
    { is_overdue: true },
    { is_overdue: false },
  ])
  await server.close()
})
