import { checkFields, type FieldError, fieldError, Problem } from '../../shared/problem.ts'
import { isStatusChange, type Transitions } from '../../shared/transition.ts'

export type ProjectStatus = 'active' | 'closed' | 'archived'
export type ProjectEvent = 'project.closed' | 'project.archived' | 'project.reopened'

export const projectTransitions: Transitions<ProjectStatus, ProjectStatus> = {
  active: ['closed', 'archived'],
  closed: ['active', 'archived'],
  archived: ['active', 'closed'],
}

export interface ProjectStatusFacts {
  status: ProjectStatus
  closed_at: string | null
  has_draft_invoices: boolean
}

// Columns to write (those left out keep their value) and the event that tells of it.
export interface ProjectStatusChange {
  set: { status?: ProjectStatus; closed_at?: string | null; archived_at?: string | null }
  event: ProjectEvent | null
}

export function projectStatusChange(project: ProjectStatusFacts, to: ProjectStatus, now: string): ProjectStatusChange {
  if (!isStatusChange(projectTransitions, project.status, to)) return { set: {}, event: null }
  if (to === 'active') return { set: { status: to, closed_at: null, archived_at: null }, event: 'project.reopened' }
  if (to === 'closed')
    return { set: { status: to, closed_at: project.closed_at ?? now, archived_at: null }, event: 'project.closed' }
  if (project.has_draft_invoices)
    throw new Problem(
      'project-has-draft-invoices',
      'A draft invoice contains this project. Finalise or delete it first.',
    )
  return { set: { status: to, archived_at: now }, event: 'project.archived' }
}

// An import may bring a project in as closed or archived.
export function datesOfNewProject(status: ProjectStatus, now: string) {
  return { closed_at: status === 'closed' ? now : null, archived_at: status === 'archived' ? now : null }
}

// Refuses changes of an archived project, unless the same PATCH takes it out of the archive.
export function checkProjectEdit(from: ProjectStatus, to: ProjectStatus, changedFields: readonly string[]): void {
  if (from === 'archived' && to === 'archived' && changedFields.some((field) => field !== 'status'))
    throw new Problem('project-archived', 'An archived project cannot be changed. Make it active or closed first.')
}

export function checkProjectDates(project: { start_date: string | null; end_date: string | null }): void {
  checkFields(dateErrors(project.start_date, project.end_date, '/end_date'))
}

export function checkManagerActive(manager: { status: 'active' | 'inactive' } | null): void {
  if (manager?.status === 'inactive')
    throw new Problem('employee-inactive', 'The manager is no longer active. Choose an active employee.')
}

// VAT rates and drafts belong to a company profile, so a project cannot leave its profile while it has some of them.
export function checkProfileChange(facts: { has_foreign_vat_rates: boolean; has_draft_invoices: boolean }): void {
  const says = 'Services or costs of this project use VAT rates of another company profile. Change those first.'
  checkFields(facts.has_foreign_vat_rates ? [fieldError('/company_profile_id', 'other_profile', says)] : [])
  if (facts.has_draft_invoices)
    throw new Problem(
      'project-has-draft-invoices',
      'A draft invoice of the present company profile contains this project. Finalise or delete it first.',
    )
}

export function dateErrors(start: string | null, end: string | null, pointer: string): FieldError[] {
  if (start === null || end === null || end >= start) return []
  return [fieldError(pointer, 'before_start', `This date lies before the start date ${start}.`)]
}

const SEQUENCE = /\{seq(?::0(\d))?\}/

// 'P{seq:04}' and 12 make P0012; a number that has outgrown its width is written in full.
export function formatNumber(pattern: string, sequence: number): string {
  return pattern.replace(SEQUENCE, (_, width = '1') => String(sequence).padStart(Number(width), '0'))
}

export function serviceNumber(projectNumber: string, sequence: number): string {
  return `${projectNumber}-${sequence}`
}
