// Shapes of the timeline of an invoice.
import Type, { type Static } from 'typebox'
import { Amount, Id, Instant, Nullable, OneOf } from '../shared/shapes.ts'

export const invoiceHappenings = [
  'created',
  'finalised',
  'sent',
  'mailed',
  'reminded',
  'overdue',
  'paid',
  'credited',
  'written_off',
  'write_off_undone',
] as const

const InvoiceHappening = Type.Object(
  {
    at: Instant,
    kind: OneOf(invoiceHappenings),
    record_id: { ...Id, description: 'Of the invoice itself, the mail, the payment or the credit note.' },
    text: Nullable(
      Type.String({
        description: 'The number, how it was sent, to whom it was mailed, how it was paid, or the reason.',
      }),
    ),
    amount: Nullable(Amount),
    mail_status: Nullable(OneOf(['waiting', 'sent', 'kept', 'failed'])),
    by: Nullable(Type.String({ description: 'Who did it, as far as it is known.' })),
  },
  { title: 'InvoiceHappening' },
)

export const InvoiceTimeline = Type.Object(
  { rows: Type.Array(InvoiceHappening, { description: 'Newest first, the last hundred.' }) },
  { title: 'InvoiceTimeline' },
)

export type InvoiceTimelineData = Static<typeof InvoiceTimeline>
