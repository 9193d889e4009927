import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { queries } from '../../api/queries.ts'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'

const invoices = createRoute({
  getParentRoute: () => inside,
  path: '/invoices',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./invoices.tsx'), 'Invoices'),
})

const toInvoice = createRoute({
  getParentRoute: () => inside,
  path: '/invoices/to-invoice',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./to-invoice.tsx'), 'ToInvoice'),
})

const lines = createRoute({
  getParentRoute: () => inside,
  path: '/invoices/lines',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./lines.tsx'), 'InvoiceLines'),
})

const invoice = createRoute({
  getParentRoute: () => inside,
  path: '/invoices/$id',
  loader: ({ params: { id } }) =>
    void queries.prefetchQuery(api.queryOptions('get', '/invoices/invoice/{id}', { params: { path: { id } } })),
  component: lazyRouteComponent(() => import('./invoice.tsx'), 'Invoice'),
})

export const invoicesRoutes = [invoices, toInvoice, lines, invoice]
