// Shapes of a sales opportunity.
import Type, { type Static } from 'typebox'
import {
  Amount,
  Body,
  Changes,
  CustomFields,
  Day,
  Id,
  Instant,
  Money,
  Name,
  Nullable,
  OneOf,
  Row,
  Text,
} from '../../shared/shapes.ts'
import { Probability } from './stages.shapes.ts'

export const salesStatuses = ['open', 'won', 'lost'] as const
const Status = OneOf(salesStatuses)

const written = {
  name: Name(300),
  organization_id: Type.Optional(Nullable(Id)),
  person_id: Type.Optional(Nullable(Id)),
  owner_employee_id: Type.Optional(Nullable({ ...Id, description: 'By default the employee of the key’s user.' })),
  status: Type.Optional(OneOf(salesStatuses, 'open')),
  stage_id: Type.Optional({ ...Id, description: 'By default the first active stage.' }),
  amount: Type.Optional(Nullable({ ...Money, description: 'The expected value, excluding VAT.' })),
  probability: Type.Optional(Nullable({ ...Probability, description: 'In percent; null is that of the stage.' })),
  expected_close_date: Type.Optional(Nullable(Day)),
  closed_on: Type.Optional(Nullable({ ...Day, description: 'Only with won and lost; today if left out.' })),
  lost_reason: Type.Optional(Nullable({ ...Text(500), description: 'Only with lost.' })),
  source: Type.Optional(Nullable(Text(100))),
  note: Type.Optional(Nullable(Text(10_000))),
}
export const SalesCreate = Body(written, 'SalesCreate')
export const SalesUpdate = Changes(written, 'SalesUpdate')

export const Sales = Row(
  {
    name: Type.String(),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    owner_employee_id: Nullable(Id),
    owner_employee_name: Nullable(Type.String()),
    status: Status,
    allowed_actions: Type.Array(Status, { description: 'The statuses it can be given now.' }),
    stage_id: Id,
    stage_name: Type.String(),
    amount: Nullable(Type.Number({ description: 'The expected value, excluding VAT.' })),
    probability: Nullable(Type.Integer({ description: 'An own estimate; without it that of the stage counts.' })),
    effective_probability: Type.Integer({ description: 'Won 100, lost 0, else its own or that of its stage.' }),
    weighted_amount: Nullable({ ...Amount, description: 'amount × effective_probability / 100.' }),
    expected_close_date: Nullable(Day),
    closed_on: Nullable(Day),
    lost_reason: Nullable(Type.String()),
    source: Nullable(Type.String()),
    note: Nullable(Type.String()),
    project_id: Nullable({ ...Id, description: 'The project that was made of it.' }),
    quote_ids: Type.Array(Id),
    stage_changed_at: Instant,
    status_changed_at: Instant,
    custom_fields: CustomFields,
  },
  'Sales',
)

export type NewSales = Static<typeof SalesCreate>
export type SalesValues = Static<typeof SalesUpdate>
