// Shapes of the summary of hours.
import Type, { type Static } from 'typebox'
import { Amount, Id } from '../shared/shapes.ts'
import { groupShapes } from './grouping.shapes.ts'
import { Currency, GroupBy, period, Question, Report } from './report.shapes.ts'

const groups = ['employee', 'team', 'project', 'service', 'organization', 'hour_type', 'day', 'week', 'month'] as const

export const HoursSummaryQuery = Question(
  {
    ...period,
    group_by: GroupBy(groups, 'project'),
    employee_id: Type.Optional(Id),
    team_id: Type.Optional(Id),
    project_id: Type.Optional(Id),
    organization_id: Type.Optional(Id),
    billable: Type.Optional(Type.Boolean({ description: 'Only hours that can, or cannot, be billed.' })),
    sort: Type.Optional(
      Type.Unsafe<'group' | 'minutes'>({
        type: 'string',
        enum: ['group', 'minutes'],
        default: 'group',
        description: 'By what it is grouped by, or the most minutes first.',
      }),
    ),
  },
  'HoursSummaryQuery',
)

const figures = {
  minutes: Type.Integer(),
  billable_minutes: Type.Integer({ description: 'What can be billed; work without a customer cannot.' }),
  non_billable_minutes: Type.Integer(),
  invoiced_minutes: Type.Integer(),
  to_invoice_minutes: Type.Integer({ description: 'Waiting for their invoice, those on a draft as well.' }),
  amount: { ...Amount, description: 'The value of the billable hours that have a rate.' },
}

const HoursSummaryRow = Type.Object({ ...groupShapes(groups), ...figures }, { title: 'HoursSummaryRow' })

export const HoursSummary = Report(
  HoursSummaryRow,
  { currency: Currency, totals: Type.Object(figures, { title: 'HoursSummaryFigures' }) },
  'HoursSummary',
)

export type HoursSummaryQuestion = Static<typeof HoursSummaryQuery>
export type HoursSummaryData = Static<typeof HoursSummary>
