// Shapes of the report on work in progress.
import Type, { type Static } from 'typebox'
import { Amount, Day, Id, Nullable, OneOf } from '../shared/shapes.ts'
import { Currency, Question, Report } from './report.shapes.ts'

export const WorkInProgressQuery = Question(
  {
    as_of: Type.Optional({ ...Day, description: 'The day it is asked for, today or earlier; by default today.' }),
    group_by: Type.Optional(OneOf(['project', 'service', 'organization'], 'project')),
    project_id: Type.Optional(Id),
    organization_id: Type.Optional(Id),
    person_id: Type.Optional(Id),
    min_amount: Type.Optional(
      Type.Number({ minimum: 0, maximum: 999_999_999, description: 'Leaves out what is less, ahead or behind.' }),
    ),
  },
  'WorkInProgressQuery',
)

const figures = {
  hours_value: Type.Number({ description: 'The value of the hours that can be invoiced.' }),
  costs_value: Type.Number({ description: 'The sales value of the costs that can be invoiced.' }),
  written_off: Amount,
  invoiced: Type.Number({ description: 'Final invoice lines, credit notes negative.' }),
  wip_amount: Type.Number({ description: 'Done and not invoiced; negative is invoiced ahead of the work.' }),
  over_budget_amount: Type.Number({ description: 'What was done beyond a fixed price.' }),
  unpriced_minutes: Type.Integer({ description: 'Hours without a rate, which have no value yet.' }),
}

const WorkInProgressRow = Type.Object(
  {
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    project_id: Nullable(Id),
    project_number: Nullable(Type.String()),
    project_name: Nullable(Type.String()),
    service_id: Nullable(Id),
    service_name: Nullable(Type.String()),
    ...figures,
  },
  { title: 'WorkInProgressRow' },
)

export const WorkInProgress = Report(
  WorkInProgressRow,
  { currency: Currency, totals: Type.Object(figures, { title: 'WorkInProgressFigures' }) },
  'WorkInProgress',
)

export type WorkInProgressQuestion = Static<typeof WorkInProgressQuery>
export type WorkInProgressData = Static<typeof WorkInProgress>
