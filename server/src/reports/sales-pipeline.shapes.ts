// Shapes of the report on the pipeline.
import Type, { type Static } from 'typebox'
import { Amount, Body, Day, Id, Nullable } from '../shared/shapes.ts'
import { Currency } from './report.shapes.ts'

export const SalesPipelineQuery = Body(
  {
    owner_employee_id: Type.Optional(Id),
    organization_id: Type.Optional(Id),
    person_id: Type.Optional(Id),
    stage_id: Type.Optional(Id),
    close_from: Type.Optional({ ...Day, description: 'Expected to close, or closed, on this day or later.' }),
    close_to: Type.Optional({ ...Day, description: 'Expected to close, or closed, on this day or earlier.' }),
    include_closed: Type.Optional(
      Type.Boolean({ default: true, description: 'Whether won and lost opportunities are told as well.' }),
    ),
  },
  'SalesPipelineQuery',
)

const figures = {
  count: Type.Integer(),
  amount: { ...Amount, description: 'Excluding VAT; opportunities without an amount count as 0.' },
  weighted_amount: { ...Amount, description: 'Each amount times its probability.' },
}

const PipelineStage = Type.Object(
  {
    stage_id: Id,
    stage_name: Type.String(),
    position: Type.Integer(),
    probability: Type.Integer(),
    is_active: Type.Boolean(),
    ...figures,
  },
  { title: 'PipelineStage' },
)

const PipelineOpportunity = Type.Object(
  {
    sales_id: Id,
    name: Type.String(),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    owner_employee_id: Nullable(Id),
    owner_employee_name: Nullable(Type.String()),
    stage_id: Id,
    stage_name: Type.String(),
    amount: Nullable(Amount),
    effective_probability: Type.Integer(),
    weighted_amount: Nullable(Amount),
    expected_close_date: Nullable(Day),
  },
  { title: 'PipelineOpportunity' },
)

const Decided = Type.Object({ count: Type.Integer(), amount: Amount }, { title: 'DecidedOpportunities' })

export const SalesPipeline = Type.Object(
  {
    as_of: Day,
    currency: Currency,
    stages: Type.Array(PipelineStage, { description: 'The active ones, and others as long as something is in them.' }),
    totals: Type.Object(figures, { title: 'PipelineFigures' }),
    closed: Nullable(
      Type.Object(
        {
          from: Day,
          to: Day,
          won: Decided,
          lost: Decided,
          win_rate_percentage: Nullable(Type.Number({ description: 'Of the number of decisions; null without any.' })),
        },
        { title: 'ClosedOpportunities' },
      ),
    ),
    top_open: Type.Array(PipelineOpportunity, { description: 'The ten that weigh most.' }),
    overdue: Type.Object(
      {
        count: Type.Integer(),
        amount: Amount,
        rows: Type.Array(PipelineOpportunity, { description: 'The ten that wait longest.' }),
      },
      { title: 'OverdueOpportunities', description: 'Open although they were expected to close before today.' },
    ),
  },
  { title: 'SalesPipeline' },
)

export type SalesPipelineQuestion = Static<typeof SalesPipelineQuery>
export type SalesPipelineData = Static<typeof SalesPipeline>
