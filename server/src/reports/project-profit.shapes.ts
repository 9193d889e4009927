// Shapes of the report on the profit of projects.
import Type, { type Static } from 'typebox'
import { Amount, Id, Nullable, OneOf } from '../shared/shapes.ts'
import { groupShapes } from './grouping.shapes.ts'
import { Currency, GroupBy, period, Question, Report } from './report.shapes.ts'

const groups = ['project', 'organization', 'month'] as const

export const ProjectProfitQuery = Question(
  {
    ...period,
    group_by: GroupBy(groups, 'project'),
    project_id: Type.Optional(Id),
    organization_id: Type.Optional(Id),
    sort: Type.Optional({
      ...OneOf(['group', 'revenue', 'margin'], 'group'),
      description: 'By what it is grouped by, or the most first.',
    }),
  },
  'ProjectProfitQuery',
)

const figures = {
  revenue_amount: {
    ...Amount,
    description: 'Lines of final invoices of the project, credit notes negative, excluding VAT.',
  },
  minutes: Type.Integer({ description: 'All hours that were booked on the project.' }),
  uncosted_minutes: Type.Integer({
    description: 'Of those, hours of people who had no cost rate; they cost nothing here.',
  }),
  hours_cost_amount: { ...Amount, description: 'What the hours cost by the cost rate of the day.' },
  costs_amount: { ...Amount, description: 'What was bought for the project.' },
  margin_amount: { ...Amount, description: 'Revenue less the cost of hours and costs.' },
  margin_percentage: Nullable(Type.Number({ description: 'Of the revenue; null where there is none.' })),
}

export const ProjectProfit = Report(
  Type.Object({ ...groupShapes(groups), ...figures }, { title: 'ProjectProfitRow' }),
  {
    currency: Currency,
    other_currencies: Type.Array(Type.String(), {
      description: 'In these projects were invoiced as well; amounts of different currencies are never added up.',
    }),
    totals: Type.Object(figures, { title: 'ProjectProfitFigures' }),
  },
  'ProjectProfit',
)

export type ProjectProfitQuestion = Static<typeof ProjectProfitQuery>
export type ProjectProfitData = Static<typeof ProjectProfit>
