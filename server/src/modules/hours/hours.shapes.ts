// Shapes of a time entry.
import Type, { type Static } from 'typebox'
import {
  Amount,
  Body,
  Changes,
  Day,
  Id,
  Instant,
  Name,
  Nullable,
  OmittedFields,
  OneOf,
  Row,
  Text,
} from '../../shared/shapes.ts'

export const approvalStatuses = ['not_required', 'open', 'submitted', 'approved', 'rejected'] as const
export const invoiceStatuses = [
  'not_billable',
  'included',
  'to_invoice',
  'on_draft',
  'invoiced',
  'written_off',
] as const

const written = {
  employee_id: Id,
  project_id: Type.Optional(Nullable(Id)),
  service_id: Type.Optional(Nullable(Id)),
  hour_type_id: Type.Optional(Nullable(Id)),
  start_at: Instant,
  minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
  note: Type.Optional(Nullable(Text(2000))),
  billable: Type.Optional(Type.Boolean({ default: true })),
}
export const HoursCreate = Body(written, 'HoursCreate')
export const HoursUpdate = Changes(written, 'HoursUpdate')

export const Hours = Row(
  {
    employee_id: Id,
    employee_name: Type.String(),
    project_id: Nullable(Id),
    project_name: Nullable(Type.String()),
    service_id: Nullable(Id),
    service_name: Nullable(Type.String()),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    hour_type_id: Nullable(Id),
    hour_type_name: Nullable(Type.String()),
    start_at: Instant,
    end_at: Instant,
    date: Day,
    minutes: Type.Integer(),
    note: Nullable(Type.String()),
    billable: Type.Boolean(),
    hourly_rate: Nullable(Amount),
    amount: Nullable(Amount),
    rate_source: OneOf([
      'service_hour_type_employee',
      'service_employee',
      'service_hour_type',
      'service',
      'employee',
      'hour_type',
      'none',
    ]),
    cost_rate: Type.Optional(Nullable(Amount)),
    cost_amount: Type.Optional(Nullable(Amount)),
    approval_status: OneOf(approvalStatuses),
    approval_note: Nullable(Type.String()),
    invoice_status: OneOf(invoiceStatuses),
    write_off_reason: Nullable(Type.String()),
    invoice_id: Nullable(Id),
    invoice_line_id: Nullable(Id),
    locked: Type.Boolean(),
    lock_reason: Nullable(OneOf(['invoiced', 'draft_invoice', 'approved', 'period_closed', 'written_off'])),
    source: OneOf(['app', 'api', 'import']),
    omitted_fields: OmittedFields,
  },
  'Hours',
)

const ids = Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true })
export const HoursChoice = Body({ ids }, 'HoursChoice')
export const HoursDeletion = Body(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) },
  'HoursDeletion',
)
export const HoursChoiceWithReason = Body({ ids, reason: Name(2000) }, 'HoursChoiceWithReason')
export const HoursSubmission = Body({ employee_id: Id, date_from: Day, date_to: Day }, 'HoursSubmission')
export const Repricing = Body(
  {
    service_id: Type.Optional(Id),
    project_id: Type.Optional(Id),
    employee_id: Type.Optional(Id),
    from: Day,
    preview: Type.Optional(Type.Boolean({ default: true })),
  },
  'Repricing',
)
export const RepricingOutcome = Type.Object(
  { count: Type.Integer(), old_amount: Amount, new_amount: Amount, preview: Type.Boolean() },
  { title: 'RepricingOutcome' },
)

export type NewHours = Static<typeof HoursCreate>
export type ChangedHours = Static<typeof HoursUpdate>
