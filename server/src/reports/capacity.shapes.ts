// Shapes of the report on capacity.
import Type, { type Static } from 'typebox'
import { Id } from '../shared/shapes.ts'
import { groupShapes } from './grouping.shapes.ts'
import { GroupBy, period, Question, Report } from './report.shapes.ts'

const groups = ['employee', 'team', 'week', 'month'] as const

export const CapacityQuery = Question(
  {
    ...period,
    group_by: GroupBy(groups, 'employee'),
    employee_id: Type.Optional(Id),
    team_id: Type.Optional(Id),
  },
  'CapacityQuery',
)

const figures = {
  gross_minutes: Type.Integer({ description: 'By the schedule of the contract.' }),
  net_minutes: Type.Integer({ description: 'Less holidays, leave and absence.' }),
  planned_minutes: Type.Integer({ description: 'Confirmed planning.' }),
  tentative_minutes: Type.Integer({ description: 'Planning that is not confirmed; it leaves time free.' }),
  free_minutes: Type.Integer({ description: 'Net less planned; negative is planned too much.' }),
  unavailable_days: Type.Integer({ description: 'Scheduled days of which nothing is left, whatever the reason.' }),
}

export const CapacityFigures = Type.Object(figures, { title: 'CapacityFigures' })

export const Capacity = Report(
  Type.Object({ ...groupShapes(groups), ...figures }, { title: 'CapacityRow' }),
  { totals: CapacityFigures },
  'Capacity',
)

export type CapacityQuestion = Static<typeof CapacityQuery>
export type CapacityData = Static<typeof Capacity>
