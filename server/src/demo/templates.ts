// The kinds of work as templates, ready for the next project.
import { CLIENT_WORK, RETAINERS } from './archetypes.ts'
import type { Row } from './insert-rows.ts'
import { stamps } from './people.ts'
import type { Plan } from './plan.ts'
import { randomOf } from './random.ts'

const DAYS_PER_TASK = 9

export function makeTemplates(plan: Plan): Row<'project_template'>[] {
  const random = randomOf(plan.seed, 'templates')
  const at = Date.parse(`${plan.from}T09:00:00Z`)
  return [...CLIENT_WORK.slice(0, 4), RETAINERS[0]!].map(({ name, services, tasks }, i) => ({
    id: random.id(at),
    name,
    description: `How we usually set up: ${name.toLowerCase()}.`,
    is_active: i !== 3,
    services: services.map((service, position) => ({
      name: service.name,
      description: null,
      billing_method: service.billing,
      hourly_rate: service.rate,
      price: service.price ?? null,
      cycle: service.cycle ?? null,
      budget_minutes: service.billing === 'time_and_materials' ? 6000 : null,
      budget_amount: null,
      position,
      tasks_count: tasks.filter((_, task) => task % services.length === position).length,
    })),
    tasks: tasks.map((task, position) => ({
      name: task,
      description: null,
      estimated_minutes: 480,
      start_offset_days: position * DAYS_PER_TASK,
      due_offset_days: (position + 1) * DAYS_PER_TASK,
      service_position: position % services.length,
      position,
    })),
    ...stamps(at),
  }))
}
