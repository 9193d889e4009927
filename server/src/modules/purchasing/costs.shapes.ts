// Shapes of a cost: what was bought for a project, and what the customer pays for it.
import Type, { type Static } from 'typebox'
import { Amount, Body, Changes, Day, Id, Money, Name, Nullable, OneOf, Row, Text } from '../../shared/shapes.ts'

export const costStatuses = ['not_billable', 'to_invoice', 'on_draft', 'invoiced', 'written_off'] as const

const Quantity = Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1_000_000_000, multipleOf: 0.0001, default: 1 })
const Markup = Type.Number({
  minimum: 0,
  exclusiveMaximum: 100_000,
  multipleOf: 0.01,
  description: 'On top of unit_cost; not together with unit_price.',
})

const written = {
  project_id: Id,
  service_id: Type.Optional(Nullable(Id)),
  purchase_invoice_id: Type.Optional(Nullable(Id)),
  employee_id: Type.Optional(Nullable(Id)),
  date: Day,
  description: Name(500),
  quantity: Type.Optional(Quantity),
  unit_cost: Money,
  markup_percentage: Type.Optional(Nullable(Markup)),
  unit_price: Type.Optional(Money),
  billable: Type.Optional(Type.Boolean({ default: true })),
  vat_rate_id: Type.Optional(Nullable(Id)),
  note: Type.Optional(Nullable(Text(2000))),
}
export const CostCreate = Body(written, 'CostCreate')
export const CostUpdate = Changes(written, 'CostUpdate')

export const Cost = Row(
  {
    project_id: Id,
    project_name: Type.String(),
    service_id: Nullable(Id),
    service_name: Nullable(Type.String()),
    purchase_invoice_id: Nullable(Id),
    employee_id: Nullable(Id),
    employee_name: Nullable(Type.String()),
    date: Day,
    description: Type.String(),
    quantity: Type.Number(),
    unit_cost: Amount,
    markup_percentage: Nullable(Type.Number()),
    unit_price: Amount,
    cost_amount: Amount,
    sales_amount: Amount,
    billable: Type.Boolean(),
    vat_rate_id: Nullable(Id),
    invoice_status: OneOf(costStatuses),
    write_off_reason: Nullable(Type.String()),
    invoice_id: Nullable(Id),
    invoice_line_id: Nullable(Id),
    locked: Type.Boolean({ description: 'true = PATCH and DELETE are refused.' }),
    note: Nullable(Type.String()),
  },
  'Cost',
)

export const CostChoice = Body(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }), reason: Name(2000) },
  'CostChoice',
)

export type NewCost = Static<typeof CostCreate>
export type ChangedCost = Static<typeof CostUpdate>
