// A project as a template: its services and tasks, with days counted from its start.
import type { Shapes } from '../../api/api.ts'

type Task = Pick<
  Shapes['Task'],
  'name' | 'description' | 'estimated_minutes' | 'start_date' | 'due_date' | 'service_id'
>

export function templateOf(
  project: Pick<Shapes['ProjectDetail'], 'start_date' | 'services'>,
  tasks: readonly Task[],
): Pick<Shapes['TemplateCreate'], 'services' | 'tasks'> {
  const ids = project.services.map(({ id }) => id)
  return {
    services: project.services.map((service, position) => ({
      name: service.name,
      description: service.description,
      billing_method: service.billing_method,
      hourly_rate: service.hourly_rate,
      price: service.price,
      cycle: service.cycle,
      budget_minutes: service.budget_minutes,
      budget_amount: service.budget_amount,
      position,
    })),
    tasks: tasks.map((task, position) => ({
      name: task.name,
      description: task.description,
      estimated_minutes: task.estimated_minutes,
      start_offset_days: daysFrom(project.start_date, task.start_date),
      due_offset_days: daysFrom(project.start_date, task.due_date),
      service_position: task.service_id && ids.includes(task.service_id) ? ids.indexOf(task.service_id) : null,
      position,
    })),
  }
}

// What begins before the project begins with it.
function daysFrom(start: string | null, day: string | null): number | null {
  return start && day ? Math.max(0, Math.round((Date.parse(day) - Date.parse(start)) / 86_400_000)) : null
}
