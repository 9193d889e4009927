import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { inside } from '../../routes-ground.tsx'

export const accountRoutes = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('./account.tsx'), 'Account'),
})
