import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'

export interface WeekSearch {
  /** Any day of the week; this week when left out. */
  readonly week?: string
  /** Whose; one's own when left out. */
  readonly employee?: string
}

const hours = createRoute({ getParentRoute: () => inside, path: '/hours' })

const week = createRoute({
  getParentRoute: () => hours,
  path: '/',
  validateSearch: ({ week, employee }: Record<string, unknown>): WeekSearch => ({
    ...(typeof week === 'string' && /^\d{4}-\d\d-\d\d$/.test(week) ? { week } : {}),
    ...(typeof employee === 'string' && employee ? { employee } : {}),
  }),
  component: lazyRouteComponent(() => import('./week.tsx'), 'WeekScreen'),
})

const calendar = createRoute({
  getParentRoute: () => hours,
  path: '/calendar',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./calendar.tsx'), 'Calendar'),
})

const approve = createRoute({
  getParentRoute: () => hours,
  path: '/approve',
  component: lazyRouteComponent(() => import('./approvals.tsx'), 'Approvals'),
})

const entries = createRoute({
  getParentRoute: () => hours,
  path: '/entries',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./entries.tsx'), 'Entries'),
})

export const hoursRoutes = hours.addChildren([week, calendar, approve, entries])
