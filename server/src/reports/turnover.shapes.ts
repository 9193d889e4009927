// Shapes of the report on turnover.
import Type, { type Static } from 'typebox'
import { Amount, Id } from '../shared/shapes.ts'
import { groupShapes } from './grouping.shapes.ts'
import { Currency, GroupBy, period, Question, Report } from './report.shapes.ts'

const groups = ['month', 'customer', 'project'] as const

export const TurnoverQuery = Question(
  {
    ...period,
    group_by: GroupBy(groups, 'month'),
    organization_id: Type.Optional(Id),
    person_id: Type.Optional(Id),
    project_id: Type.Optional(Id),
    currency: Type.Optional(
      Type.String({ pattern: '^[A-Z]{3}$', description: 'By default that of the default company profile.' }),
    ),
  },
  'TurnoverQuery',
)

const figures = {
  invoiced_amount: { ...Amount, description: 'On final invoices, excluding VAT.' },
  credited_amount: { ...Amount, description: 'On final credit notes, excluding VAT; not positive.' },
  turnover_amount: { ...Amount, description: 'Both together.' },
}

export const Turnover = Report(
  Type.Object({ ...groupShapes(groups), ...figures }, { title: 'TurnoverRow' }),
  {
    currency: Currency,
    other_currencies: Type.Array(Type.String(), {
      description:
        'In these there are invoices of the period as well; amounts of different currencies are never added up.',
    }),
    totals: Type.Object(figures, { title: 'TurnoverFigures' }),
  },
  'Turnover',
)

export type TurnoverQuestion = Static<typeof TurnoverQuery>
export type TurnoverData = Static<typeof Turnover>
