// The part of the first screen that is about oneself.
import type { Context } from '../db/context.ts'
import { budgetSignal } from '../reports/project-status.rules.ts'
import { type HomeKind, homePeriods, hoursWithin, type Period, unfinishedReason, type WorkDay } from './home.rules.ts'
import type { Entry, HomeData } from './home.shapes.ts'
import { entry, idsOf, link } from './home-entries.ts'
import { countRejected, findComingLeave, findDueTasks, findOwnProjects } from './home-own.queries.ts'
import { findWorkDays } from './own-days.queries.ts'

export interface OwnPart extends Pick<HomeData, 'hours' | 'tasks' | 'projects' | 'leave'> {
  readonly todo: readonly Entry[]
}

const MOST_PROJECTS = 10

export async function ownPart(ctx: Context, shown: ReadonlySet<HomeKind>): Promise<OwnPart> {
  const own = ctx.actor.employeeId
  if (own === null) return { hours: null, tasks: [], projects: [], leave: [], todo: [] }
  const { tx, today } = ctx
  const { week, past } = homePeriods(today)
  const [days, rejected, tasks, projects, leave] = await Promise.all([
    shown.has('hours_unsubmitted') ? findWorkDays(tx, own, { date_from: past.date_from, date_to: week.date_to }) : null,
    shown.has('hours_rejected') ? countRejected(tx, own) : null,
    shown.has('tasks_overdue') ? findDueTasks(tx, own, today) : null,
    shown.has('projects_over_budget') ? findOwnProjects(tx, own, today) : null,
    shown.has('leave_upcoming') ? findComingLeave(tx, own, today) : null,
  ])
  const budgeted = (projects ?? []).map((project) => ({ ...project, signal: budgetSignal(project) }))
  return {
    hours: days && hoursOf(own, days, today),
    tasks: tasks?.rows ?? [],
    projects: budgeted.slice(0, MOST_PROJECTS),
    leave: leave?.rows ?? [],
    todo: [
      ...(tasks ? taskEntries(own, tasks, today) : []),
      ...(days ? [unsubmitted(own, days, past)] : []),
      ...(rejected ? [rejectedEntry(own, rejected)] : []),
      ...(projects ? (['over_budget', 'near_budget'] as const).map((signal) => budgetEntry(signal, budgeted)) : []),
      ...(leave ? [leaveEntry(own, leave, today)] : []),
    ],
  }
}

function hoursOf(own: string, days: readonly WorkDay[], today: string): HomeData['hours'] {
  const { week, past } = homePeriods(today)
  const figure = (period: Period) => ({ ...hoursWithin(days, period), list: hoursLink(own, period) })
  const unfinished = days
    .filter(({ date }) => date <= past.date_to)
    .flatMap((day) => {
      const { date, minutes, expected_minutes } = day
      const reason = unfinishedReason(day)
      const list = hoursLink(own, { date_from: date, date_to: date })
      return reason ? [{ date, minutes, expected_minutes, reason, list }] : []
    })
  return { today: figure({ date_from: today, date_to: today }), week: figure(week), unfinished }
}

function hoursLink(own: string, { date_from, date_to }: Period) {
  return link('/hours/hours', { employee_id: own, date_from, date_to })
}

function taskEntries(own: string, { overdue, today: dueToday }: { overdue: number; today: number }, today: string) {
  const mine = { assignee_employee_id: own }
  const isDue = { status: 'open,in_progress', due_date_from: today, due_date_to: today }
  return [
    entry('tasks_overdue', overdue, link('/projects/task', { ...mine, is_overdue: 'true' })),
    entry('tasks_due_today', dueToday, link('/projects/task', { ...mine, ...isDue })),
  ]
}

function unsubmitted(own: string, days: readonly WorkDay[], past: Period): Entry {
  const count = days
    .filter(({ date }) => date >= past.date_from && date <= past.date_to)
    .reduce((total, { open_entries }) => total + open_entries, 0)
  const { path, query } = hoursLink(own, past)
  return entry('hours_unsubmitted', count, { path, query: { ...query, approval_status: 'open' } })
}

function rejectedEntry(own: string, { count, minutes }: { count: number; minutes: number }): Entry {
  const list = link('/hours/hours', { employee_id: own, approval_status: 'rejected' })
  return entry('hours_rejected', count, list, { minutes })
}

function budgetEntry(signal: 'over_budget' | 'near_budget', projects: HomeData['projects']): Entry {
  const ids = projects.filter((project) => project.signal === signal).map(({ project_id }) => project_id)
  return entry(`projects_${signal}`, ids.length, link('/projects/project', { ids: idsOf(ids) }))
}

function leaveEntry(own: string, { count, minutes }: { count: number; minutes: number }, today: string): Entry {
  const query = { employee_id: own, status: 'requested,approved', date_from: today }
  return entry('leave_upcoming', count, link('/hrm/leave', query), { minutes })
}
