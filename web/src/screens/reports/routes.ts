import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'

const reports = createRoute({ getParentRoute: () => inside, path: '/reports' })

const index = createRoute({
  getParentRoute: () => reports,
  path: '/',
  component: lazyRouteComponent(() => import('./reports.tsx'), 'Reports'),
})

const utilisation = createRoute({
  getParentRoute: () => reports,
  path: '/utilisation',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./screens.tsx'), 'Utilisation'),
})

const projectProfit = createRoute({
  getParentRoute: () => reports,
  path: '/project-profit',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./screens.tsx'), 'ProjectProfit'),
})

const workInProgress = createRoute({
  getParentRoute: () => reports,
  path: '/work-in-progress',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./screens.tsx'), 'WorkInProgress'),
})

const outstandingInvoices = createRoute({
  getParentRoute: () => reports,
  path: '/outstanding-invoices',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./screens.tsx'), 'OutstandingInvoices'),
})

const salesPipeline = createRoute({
  getParentRoute: () => reports,
  path: '/sales-pipeline',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./screens.tsx'), 'SalesPipeline'),
})

const hoursSummary = createRoute({
  getParentRoute: () => reports,
  path: '/hours-summary',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./screens.tsx'), 'HoursSummary'),
})

const turnover = createRoute({
  getParentRoute: () => reports,
  path: '/turnover',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./screens.tsx'), 'Turnover'),
})

const capacity = createRoute({
  getParentRoute: () => reports,
  path: '/capacity',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./screens.tsx'), 'Capacity'),
})

export const reportsRoutes = reports.addChildren([
  index,
  utilisation,
  projectProfit,
  workInProgress,
  outstandingInvoices,
  salesPipeline,
  hoursSummary,
  turnover,
  capacity,
])
