import { checkFields, fieldError, Problem } from '../../shared/problem.ts'
import { isStatusChange, type Transitions } from '../../shared/transition.ts'
import { dateErrors, type ProjectStatus } from './project.rules.ts'

export type TaskStatus = 'open' | 'in_progress' | 'done' | 'cancelled'

export const taskTransitions: Transitions<TaskStatus, TaskStatus> = {
  open: ['in_progress', 'done', 'cancelled'],
  in_progress: ['open'],
  done: ['open', 'in_progress'],
  cancelled: ['open', 'in_progress'],
}

export interface TaskStatusChange {
  set: { status?: TaskStatus; completed_at?: string | null }
  event: 'task.completed' | null
}

export function taskStatusChange(from: TaskStatus, to: TaskStatus, now: string): TaskStatusChange {
  if (!isStatusChange(taskTransitions, from, to)) return { set: {}, event: null }
  if (to === 'done') return { set: { status: to, completed_at: now }, event: 'task.completed' }
  return { set: from === 'done' ? { status: to, completed_at: null } : { status: to }, event: null }
}

export function completedAtOfNewTask(status: TaskStatus, now: string): string | null {
  return status === 'done' ? now : null
}

// The tasks of a closed project can be finished, but no new ones are added.
export function checkTaskProject(project: { status: ProjectStatus }, change: 'create' | 'update'): void {
  if (project.status === 'archived')
    throw new Problem('project-archived', 'The project is archived, so its tasks are at rest. Make it active first.')
  if (project.status === 'closed' && change === 'create')
    throw new Problem('project-closed', 'The project is closed and takes no new tasks. Reopen it first.')
}

export function checkTask(
  task: { project_id: string; start_date: string | null; due_date: string | null },
  service: { project_id: string } | null,
): void {
  const isForeign = service !== null && service.project_id !== task.project_id
  checkFields([
    ...(isForeign ? [fieldError('/service_id', 'other_project', 'The service does not belong to the project.')] : []),
    ...dateErrors(task.start_date, task.due_date, '/due_date'),
  ])
}

export function checkAssigneeActive(assignee: { status: 'active' | 'inactive' } | null): void {
  if (assignee?.status === 'inactive')
    throw new Problem('employee-inactive', 'The assignee is no longer active. Choose an active employee.')
}

export function isOverdue(task: { status: TaskStatus; due_date: string | null }, today: string): boolean {
  const isRunning = task.status === 'open' || task.status === 'in_progress'
  return isRunning && task.due_date !== null && task.due_date < today
}
