// Shapes of the report on utilisation.
import Type, { type Static } from 'typebox'
import { Id, Nullable } from '../shared/shapes.ts'
import { groupShapes } from './grouping.shapes.ts'
import { GroupBy, period, Question, Report } from './report.shapes.ts'

const groups = ['employee', 'team', 'week', 'month'] as const

export const UtilisationQuery = Question(
  {
    ...period,
    group_by: GroupBy(groups, 'employee'),
    employee_id: Type.Optional(Id),
    team_id: Type.Optional(Id),
  },
  'UtilisationQuery',
)

const Share = Nullable(Type.Number({ description: 'Of the net capacity; null where there is none.' }))

const figures = {
  net_minutes: Type.Integer({ description: 'Scheduled, less holidays, leave and absence.' }),
  booked_minutes: Type.Integer(),
  billable_minutes: Type.Integer({ description: 'What can be billed; work without a customer cannot.' }),
  utilisation_percentage: Share,
  booked_percentage: Share,
}

export const Utilisation = Report(
  Type.Object({ ...groupShapes(groups), ...figures }, { title: 'UtilisationRow' }),
  { totals: Type.Object(figures, { title: 'UtilisationFigures' }) },
  'Utilisation',
)

export type UtilisationQuestion = Static<typeof UtilisationQuery>
