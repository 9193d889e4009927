import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { queries } from '../../api/queries.ts'
import { sessionQuery } from '../../api/session.ts'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'
import { burnQuery, projectQuery, taskQuery } from './project-query.ts'

const projects = createRoute({
  getParentRoute: () => inside,
  path: '/projects',
  validateSearch: listSearch,
  // Whoever comes without a question wants to see what goes on, not what was.
  beforeLoad: ({ search, cause, location: { hash } }) => {
    if (cause === 'enter' && isUnasked(search))
      throw redirect({ to: '/projects', search: { status: 'active' }, hash, replace: true })
  },
  component: lazyRouteComponent(() => import('./projects.tsx'), 'Projects'),
})

const tasks = createRoute({
  getParentRoute: () => inside,
  path: '/projects/tasks',
  validateSearch: listSearch,
  beforeLoad: async ({ search, cause }) => {
    if (cause !== 'enter' || !isUnasked(search)) return
    const { employee } = (await queries.ensureQueryData(sessionQuery())).data
    const own = employee ? { assignee_employee_id: employee.id } : {}
    throw redirect({
      to: '/projects/tasks',
      search: { ...own, status: 'open,in_progress', sort: 'due_date' },
      replace: true,
    })
  },
  component: lazyRouteComponent(() => import('./tasks.tsx'), 'Tasks'),
})

// A task is shown on the board of its project; mails and assistants know only the task.
const task = createRoute({
  getParentRoute: () => inside,
  path: '/projects/tasks/$id',
  loader: async ({ params: { id } }) => {
    const { data } = await queries.ensureQueryData(taskQuery(id))
    throw redirect({ to: '/projects/$id/tasks', params: { id: data.project_id }, search: { task: id }, replace: true })
  },
})

const project = createRoute({
  getParentRoute: () => inside,
  path: '/projects/$id',
  loader: async ({ params: { id } }) => {
    void queries.prefetchQuery(projectQuery(id))
    const { rights } = (await queries.ensureQueryData(sessionQuery())).data
    if (rights.includes('hours:read')) void queries.prefetchQuery(burnQuery(id))
  },
  component: lazyRouteComponent(() => import('./project.tsx'), 'Project'),
})

const overview = createRoute({
  getParentRoute: () => project,
  path: '/',
  component: lazyRouteComponent(() => import('./project-overview.tsx'), 'ProjectOverview'),
})

const board = createRoute({
  getParentRoute: () => project,
  path: '/tasks',
  validateSearch: ({ task }: Record<string, unknown>): { task?: string } => (typeof task === 'string' ? { task } : {}),
  component: lazyRouteComponent(() => import('./board.tsx'), 'Board'),
})

const hours = createRoute({
  getParentRoute: () => project,
  path: '/hours',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./project-hours.tsx'), 'ProjectHours'),
})

const planning = createRoute({
  getParentRoute: () => project,
  path: '/planning',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./project-planning.tsx'), 'ProjectPlanning'),
})

const costs = createRoute({
  getParentRoute: () => project,
  path: '/costs',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./project-costs.tsx'), 'ProjectCosts'),
})

const invoices = createRoute({
  getParentRoute: () => project,
  path: '/invoices',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./project-invoices.tsx'), 'ProjectInvoices'),
})

const notes = createRoute({
  getParentRoute: () => project,
  path: '/notes',
  component: lazyRouteComponent(() => import('./project-notes.tsx'), 'ProjectNotes'),
})

export const projectsRoutes = [
  projects,
  tasks,
  task,
  project.addChildren([overview, board, hours, planning, costs, invoices, notes]),
] as const

function isUnasked(search: object): boolean {
  return Object.keys(search).length === 0
}
