// Shapes of the timer that runs for an employee.
import Type, { type Static } from 'typebox'
import { Body, Changes, Id, Instant, Nullable, One, Row, Text } from '../../shared/shapes.ts'
import { Hours } from './hours.shapes.ts'

const written = {
  project_id: Type.Optional(Nullable(Id)),
  service_id: Type.Optional(Nullable(Id)),
  task_id: Type.Optional(Nullable(Id)),
  hour_type_id: Type.Optional(Nullable(Id)),
  note: Type.Optional(Nullable(Text(2000))),
  billable: Type.Optional(Type.Boolean({ default: true })),
  started_at: Type.Optional(Instant),
}
export const TimerStart = Body(written, 'TimerStart')
export const TimerUpdate = Changes(written, 'TimerUpdate')
export const TimerStop = Body({ stopped_at: Type.Optional(Instant) }, 'TimerStop')

export const TimerRecord = Row(
  {
    employee_id: Id,
    project_id: Nullable(Id),
    project_name: Nullable(Type.String()),
    service_id: Nullable(Id),
    service_name: Nullable(Type.String()),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    task_id: Nullable(Id),
    task_name: Nullable(Type.String()),
    hour_type_id: Nullable(Id),
    hour_type_name: Nullable(Type.String()),
    note: Nullable(Type.String()),
    billable: Type.Boolean(),
    started_at: Instant,
  },
  'TimerRecord',
)

const Timer = Type.Object(
  {
    ...TimerRecord.properties,
    version: Type.Integer({ description: 'For If-Match, as "v1".' }),
    is_long: Type.Boolean({ description: 'It has been running for 8 hours: time to ask.' }),
    is_forgotten: Type.Boolean({ description: 'It has been running for more than 24 hours: stopped_at is needed.' }),
  },
  { title: 'Timer' },
)

const now = { ...Instant, description: 'The clock of the server, to count from.' } as typeof Instant

export const Timing = One(Type.Object({ timer: Nullable(Timer), now }, { title: 'Timing' }))
export const TimingStep = One(
  Type.Object(
    {
      timer: Nullable(Timer),
      booked: Nullable(Hours),
      now,
    },
    { title: 'TimingStep' },
  ),
)

export type NewTimer = Static<typeof TimerStart>
export type ChangedTimer = Static<typeof TimerUpdate>
