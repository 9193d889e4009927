// Every screen and its address. Each is fetched when it is first opened; who is signed in is known before any is shown.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { queries } from './api/queries.ts'
import { sessionQuery } from './api/session.ts'
import { Frame } from './shell/frame.tsx'
import { Missing } from './shell/missing.tsx'

const root = createRootRoute({ notFoundComponent: Missing })

export interface BackSearch {
  readonly back?: string
}

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ back }: Record<string, unknown>): BackSearch => (isOwnPath(back) ? { back } : {}),
  component: lazyRouteComponent(() => import('./screens/sign-in/sign-in.tsx'), 'SignIn'),
})

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Frame,
  beforeLoad: async ({ location }) => {
    try {
      await queries.ensureQueryData(sessionQuery())
    } catch {
      throw redirect({ to: '/sign-in', search: location.pathname === '/' ? {} : { back: location.href } })
    }
  },
})

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home/home.tsx'), 'Home'),
})

export const router = createRouter({
  routeTree: root.addChildren([signIn, inside.addChildren([home])]),
  defaultPreload: 'intent',
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
