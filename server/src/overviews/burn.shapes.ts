// Shapes of how a project uses up its budget.
import Type, { type Static } from 'typebox'
import { Currency } from '../reports/report.shapes.ts'
import { Amount, Day, Id, Nullable, OneOf } from '../shared/shapes.ts'

const planned = Nullable(Type.Integer({ description: 'Null without the right to see planning.' }))

const BurnWeek = Type.Object(
  {
    week: Type.String({ description: 'By ISO 8601, such as 2026-W07.' }),
    monday: Day,
    minutes: Type.Integer(),
    amount: { ...Amount, description: 'The value of the billable hours, as the summary of hours tells it.' },
    used_amount: { ...Amount, description: 'What counts against the budget: billable hours and costs.' },
    planned_minutes: planned,
    tentative_minutes: planned,
    cumulative_minutes: Type.Integer(),
    cumulative_used_amount: Amount,
    forecast_minutes: Nullable(
      Type.Integer({ description: 'Cumulative minutes, and what is planned for certain after today.' }),
    ),
  },
  { title: 'BurnWeek' },
)

const BurnMember = Type.Object(
  {
    employee_id: Id,
    employee_name: Type.String(),
    minutes: Type.Integer(),
    amount: { ...Amount, description: 'As that of the weeks.' },
    planned_ahead_minutes: planned,
  },
  { title: 'BurnMember' },
)

export const ProjectBurn = Type.Object(
  {
    as_of: Day,
    currency: Currency,
    start_date: Nullable(Day),
    end_date: Nullable(Day),
    time_passed_percentage: Nullable(
      Type.Number({ description: 'Of the days from start to end; null where one of them is not set.' }),
    ),
    budget_minutes: Nullable(Type.Integer()),
    spent_minutes: Type.Integer(),
    budget_minutes_used_percentage: Nullable(Type.Number()),
    budget_amount: Nullable(Amount),
    used_amount: Amount,
    budget_amount_used_percentage: Nullable(Type.Number()),
    planned_ahead_minutes: planned,
    weeks: Type.Array(BurnWeek, { description: 'Those in which something was done or is planned, oldest first.' }),
    team: Type.Array(BurnMember, { description: 'Who booked or is planned from now on, the most hours first.' }),
    omitted: Type.Array(OneOf(['planning']), { description: 'What the caller may not see.' }),
  },
  { title: 'ProjectBurn' },
)

export type ProjectBurnData = Static<typeof ProjectBurn>
