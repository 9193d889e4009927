import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queries } from '../../api/queries.ts'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'
import { opportunityQuery, quoteQuery } from './sales-queries.ts'

const pipeline = createRoute({
  getParentRoute: () => inside,
  path: '/sales',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./pipeline.tsx'), 'Pipeline'),
})

const opportunities = createRoute({
  getParentRoute: () => inside,
  path: '/sales/opportunities',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./opportunities.tsx'), 'Opportunities'),
})

const opportunity = createRoute({
  getParentRoute: () => inside,
  path: '/sales/opportunities/$id',
  loader: ({ params: { id } }) => void queries.prefetchQuery(opportunityQuery(id)),
  component: lazyRouteComponent(() => import('./opportunity.tsx'), 'Opportunity'),
})

const quotes = createRoute({
  getParentRoute: () => inside,
  path: '/sales/quotes',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./quotes.tsx'), 'Quotes'),
})

const quote = createRoute({
  getParentRoute: () => inside,
  path: '/sales/quotes/$id',
  loader: ({ params: { id } }) => void queries.prefetchQuery(quoteQuery(id)),
  component: lazyRouteComponent(() => import('./quote.tsx'), 'Quote'),
})

export const salesRoutes = [pipeline, opportunities, opportunity, quotes, quote] as const
