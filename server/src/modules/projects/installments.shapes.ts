// Shapes of an installment: a part of a fixed price. It is shown inside its service; invoices write it.
import Type from 'typebox'
import { Amount, Day, Id, Nullable, OneOf, Row } from '../../shared/shapes.ts'

export const installmentStatuses = ['planned', 'ready', 'on_draft', 'invoiced'] as const

export const Installment = Row(
  {
    service_id: Id,
    service_name: Type.String(),
    project_id: Id,
    project_name: Type.String(),
    name: Type.String(),
    percentage: Nullable(
      Type.Number({ description: 'Of the price, which the amount then follows until it is invoiced.' }),
    ),
    amount: Amount,
    planned_date: Nullable(Day),
    position: Type.Integer(),
    status: OneOf(installmentStatuses),
    invoice_id: Nullable(Id),
    invoice_line_id: Nullable(Id),
  },
  'Installment',
)
