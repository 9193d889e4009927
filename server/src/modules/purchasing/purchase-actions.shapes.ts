// Shapes of booking lines of a purchase invoice as costs on a project.
import Type, { type Static } from 'typebox'
import { Amount, Body, OneOf } from '../../shared/shapes.ts'
import { CostCreate } from './costs.shapes.ts'
import { purchaseInvoiceStatuses } from './purchase-invoices.shapes.ts'

const Place = Type.Integer({ minimum: 0, maximum: 199, description: 'The place of the line; the first is 0.' })
const { project_id, service_id, markup_percentage, billable } = CostCreate.properties

export const PurchaseBooking = Body(
  {
    project_id,
    service_id,
    markup_percentage,
    billable,
    positions: Type.Optional(
      Type.Array(Place, {
        minItems: 1,
        maxItems: 200,
        uniqueItems: true,
        description: 'Left out: every line that can still be booked.',
      }),
    ),
  },
  'PurchaseBooking',
)

const BookableLine = Type.Object(
  { position: Place, description: Type.String(), amount: Amount },
  { title: 'BookableLine' },
)

export const PurchaseActions = Type.Object(
  {
    statuses: Type.Array(OneOf(purchaseInvoiceStatuses), { description: 'Those that one may give it now.' }),
    can_change: Type.Boolean({ description: 'More than status, paid_on and note.' }),
    can_delete: Type.Boolean(),
    bookable_lines: Type.Array(BookableLine, { description: 'Those that one may still book on a project.' }),
  },
  { title: 'PurchaseActions' },
)

export type PurchaseBooking = Static<typeof PurchaseBooking>
