// Shapes of the report on how projects stand.
import Type, { type Static } from 'typebox'
import { moneyFields } from '../modules/projects/money.rules.ts'
import { Amount, Day, Id, Nullable, OneOf, Text } from '../shared/shapes.ts'
import { signals } from './project-status.rules.ts'
import { Currency, Question, Report } from './report.shapes.ts'

const statuses = ['active', 'closed', 'archived'] as const

export const ProjectStatusQuery = Question(
  {
    project_id: Type.Optional(Id),
    query: Type.Optional({ ...Text(100), minLength: 2, description: 'In the name, the number or the customer.' }),
    organization_id: Type.Optional(Id),
    manager_employee_id: Type.Optional(Id),
    status: Type.Optional({
      ...OneOf(statuses),
      description: 'By default active; a project that is asked for by its id may have any.',
    }),
  },
  'ProjectStatusQuery',
  25,
  25,
)

const Percentage = Nullable(Type.Number({ description: 'Null without a budget.' }))

const ProjectStatusRow = Type.Object(
  {
    project_id: Id,
    project_number: Type.String(),
    project_name: Type.String(),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    manager_employee_id: Nullable(Id),
    manager_employee_name: Nullable(Type.String()),
    status: OneOf(statuses),
    start_date: Nullable(Day),
    end_date: Nullable(Day),
    budget_minutes: Nullable(Type.Integer()),
    spent_minutes: Type.Integer(),
    budget_minutes_used_percentage: Percentage,
    budget_amount: Nullable(Amount),
    used_amount: { ...Amount, description: 'The value of billable hours and costs.' },
    budget_amount_used_percentage: Percentage,
    invoiced_amount: Type.Optional(Amount),
    wip_amount: Type.Optional(Amount),
    open_tasks: Type.Integer(),
    overdue_tasks: Type.Integer(),
    planned_minutes_next_4_weeks: Type.Integer({ description: 'Confirmed, from today on.' }),
    signals: Type.Array(OneOf(signals)),
  },
  { title: 'ProjectStatusRow' },
)

export const ProjectStatus = Report(
  ProjectStatusRow,
  {
    currency: Currency,
    omitted: Type.Array(OneOf(moneyFields), {
      description: 'Fields that the caller may not see.',
    }),
  },
  'ProjectStatus',
)

export type ProjectStatusQuestion = Static<typeof ProjectStatusQuery>
