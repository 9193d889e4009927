// Shapes of the figures above a customer.
import Type, { type Static } from 'typebox'
import { Currency } from '../reports/report.shapes.ts'
import { Amount, Day, Nullable, OneOf } from '../shared/shapes.ts'
import { Link } from './link.shapes.ts'

export const figureNames = ['outstanding', 'work_in_progress', 'projects', 'opportunities'] as const

export const CustomerFigures = Type.Object(
  {
    as_of: Day,
    currency: Currency,
    outstanding: Nullable(
      Type.Object(
        {
          count: Type.Integer(),
          amount: { ...Amount, description: 'The open balance; what is to be given back is taken off.' },
          overdue_count: Type.Integer(),
          overdue_amount: Amount,
          other_currencies: Type.Array(Type.String(), { description: 'Amounts in these are not added.' }),
          list: Link,
        },
        { title: 'CustomerOutstanding' },
      ),
    ),
    work_in_progress: Nullable(
      Type.Object(
        { amount: { ...Amount, description: 'Done and not invoiced; negative is invoiced ahead.' }, list: Link },
        { title: 'CustomerWork' },
      ),
    ),
    projects: Nullable(Type.Object({ count: Type.Integer(), list: Link }, { title: 'CustomerProjects' })),
    opportunities: Nullable(
      Type.Object(
        { count: Type.Integer(), amount: Amount, weighted_amount: Amount, list: Link },
        { title: 'CustomerOpportunities' },
      ),
    ),
    omitted: Type.Array(OneOf(figureNames), { description: 'What the caller may not see; these are null.' }),
  },
  { title: 'CustomerFigures' },
)

export type CustomerFiguresData = Static<typeof CustomerFigures>
