// Shapes of what only the screens ask of leave: what a request would come to, what may be done with one, and the calendar.
import Type, { type Static } from 'typebox'
import { Body, Day, Id, Nullable, OneOf } from '../../../shared/shapes.ts'
import { LeaveDay } from './leave.shapes.ts'

export const LeavePreviewQuery = Body(
  {
    employee_id: Id,
    leave_type_id: Id,
    start_date: Day,
    end_date: Day,
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440, description: 'Of a part of a single day.' })),
  },
  'LeavePreviewQuery',
)

const Refusal = Type.Object(
  {
    code: Type.String(),
    title: Type.String(),
    detail: Type.String(),
    errors: Type.Array(Type.Object({ pointer: Type.String(), code: Type.String(), message: Type.String() })),
  },
  { title: 'LeaveRefusal' },
)

const shownLeave = {
  start_date: Day,
  end_date: Day,
  status: OneOf(['requested', 'approved']),
}

export const LeavePreview = Type.Object(
  {
    minutes: Type.Integer(),
    working_days: Type.Integer({ description: 'Days of which it takes something.' }),
    workable_minutes: Type.Integer({ description: 'What could be taken of the first day.' }),
    needs_approval: Type.Boolean(),
    days: Type.Array(LeaveDay),
    balances: Type.Array(
      Type.Object(
        {
          year: Type.Integer(),
          before_minutes: Type.Integer({ description: 'Available beside all that is approved and asked for.' }),
          after_minutes: Type.Integer(),
        },
        { title: 'LeaveEffect' },
      ),
      { description: 'Of every year it touches; none where the type has no balance.' },
    ),
    colleagues: Type.Array(
      Type.Object({ employee_id: Id, employee_name: Type.String(), ...shownLeave }, { title: 'LeaveOfColleague' }),
      {
        description:
          'Leave on these days of people in the same team or with the same manager: approved, and asked for where one may see it.',
      },
    ),
    refusal: Nullable(Refusal),
  },
  { title: 'LeavePreview' },
)

export const leaveSteps = ['approve', 'reject', 'cancel'] as const
export const LeaveActions = Type.Object({ allowed_actions: Type.Array(OneOf(leaveSteps)) }, { title: 'LeaveActions' })

export const LeaveCalendarQuery = Body(
  {
    date_from: Day,
    date_to: { ...Day, description: 'At most 92 days in all.' } as typeof Day,
    team_id: Type.Optional(Id),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: 100, description: 'Employees per answer.' }),
    ),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  },
  'LeaveCalendarQuery',
)

export const LeaveCalendar = Type.Object(
  {
    count: Type.Integer({ description: 'Of all employees, those beyond the limit as well.' }),
    rows: Type.Array(
      Type.Object(
        {
          employee_id: Id,
          employee_name: Type.String(),
          company_profile_id: Id,
          leave: Type.Array(
            Type.Object(
              {
                id: Nullable(Type.String({ format: 'uuid', description: 'Null where one may not see more of it.' })),
                ...shownLeave,
                is_part: Type.Boolean({ description: 'Only a part of a single day.' }),
                leave_type_name: Nullable(Type.String({ description: 'Null where one may not see it.' })),
              },
              { title: 'LeaveInCalendar' },
            ),
          ),
        },
        { title: 'LeaveOfEmployee' },
      ),
    ),
    holidays: Type.Array(
      Type.Object(
        { company_profile_id: Id, date: Day, name: Type.String(), half_day: Type.Boolean() },
        { title: 'HolidayInCalendar' },
      ),
    ),
  },
  { title: 'LeaveCalendar' },
)

export type LeavePreviewQuestion = Static<typeof LeavePreviewQuery>
export type LeaveCalendarQuestion = Static<typeof LeaveCalendarQuery>
