import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { queries } from '../../api/queries.ts'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'

const employees = createRoute({
  getParentRoute: () => inside,
  path: '/people',
  validateSearch: listSearch,
  // Whoever comes without a question wants to see who works here, not who did.
  beforeLoad: ({ search, cause, location: { hash } }) => {
    if (cause === 'enter' && Object.keys(search).length === 0)
      throw redirect({ to: '/people', search: { status: 'active' }, hash, replace: true })
  },
  component: lazyRouteComponent(() => import('./employees.tsx'), 'Employees'),
})

const employee = createRoute({
  getParentRoute: () => inside,
  path: '/people/$id',
  loader: ({ params: { id } }) =>
    void queries.prefetchQuery(api.queryOptions('get', '/hrm/employee/{id}', { params: { path: { id } } })),
  component: lazyRouteComponent(() => import('./employee.tsx'), 'Employee'),
})

const teams = createRoute({
  getParentRoute: () => inside,
  path: '/people/teams',
  component: lazyRouteComponent(() => import('./teams.tsx'), 'Teams'),
})

const ownLeave = createRoute({
  getParentRoute: () => inside,
  path: '/people/leave',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./own-leave.tsx'), 'OwnLeave'),
})

const requests = createRoute({
  getParentRoute: () => inside,
  path: '/people/requests',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./requests.tsx'), 'Requests'),
})

const request = createRoute({
  getParentRoute: () => inside,
  path: '/people/requests/$id',
  loader: ({ params: { id } }) =>
    void queries.prefetchQuery(api.queryOptions('get', '/hrm/leave/{id}', { params: { path: { id } } })),
  component: lazyRouteComponent(() => import('./request.tsx'), 'Request'),
})

export interface CalendarSearch {
  /** Such as 2026-11; this month when left out. */
  readonly month?: string
  readonly team?: string
}

const calendar = createRoute({
  getParentRoute: () => inside,
  path: '/people/calendar',
  validateSearch: ({ month, team }: Record<string, unknown>): CalendarSearch => ({
    ...(typeof month === 'string' && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}),
    ...(typeof team === 'string' ? { team } : {}),
  }),
  component: lazyRouteComponent(() => import('./calendar.tsx'), 'LeaveCalendar'),
})

const approvals = createRoute({
  getParentRoute: () => inside,
  path: '/people/approve',
  component: lazyRouteComponent(() => import('./approvals.tsx'), 'LeaveApprovals'),
})

const balances = createRoute({
  getParentRoute: () => inside,
  path: '/people/balances',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./balances.tsx'), 'Balances'),
})

const absences = createRoute({
  getParentRoute: () => inside,
  path: '/people/absence',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./absences.tsx'), 'Absences'),
})

const absence = createRoute({
  getParentRoute: () => inside,
  path: '/people/absence/$id',
  loader: ({ params: { id } }) =>
    void queries.prefetchQuery(api.queryOptions('get', '/hrm/absence/{id}', { params: { path: { id } } })),
  component: lazyRouteComponent(() => import('./absence.tsx'), 'Absence'),
})

export const peopleRoutes = [
  employees,
  employee,
  teams,
  ownLeave,
  requests,
  request,
  calendar,
  approvals,
  balances,
  absences,
  absence,
]
