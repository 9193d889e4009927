// A line as it stands between those of other invoices.
import Type from 'typebox'
import { Day, Id, Instant, Nullable, OneOf } from '../../shared/shapes.ts'
import { InvoiceLine } from './invoice-lines.shapes.ts'
import { invoiceStatuses, invoiceTypes } from './invoices.shapes.ts'

export const ListedInvoiceLine = Type.Object(
  {
    ...InvoiceLine.properties,
    invoice_id: Id,
    invoice_number: Nullable(Type.String()),
    invoice_type: OneOf(invoiceTypes),
    invoice_status: OneOf(invoiceStatuses),
    invoice_date: Nullable(Day),
    currency: Type.String(),
    organization_name: Nullable(Type.String()),
    person_name: Nullable(Type.String()),
    created_at: { ...Instant, description: 'Of the invoice, as is the other.' },
    updated_at: Instant,
  },
  { title: 'ListedInvoiceLine' },
)
