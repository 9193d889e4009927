import { addDays } from '../../shared/calendar.ts'
import { type FieldError, fieldError, validationProblem } from '../../shared/problem.ts'
import { type BillingMethod, billingErrors, type Cycle } from './service.rules.ts'

export interface TemplateServiceRow {
  name: string
  description: string | null
  billing_method: BillingMethod
  hourly_rate: number | null
  price: number | null
  cycle: Cycle | null
  budget_minutes: number | null
  budget_amount: number | null
  position: number
  tasks_count: number
}

export interface TemplateTaskRow {
  name: string
  description: string | null
  estimated_minutes: number | null
  start_offset_days: number | null
  due_offset_days: number | null
  service_position: number | null
  position: number
}

type Sent<Row> = { [Field in Exclude<keyof Row, 'name' | 'tasks_count'>]?: Row[Field] | undefined } & { name: string }

export interface TemplateRows {
  services: TemplateServiceRow[]
  tasks: TemplateTaskRow[]
}

// The rows as they are stored: complete, in order, each service with the number of its tasks.
export function templateRows(sent: {
  services: readonly Sent<TemplateServiceRow>[]
  tasks: readonly Sent<TemplateTaskRow>[]
}): TemplateRows {
  const tasks = sent.tasks.map(
    (task, i) => ({ ...plainTask, ...task, position: task.position ?? i }) as TemplateTaskRow,
  )
  const services = sent.services.map((service, i) => {
    const position = service.position ?? i
    const tasks_count = tasks.filter(({ service_position }) => service_position === position).length
    return { ...plainService, ...service, position, tasks_count } as TemplateServiceRow
  })
  const errors = [...serviceErrors(services), ...taskErrors(tasks, services)]
  if (errors.length > 0) throw validationProblem(errors)
  return { services: inOrder(services), tasks: inOrder(tasks) }
}

export function taskDates(task: Pick<TemplateTaskRow, 'start_offset_days' | 'due_offset_days'>, projectStart: string) {
  const dayAfter = (days: number | null) => (days === null ? null : addDays(projectStart, days))
  return { start_date: dayAfter(task.start_offset_days), due_date: dayAfter(task.due_offset_days) }
}

const plainService = {
  description: null,
  billing_method: 'time_and_materials',
  hourly_rate: null,
  price: null,
  cycle: null,
  budget_minutes: null,
  budget_amount: null,
}
const plainTask = {
  description: null,
  estimated_minutes: null,
  start_offset_days: null,
  due_offset_days: null,
  service_position: null,
}

// A subscription in a template starts with the project.
function serviceErrors(services: readonly TemplateServiceRow[]): FieldError[] {
  return services.flatMap(({ billing_method, price, cycle, position }, i) => {
    const isDouble = services.findIndex((other) => other.position === position) < i
    const billing = {
      billing_method,
      price: price === null ? null : String(price),
      cycle,
      start_date: '',
      end_date: null,
    }
    return [
      ...(isDouble ? [fieldError(`/services/${i}/position`, 'duplicate', `Position ${position} is taken.`)] : []),
      ...billingErrors(billing).map((error) => ({ ...error, pointer: `/services/${i}${error.pointer}` })),
    ]
  })
}

function taskErrors(tasks: readonly TemplateTaskRow[], services: readonly TemplateServiceRow[]): FieldError[] {
  return tasks.flatMap(({ start_offset_days: start, due_offset_days: due, service_position: at }, i) => [
    ...(at === null || services.some(({ position }) => position === at)
      ? []
      : [fieldError(`/tasks/${i}/service_position`, 'unknown', `No service has position ${at}.`)]),
    ...(start === null || due === null || due >= start
      ? []
      : [fieldError(`/tasks/${i}/due_offset_days`, 'before_start', 'A task is not due before it starts.')]),
  ])
}

function inOrder<Row extends { position: number }>(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => a.position - b.position)
}
