// Shapes of the first screen.
import Type, { type Static } from 'typebox'
import { Currency } from '../reports/report.shapes.ts'
import { Amount, Day, Id, Nullable, OneOf } from '../shared/shapes.ts'
import { homeKinds } from './home.rules.ts'
import { Link } from './link.shapes.ts'

const HomePerson = Type.Object(
  {
    employee_id: Id,
    employee_name: Type.String(),
    count: Type.Integer(),
    minutes: Type.Integer(),
    list: Link,
  },
  { title: 'HomePerson' },
)

export const HomeEntry = Type.Object(
  {
    kind: OneOf(homeKinds),
    count: Type.Integer({ description: 'Of the rows that list shows.' }),
    minutes: Nullable(Type.Integer({ description: 'Of hours and leave.' })),
    amount: Nullable({ ...Amount, description: 'In the currency of the answer; null where no money is meant.' }),
    other_currencies: Type.Array(Type.String(), { description: 'Amounts in these are not added.' }),
    people: Type.Array(HomePerson, { description: 'Whose hours, leave or week it is; at most 100.' }),
    list: Link,
  },
  { title: 'HomeEntry' },
)

const HoursFigure = Type.Object(
  {
    entries: Type.Integer({ description: 'Of the rows that list shows.' }),
    minutes: Type.Integer(),
    expected_minutes: Type.Integer({ description: 'By the contract, less holidays, leave and absence.' }),
    list: Link,
  },
  { title: 'HomeHours' },
)

const UnfinishedDay = Type.Object(
  {
    date: Day,
    minutes: Type.Integer(),
    expected_minutes: Type.Integer(),
    reason: OneOf(['not_submitted', 'nothing_booked']),
    list: Link,
  },
  { title: 'UnfinishedDay' },
)

const HomeTask = Type.Object(
  {
    id: Id,
    name: Type.String(),
    project_id: Id,
    project_name: Type.String(),
    status: OneOf(['open', 'in_progress']),
    priority: OneOf(['low', 'normal', 'high']),
    due_date: Day,
    is_overdue: Type.Boolean(),
  },
  { title: 'HomeTask' },
)

const HomeProject = Type.Object(
  {
    project_id: Id,
    project_number: Type.String(),
    project_name: Type.String(),
    organization_name: Nullable(Type.String()),
    budget_minutes: Nullable(Type.Integer()),
    spent_minutes: Type.Integer(),
    budget_minutes_used_percentage: Nullable(Type.Number()),
    budget_amount: Nullable(Amount),
    used_amount: { ...Amount, description: 'The value of billable hours and costs.' },
    budget_amount_used_percentage: Nullable(Type.Number()),
    signal: Nullable(OneOf(['over_budget', 'near_budget'])),
  },
  { title: 'HomeProject' },
)

const HomeLeave = Type.Object(
  {
    id: Id,
    leave_type_name: Type.String(),
    start_date: Day,
    end_date: Day,
    minutes: Type.Integer(),
    status: OneOf(['requested', 'approved']),
  },
  { title: 'HomeLeave' },
)

export const Home = Type.Object(
  {
    as_of: Day,
    currency: Currency,
    employee_id: Nullable(Id),
    hours: Nullable(
      Type.Object(
        {
          today: HoursFigure,
          week: HoursFigure,
          unfinished: Type.Array(UnfinishedDay, { description: 'Days of the last four weeks and of this one.' }),
        },
        { title: 'HomeOwnHours', description: 'Null for whoever is no employee or may not read hours.' },
      ),
    ),
    tasks: Type.Array(HomeTask, { description: 'The ten that are due first, of those due today or earlier.' }),
    projects: Type.Array(HomeProject, {
      description:
        'Own ones with a budget, the ten of which most is used. Own is what one manages, booked on or is planned on.',
    }),
    leave: Type.Array(HomeLeave, { description: 'The ten that come first.' }),
    todo: Type.Array(HomeEntry, { description: 'Everything the caller can act on, also where there is none of it.' }),
    omitted: Type.Array(OneOf(homeKinds), {
      description: 'Left out for want of a right, or because the caller is no employee.',
    }),
  },
  { title: 'Home' },
)

export type HomeData = Static<typeof Home>
export type Entry = Static<typeof HomeEntry>
