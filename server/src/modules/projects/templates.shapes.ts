// Shapes of a project template: the services and tasks that a project of this kind begins with.
import Type, { type Static } from 'typebox'
import {
  Amount,
  Body,
  Changes,
  Minutes,
  Money,
  Name,
  Nullable,
  OneOf,
  Position,
  Row,
  Text,
} from '../../shared/shapes.ts'
import { billingMethods, Cycle, Method } from './services.shapes.ts'

const OffsetDays = Type.Integer({ minimum: 0, maximum: 36_500, description: 'Days after the start of the project.' })

const written = {
  name: Name(300),
  description: Type.Optional(Nullable(Text(10_000))),
  is_active: Type.Optional(Type.Boolean()),
  services: Type.Optional(
    Type.Array(
      Body({
        name: Name(300),
        description: Type.Optional(Nullable(Text(10_000))),
        billing_method: Type.Optional(OneOf(billingMethods, 'time_and_materials')),
        hourly_rate: Type.Optional(Nullable(Money)),
        price: Type.Optional(Nullable(Money)),
        cycle: Type.Optional(Nullable(Cycle)),
        budget_minutes: Type.Optional(Nullable(Minutes)),
        budget_amount: Type.Optional(Nullable(Money)),
        position: Type.Optional(Position),
      }),
      { maxItems: 100 },
    ),
  ),
  tasks: Type.Optional(
    Type.Array(
      Body({
        name: Name(300),
        description: Type.Optional(Nullable(Text(10_000))),
        estimated_minutes: Type.Optional(Nullable(Minutes)),
        start_offset_days: Type.Optional(Nullable(OffsetDays)),
        due_offset_days: Type.Optional(Nullable(OffsetDays)),
        service_position: Type.Optional(Nullable(Position)),
        position: Type.Optional(Position),
      }),
      { maxItems: 500 },
    ),
  ),
}
export const TemplateCreate = Body(written, 'TemplateCreate')
export const TemplateUpdate = Changes(written, 'TemplateUpdate')

const TemplateService = Type.Object({
  name: Type.String(),
  description: Nullable(Type.String()),
  billing_method: Method,
  hourly_rate: Nullable(Amount),
  price: Nullable(Amount),
  cycle: Nullable(Cycle),
  budget_minutes: Nullable(Minutes),
  budget_amount: Nullable(Amount),
  position: Type.Integer(),
  tasks_count: Type.Integer(),
})
const TemplateTask = Type.Object({
  name: Type.String(),
  description: Nullable(Type.String()),
  estimated_minutes: Nullable(Minutes),
  start_offset_days: Nullable(Type.Integer()),
  due_offset_days: Nullable(Type.Integer()),
  service_position: Nullable(Type.Integer()),
  position: Type.Integer(),
})
export const Template = Row(
  {
    name: Type.String(),
    description: Nullable(Type.String()),
    is_active: Type.Boolean(),
    services: Type.Array(TemplateService),
    tasks: Type.Array(TemplateTask),
  },
  'Template',
)

export type TemplateValues = Partial<Static<typeof TemplateCreate>>
export type TemplateService = Static<typeof TemplateService>
export type TemplateTask = Static<typeof TemplateTask>
