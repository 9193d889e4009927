// Shapes of planning.
import Type, { type Static } from 'typebox'
import { Body, Changes, Day, Detail, Id, Nullable, OneOf, Row, Text } from '../../../shared/shapes.ts'

export const planningStatuses = ['confirmed', 'tentative'] as const
const conflictKinds = ['over_capacity', 'leave', 'absence', 'holiday', 'no_contract'] as const
const MOST_DAYS = 366
const MINUTES_IN_A_DAY = 1440

const written = {
  employee_id: Id,
  project_id: Type.Optional(Nullable(Id)),
  service_id: Type.Optional(Nullable(Id)),
  task_id: Type.Optional(Nullable(Id)),
  start_date: Day,
  end_date: { ...Day, description: `At most ${MOST_DAYS} days in all.` } as typeof Day,
  minutes_per_day: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 1,
        maximum: MINUTES_IN_A_DAY,
        description: 'On each day with working time; instead of minutes.',
      }),
    ),
  ),
  minutes: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_DAYS * MINUTES_IN_A_DAY,
      description: 'A total that is shared evenly by the days with working time; instead of minutes_per_day.',
    }),
  ),
  status: Type.Optional(OneOf(planningStatuses, 'confirmed')),
  note: Type.Optional(Nullable(Text(2000))),
}
export const PlanningCreate = Body(written, 'PlanningCreate')
export const PlanningUpdate = Changes(written, 'PlanningUpdate')

const PlanningConflict = Type.Object(
  {
    date: Day,
    kind: {
      ...OneOf(conflictKinds),
      description:
        'leave and absence are told to the employee, the manager and HR; for everybody else both are over_capacity.',
    },
    minutes: Type.Integer({ description: 'Planned minutes too many.' }),
  },
  { title: 'PlanningConflict' },
)

export const Planning = Row(
  {
    employee_id: Id,
    employee_name: Type.String(),
    project_id: Nullable(Id),
    project_name: Nullable(Type.String()),
    service_id: Nullable(Id),
    service_name: Nullable(Type.String()),
    task_id: Nullable(Id),
    task_name: Nullable(Type.String()),
    start_date: Day,
    end_date: Day,
    minutes_per_day: Nullable(Type.Integer()),
    minutes: Type.Integer({ description: 'The sum of its days.' }),
    status: OneOf(planningStatuses),
    note: Nullable(Type.String()),
    conflicts: Type.Array(PlanningConflict),
    has_conflicts: Type.Boolean(),
  },
  'Planning',
)
const PlanningDay = Type.Object({ date: Day, minutes: Type.Integer() }, { title: 'PlanningDay' })
export const PlanningDetail = Detail(Planning, { days: Type.Array(PlanningDay) }, 'PlanningDetail')

export type NewPlanning = Static<typeof PlanningCreate>
export type ChangedPlanning = Static<typeof PlanningUpdate>
