// Tasks in all their states: what a project has behind it is done, what lies ahead is open.
import { completedAtOfNewTask, type TaskStatus } from '../modules/projects/task.rules.ts'
import { addDays, daysBetween } from '../shared/calendar.ts'
import type { Archetype } from './archetypes.ts'
import type { Row } from './insert-rows.ts'
import { type Colleague, type Discipline, stamps } from './people.ts'
import type { Plan } from './plan.ts'
import type { Random } from './random.ts'
import { officeTime } from './workdays.ts'

interface Surroundings {
  readonly project: { id: string; created_at: string }
  readonly services: readonly { id: string; discipline: Discipline }[]
  readonly archetype: Archetype
  readonly team: readonly Colleague[]
  readonly period: { from: string; to: string; status: string }
}

export function makeTasks(
  plan: Plan,
  random: Random,
  { project, services, archetype, team, period }: Surroundings,
): Row<'task'>[] {
  const end = period.status === 'active' ? addDays(plan.today, 60) : period.to
  const step = Math.max(2, Math.floor(daysBetween(period.from, end) / archetype.tasks.length))
  return archetype.tasks.map((name, position) => {
    const start_date = addDays(period.from, position * step)
    const due_date = addDays(start_date, random.integer(1, step))
    const status = statusOf(plan, random, start_date, due_date)
    const service = random.chance(0.85) ? random.pick(services) : null
    const able = team.filter(
      ({ discipline, from, to }) =>
        to === null && from <= start_date && discipline === (service?.discipline ?? 'management'),
    )
    const at = Date.parse(project.created_at) + position * 60_000
    const doneAt = officeTime(
      due_date < plan.today ? due_date : addDays(plan.today, -1),
      random.integer(540, 1020),
      plan.timeZone,
    )
    return {
      id: random.id(at),
      project_id: project.id,
      service_id: service?.id ?? null,
      name,
      description: null,
      status,
      assignee_employee_id: able.length > 0 && random.chance(0.9) ? random.pick(able).id : null,
      start_date,
      due_date,
      estimated_minutes: random.chance(0.8) ? random.integer(2, 40) * 60 : null,
      priority: random.pick(['low', 'normal', 'normal', 'normal', 'high']),
      position,
      completed_at: completedAtOfNewTask(status, new Date(doneAt).toISOString()),
      ...stamps(at),
      updated_at: new Date(status === 'done' ? doneAt : at).toISOString(),
    }
  })
}

function statusOf(plan: Plan, random: Random, start: string, due: string): TaskStatus {
  if (random.chance(0.05)) return 'cancelled'
  if (due < plan.today) return random.chance(0.93) ? 'done' : 'in_progress'
  return start <= plan.today && random.chance(0.8) ? 'in_progress' : 'open'
}
