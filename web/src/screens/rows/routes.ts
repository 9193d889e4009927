import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'

export const rowsRoute = createRoute({
  getParentRoute: () => inside,
  path: '/rows/$',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./rows.tsx'), 'Rows'),
})
