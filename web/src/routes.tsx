// Every screen and its address. Each is fetched when it is first opened; who is signed in is known before any is shown.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { api } from './api/api.ts'
import { problemOf } from './api/problems.ts'
import { queries } from './api/queries.ts'
import { mayBeSignedIn, sessionQuery } from './api/session.ts'
import { leadOn } from './links.ts'
import { keepToken } from './screens/sign-in/token.ts'
import { Failed } from './shell/failed.tsx'
import { Frame } from './shell/frame.tsx'
import { Missing } from './shell/missing.tsx'
import { Pending } from './shell/pending.tsx'
import { listSearch } from './ui/list-search.ts'

const root = createRootRoute({ notFoundComponent: Missing, beforeLoad: ({ location }) => leadOn(location) })

export interface SignInSearch {
  /** Where to go afterwards. */
  readonly back?: string
  /** Which environment to enter; empty asks for one. */
  readonly environment?: string
}

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ back, environment }: Record<string, unknown>): SignInSearch => ({
    ...(isOwnPath(back) ? { back } : {}),
    ...(typeof environment === 'string' ? { environment } : {}),
  }),
  beforeLoad: async ({ location: { hash }, search }) => {
    if (keepToken(hash)) throw redirect({ to: '/sign-in', search, hash: '', replace: true })
  },
  component: lazyRouteComponent(() => import('./screens/sign-in/sign-in.tsx'), 'SignIn'),
})

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Frame,
  beforeLoad: async ({ location }) => {
    const door = { to: '/sign-in', search: location.pathname === '/' ? {} : { back: location.href } } as const
    if (!mayBeSignedIn()) throw redirect(door)
    try {
      await queries.ensureQueryData(sessionQuery())
    } catch (error) {
      throw problemOf(error).code === 'unauthenticated' ? redirect(door) : error
    }
  },
})

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
  component: lazyRouteComponent(() => import('./screens/crm/organizations.tsx'), 'Organizations'),
})

const organization = createRoute({
  getParentRoute: () => crm,
  path: '/organizations/$id',
  loader: ({ params: { id } }) =>
    void queries.prefetchQuery(api.queryOptions('get', '/crm/organization/{id}', { params: { path: { id } } })),
  component: lazyRouteComponent(() => import('./screens/crm/organization.tsx'), 'Organization'),
})

const persons = createRoute({
  getParentRoute: () => crm,
  path: '/persons',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./screens/crm/persons.tsx'), 'Persons'),
})

const person = createRoute({
  getParentRoute: () => crm,
  path: '/persons/$id',
  loader: ({ params: { id } }) =>
    void queries.prefetchQuery(api.queryOptions('get', '/crm/person/{id}', { params: { path: { id } } })),
  component: lazyRouteComponent(() => import('./screens/crm/person.tsx'), 'Person'),
})

const nowhere = createRoute({ getParentRoute: () => inside, path: '$', component: Missing })

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    inside.addChildren([home, welcome, crm.addChildren([organizations, organization, persons, person]), nowhere]),
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

// Never to another site, however it is written.
function isOwnPath(back: unknown): back is string {
  return typeof back === 'string' && /^\/(?![/\\])/.test(back)
}
