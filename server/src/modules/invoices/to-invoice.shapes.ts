// Shapes of what waits to be invoiced.
import Type from 'typebox'
import { Amount, Day, Id, Instant, Nullable, OneOf, Page } from '../../shared/shapes.ts'

export const workKinds = ['hours', 'cost', 'installment', 'subscription'] as const

const sums = {
  hours_count: Type.Integer(),
  hours_minutes: Type.Integer(),
  hours_amount: Amount,
  unpriced_count: Type.Integer({ description: 'Hours without a rate; they have to be priced before.' }),
  unpriced_minutes: Type.Integer(),
  costs_count: Type.Integer(),
  costs_amount: Amount,
  installments_count: Type.Integer(),
  installments_amount: Amount,
  subscriptions_count: Type.Integer(),
  subscriptions_amount: Amount,
  over_30_amount: { ...Amount, description: 'Of the total what was ready more than 30 days ago.' },
  over_60_amount: { ...Amount, description: 'And more than 60 days ago.' },
  total_amount: Amount,
}

const ServiceToInvoice = Type.Object(
  {
    project_id: Id,
    project_number: Type.String(),
    project_name: Type.String(),
    service_id: Nullable(Id),
    service_name: Nullable(Type.String()),
    ...sums,
  },
  { title: 'ServiceToInvoice' },
)

export const ClientToInvoice = Type.Object(
  {
    company_profile_id: Id,
    company_profile_name: Type.String(),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    first_date: Day,
    last_date: Day,
    ...sums,
    services: Type.Array(ServiceToInvoice, { description: 'The same by project and service.' }),
  },
  { title: 'ClientToInvoice' },
)

const TotalToInvoice = Type.Object(
  {
    currency: Type.String(),
    clients_count: Type.Integer(),
    total_amount: Amount,
    over_30_amount: Amount,
    over_60_amount: Amount,
    unpriced_minutes: Type.Integer(),
  },
  { title: 'TotalToInvoice' },
)

export const ClientsToInvoice = Type.Object({
  ...Page(ClientToInvoice).properties,
  totals: Type.Array(TotalToInvoice, { description: 'Of all pages, by currency.' }),
})

export const RowToInvoice = Type.Object(
  {
    id: Type.String({
      format: 'uuid',
      description: 'Of the entry, cost or installment; a cycle is named by its service and first day.',
    }),
    kind: OneOf(workKinds),
    company_profile_id: Id,
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    project_id: Id,
    project_name: Type.String(),
    service_id: Nullable(Id),
    service_name: Nullable(Type.String()),
    hour_type_id: Nullable(Id),
    hour_type_name: Nullable(Type.String()),
    employee_id: Nullable(Id),
    employee_name: Nullable(Type.String()),
    ready_on: Day,
    period_start: Nullable(Day),
    period_end: Nullable(Day),
    description: Nullable(Type.String()),
    minutes: Nullable(Type.Integer()),
    quantity: Nullable(Amount),
    unit_price: Nullable(Amount),
    amount: Nullable(Amount),
    created_at: Instant,
    updated_at: Instant,
  },
  { title: 'RowToInvoice' },
)
