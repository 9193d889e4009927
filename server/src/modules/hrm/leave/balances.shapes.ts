import Type from 'typebox'
import { Changes, Day, Id, Nullable, Row } from '../../../shared/shapes.ts'

export const LeaveBalanceUpdate = Changes({ expires_on: Nullable(Day) }, 'LeaveBalanceUpdate')

export const LeaveBalance = Row(
  {
    employee_id: Id,
    employee_name: Type.String(),
    leave_type_id: Id,
    leave_type_name: Type.String(),
    year: Type.Integer(),
    entitled_minutes: Type.Integer({ description: 'From the contracts of the year.' }),
    carried_over_minutes: Type.Integer({ description: 'What the year before left; negative is what it owes.' }),
    adjustment_minutes: Type.Integer({ description: 'Booked by hand; may be negative.' }),
    expired_minutes: Type.Integer({ description: 'Lapsed in this year.' }),
    taken_minutes: Type.Integer({ description: 'Approved, up to today.' }),
    planned_minutes: Type.Integer({ description: 'Approved, after today.' }),
    requested_minutes: Type.Integer(),
    balance_minutes: Type.Integer({
      description: 'entitled + carried over + adjustment - expired - taken - planned.',
    }),
    available_minutes: Type.Integer({ description: 'balance - requested.' }),
    expires_on: Nullable(
      Type.String({ format: 'date', description: 'The first day on which what this year accrued is no longer there.' }),
    ),
  },
  'LeaveBalance',
)
