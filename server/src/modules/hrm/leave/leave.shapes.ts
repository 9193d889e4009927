import Type, { type Static } from 'typebox'
import { Body, Changes, Day, Detail, Id, Instant, Nullable, OneOf, Row, Text } from '../../../shared/shapes.ts'

export const leaveStatuses = ['requested', 'approved', 'rejected', 'cancelled'] as const
const excludedReasons = ['holiday', 'not_scheduled', 'absence'] as const

const asked = {
  leave_type_id: Id,
  start_date: Day,
  end_date: Type.String({ format: 'date', description: 'The last day; at most 366 days in all.' }),
  minutes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1440,
      description: 'Only for a part of a single day; otherwise it follows from the schedule.',
    }),
  ),
  note: Type.Optional(Nullable(Text(2000))),
}
export const LeaveCreate = Body({ employee_id: Id, ...asked }, 'LeaveCreate')
export const LeaveUpdate = Changes(
  {
    ...asked,
    status: Type.Optional(OneOf(leaveStatuses)),
    decision_note: Type.Optional(Nullable(Text(2000))),
  },
  'LeaveUpdate',
)

export const Leave = Row(
  {
    employee_id: Id,
    employee_name: Type.String(),
    leave_type_id: Id,
    leave_type_name: Type.String(),
    start_date: Day,
    end_date: Day,
    minutes: Type.Integer({ description: 'What it takes from the balance: the sum of its days.' }),
    status: {
      ...OneOf(leaveStatuses),
      description: 'What is rejected or cancelled stays so; approved can be cancelled.',
    },
    note: Nullable(Type.String()),
    decision_note: Nullable(Type.String()),
    decided_by_employee_id: Nullable(Id),
    decided_by_employee_name: Nullable(Type.String()),
    decided_at: Nullable(Instant),
  },
  'Leave',
)

export const LeaveDay = Type.Object(
  {
    date: Day,
    minutes: Type.Integer(),
    excluded_reason: Nullable({
      ...OneOf(excludedReasons),
      description: 'Whoever may not see the absence reads not_scheduled instead of absence.',
    }),
  },
  { title: 'LeaveDay' },
)

export const LeaveDetail = Detail(Leave, { days: Type.Array(LeaveDay) }, 'LeaveDetail')

export type NewLeave = Static<typeof LeaveCreate>
export type ChangedLeave = Static<typeof LeaveUpdate>
