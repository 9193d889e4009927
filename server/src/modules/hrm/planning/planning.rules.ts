// What can be planned, by whom and on what (DOMAIN 2.31).
import { daysBetween } from '../../../shared/calendar.ts'
import { checkFields, type FieldError, fieldError, Problem } from '../../../shared/problem.ts'

const MOST_DAYS = 366

export interface PlanningDays {
  readonly start_date: string
  readonly end_date: string
}

export function checkPlanningDays({ start_date, end_date }: PlanningDays): void {
  const days = daysBetween(start_date, end_date) + 1
  if (days < 1) checkFields([fieldError('/end_date', 'before_start', `The last day is not before ${start_date}.`)])
  if (days > MOST_DAYS)
    checkFields([fieldError('/end_date', 'too_long', `Plan at most ${MOST_DAYS} days at once, these are ${days}.`)])
}

/** As it was sent: undefined is left out, null is cleared. */
export interface SentMinutes {
  readonly minutes?: number
  readonly minutes_per_day?: number | null
}

/** Which of the two leads; a total that is not sent stays as it was. */
export function plannedMinutes(
  sent: SentMinutes,
  before: { readonly minutes: number; readonly minutes_per_day: number | null } | null,
): { readonly minutes: number; readonly minutes_per_day: number | null } {
  const { minutes, minutes_per_day } = sent
  const isBoth = minutes !== undefined && typeof minutes_per_day === 'number'
  const isNone = before === null && minutes === undefined && typeof minutes_per_day !== 'number'
  if (isBoth || isNone) {
    const message = 'Send exactly one of minutes and minutes_per_day.'
    checkFields(['/minutes', '/minutes_per_day'].map((pointer) => fieldError(pointer, 'exactly_one', message)))
  }
  if (typeof minutes_per_day === 'number') return { minutes: 0, minutes_per_day }
  if (minutes !== undefined) return { minutes, minutes_per_day: null }
  return { minutes: before!.minutes, minutes_per_day: minutes_per_day === null ? null : before!.minutes_per_day }
}

export interface Place {
  readonly project_id: string | null
  readonly service_id: string | null
  readonly task_id: string | null
}

export interface PlaceFacts {
  readonly project: { readonly status: 'active' | 'closed' | 'archived' } | null
  readonly service: {
    readonly project_id: string
    readonly status: 'open' | 'closed'
    readonly is_bookable: boolean
  } | null
  readonly task: { readonly project_id: string; readonly service_id: string | null } | null
}

/** A service or task that is chosen without its project brings it along; nothing else is dropped or filled unasked. */
export function projectOfPlanning(
  sent: { readonly [Field in keyof Place]?: string | null | undefined },
  { service, task }: Pick<PlaceFacts, 'service' | 'task'>,
  before: string | null = null,
): string | null {
  if (sent.project_id) return sent.project_id
  const chosen = (sent.service_id && service) || (sent.task_id && task)
  if (chosen) return chosen.project_id
  return sent.project_id === null ? null : before
}

export function checkPlace(place: Place, { service, task }: Pick<PlaceFacts, 'service' | 'task'>): void {
  const errors: FieldError[] = []
  if (service && service.project_id !== place.project_id)
    errors.push(fieldError('/service_id', 'other_project', 'The service does not belong to the project.'))
  if (task && task.project_id !== place.project_id)
    errors.push(fieldError('/task_id', 'other_project', 'The task does not belong to the project.'))
  else if (task?.service_id && place.service_id && task.service_id !== place.service_id)
    errors.push(fieldError('/task_id', 'other_service', 'The task belongs to another service of the project.'))
  checkFields(errors)
}

/** What was closed later stops a move to it, not a change of what stands there. */
export function checkPlaceOpen(place: Place, { project, service }: PlaceFacts, before: Place | null = null): void {
  if (place.project_id !== (before?.project_id ?? null)) {
    if (project?.status === 'archived')
      throw new Problem('project-archived', 'The project is archived and takes no planning. Make it active first.')
    if (project?.status === 'closed')
      throw new Problem('project-closed', 'The project is closed and takes no planning. Reopen it first.')
  }
  if (place.service_id === (before?.service_id ?? null)) return
  if (service?.status === 'closed')
    throw new Problem('service-closed', 'The service is closed and takes no planning. Reopen it or choose another.')
  if (service?.is_bookable === false)
    throw new Problem('service-closed', 'No hours can be booked on this service. Choose another one.')
}

export interface Planner {
  readonly employee_id: string | null
  readonly can_plan: boolean
}

/** Everybody plans his own days. */
export function mayPlan(employeeId: string, { can_plan, employee_id }: Planner): boolean {
  return can_plan || employeeId === employee_id
}

export function checkMayPlan(employeeIds: readonly string[], planner: Planner): void {
  if (employeeIds.every((id) => mayPlan(id, planner))) return
  throw new Problem('forbidden', 'You plan your own days; the right planning is for those of others.', {
    required_right: 'planning',
  })
}
