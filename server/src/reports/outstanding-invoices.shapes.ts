// Shapes of the report on outstanding invoices.
import Type, { type Static } from 'typebox'
import { Amount, Day, Id, Nullable, OneOf } from '../shared/shapes.ts'
import { ageing } from './ageing.rules.ts'
import { Currency, Question, Report } from './report.shapes.ts'

export const OutstandingInvoicesQuery = Question(
  {
    organization_id: Type.Optional(Id),
    person_id: Type.Optional(Id),
    overdue_only: Type.Optional(Type.Boolean({ default: false })),
    min_days_overdue: Type.Optional(Type.Integer({ minimum: 1, maximum: 36_500 })),
    due_before: Type.Optional(Day),
    currency: Type.Optional(
      Type.String({ pattern: '^[A-Z]{3}$', description: 'By default that of the default company profile.' }),
    ),
    sort: Type.Optional({
      ...OneOf(['due_date', 'amount'], 'due_date'),
      description: 'The longest due first, or the most.',
    }),
  },
  'OutstandingInvoicesQuery',
  50,
  25,
)

const OutstandingInvoice = Type.Object(
  {
    invoice_id: Id,
    number: Type.String(),
    type: OneOf(['invoice', 'credit_note']),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    invoice_date: Day,
    due_date: Day,
    days_overdue: Type.Integer({ description: '0 for what is not due yet, and for what is to be given back.' }),
    total_incl_vat: Amount,
    outstanding_amount: Amount,
  },
  { title: 'OutstandingInvoice' },
)

const Owing = Type.Object({ count: Type.Integer(), outstanding_amount: Amount }, { title: 'Owing' })

export const OutstandingInvoices = Report(
  OutstandingInvoice,
  {
    currency: Currency,
    other_currencies: Type.Array(Type.String(), {
      description: 'In these something is outstanding as well; amounts of different currencies are never added up.',
    }),
    totals: Type.Object(
      { count: Type.Integer(), outstanding_amount: Amount, overdue_count: Type.Integer(), overdue_amount: Amount },
      { title: 'OutstandingTotals' },
    ),
    ageing: Type.Object(Object.fromEntries(ageing.map(({ name }) => [name, Owing])), {
      title: 'Ageing',
      description: 'By the days since the due date; the five together are the totals.',
    }),
  },
  'OutstandingInvoices',
)

export type OutstandingInvoicesQuestion = Static<typeof OutstandingInvoicesQuery>
export type OutstandingInvoicesData = Static<typeof OutstandingInvoices>
