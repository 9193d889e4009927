import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'

export const planningRoute = createRoute({
  getParentRoute: () => inside,
  path: '/planning',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./planning.tsx'), 'PlanningScreen'),
})

export const planningRowsRoute = createRoute({
  getParentRoute: () => inside,
  path: '/planning/rows',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./planning-rows.tsx'), 'PlanningRows'),
})
