// Shapes of a task.
import Type, { type Static } from 'typebox'
import {
  Body,
  Changes,
  Day,
  Id,
  Instant,
  Minutes,
  Name,
  Nullable,
  OneOf,
  Position,
  Row,
  Text,
} from '../../shared/shapes.ts'

export const taskStatuses = ['open', 'in_progress', 'done', 'cancelled'] as const
const priorities = ['low', 'normal', 'high'] as const
const Status = OneOf(taskStatuses)

const written = {
  service_id: Type.Optional(Nullable(Id)),
  name: Name(300),
  description: Type.Optional(Nullable(Text(10_000))),
  status: Type.Optional(OneOf(taskStatuses, 'open')),
  assignee_employee_id: Type.Optional(Nullable(Id)),
  start_date: Type.Optional(Nullable(Day)),
  due_date: Type.Optional(Nullable(Day)),
  estimated_minutes: Type.Optional(Nullable(Minutes)),
  priority: Type.Optional(OneOf(priorities, 'normal')),
  position: Type.Optional(Position),
}
export const TaskCreate = Body({ project_id: Id, ...written }, 'TaskCreate')
export const TaskUpdate = Changes(written, 'TaskUpdate')

export const Task = Row(
  {
    project_id: Id,
    project_name: Type.String(),
    service_id: Nullable(Id),
    service_name: Nullable(Type.String()),
    name: Type.String(),
    description: Nullable(Type.String()),
    status: Status,
    allowed_actions: Type.Array(Status, { description: 'The statuses it can be given now.' }),
    assignee_employee_id: Nullable(Id),
    assignee_employee_name: Nullable(Type.String()),
    start_date: Nullable(Day),
    due_date: Nullable(Day),
    estimated_minutes: Nullable(Minutes),
    priority: OneOf(priorities),
    position: Type.Integer(),
    completed_at: Nullable(Instant),
    is_overdue: Type.Boolean(),
    planned_minutes: Type.Integer(),
  },
  'Task',
)

export type NewTask = Static<typeof TaskCreate>
export type TaskValues = Static<typeof TaskUpdate>
