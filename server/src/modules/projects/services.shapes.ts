// Shapes of a service: a part of a project with its own way of billing.
import Type, { type Static } from 'typebox'
import {
  Amount,
  Body,
  Changes,
  CustomFields,
  Day,
  Detail,
  Id,
  Minutes,
  Money,
  Name,
  Nullable,
  OmittedFields,
  OneOf,
  Position,
  Row,
  Text,
} from '../../shared/shapes.ts'
import { Installment } from './installments.shapes.ts'
import { ServiceRate } from './service-rates.shapes.ts'

export const serviceStatuses = ['open', 'closed'] as const
export const billingMethods = ['time_and_materials', 'fixed_price', 'subscription', 'non_billable'] as const
const Status = OneOf(serviceStatuses)
export const Method = OneOf(billingMethods)
export const Cycle = OneOf(['month', 'quarter', 'half_year', 'year'])

const written = {
  name: Name(300),
  description: Type.Optional(Nullable(Text(10_000))),
  status: Type.Optional(OneOf(serviceStatuses, 'open')),
  billing_method: Type.Optional(OneOf(billingMethods, 'time_and_materials')),
  hourly_rate: Type.Optional(Nullable(Money)),
  price: Type.Optional(Nullable(Money)),
  cycle: Type.Optional(Nullable(Cycle)),
  invoice_in_advance: Type.Optional(Type.Boolean({ default: true })),
  start_date: Type.Optional(Nullable(Day)),
  end_date: Type.Optional(Nullable(Day)),
  budget_minutes: Type.Optional(Nullable(Minutes)),
  budget_amount: Type.Optional(Nullable(Money)),
  vat_rate_id: Type.Optional(Nullable(Id)),
  is_bookable: Type.Optional(Type.Boolean({ default: true })),
  position: Type.Optional(Position),
}
export const ServiceCreate = Body({ project_id: Id, ...written }, 'ServiceCreate')
export const ServiceUpdate = Changes(written, 'ServiceUpdate')

export const Service = Row(
  {
    project_id: Id,
    project_name: Type.String(),
    service_number: Type.String(),
    name: Type.String(),
    description: Nullable(Type.String()),
    status: Status,
    allowed_actions: Type.Array(Status, { description: 'The statuses it can be given now.' }),
    billing_method: Method,
    hourly_rate: Nullable(Amount),
    price: Nullable(Amount),
    cycle: Nullable(Cycle),
    invoice_in_advance: Type.Boolean(),
    start_date: Nullable(Day),
    end_date: Nullable(Day),
    budget_minutes: Nullable(Minutes),
    budget_amount: Nullable(Amount),
    vat_rate_id: Nullable(Id),
    vat_percentage: Nullable(Amount),
    is_bookable: Type.Boolean(),
    position: Type.Integer(),
    custom_fields: CustomFields,
  },
  'Service',
)

/** Left out, and named in omitted_fields, for whoever may not see them. */
export const money = {
  invoiced_amount: Type.Optional({ ...Amount, description: 'With the right `invoices:read`.' }),
  wip_amount: Type.Optional({ ...Amount, description: 'With the rights `invoices:read` and `hours:read`.' }),
  omitted_fields: OmittedFields,
}

const ServiceTotals = Type.Object(
  {
    spent_minutes: Type.Integer(),
    hours_amount: Type.Number({ description: 'The value of the billable hours.' }),
    costs_amount: Amount,
    ...money,
    planned_minutes: Type.Integer(),
  },
  { title: 'ServiceTotals' },
)
export const ServiceDetail = Detail(
  Service,
  { rates: Type.Array(ServiceRate), installments: Type.Array(Installment), totals: ServiceTotals },
  'ServiceDetail',
)

export type NewService = Static<typeof ServiceCreate>
export type ServiceValues = Static<typeof ServiceUpdate>
