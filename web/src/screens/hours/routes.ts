import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { inside } from '../../routes-ground.tsx'
import { dayOf } from '../../ui/day.ts'
import { type ListSearch, listSearch } from '../../ui/list-search.ts'

export interface WeekSearch {
  /** Any day of the week; this week when left out. */
  readonly week?: string | undefined
  /** Whose; one's own when left out. */
  readonly employee?: string
}

const hours = createRoute({ getParentRoute: () => inside, path: '/hours' })

const week = createRoute({
  getParentRoute: () => hours,
  path: '/',
  validateSearch: ({ week, employee }: Record<string, unknown>): WeekSearch => ({
    week: isDay(week) ? week : undefined,
    ...(typeof employee === 'string' && employee ? { employee } : {}),
  }),
  component: lazyRouteComponent(() => import('./week.tsx'), 'WeekScreen'),
})

const calendar = createRoute({
  getParentRoute: () => hours,
  path: '/calendar',
  validateSearch: (given: Record<string, unknown>): ListSearch => ({
    ...listSearch(given),
    date: isDay(given.date) ? given.date : undefined,
  }),
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

// Anything can stand in an address; what is undefined hides it.
function isDay(value: unknown): value is string {
  return typeof value === 'string' && dayOf(value, '') === value
}
