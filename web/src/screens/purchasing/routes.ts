import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { queries } from '../../api/queries.ts'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'
import { proposalQuery, purchaseQuery } from './purchase-queries.ts'

const invoices = createRoute({
  getParentRoute: () => inside,
  path: '/purchasing',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./purchase-invoices.tsx'), 'PurchaseInvoices'),
})

const inbox = createRoute({
  getParentRoute: () => inside,
  path: '/purchasing/inbox',
  component: lazyRouteComponent(() => import('./inbox.tsx'), 'Inbox'),
})

const waiting = createRoute({
  getParentRoute: () => inside,
  path: '/purchasing/inbox/$id',
  loader: ({ params: { id } }) => void queries.prefetchQuery(proposalQuery(id)),
  component: lazyRouteComponent(() => import('./purchase-make.tsx'), 'PurchaseFromPaper'),
})

const fresh = createRoute({
  getParentRoute: () => inside,
  path: '/purchasing/new',
  component: lazyRouteComponent(() => import('./purchase-make.tsx'), 'PurchaseByHand'),
})

const costs = createRoute({
  getParentRoute: () => inside,
  path: '/purchasing/costs',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./costs.tsx'), 'Costs'),
})

// A cost is a row of its list; mails and assistants know only the cost.
const cost = createRoute({
  getParentRoute: () => inside,
  path: '/purchasing/costs/$id',
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: '/purchasing/costs', search: { ids: id }, replace: true })
  },
})

const invoice = createRoute({
  getParentRoute: () => inside,
  path: '/purchasing/$id',
  loader: ({ params: { id } }) => void queries.prefetchQuery(purchaseQuery(id)),
  component: lazyRouteComponent(() => import('./purchase-invoice.tsx'), 'PurchaseInvoice'),
})

export const purchasingRoutes = [invoices, inbox, waiting, fresh, costs, cost, invoice] as const
