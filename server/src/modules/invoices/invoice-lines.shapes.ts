// Shapes of the lines of an invoice.
import Type, { type Static } from 'typebox'
import { Amount, Body, Changes, Day, Id, Name, Nullable, OneOf, Position } from '../../shared/shapes.ts'
import { vatCategories } from '../../shared/vat.ts'

export const lineKinds = ['hours', 'cost', 'installment', 'subscription', 'manual', 'text'] as const

export const InvoiceLine = Type.Object(
  {
    id: Id,
    position: Type.Integer(),
    kind: OneOf(lineKinds),
    description: Type.String(),
    quantity: Nullable(Type.Number({ description: 'Up to 6 decimals; hours are minutes / 60.' })),
    unit: Nullable(Type.String({ examples: ['hour', 'piece', 'month', 'day', 'km'] })),
    unit_price: Nullable(Type.Number({ description: 'Excluding VAT, up to 4 decimals.' })),
    discount_percentage: Type.Number(),
    amount: Type.Number({ description: 'Excluding VAT. Of hours it is computed from the minutes, rounded once.' }),
    vat_rate_id: Nullable(Id),
    vat_category: Nullable(OneOf(vatCategories)),
    vat_percentage: Nullable(Amount),
    exemption_reason: Nullable(Type.String()),
    project_id: Nullable(Id),
    project_name: Nullable(Type.String()),
    service_id: Nullable(Id),
    service_name: Nullable(Type.String()),
    hour_type_id: Nullable(Id),
    hour_type_name: Nullable(Type.String()),
    installment_id: Nullable(Id),
    cost_id: Nullable(Id),
    period_start: Nullable(Day),
    period_end: Nullable(Day),
    hours_count: Nullable(Type.Integer()),
    hours_minutes: Nullable(Type.Integer()),
    credited_line_id: Nullable(Id),
  },
  { title: 'InvoiceLine' },
)

const changeable = {
  description: Name(2000),
  quantity: Type.Optional(Type.Number({ minimum: -1_000_000, maximum: 1_000_000, multipleOf: 0.000001 })),
  unit: Type.Optional(Nullable(Name(20))),
  unit_price: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 1_000_000_000, multipleOf: 0.0001 })),
  discount_percentage: Type.Optional(Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })),
  vat_rate_id: Type.Optional(Nullable(Id)),
  position: Type.Optional(Position),
}
export const InvoiceLineCreate = Body(
  {
    invoice_id: Id,
    kind: OneOf(['manual', 'text']),
    ...changeable,
    project_id: Type.Optional(Nullable(Id)),
    service_id: Type.Optional(Nullable(Id)),
  },
  'InvoiceLineCreate',
)
export const InvoiceLineUpdate = Changes(changeable, 'InvoiceLineUpdate')
export const HoursRelease = Body(
  { hours_ids: Type.Array(Id, { minItems: 1, maxItems: 10_000, uniqueItems: true }) },
  'HoursRelease',
)

export type NewInvoiceLine = Static<typeof InvoiceLineCreate>
export type ChangedInvoiceLine = Static<typeof InvoiceLineUpdate>
