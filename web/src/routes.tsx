// Every screen and its address: a file per module tells its own. Each screen is fetched when it is first opened.
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { inside, root, signIn } from './routes-ground.tsx'
import { accountRoutes } from './screens/account/routes.ts'
import { crmRoutes } from './screens/crm/routes.ts'
import { documentsRoutes } from './screens/documents/routes.ts'
import { hoursRoutes } from './screens/hours/routes.ts'
import { invoicesRoutes } from './screens/invoices/routes.ts'
import { peopleRoutes } from './screens/people/routes.ts'
import { planningRoute, planningRowsRoute } from './screens/planning/routes.ts'
import { projectsRoutes } from './screens/projects/routes.ts'
import { purchasingRoutes } from './screens/purchasing/routes.ts'
import { reportsRoutes } from './screens/reports/routes.ts'
import { salesRoutes } from './screens/sales/routes.ts'
import { settingsRoutes } from './screens/settings/routes.ts'
import { Failed } from './shell/failed.tsx'
import { Missing } from './shell/missing.tsx'
import { Pending } from './shell/pending.tsx'

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home/home.tsx'), 'Home'),
})

const welcome = createRoute({
  getParentRoute: () => inside,
  path: '/welcome',
  component: lazyRouteComponent(() => import('./screens/welcome/welcome.tsx'), 'Welcome'),
})

const nowhere = createRoute({ getParentRoute: () => inside, path: '$', component: Missing })

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    inside.addChildren([
      home,
      welcome,
      accountRoutes,
      hoursRoutes,
      crmRoutes,
      ...projectsRoutes,
      ...peopleRoutes,
      ...invoicesRoutes,
      ...salesRoutes,
      planningRoute,
      planningRowsRoute,
      reportsRoutes,
      settingsRoutes,
      ...purchasingRoutes,
      ...documentsRoutes,
      nowhere,
    ]),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: Failed,
  defaultPendingComponent: Pending,
  defaultPendingMs: 200,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
