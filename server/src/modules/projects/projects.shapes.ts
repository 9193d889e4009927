// Shapes of a project: what is agreed with a customer, or done for ourselves.
import Type, { type Static } from 'typebox'
import {
  Amount,
  Body,
  Changes,
  CustomFields,
  Day,
  Detail,
  Id,
  Instant,
  Minutes,
  Money,
  Name,
  Nullable,
  OneOf,
  Row,
  Text,
} from '../../shared/shapes.ts'
import { money, Service } from './services.shapes.ts'

export const projectStatuses = ['active', 'closed', 'archived'] as const
const Status = OneOf(projectStatuses)
const RateBasis = OneOf(['service', 'employee', 'hour_type'])

const written = {
  name: Name(300),
  organization_id: Type.Optional(Nullable(Id)),
  person_id: Type.Optional(Nullable(Id)),
  manager_employee_id: Type.Optional(Nullable(Id)),
  status: Type.Optional(OneOf(projectStatuses, 'active')),
  start_date: Type.Optional(Nullable(Day)),
  end_date: Type.Optional(Nullable(Day)),
  budget_minutes: Type.Optional(Nullable(Minutes)),
  budget_amount: Type.Optional(Nullable(Money)),
  note: Type.Optional(Nullable(Text(10_000))),
}
const screenWritten = {
  ...written,
  company_profile_id: Type.Optional(Id),
  rate_basis: Type.Optional(RateBasis),
  invoice_reference: Type.Optional(Nullable(Text(100))),
  team_ids: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
}
export const ProjectCreate = Body(written, 'ProjectCreate')
export const ProjectUpdate = Changes(written, 'ProjectUpdate')
const begun = {
  ...screenWritten,
  sales_id: Type.Optional(Nullable({ ...Id, description: 'The opportunity it is made of.' })),
}
export const ProjectScreenCreate = Body(begun, 'ProjectScreenCreate')
export const ProjectScreenUpdate = Changes(screenWritten, 'ProjectScreenUpdate')

const { status: _, ...beginning } = begun
export const TemplateApply = Body(beginning, 'TemplateApply')

export const Project = Row(
  {
    project_number: Type.String(),
    name: Type.String(),
    organization_id: Nullable(Id),
    organization_name: Nullable(Type.String()),
    person_id: Nullable(Id),
    person_name: Nullable(Type.String()),
    manager_employee_id: Nullable(Id),
    manager_employee_name: Nullable(Type.String()),
    status: Status,
    allowed_actions: Type.Array(Status, { description: 'The statuses it can be given now.' }),
    start_date: Nullable(Day),
    end_date: Nullable(Day),
    budget_minutes: Nullable(Minutes),
    budget_amount: Nullable(Amount),
    note: Nullable(Type.String()),
    company_profile_id: Id,
    rate_basis: RateBasis,
    invoice_reference: Nullable(Type.String()),
    template_id: Nullable(Id),
    sales_id: Nullable(Id),
    quote_id: Nullable(Id),
    team_ids: Type.Array(Id),
    closed_at: Nullable(Instant),
    archived_at: Nullable(Instant),
    custom_fields: CustomFields,
  },
  'Project',
)

const ProjectTotals = Type.Object(
  {
    spent_minutes: Type.Integer(),
    billable_minutes: Type.Integer(),
    planned_minutes: Type.Integer(),
    hours_amount: Type.Number({ description: 'The value of the billable hours.' }),
    costs_amount: Amount,
    ...money,
    budget_minutes_used_percentage: Nullable(Amount),
    budget_amount_used_percentage: Nullable(Amount),
  },
  { title: 'ProjectTotals' },
)
export const ProjectDetail = Detail(Project, { services: Type.Array(Service), totals: ProjectTotals }, 'ProjectDetail')

export type ProjectValues = Partial<Static<typeof ProjectScreenCreate>>
