// Payments as they are stored: the record and the list.
import { byId, byText, byWord, dayRange } from '../../db/filter.ts'
import { listing } from '../../db/listing.ts'
import { recordType } from '../../db/record.ts'
import { raw, sql } from '../../db/sql.ts'
import { Payment, paymentMethods } from './payments.shapes.ts'

export const payment = recordType({
  name: 'payment',
  table: 'payment',
  shape: Payment,
  joins: sql`join invoice on invoice.environment_id = t.environment_id and invoice.id = t.invoice_id`,
  columns: { invoice_number: raw('invoice.number') },
})

export const paymentList = listing({
  type: payment,
  filters: {
    invoice_id: byId(raw('t.invoice_id')),
    organization_id: byId(
      raw(
        '(select i.organization_id from invoice i where i.environment_id = t.environment_id and i.id = t.invoice_id)',
      ),
    ),
    ...dayRange('date'),
    method: byWord(raw('t.method'), paymentMethods),
    external_reference: byText(raw('t.external_reference')),
  },
  orders: {
    date: { by: raw('t.date') },
    amount: { by: raw('t.amount') },
  },
  defaultSort: '-date',
  tallied: true,
})
