import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { queries } from '../../api/queries.ts'
import { inside } from '../../routes-ground.tsx'
import { listSearch } from '../../ui/list-search.ts'

const crm = createRoute({
  getParentRoute: () => inside,
  path: '/crm',
  beforeLoad: ({ location }) => {
    if (/^\/crm\/?$/.test(location.pathname)) throw redirect({ to: '/crm/organizations', replace: true })
  },
})

const organizations = createRoute({
  getParentRoute: () => crm,
  path: '/organizations',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./organizations.tsx'), 'Organizations'),
})

const organization = createRoute({
  getParentRoute: () => crm,
  path: '/organizations/$id',
  loader: ({ params: { id } }) =>
    void queries.prefetchQuery(api.queryOptions('get', '/crm/organization/{id}', { params: { path: { id } } })),
  component: lazyRouteComponent(() => import('./organization.tsx'), 'Organization'),
})

const persons = createRoute({
  getParentRoute: () => crm,
  path: '/persons',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./persons.tsx'), 'Persons'),
})

const person = createRoute({
  getParentRoute: () => crm,
  path: '/persons/$id',
  loader: ({ params: { id } }) =>
    void queries.prefetchQuery(api.queryOptions('get', '/crm/person/{id}', { params: { path: { id } } })),
  component: lazyRouteComponent(() => import('./person.tsx'), 'Person'),
})

export const crmRoutes = crm.addChildren([organizations, organization, persons, person])
