// Shapes of how the budgets of several projects stand, and those of the services of one.
import Type, { type Static } from 'typebox'
import { Currency } from '../reports/report.shapes.ts'
import { Amount, Body, Id, Nullable } from '../shared/shapes.ts'

export const BudgetsQuery = Body(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true, description: 'Of the projects.' }) },
  'BudgetsQuery',
)

const Percentage = Nullable(Type.Number({ description: 'Null without a budget.' }))

const use = {
  budget_minutes: Nullable(Type.Integer()),
  spent_minutes: Type.Integer(),
  budget_minutes_used_percentage: Percentage,
  budget_amount: Nullable(Amount),
  used_amount: { ...Amount, description: 'The value of billable hours and costs.' },
  budget_amount_used_percentage: Percentage,
}

const ProjectBudget = Type.Object(
  {
    project_id: Id,
    time_passed_percentage: Nullable(
      Type.Number({ description: 'Of the days from start to end; null where one of them is not set.' }),
    ),
    ...use,
  },
  { title: 'ProjectBudget' },
)

export const ProjectBudgets = Type.Object(
  { currency: Currency, rows: Type.Array(ProjectBudget) },
  { title: 'ProjectBudgets' },
)

export const ServiceBudgetsQuery = Body({ project_id: Id }, 'ServiceBudgetsQuery')

const ServiceBudget = Type.Object(
  {
    service_id: Id,
    ...use,
  },
  { title: 'ServiceBudget' },
)

export const ServiceBudgets = Type.Object(
  { currency: Currency, rows: Type.Array(ServiceBudget) },
  { title: 'ServiceBudgets' },
)

export type ProjectBudgetsData = Static<typeof ProjectBudgets>
export type ServiceBudgetsData = Static<typeof ServiceBudgets>
