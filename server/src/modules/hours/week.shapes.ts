// Shapes of a week of hours, as the grid shows it.
import Type, { type Static } from 'typebox'
import { Body, Day, Id, Instant, Nullable, One, OneOf } from '../../shared/shapes.ts'
import { approvalStatuses, Hours } from './hours.shapes.ts'

export const WeekQuery = Body(
  {
    employee_id: Type.Optional({ ...Id, description: 'Oneself, unless it says somebody else.' } as typeof Id),
    date: Type.Optional({ ...Day, description: 'Any day of the week; today, unless it says another.' } as typeof Day),
  },
  'WeekQuery',
)

const Refusal = Nullable(Type.Object({ code: Type.String(), detail: Type.String() }, { title: 'Refusal' }))

const { id, start_at, end_at, minutes, note, billable, approval_status, approval_note } = Hours.properties
const { invoice_status, locked, lock_reason } = Hours.properties
const WeekEntry = Type.Object(
  {
    id,
    version: Type.Integer({ description: 'For If-Match, as "v1".' }),
    start_at,
    end_at,
    minutes,
    note,
    billable,
    approval_status,
    approval_note,
    invoice_status,
    locked,
    lock_reason,
    refusal: { ...Refusal, description: 'Why it cannot be changed; null where it can.' } as typeof Refusal,
  },
  { title: 'WeekEntry' },
)

const place = {
  project_id: Nullable(Id),
  project_name: Nullable(Type.String()),
  service_id: Nullable(Id),
  service_name: Nullable(Type.String()),
  organization_id: Nullable(Id),
  organization_name: Nullable(Type.String()),
  hour_type_id: Nullable(Id),
  hour_type_name: Nullable(Type.String()),
  refusal: { ...Refusal, description: 'Why nothing can be added here; null where it can.' } as typeof Refusal,
}

const WeekRow = Type.Object(
  {
    ...place,
    carried: Type.Boolean({ description: 'Nothing of it is booked in this week, but in the one before.' }),
    minutes: Type.Integer(),
    days: Type.Array(
      Type.Object({ date: Day, minutes: Type.Integer(), entries: Type.Array(WeekEntry) }, { title: 'WeekCell' }),
    ),
  },
  { title: 'WeekRow' },
)

const WeekDay = Type.Object(
  {
    date: Day,
    minutes: Type.Integer(),
    billable_minutes: Type.Integer(),
    schedule: Nullable(
      Type.Object(
        {
          gross: Type.Integer({ description: 'By the contract.' }),
          holiday: Type.Integer(),
          leave: Nullable(Type.Integer({ description: 'Null where leave and absence are not told apart.' })),
          absence: Nullable(Type.Integer({ description: 'Null where leave and absence are not told apart.' })),
          net: Type.Integer({ description: 'What is to be worked.' }),
        },
        { title: 'WeekSchedule' },
      ),
    ),
    holiday: Nullable(Type.Object({ name: Type.String(), half_day: Type.Boolean() }, { title: 'WeekHoliday' })),
    next_start_at: {
      ...Instant,
      description: 'Where an entry begins of which only the minutes are known.',
    } as typeof Instant,
    refusal: { ...Refusal, description: 'Why nothing can be added on this day; null where it can.' } as typeof Refusal,
  },
  { title: 'WeekDay' },
)

const ids = Type.Array(Id)
export const Week = One(
  Type.Object(
    {
      employee_id: Id,
      employee_name: Type.String(),
      time_zone: Type.String(),
      date_from: Day,
      date_to: Day,
      rows: Type.Array(WeekRow),
      days: Type.Array(WeekDay),
      totals: Type.Object(
        {
          minutes: Type.Integer(),
          billable_minutes: Type.Integer(),
          net: Nullable(Type.Integer({ description: 'What is to be worked; null where the schedule is not told.' })),
        },
        { title: 'WeekTotals' },
      ),
      approval: Type.Object(
        {
          is_required: Type.Boolean({ description: 'Whether hours that are booked now need approval.' }),
          status: OneOf([...approvalStatuses, 'empty']),
        },
        { title: 'WeekApproval' },
      ),
      actions: Type.Object(
        { submit: ids, approve: ids, reject: ids, withdraw: ids },
        { title: 'WeekActions', description: 'The entries on which whoever asks can take each step now.' },
      ),
    },
    { title: 'Week' },
  ),
)

export const WeekCopy = Body(
  {
    employee_id: Type.Optional(Id),
    from: Day,
    to: Day,
    with_minutes: Type.Optional(Type.Boolean({ default: true })),
  },
  'WeekCopy',
)
export const WeekCopied = One(
  Type.Object(
    {
      ids: { ...ids, description: 'What was booked; deleting them undoes it.' } as typeof ids,
      skipped: Type.Array(
        Type.Object({ hours_id: Id, code: Type.String(), detail: Type.String() }, { title: 'SkippedHours' }),
      ),
      rows: Type.Array(Type.Object(place, { title: 'WeekPlace' })),
    },
    { title: 'WeekCopied' },
  ),
)

export type WeekQuestion = Static<typeof WeekQuery>
export type CopyRequest = Static<typeof WeekCopy>
