// Shapes of payments: money received, or given back where the amount is negative.
import Type, { type Static } from 'typebox'
import { Amount, Body, Day, Id, Nullable, OneOf, Row, Text } from '../../shared/shapes.ts'

export const paymentMethods = ['bank_transfer', 'direct_debit', 'card', 'cash', 'ideal', 'set_off', 'other'] as const
export const paymentSources = ['api', 'app', 'bank_import', 'set_off'] as const

export const PaymentCreate = Body(
  {
    invoice_id: Id,
    date: Day,
    amount: Type.Number({
      exclusiveMinimum: -1_000_000_000,
      exclusiveMaximum: 1_000_000_000,
      multipleOf: 0.01,
      description: 'Not 0. Positive is money received; negative is a refund or a payment that bounced.',
    }),
    method: Type.Optional(OneOf(paymentMethods, 'bank_transfer')),
    description: Type.Optional(Nullable(Text(500))),
    external_reference: Type.Optional(
      Nullable({
        ...Text(100),
        description: 'Your name for it, such as the id of a bank transaction; taken once per invoice.',
      }),
    ),
    allow_overpayment: Type.Optional(
      Type.Boolean({ default: false, description: 'Takes more than is outstanding instead of refusing it.' }),
    ),
  },
  'PaymentCreate',
)

export const Payment = Row(
  {
    invoice_id: Id,
    invoice_number: Type.String(),
    date: Day,
    amount: Amount,
    method: OneOf(paymentMethods),
    description: Nullable(Type.String()),
    external_reference: Nullable(Type.String()),
    source: OneOf(paymentSources),
  },
  'Payment',
)

export type NewPayment = Static<typeof PaymentCreate>
